package org.sitrep.dice;

/** Fills the tables of {@link FaceLanes}: numbers the multisets of up to five dice in order of appearance. */
final class GroupTable {
    /** The multisets of 0-5 dice on six faces: 1 + 6 + 21 + 56 + 126 + 252. */
    private static final int MULTISETS = 462;

    private final char[] multisetOfThrow;
    private final int[] groupStart;
    private final long[] counts = new long[MULTISETS];
    private int known;

    GroupTable(final char[] multisetOfThrow, final int[] groupStart) {
        this.multisetOfThrow = multisetOfThrow;
        this.groupStart = groupStart;
    }

    /** Fills the throws and returns the packed counts of every multiset. */
    long[] fill() {
        for (int dice = 0; dice < groupStart.length; dice++) {
            final int firstOfSize = known;
            final int throwCount = (int) FaceLanes.POW6[dice];
            for (int index = 0; index < throwCount; index++) {
                multisetOfThrow[groupStart[dice] + index] = (char) numberOf(packed(index, dice), firstOfSize);
            }
        }
        assert known == MULTISETS : known;
        return counts;
    }

    /** Returns the counts of an ordered throw: the base-6 digits of its index are the faces less one. */
    private static long packed(final int index, final int dice) {
        long lanes = 0;
        int rest = index;
        for (int die = 0; die < dice; die++) {
            lanes += 1L << FaceLanes.LANE_BITS * (rest % 6);
            rest /= 6;
        }
        return lanes;
    }

    private int numberOf(final long lanes, final int firstOfSize) {
        // A linear search over at most 252 multisets is 0.6 million steps in all; sorting would cost more code than
        // time saved.
        for (int number = firstOfSize; number < known; number++) {
            if (counts[number] == lanes) {
                return number;
            }
        }
        counts[known] = lanes;
        return known++;
    }
}
