package org.sitrep.stats;

import java.util.Objects;
import org.sitrep.outcome.Outcome;

/**
 * What is known of one slot over missions that two sides played on the same dice: exact, mergeable. From it follow the paired difference and how alike the two are.
 *
 * @param name the slot's name
 * @param n missions in which the slot was present on both sides
 * @param first sum of the first side's integers
 * @param firstSquares sum of their squares
 * @param second sum of the second side's integers
 * @param secondSquares sum of their squares
 * @param products sum of the products of both
 * @param differing missions in which the two differ
 */
public record PairSums(
        String name,
        long n,
        long first,
        long firstSquares,
        long second,
        long secondSquares,
        long products,
        long differing) {
    /** Checks for a null name and that the counts can be. */
    public PairSums {
        Objects.requireNonNull(name);
        if (differing < 0 || differing > n || firstSquares < 0 || secondSquares < 0) {
            throw new IllegalArgumentException(name + ": " + differing + " of " + n + " missions differ");
        }
    }

    /**
     * Returns the sums of two rows of the same missions; one in which the slot was {@linkplain Outcome#ABSENT absent} on either side counts for nothing.
     *
     * @throws IllegalArgumentException if they are not as many
     * @throws ArithmeticException if a sum exceeds 2^63
     */
    public static PairSums of(final String name, final int[] first, final int[] second) {
        if (first.length != second.length) {
            throw new IllegalArgumentException(first.length + " missions against " + second.length);
        }
        final long[] sums = new long[7];
        for (int m = 0; m < first.length; m++) {
            final long a = first[m];
            final long b = second[m];
            if (a != Outcome.ABSENT && b != Outcome.ABSENT) {
                sums[0]++;
                sums[1] += a;
                sums[2] = Math.addExact(sums[2], a * a);
                sums[3] += b;
                sums[4] = Math.addExact(sums[4], b * b);
                sums[5] = Math.addExact(sums[5], a * b);
                sums[6] += a == b ? 0 : 1;
            }
        }
        return new PairSums(name, sums[0], sums[1], sums[2], sums[3], sums[4], sums[5], sums[6]);
    }

    /**
     * Returns the sums over both sets of missions, which must be disjoint. Associative and commutative.
     *
     * @throws IllegalArgumentException if they are of different slots
     * @throws ArithmeticException if a sum does not fit a {@code long}, naming the slot
     */
    public PairSums combine(final PairSums other) {
        if (!name.equals(other.name)) {
            throw new IllegalArgumentException("cannot combine slot " + name + " with " + other.name);
        }
        try {
            return new PairSums(
                    name,
                    Math.addExact(n, other.n),
                    Math.addExact(first, other.first),
                    Math.addExact(firstSquares, other.firstSquares),
                    Math.addExact(second, other.second),
                    Math.addExact(secondSquares, other.secondSquares),
                    Math.addExact(products, other.products),
                    Math.addExact(differing, other.differing));
        } catch (final ArithmeticException e) {
            throw SlotTally.overflow(name, e);
        }
    }
}
