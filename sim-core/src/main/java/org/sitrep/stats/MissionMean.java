package org.sitrep.stats;

import java.util.Arrays;

/**
 * The mean of a number that each mission gives, of any kind: a mean over several variants that played the same
 * missions, or a difference of such means. Stateless.
 *
 * <p>Student's t over the missions. Assumption: missions independent of one another, their number fixed beforehand.
 * Where fewer than {@link Mean#MIN_EVENTS} missions, and fewer than half, differ from the most frequent value, the
 * variance seen says little; the interval then rests on the range of the number, as that of {@link Mean} does.
 */
public final class MissionMean {
    /** What {@link Estimate#method} says ordinarily. */
    public static final String METHOD = "mean over the same missions, Student t";

    private MissionMean() {}

    /**
     * Returns the mean. Value and limits are NaN without missions; the limits are NaN with fewer than
     * {@link Mean#MIN_MISSIONS}. Cost: sorts a copy.
     *
     * @param values one a mission
     * @param least what no value can be below
     * @param greatest what no value can be above
     * @param level confidence level, between 0 and 1
     */
    public static Estimate estimate(
            final double[] values, final double least, final double greatest, final double level, final String unit) {
        return estimate(values, least, greatest, 0, Integer.MAX_VALUE, level, unit);
    }

    /**
     * Returns the mean with an interval that also allows for an error of another source, independent of the missions.
     *
     * @param values one a mission
     * @param least what no value can be below
     * @param greatest what no value can be above
     * @param otherVariance variance of the other error
     * @param otherFreedom degrees of freedom with which it is known; {@link Integer#MAX_VALUE} if it is 0
     * @param level confidence level, between 0 and 1
     */
    public static Estimate estimate(
            final double[] values,
            final double least,
            final double greatest,
            final double otherVariance,
            final int otherFreedom,
            final double level,
            final String unit) {
        Interval.requireLevel(level);
        final int n = values.length;
        final double mean = mean(values);
        if (n < Mean.MIN_MISSIONS) {
            return Interval.NONE.around(mean, level, n, unit, n == 0 ? "no data" : "too few missions");
        }
        final double[] sorted = values.clone();
        Arrays.sort(sorted);
        // A value that more than half of the missions have is the median.
        final double mode = sorted[n / 2];
        final long off = Arrays.stream(sorted).filter(v -> v != mode).count();
        final double t = Interval.t(level, Math.min(n, otherFreedom == Integer.MAX_VALUE ? n : otherFreedom + 1L));
        if (off < Mean.MIN_EVENTS && 2 * off < n) {
            final double q = ClopperPearson.upper(off, n, (1 - level) / 2);
            final double other = t * Math.sqrt(otherVariance);
            return new Interval(mode - q * (mode - least) - other, mode + q * (greatest - mode) + other)
                    .around(mean, level, n, unit, "mean over the same missions, bound by range, " + off + " deviate");
        }
        final double half = t * Math.sqrt(variance(values) / n + otherVariance);
        return new Interval(mean - half, mean + half).within(least, greatest).around(mean, level, n, unit, METHOD);
    }

    /** Returns the mean; NaN of nothing. */
    public static double mean(final double[] values) {
        double sum = 0;
        for (final double value : values) {
            sum += value;
        }
        return sum / values.length;
    }

    /** Returns the sample variance of a mission's value; NaN of fewer than two. */
    public static double variance(final double[] values) {
        return covariance(values, values);
    }

    /**
     * Returns the sample covariance of two numbers of the same missions; NaN of fewer than two.
     *
     * @throws IllegalArgumentException if they are not as many
     */
    public static double covariance(final double[] first, final double[] second) {
        if (first.length != second.length) {
            throw new IllegalArgumentException(first.length + " missions against " + second.length);
        }
        final double firstMean = mean(first);
        final double secondMean = mean(second);
        double sum = 0;
        for (int m = 0; m < first.length; m++) {
            sum += (first[m] - firstMean) * (second[m] - secondMean);
        }
        return first.length < 2 ? Double.NaN : sum / (first.length - 1);
    }
}
