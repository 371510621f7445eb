package org.sitrep.ruleset;

import java.util.Arrays;

/**
 * The kits of all bearers: the number of each {@linkplain KitSpace.Thing thing} that every {@linkplain KitSpace.Bearer
 * bearer} holds. Immutable; equal if all counts are.
 */
public final class Kits {
    private final int[][] counts;

    /** Copies the counts: one row per bearer, one column per thing. */
    public Kits(final int[][] counts) {
        this.counts = new int[counts.length][];
        for (int b = 0; b < counts.length; b++) {
            this.counts[b] = counts[b].clone();
        }
    }

    /** Returns the number of a thing that a bearer holds. */
    public int count(final int bearer, final int thing) {
        return counts[bearer][thing];
    }

    /** Returns whether any bearer holds a thing. */
    public boolean carries(final int thing) {
        return Arrays.stream(counts).anyMatch(kit -> kit[thing] > 0);
    }

    /** Returns the kit of a bearer, one count per thing; a copy. */
    public int[] kit(final int bearer) {
        return counts[bearer].clone();
    }

    public int bearers() {
        return counts.length;
    }

    /** Returns a copy with another kit for one bearer. */
    public Kits with(final int bearer, final int[] kit) {
        final Kits other = new Kits(counts);
        other.counts[bearer] = kit.clone();
        return other;
    }

    @Override
    public boolean equals(final Object other) {
        return other instanceof Kits that && Arrays.deepEquals(counts, that.counts);
    }

    @Override
    public int hashCode() {
        return Arrays.deepHashCode(counts);
    }

    @Override
    public String toString() {
        return Arrays.deepToString(counts);
    }
}
