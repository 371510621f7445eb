package org.sitrep.ruleset;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The legal loadouts, as data. Every bearer holds things up to their capacity, including at least one main thing unless
 * otherwise armed. Things come from pools with limits per bearer and for all together. A loadout is legal if and only
 * if its counts respect these limits.
 *
 * @param bearers bearers, in display order
 * @param pools supplies
 * @param things things that can be held; those of a pool are consecutive
 * @param unit name of what things take of a capacity, for reports, e.g. {@code Load}
 */
public record KitSpace(List<Bearer> bearers, List<Pool> pools, List<Thing> things, String unit) {
    public KitSpace {
        bearers = List.copyOf(bearers);
        pools = List.copyOf(pools);
        things = List.copyOf(things);
        for (final Bearer bearer : bearers) {
            if (bearer.least().size() != pools.size() || bearer.most().size() != pools.size()) {
                throw new IllegalArgumentException(bearer.id() + " does not have one limit per pool");
            }
        }
        int last = 0;
        for (final Thing thing : things) {
            if (thing.pool() < last || thing.pool() >= pools.size()) {
                throw new IllegalArgumentException(thing.id() + " is separated from its pool");
            }
            last = thing.pool();
        }
    }

    /**
     * A person who carries things.
     *
     * @param id id on the command line
     * @param label name in reports
     * @param capacity maximum load
     * @param least minimum number of things from each pool
     * @param most maximum number of things from each pool
     * @param armed whether the bearer is otherwise armed and needs no main thing
     */
    public record Bearer(
            String id, String label, int capacity, List<Integer> least, List<Integer> most, boolean armed) {
        public Bearer {
            least = List.copyOf(least);
            most = List.copyOf(most);
        }
    }

    /**
     * A supply that all bearers draw from.
     *
     * @param id id on the command line
     * @param label name in reports
     * @param least minimum number that all bearers together must take
     * @param most maximum number that they may take
     * @param special whether it is open only to those who have acquired it
     * @param spent whether other carried things use it up, like ammunition
     */
    public record Pool(String id, String label, int least, int most, boolean special, boolean spent) {}

    /**
     * A thing that can be held.
     *
     * @param id unique, e.g. {@code smoke:2}
     * @param label name in reports
     * @param pool number of its pool
     * @param load what it takes of a capacity, at least 0
     * @param main whether it arms its bearer
     */
    public record Thing(String id, String label, int pool, int load, boolean main) {}

    /** Returns the number of a thing, -1 if the id is unknown. */
    public int thing(final String id) {
        return things.stream().map(Thing::id).toList().indexOf(id);
    }

    /** Returns the number of a pool, -1 if the id is unknown. */
    public int pool(final String id) {
        return pools.stream().map(Pool::id).toList().indexOf(id);
    }

    /** Returns the Load of a bearer's kit. */
    public int load(final int[] kit) {
        int load = 0;
        for (int t = 0; t < kit.length; t++) {
            load += kit[t] * things.get(t).load();
        }
        return load;
    }

    /** Returns the Load of all kits together. */
    public int load(final Kits kits) {
        int load = 0;
        for (int b = 0; b < kits.bearers(); b++) {
            load += load(kits.kit(b));
        }
        return load;
    }

    /** Returns the number of things that a kit takes from each pool. */
    public int[] drawn(final int[] kit) {
        final int[] drawn = new int[pools.size()];
        for (int t = 0; t < kit.length; t++) {
            drawn[things.get(t).pool()] += kit[t];
        }
        return drawn;
    }

    /** Returns whether a single kit is legal for a bearer. */
    public boolean isLegal(final int bearer, final int[] kit) {
        final Bearer holder = bearers.get(bearer);
        final int[] drawn = drawn(kit);
        boolean armed = holder.armed();
        for (int t = 0; t < kit.length; t++) {
            if (kit[t] < 0) {
                return false;
            }
            armed |= kit[t] > 0 && things.get(t).main();
        }
        for (int p = 0; p < drawn.length; p++) {
            if (drawn[p] < holder.least().get(p) || drawn[p] > holder.most().get(p)) {
                return false;
            }
        }
        return armed && load(kit) <= holder.capacity();
    }

    /** Returns what is wrong with a kit, one sentence each; empty if and only if it is legal for its bearer. */
    public List<String> faults(final int bearer, final int[] kit) {
        final Bearer holder = bearers.get(bearer);
        final List<String> faults = new ArrayList<>();
        if (load(kit) > holder.capacity()) {
            faults.add(load(kit) + " " + unit + "; at most " + holder.capacity());
        }
        final int[] drawn = drawn(kit);
        for (int p = 0; p < drawn.length; p++) {
            outside(pools.get(p), drawn[p], holder.least().get(p), holder.most().get(p))
                    .ifPresent(faults::add);
        }
        if (!isLegal(bearer, kit) && faults.isEmpty()) {
            faults.add("nothing that arms " + holder.label());
        }
        return faults;
    }

    /** Returns what is wrong with all kits together, one sentence each; empty if they are compatible. */
    public List<String> faults(final Kits kits) {
        final int[] drawn = drawn(kits);
        final List<String> faults = new ArrayList<>();
        for (int p = 0; p < drawn.length; p++) {
            final Pool pool = pools.get(p);
            outside(pool, drawn[p], pool.least(), pool.most()).ifPresent(faults::add);
        }
        return faults;
    }

    private static Optional<String> outside(final Pool pool, final int drawn, final int least, final int most) {
        return drawn < least
                ? Optional.of(drawn + " " + pool.label() + "; at least " + least)
                : drawn > most ? Optional.of(drawn + " " + pool.label() + "; at most " + most) : Optional.empty();
    }

    /** Returns the number of things that all kits together take from each pool. */
    public int[] drawn(final Kits kits) {
        final int[] drawn = new int[pools.size()];
        for (int b = 0; b < bearers.size(); b++) {
            final int[] own = drawn(kits.kit(b));
            for (int p = 0; p < drawn.length; p++) {
                drawn[p] += own[p];
            }
        }
        return drawn;
    }

    /** Returns whether each kit is legal and all are compatible. */
    public boolean isLegal(final Kits kits) {
        for (int b = 0; b < bearers.size(); b++) {
            if (!isLegal(b, kits.kit(b))) {
                return false;
            }
        }
        return goTogether(kits);
    }

    /** Returns whether all kits together stay within the limits of each pool. */
    public boolean goTogether(final Kits kits) {
        final int[] drawn = drawn(kits);
        for (int p = 0; p < drawn.length; p++) {
            if (drawn[p] < pools.get(p).least() || drawn[p] > pools.get(p).most()) {
                return false;
            }
        }
        return true;
    }
}
