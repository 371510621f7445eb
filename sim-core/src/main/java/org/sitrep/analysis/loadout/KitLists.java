package org.sitrep.analysis.loadout;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.sitrep.ruleset.KitSpace;
import org.sitrep.ruleset.Kits;

/**
 * Lists every legal kit of each single bearer, and draws loadouts from these lists. Computed once; memory is one number
 * per thing and kit.
 */
public final class KitLists {
    /** Maximum number of draws before giving up on incompatible kits. */
    private static final int MOST_DRAWS = 300;

    private final KitSpace space;
    private final List<List<int[]>> kits = new ArrayList<>();
    /** The kits to which nothing with a Load can be added. */
    private final List<List<int[]>> full = new ArrayList<>();

    /** Lists the kits of a space. */
    public KitLists(final KitSpace space) {
        this.space = space;
        for (int b = 0; b < space.bearers().size(); b++) {
            final Lister lister = new Lister(b);
            lister.add(
                    0, space.bearers().get(b).capacity(), space.bearers().get(b).armed());
            kits.add(lister.all);
            full.add(lister.full);
        }
    }

    /** Enumerates the kits of a bearer: goes through the things in order and takes every possible number of each. */
    private final class Lister {
        private final KitSpace.Bearer bearer;
        private final int[] kit = new int[space.things().size()];
        private final int[] drawn = new int[space.pools().size()];
        private final int[] most = new int[space.pools().size()];
        private final int[] loads =
                space.things().stream().mapToInt(KitSpace.Thing::load).toArray();
        private final int[] pools =
                space.things().stream().mapToInt(KitSpace.Thing::pool).toArray();
        private final List<int[]> all = new ArrayList<>();
        private final List<int[]> full = new ArrayList<>();

        Lister(final int number) {
            bearer = space.bearers().get(number);
            for (int p = 0; p < most.length; p++) {
                most[p] = Math.min(bearer.most().get(p), space.pools().get(p).most());
            }
        }

        void add(final int thing, final int left, final boolean armed) {
            if (thing == kit.length) {
                take(left, armed);
                return;
            }
            final int pool = pools[thing];
            if (thing > 0 && pools[thing - 1] != pool && misses(pools[thing - 1])) {
                return;
            }
            add(thing + 1, left, armed);
            int room = left;
            while (drawn[pool] < most[pool] && loads[thing] <= room) {
                kit[thing]++;
                drawn[pool]++;
                room -= loads[thing];
                add(thing + 1, room, armed || space.things().get(thing).main());
            }
            drawn[pool] -= kit[thing];
            kit[thing] = 0;
        }

        private boolean misses(final int pool) {
            return drawn[pool] < bearer.least().get(pool);
        }

        private void take(final int left, final boolean armed) {
            boolean enough = armed && left >= 0;
            for (int p = 0; p < drawn.length && enough; p++) {
                enough = !misses(p);
            }
            if (enough) {
                final int[] taken = kit.clone();
                all.add(taken);
                if (isFull(left)) {
                    full.add(taken);
                }
            }
        }

        private boolean isFull(final int left) {
            for (int t = 0; t < kit.length; t++) {
                if (loads[t] > 0 && loads[t] <= left && drawn[pools[t]] < most[pools[t]]) {
                    return false;
                }
            }
            return true;
        }
    }

    /** Returns the number of kits that a bearer may choose from. */
    public int count(final int bearer) {
        return kits.get(bearer).size();
    }

    /** Returns a random legal loadout; every legal one may be drawn. Empty if no draw was legal. */
    Optional<Kits> any(final SearchRandom random) {
        return drawn(kits, random);
    }

    /** Returns a random legal loadout of kits to which their bearers could add nothing; empty if no draw was legal. */
    Optional<Kits> anyFull(final SearchRandom random) {
        return drawn(full, random);
    }

    /** The bearers choose in random order, each from what the others have left of the supply. */
    private Optional<Kits> drawn(final List<List<int[]>> from, final SearchRandom random) {
        final List<Integer> turns =
                new ArrayList<>(IntStream.range(0, from.size()).boxed().toList());
        for (int i = 0; i < MOST_DRAWS; i++) {
            random.shuffle(turns);
            final int[][] counts = new int[from.size()][space.things().size()];
            final int[] used = new int[space.pools().size()];
            boolean all = true;
            for (int t = 0; t < turns.size() && all; t++) {
                all = take(from.get(turns.get(t)), counts, turns.get(t), used, random);
            }
            if (all && space.isLegal(new Kits(counts))) {
                return Optional.of(new Kits(counts));
            }
        }
        return Optional.empty();
    }

    private boolean take(
            final List<int[]> from,
            final int[][] counts,
            final int bearer,
            final int[] used,
            final SearchRandom random) {
        for (int i = 0; i < MOST_DRAWS && !from.isEmpty(); i++) {
            final int[] kit = random.of(from);
            final int[] drawn = space.drawn(kit);
            boolean enough = true;
            for (int p = 0; p < drawn.length; p++) {
                enough &= used[p] + drawn[p] <= space.pools().get(p).most();
            }
            if (enough) {
                counts[bearer] = kit;
                for (int p = 0; p < drawn.length; p++) {
                    used[p] += drawn[p];
                }
                return true;
            }
        }
        return false;
    }

    /**
     * Returns a loadout in which a bearer's kit is redrawn from those to which nothing can be added; empty if no draw
     * was legal.
     */
    Optional<Kits> redrawn(final Kits choice, final int bearer, final SearchRandom random) {
        for (int i = 0; i < MOST_DRAWS && !full.get(bearer).isEmpty(); i++) {
            final Kits all = choice.with(bearer, random.of(full.get(bearer)));
            if (space.goTogether(all)) {
                return Optional.of(all);
            }
        }
        return Optional.empty();
    }

    /**
     * Returns all legal loadouts; empty if there are more than the limit, or too many combinations to search.
     *
     * @param most maximum number of loadouts
     */
    public Optional<List<Kits>> every(final int most) {
        double product = 1;
        for (final List<int[]> own : kits) {
            product *= own.size();
        }
        if (product > 1e7) {
            return Optional.empty();
        }
        final List<Kits> all = new ArrayList<>();
        every(0, new int[kits.size()][space.things().size()], all);
        return all.size() <= most ? Optional.of(all) : Optional.empty();
    }

    private void every(final int bearer, final int[][] counts, final List<Kits> all) {
        if (bearer == counts.length) {
            final Kits choice = new Kits(counts);
            if (space.goTogether(choice)) {
                all.add(choice);
            }
            return;
        }
        for (final int[] kit : kits.get(bearer)) {
            counts[bearer] = kit;
            every(bearer + 1, counts, all);
        }
    }
}
