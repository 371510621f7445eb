package org.sitrep.stats;

import java.util.Objects;

/**
 * How often each whole number of a range occurred, and what that says of the true mean at any look. Counts only.
 * Memory: 8 bytes for each number of the range. Not thread-safe.
 *
 * <p>The interval and the evidence are those of {@link BettingSequence}: they hold at all numbers of trials together,
 * for every law on the range.
 */
public final class BoundedMean {
    private final int min;
    private final int divisor;
    private final String unit;
    private final long[] counts;
    private long n;
    private long sum;

    /**
     * @param min least number
     * @param max greatest number
     * @param divisor of a number to get its value in the unit, at least 1
     * @throws IllegalArgumentException if the range is empty
     */
    public BoundedMean(final int min, final int max, final int divisor, final String unit) {
        if (min > max || divisor < 1) {
            throw new IllegalArgumentException(min + " to " + max + " / " + divisor);
        }
        this.min = min;
        this.divisor = divisor;
        this.unit = Objects.requireNonNull(unit);
        counts = new long[Math.addExact(Math.subtractExact(max, min), 1)];
    }

    /**
     * Adds a trial.
     *
     * @throws ArrayIndexOutOfBoundsException if the number is out of the range
     */
    public void accept(final int number) {
        counts[number - min]++;
        n++;
        sum += number;
    }

    /** Returns how many trials there were. */
    public long n() {
        return n;
    }

    /** Returns how often a number of the range occurred. */
    public long count(final int number) {
        return counts[number - min];
    }

    /** Returns the mean in the unit; NaN without trials. */
    public double mean() {
        return (double) sum / n / divisor;
    }

    /**
     * Returns the mean with an interval that holds at all numbers of trials at once, within the range. Cost: that of
     * {@link BettingSequence}.
     *
     * @param level confidence level, between 0 and 1, over all looks together
     */
    public Estimate anytime(final double level) {
        final Interval shares = BettingSequence.interval(counts, level);
        return new Interval(value(shares.low()), value(shares.high()))
                .around(mean(), level, n, unit, BettingSequence.METHOD);
    }

    private double value(final double share) {
        return (min + share * (counts.length - 1)) / divisor;
    }

    /**
     * Returns the logarithm of the evidence that the true mean lies outside {@code low … high}: under any mean within,
     * the chance that it ever passes {@code ln(1 / a)}, over all numbers of trials at which it may be looked at, is at
     * most {@code a}. Hence {@code exp(-evidence)}, at whatever look, is a probability to be held against a bar or put
     * into {@link MultipleTests#holm}. 0 while the mean seen lies within; infinite if the trials seen are impossible
     * under every mean within.
     *
     * <p>It is that of {@link BettingSequence} against the end which lies nearer to the mean seen: means further away
     * have more evidence against them.
     *
     * @param low in the unit; may be negative infinity
     * @param high in the unit, not below {@code low}; may be infinity
     * @throws IllegalArgumentException if the ends are out of order
     */
    public double logEvidenceOutside(final double low, final double high) {
        if (!(low <= high)) {
            throw new IllegalArgumentException("no mean lies between " + low + " and " + high);
        }
        if (n == 0 || mean() >= low && mean() <= high) {
            return 0;
        }
        final double share = ((mean() < low ? low : high) * divisor - min) / (counts.length - 1.0);
        if (!(share > 0 && share < 1)) {
            return Double.POSITIVE_INFINITY;
        }
        return Math.max(0, BettingSequence.logEvidence(counts, share));
    }
}
