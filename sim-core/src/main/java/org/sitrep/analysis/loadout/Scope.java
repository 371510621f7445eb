package org.sitrep.analysis.loadout;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.sitrep.ruleset.KitSpace;
import org.sitrep.ruleset.Kits;

/**
 * The part of a loadout that may change, and the part that is fixed. A choice covers the free part only; {@link #whole}
 * adds the fixed part. Immutable, thread-safe.
 */
public final class Scope {
    private final KitSpace all;
    private final Kits fixed;
    private final KitSpace free;
    private final Kits present;
    /** Counted once, when it is first asked for. */
    private Optional<BigInteger> counted;

    private Scope(final KitSpace all, final Kits present, final boolean[][] mayChange) {
        this.all = all;
        final int things = all.things().size();
        final int[][] fixedCounts = new int[all.bearers().size()][things];
        final int[][] changes = new int[all.bearers().size()][things];
        for (int b = 0; b < fixedCounts.length; b++) {
            for (int t = 0; t < things; t++) {
                final boolean may = mayChange[b][all.things().get(t).pool()];
                fixedCounts[b][t] = may ? 0 : present.count(b, t);
                changes[b][t] = may ? present.count(b, t) : 0;
            }
        }
        fixed = new Kits(fixedCounts);
        this.present = new Kits(changes);
        free = freeSpace(mayChange);
    }

    /**
     * Returns the scope.
     *
     * @param space legal loadouts
     * @param present the present loadout
     * @param bearers ids of the bearers whose kits may change; empty for all
     * @param pools ids of the pools whose things may be taken, left or changed; empty for all
     * @param special whether things open only to those who have acquired them may change too
     */
    public static Scope of(
            final KitSpace space,
            final Kits present,
            final Set<String> bearers,
            final Set<String> pools,
            final boolean special) {
        final boolean[][] may =
                new boolean[space.bearers().size()][space.pools().size()];
        for (int b = 0; b < may.length; b++) {
            for (int p = 0; p < may[b].length; p++) {
                final KitSpace.Pool pool = space.pools().get(p);
                may[b][p] = (bearers.isEmpty()
                                || bearers.contains(space.bearers().get(b).id()))
                        && (pools.isEmpty() ? special || !pool.special() : pools.contains(pool.id()));
            }
        }
        return new Scope(space, present, may);
    }

    private KitSpace freeSpace(final boolean[][] mayChange) {
        final int pools = all.pools().size();
        final int[] drawn = new int[pools];
        final List<KitSpace.Bearer> bearers = new ArrayList<>();
        for (int b = 0; b < all.bearers().size(); b++) {
            final KitSpace.Bearer bearer = all.bearers().get(b);
            final int[] own = all.drawn(fixed.kit(b));
            final List<Integer> least = new ArrayList<>();
            final List<Integer> most = new ArrayList<>();
            for (int p = 0; p < pools; p++) {
                drawn[p] += own[p];
                least.add(mayChange[b][p] ? bearer.least().get(p) : 0);
                most.add(mayChange[b][p] ? bearer.most().get(p) : 0);
            }
            bearers.add(new KitSpace.Bearer(
                    bearer.id(), bearer.label(), bearer.capacity() - all.load(fixed.kit(b)), least, most, isArmed(b)));
        }
        final List<KitSpace.Pool> left = new ArrayList<>();
        for (int p = 0; p < pools; p++) {
            final KitSpace.Pool pool = all.pools().get(p);
            left.add(new KitSpace.Pool(
                    pool.id(),
                    pool.label(),
                    Math.max(0, pool.least() - drawn[p]),
                    Math.max(0, pool.most() - drawn[p]),
                    pool.special(),
                    pool.spent()));
        }
        return new KitSpace(bearers, left, all.things(), all.unit());
    }

    private boolean isArmed(final int bearer) {
        return all.bearers().get(bearer).armed()
                || IntStream.range(0, all.things().size())
                        .anyMatch(t -> fixed.count(bearer, t) > 0
                                && all.things().get(t).main());
    }

    /** Returns the space of legal choices. */
    public KitSpace free() {
        return free;
    }

    /** Returns the number of legal choices; empty if it is too costly to count. */
    public synchronized Optional<BigInteger> count() {
        if (counted == null) {
            counted = KitCount.of(free);
        }
        return counted;
    }

    /** Returns the whole space, including the fixed part. */
    public KitSpace all() {
        return all;
    }

    /** Returns the present choice. */
    public Kits present() {
        return present;
    }

    /** Returns a choice together with the fixed part. */
    public Kits whole(final Kits choice) {
        return combined(choice, 1);
    }

    /** Returns the choice in a whole loadout; it is legal here only if the loadout contains the fixed part. */
    public Kits choice(final Kits whole) {
        return combined(whole, -1);
    }

    private Kits combined(final Kits kits, final int sign) {
        final int[][] counts = new int[kits.bearers()][];
        for (int b = 0; b < counts.length; b++) {
            counts[b] = kits.kit(b);
            for (int t = 0; t < counts[b].length; t++) {
                counts[b][t] += sign * fixed.count(b, t);
            }
        }
        return new Kits(counts);
    }
}
