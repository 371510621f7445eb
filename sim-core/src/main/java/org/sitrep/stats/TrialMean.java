package org.sitrep.stats;

import java.util.Arrays;
import java.util.DoubleSummaryStatistics;

/**
 * Computes the mean of a number that each trial gives, e.g. a mean over several variants that played the same trials,
 * or a difference of such means. Stateless.
 *
 * <p>The interval is that of {@link GaffkeInterval} over the trials, which holds for sparse and skewed numbers, too.
 * Assumption: independent trials, their number fixed beforehand.
 */
public final class TrialMean {
    /** Value of {@link Estimate#method}. */
    public static final String METHOD = "mean over the same trials, Gaffke";

    private TrialMean() {}

    /**
     * Returns the mean with an interval that also includes an error from another source, independent of the trials.
     * Value and limits are NaN without trials; the limits are NaN with fewer than {@link Mean#MIN_TRIALS}. Cost: some
     * 5,000 exponentials.
     *
     * @param values one per trial
     * @param min smallest possible value
     * @param max largest possible value
     * @param otherVariance variance of the other error
     * @param otherFreedom degrees of freedom of {@code otherVariance}; {@link Integer#MAX_VALUE} if it is 0
     * @param level confidence level, between 0 and 1
     */
    public static Estimate estimate(
            final double[] values,
            final double min,
            final double max,
            final double otherVariance,
            final int otherFreedom,
            final double level,
            final String unit) {
        Interval.requireLevel(level);
        final int n = values.length;
        final double mean = mean(values);
        if (n < Mean.MIN_TRIALS) {
            return Interval.NONE.around(mean, level, n, unit, n == 0 ? "no data" : "too few trials");
        }
        final Interval limits = GaffkeInterval.of(numbers(values), min, max, level);
        final double other = otherVariance == 0
                ? 0
                : Interval.t(level, otherFreedom == Integer.MAX_VALUE ? n : otherFreedom + 1L)
                        * Math.sqrt(otherVariance);
        return new Interval(
                        mean - Math.hypot(mean - limits.low(), other), mean + Math.hypot(limits.high() - mean, other))
                .within(min, max)
                .around(mean, level, n, unit, METHOD);
    }

    private static GaffkeInterval.Numbers numbers(final double[] values) {
        final DoubleSummaryStatistics all = Arrays.stream(values).summaryStatistics();
        final double variance =
                all.getMin() == all.getMax() ? 0 : variance(values) * (values.length - 1) / values.length;
        return new GaffkeInterval.Numbers(values.length, mean(values), variance, all.getMin(), all.getMax());
    }

    /** Returns the mean; NaN without values. */
    public static double mean(final double[] values) {
        double sum = 0;
        for (final double value : values) {
            sum += value;
        }
        return sum / values.length;
    }

    /** Returns the sample variance of a trial's value; NaN with fewer than two values. */
    static double variance(final double[] values) {
        final double mean = mean(values);
        double sum = 0;
        for (final double value : values) {
            sum += (value - mean) * (value - mean);
        }
        return values.length < 2 ? Double.NaN : sum / (values.length - 1);
    }
}
