package org.sitrep.stats;

import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.Slot;

/**
 * How often each difference of a slot occurred between two sides that played the same missions, second less first: enough for intervals at a fixed number of missions and for such that may be looked at
 * as often as one likes. Counts only, so that {@link #combine} is associative and commutative. Memory: 8 bytes for each possible difference. Not thread-safe.
 */
public final class Differences {
    private final Slot slot;
    private final int range;
    /** How often the difference {@code i - range}. */
    private final long[] counts;

    private long n;
    private long sum;
    private long squares;

    /** Creates an empty table. */
    public Differences(final Slot slot) {
        this.slot = slot;
        range = Math.subtractExact(slot.max(), slot.min());
        counts = new long[2 * range + 1];
    }

    /** Returns the slot. */
    public Slot slot() {
        return slot;
    }

    /** Adds a mission; one in which the slot was {@linkplain Outcome#ABSENT absent} on either side counts for nothing. */
    public void accept(final int first, final int second) {
        if (first == Outcome.ABSENT || second == Outcome.ABSENT) {
            return;
        }
        final int difference = second - first;
        counts[difference + range]++;
        n++;
        sum += difference;
        squares += (long) difference * difference;
    }

    /**
     * Adds all missions of another table of the same slot; they must be others.
     *
     * @throws IllegalArgumentException if it is of another slot
     */
    public void combine(final Differences other) {
        if (!slot.equals(other.slot)) {
            throw new IllegalArgumentException("cannot combine " + slot.name() + " with " + other.slot.name());
        }
        for (int i = 0; i < counts.length; i++) {
            counts[i] = Math.addExact(counts[i], other.counts[i]);
        }
        n = Math.addExact(n, other.n);
        sum = Math.addExact(sum, other.sum);
        squares = Math.addExact(squares, other.squares);
    }

    /** Returns how many missions count. */
    public long n() {
        return n;
    }

    /** Returns in how many of them the two sides differ. */
    public long differing() {
        return n - counts[range];
    }

    /** Returns the mean difference in the slot's unit; NaN without missions. */
    public double mean() {
        return (double) sum / n / slot.divisor();
    }

    /** Returns the sample variance of a mission's difference in squares of the slot's unit; NaN with fewer than two missions. */
    public double variance() {
        if (n < 2) {
            return Double.NaN;
        }
        final double mean = (double) sum / n;
        return (squares - n * mean * mean) / (n - 1) / slot.divisor() / slot.divisor();
    }

    /**
     * Returns the mean difference with an interval that holds at all numbers of missions at once: {@link BettingSequence} over {@code -(max - min) … max - min}. Cost as there.
     *
     * @param level confidence level, between 0 and 1, over all looks together
     */
    public Estimate anytime(final double level) {
        if (range == 0) {
            return new Interval(0, 0).around(mean(), level, n, slot.unit(), BettingSequence.METHOD);
        }
        final Interval shares = BettingSequence.interval(counts, level);
        return new Interval(unit(shares.low()), unit(shares.high()))
                .around(mean(), level, n, slot.unit(), BettingSequence.METHOD);
    }

    private double unit(final double share) {
        return (2 * share - 1) * range / slot.divisor();
    }

    /**
     * Returns the logarithm of the evidence that the true mean difference lies outside {@code -margin … margin}: under any mean within, the chance that it ever passes {@code ln(1 / a)}, over all numbers of
     * missions at which it may be looked at, is at most {@code a}. Hence {@code exp(-evidence)}, at whatever look, is a probability to be held against a bar or put into {@link MultipleTests#holm}. 0 while the
     * mean seen lies within.
     *
     * <p>It is that of {@link BettingSequence} against the end of the margin which lies nearer to the mean seen: means further away have more evidence against them.
     *
     * @param margin in the slot's unit, at least 0
     * @throws IllegalArgumentException if the margin is negative or not a number
     */
    public double logEvidenceBeyond(final double margin) {
        if (!(margin >= 0)) {
            throw new IllegalArgumentException("a margin of " + margin);
        }
        final double end = Math.copySign(margin, mean());
        if (n == 0 || Math.abs(mean()) <= margin || range == 0) {
            return 0;
        }
        final double share = (end * slot.divisor() / range + 1) / 2;
        return Math.max(0, BettingSequence.logEvidence(counts, share));
    }

    /** Returns the differences of two rows of the same missions. */
    public static Differences of(final Slot slot, final int[] first, final int[] second) {
        if (first.length != second.length) {
            throw new IllegalArgumentException(first.length + " missions against " + second.length);
        }
        final Differences all = new Differences(slot);
        for (int i = 0; i < first.length; i++) {
            all.accept(first[i], second[i]);
        }
        return all;
    }
}
