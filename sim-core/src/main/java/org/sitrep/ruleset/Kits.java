package org.sitrep.ruleset;

import java.util.Arrays;

/**
 * Who carries what: how many of each {@linkplain KitSpace.Thing thing} every {@linkplain KitSpace.Bearer bearer} holds.
 * Not to be changed once made; equal if all counts are.
 */
public final class Kits {
    private final int[][] counts;

    /** Takes a copy. A row a bearer, a column a thing. */
    public Kits(final int[][] counts) {
        this.counts = new int[counts.length][];
        for (int b = 0; b < counts.length; b++) {
            this.counts[b] = counts[b].clone();
        }
    }

    /** Returns how many of a thing a bearer holds. */
    public int count(final int bearer, final int thing) {
        return counts[bearer][thing];
    }

    /** Returns whether any bearer holds a thing. */
    public boolean carries(final int thing) {
        return Arrays.stream(counts).anyMatch(kit -> kit[thing] > 0);
    }

    /** Returns what a bearer holds, a number a thing; a copy. */
    public int[] kit(final int bearer) {
        return counts[bearer].clone();
    }

    public int bearers() {
        return counts.length;
    }

    /** Returns the same but for one bearer. */
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
