package org.sitrep.stats;

import java.util.Objects;
import org.sitrep.outcome.Outcome;

/**
 * Exact sums of one slot over trials that two sides played on the same dice; mergeable. The paired difference and the
 * benefit of pairing follow from them.
 *
 * @param name the slot's name
 * @param n trials in which the slot was present on both sides
 * @param first sum of the first side's integers
 * @param firstSquares sum of their squares
 * @param second sum of the second side's integers
 * @param secondSquares sum of their squares
 * @param products sum of the products of both
 * @param differing trials in which the two differ
 * @param least smallest difference, second minus first, at most 0; {@link #UNKNOWN_LEAST} if it was not recorded
 * @param most largest difference, at least 0; {@link #UNKNOWN_MOST} if it was not recorded
 */
public record PairSums(
        String name,
        long n,
        long first,
        long firstSquares,
        long second,
        long secondSquares,
        long products,
        long differing,
        long least,
        long most) {
    /** A difference below that of any slot. */
    public static final long UNKNOWN_LEAST = -(1L << 40);

    /** A difference above that of any slot. */
    public static final long UNKNOWN_MOST = 1L << 40;

    static final int WIDTH = 9;
    private static final int LEAST = 7;
    private static final int MOST = 8;

    public PairSums {
        Objects.requireNonNull(name);
        if (differing < 0 || differing > n || firstSquares < 0 || secondSquares < 0) {
            throw new IllegalArgumentException(name + ": " + differing + " of " + n + " trials differ");
        }
        if (least > 0 || most < 0) {
            throw new IllegalArgumentException(name + ": differences of " + least + " … " + most);
        }
    }

    /**
     * Returns the sums of two rows of the same trials. A trial in which the slot was {@linkplain Outcome#ABSENT absent}
     * on either side is ignored.
     *
     * @throws IllegalArgumentException if the lengths of the rows differ
     * @throws ArithmeticException if a sum exceeds 2^63
     */
    public static PairSums of(final String name, final int[] first, final int[] second) {
        if (first.length != second.length) {
            throw new IllegalArgumentException(first.length + " trials against " + second.length);
        }
        final long[] sums = new long[WIDTH];
        for (int m = 0; m < first.length; m++) {
            if (first[m] != Outcome.ABSENT && second[m] != Outcome.ABSENT) {
                add(sums, 0, first[m], second[m]);
            }
        }
        return at(name, sums, 0);
    }

    /**
     * Adds a trial to the {@value #WIDTH} sums that begin at an index. Allocates nothing.
     *
     * @throws ArithmeticException if a sum exceeds 2^63
     */
    static void add(final long[] sums, final int at, final long a, final long b) {
        sums[at]++;
        // A sum of integers never exceeds that of their squares, which is checked.
        sums[at + 1] += a;
        sums[at + 2] = Math.addExact(sums[at + 2], a * a);
        sums[at + 3] += b;
        sums[at + 4] = Math.addExact(sums[at + 4], b * b);
        sums[at + 5] = Math.addExact(sums[at + 5], a * b);
        sums[at + 6] += a == b ? 0 : 1;
        sums[at + LEAST] = Math.min(sums[at + LEAST], b - a);
        sums[at + MOST] = Math.max(sums[at + MOST], b - a);
    }

    /**
     * Adds other sums, element by element, in the order of {@link #add}.
     *
     * @throws ArithmeticException if a sum exceeds 2^63
     */
    static void combine(final long[] sums, final long[] others) {
        for (int i = 0; i < sums.length; i++) {
            switch (i % WIDTH) {
                case LEAST -> sums[i] = Math.min(sums[i], others[i]);
                case MOST -> sums[i] = Math.max(sums[i], others[i]);
                default -> sums[i] = Math.addExact(sums[i], others[i]);
            }
        }
    }

    /** Returns the sums that begin at an index, in the order of this record. */
    static PairSums at(final String name, final long[] sums, final int at) {
        return new PairSums(
                name,
                sums[at],
                sums[at + 1],
                sums[at + 2],
                sums[at + 3],
                sums[at + 4],
                sums[at + 5],
                sums[at + 6],
                sums[at + LEAST],
                sums[at + MOST]);
    }

    /**
     * Returns the sums over both sets of trials, which must be disjoint. Associative and commutative.
     *
     * @throws IllegalArgumentException if the sums are of different slots
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
                    Math.addExact(differing, other.differing),
                    Math.min(least, other.least),
                    Math.max(most, other.most));
        } catch (final ArithmeticException e) {
            throw SlotTally.overflow(name, e);
        }
    }
}
