package org.sitrep.stats;

import java.math.BigInteger;
import java.util.Objects;

/**
 * Counts the occurrences of each integer of a range and bounds the true mean at any number of trials. Stores counts
 * only. Memory: 8 bytes per number of the range. Not thread-safe.
 *
 * <p>The anytime interval and the evidence are those of {@link BettingSequence}: they hold at all numbers of trials
 * together, for every distribution on the range. The narrower {@link #fixed} interval holds at one number of trials.
 */
public final class BoundedMean {
    private final int min;
    private final int divisor;
    private final String unit;
    private final long[] counts;
    private long n;
    private long sum;

    /**
     * @param min smallest number
     * @param max largest number
     * @param divisor converts a number to its value in the unit, at least 1
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
     * @throws ArrayIndexOutOfBoundsException if the number is outside the range
     */
    public void accept(final int number) {
        counts[number - min]++;
        n++;
        sum += number;
    }

    /** Returns the number of trials. */
    public long n() {
        return n;
    }

    /** Returns the count of a number of the range. */
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

    /**
     * Returns the mean with an interval for a number of trials fixed in advance, within the range, see
     * {@link GaffkeInterval}; NaN without trials. Cost: some 5,000 exponentials, and a pass over the range.
     *
     * @param level confidence level, between 0 and 1
     */
    public Estimate fixed(final double level) {
        Interval.requireLevel(level);
        final int max = min + counts.length - 1;
        if (n == 0 || min == max) {
            return (n == 0 ? Interval.NONE : new Interval(mean(), mean()))
                    .around(mean(), level, n, unit, n == 0 ? "no data" : "one possible value");
        }
        int smallest = max;
        int largest = min;
        BigInteger squares = BigInteger.ZERO;
        for (int number = min; number <= max; number++) {
            final long times = count(number);
            if (times > 0) {
                smallest = Math.min(smallest, number);
                largest = number;
                squares = squares.add(BigInteger.valueOf(times).multiply(BigInteger.valueOf((long) number * number)));
            }
        }
        final BigInteger scaledVariance = squares.multiply(BigInteger.valueOf(n))
                .subtract(BigInteger.valueOf(sum).pow(2));
        return GaffkeInterval.of(
                        GaffkeInterval.Numbers.ofSums(n, sum, scaledVariance, smallest, largest), min, max, level)
                .over(divisor)
                .around(mean(), level, n, unit, Mean.METHOD);
    }

    private double value(final double share) {
        return (min + share * (counts.length - 1)) / divisor;
    }

    /**
     * Returns the logarithm of the evidence that the true mean lies outside {@code low … high}. Under any mean inside,
     * the probability that it ever exceeds {@code ln(1 / a)}, over all numbers of trials, is at most {@code a}. So
     * {@code exp(-evidence)} at any look is a p-value, to compare with a threshold or to pass to
     * {@link MultipleTests#holm}. 0 while the observed mean lies inside; infinite if the observed trials are impossible
     * under every mean inside.
     *
     * <p>It equals the evidence of {@link BettingSequence} against the nearer end; means further away have more
     * evidence against them.
     *
     * @param low in the unit; may be negative infinity
     * @param high in the unit, not below {@code low}; may be positive infinity
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
