package org.sitrep.stats;

import java.util.Arrays;

/**
 * Computes the mean of a number that each trial gives, e.g. a mean over several variants that played the same trials,
 * or a difference of such means. Stateless.
 *
 * <p>The interval is Student's t over the trials. Assumption: independent trials, their number fixed beforehand. If
 * fewer than {@link Mean#MIN_EVENTS} trials, and fewer than half, differ from the most frequent value, the sample
 * variance is a poor estimate. The interval then uses the range of the number, like that of {@link Mean}.
 */
public final class TrialMean {
    /** Usual value of {@link Estimate#method}. */
    public static final String METHOD = "mean over the same trials, Student t";

    private TrialMean() {}

    /**
     * Returns the mean with an interval that also includes an error from another source, independent of the trials.
     * Value and limits are NaN without trials; the limits are NaN with fewer than {@link Mean#MIN_TRIALS}. Cost: sorts
     * a copy.
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
        final double[] sorted = values.clone();
        Arrays.sort(sorted);
        // A value of more than half of the trials is the median.
        final double mode = sorted[n / 2];
        final long deviating = Arrays.stream(sorted).filter(v -> v != mode).count();
        final double t = Interval.t(level, Math.min(n, otherFreedom == Integer.MAX_VALUE ? n : otherFreedom + 1L));
        if (deviating < Mean.MIN_EVENTS && 2 * deviating < n) {
            final double q = ClopperPearson.upper(deviating, n, (1 - level) / 2);
            final double other = t * Math.sqrt(otherVariance);
            return new Interval(mode - q * (mode - min) - other, mode + q * (max - mode) + other)
                    .around(
                            mean,
                            level,
                            n,
                            unit,
                            "mean over the same trials, bound by range, "
                                    + (deviating == 1 ? "1 trial deviates" : deviating + " trials deviate"));
        }
        final double half = t * Math.sqrt(variance(values) / n + otherVariance);
        return new Interval(mean - half, mean + half).within(min, max).around(mean, level, n, unit, METHOD);
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
