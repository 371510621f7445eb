package org.sitrep.stats;

import java.util.Arrays;
import java.util.Objects;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.Slot;

/**
 * The exact tally of one slot over a batch; mergeable.
 *
 * @param name the slot's name
 * @param n trials in which the slot was present
 * @param sum sum of the integers
 * @param sumOfSquares sum of their squares
 * @param counts exact histogram: {@code counts[i]} trials had the value {@code Slot.min + i}
 * @param firstTrial {@code firstTrial[i]} is the smallest trial index with that value, -1 if none; gives a trial to
 *     replay for each bin
 */
public record SlotTally(String name, long n, long sum, long sumOfSquares, long[] counts, long[] firstTrial) {
    /** Checks for nulls and equal lengths; the arrays are not copied and must not be modified. */
    public SlotTally {
        Objects.requireNonNull(name);
        if (counts.length != firstTrial.length) {
            throw new IllegalArgumentException(
                    name + ": " + counts.length + " counts, " + firstTrial.length + " first trials");
        }
    }

    /**
     * Returns the tally of an exact histogram, which determines {@code n} and both sums.
     *
     * @param counts one per value of {@code slot.min() … slot.max()}, not negative; not copied
     * @param firstTrial same length; not copied
     * @throws IllegalArgumentException if the lengths do not match the slot, or a count is negative
     * @throws ArithmeticException if a sum does not fit a {@code long}, naming the slot
     */
    public static SlotTally of(final Slot slot, final long[] counts, final long[] firstTrial) {
        if (counts.length != (long) slot.max() - slot.min() + 1) {
            throw new IllegalArgumentException(
                    slot.name() + ": " + counts.length + " counts for " + slot.min() + " … " + slot.max());
        }
        long n = 0;
        long sum = 0;
        long squares = 0;
        try {
            for (int i = 0; i < counts.length; i++) {
                final long value = (long) slot.min() + i;
                final long weighted = Math.multiplyExact(counts[i], value);
                n = Math.addExact(n, requireCount(slot, counts[i]));
                sum = Math.addExact(sum, weighted);
                squares = Math.addExact(squares, Math.multiplyExact(weighted, value));
            }
        } catch (final ArithmeticException e) {
            throw overflow(slot.name(), e);
        }
        return new SlotTally(slot.name(), n, sum, squares, counts, firstTrial);
    }

    /**
     * Returns the tally of consecutive trials.
     *
     * @param first index of the first trial
     * @param row the slot's integer in each trial, or {@link Outcome#ABSENT}
     * @throws ArrayIndexOutOfBoundsException if an integer is outside the slot's range
     */
    public static SlotTally of(final Slot slot, final long first, final int[] row) {
        final long[] counts = new long[slot.max() - slot.min() + 1];
        final long[] firstTrial = new long[counts.length];
        Arrays.fill(firstTrial, -1);
        for (int m = 0; m < row.length; m++) {
            if (row[m] != Outcome.ABSENT) {
                final int at = row[m] - slot.min();
                firstTrial[at] = counts[at]++ == 0 ? first + m : firstTrial[at];
            }
        }
        return of(slot, counts, firstTrial);
    }

    /** Returns the bin of the most frequent value; the smallest if there are several. */
    public int mode() {
        int mode = 0;
        for (int i = 1; i < counts.length; i++) {
            mode = counts[i] > counts[mode] ? i : mode;
        }
        return mode;
    }

    private static long requireCount(final Slot slot, final long count) {
        if (count < 0) {
            throw new IllegalArgumentException(slot.name() + ": negative count " + count);
        }
        return count;
    }

    /**
     * Returns the tally of both sets of trials, which must be disjoint. Associative and commutative.
     *
     * @throws IllegalArgumentException if the tallies are of different slots
     * @throws ArithmeticException if a sum does not fit a {@code long}, naming the slot
     */
    public SlotTally combine(final SlotTally other) {
        if (!name.equals(other.name) || counts.length != other.counts.length) {
            throw new IllegalArgumentException("cannot combine slot " + name + " with " + other.name);
        }
        final long[] bothCounts = new long[counts.length];
        final long[] bothFirst = new long[counts.length];
        try {
            for (int i = 0; i < counts.length; i++) {
                bothCounts[i] = Math.addExact(counts[i], other.counts[i]);
                bothFirst[i] = earlier(firstTrial[i], other.firstTrial[i]);
            }
            return new SlotTally(
                    name,
                    Math.addExact(n, other.n),
                    Math.addExact(sum, other.sum),
                    Math.addExact(sumOfSquares, other.sumOfSquares),
                    bothCounts,
                    bothFirst);
        } catch (final ArithmeticException e) {
            throw overflow(name, e);
        }
    }

    /** Returns the smaller of two trial indices, where -1 stands for none. */
    public static long earlier(final long a, final long b) {
        return a < 0 || b < 0 ? Math.max(a, b) : Math.min(a, b);
    }

    static ArithmeticException overflow(final String name, final ArithmeticException cause) {
        final ArithmeticException e =
                new ArithmeticException(name + ": a sum exceeds 2^63; play fewer trials in one result");
        e.initCause(cause);
        return e;
    }

    /** Compares the arrays element by element. */
    @Override
    public boolean equals(final Object other) {
        return other instanceof SlotTally that
                && name.equals(that.name)
                && n == that.n
                && sum == that.sum
                && sumOfSquares == that.sumOfSquares
                && Arrays.equals(counts, that.counts)
                && Arrays.equals(firstTrial, that.firstTrial);
    }

    @Override
    public int hashCode() {
        return Objects.hash(name, n, sum, sumOfSquares, Arrays.hashCode(counts), Arrays.hashCode(firstTrial));
    }

    @Override
    public String toString() {
        return name + ": n=" + n + " sum=" + sum + " sumOfSquares=" + sumOfSquares + " counts="
                + Arrays.toString(counts);
    }
}
