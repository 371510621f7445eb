package org.sitrep.stats;

import java.util.function.DoublePredicate;
import org.apache.commons.statistics.distribution.NormalDistribution;
import org.apache.commons.statistics.distribution.TDistribution;

/**
 * The two limits of an {@link Estimate} under construction.
 *
 * @param low NaN without a limit
 * @param high NaN without a limit
 */
record Interval(double low, double high) {
    static final Interval NONE = new Interval(Double.NaN, Double.NaN);

    private static final NormalDistribution STANDARD_NORMAL = NormalDistribution.of(0, 1);

    static double requireLevel(final double level) {
        if (!(level > 0 && level < 1)) {
            throw new IllegalArgumentException("confidence level " + level + " is not between 0 and 1");
        }
        return level;
    }

    static void requireCounts(final long successes, final long n) {
        if (successes < 0 || successes > n) {
            throw new IllegalArgumentException(successes + " successes in " + n + " trials");
        }
    }

    /** Returns the two-sided normal quantile, 1.96 for a level of 0.95. */
    static double z(final double level) {
        return STANDARD_NORMAL.inverseSurvivalProbability((1 - requireLevel(level)) / 2);
    }

    /** Returns the two-sided quantile of Student's t with {@code n - 1} degrees of freedom. */
    static double t(final double level, final long n) {
        return TDistribution.of(n - 1.0).inverseSurvivalProbability((1 - requireLevel(level)) / 2);
    }

    /**
     * Returns this interval, narrowed by bisection around the point up to which a condition holds. Its width becomes at
     * most {@code precision} times its upper limit.
     */
    Interval halved(final double precision, final DoublePredicate holds) {
        double min = low;
        double max = high;
        while (max - min > precision * max) {
            final double middle = (min + max) / 2;
            if (holds.test(middle)) {
                min = middle;
            } else {
                max = middle;
            }
        }
        return new Interval(min, max);
    }

    /** Returns both limits divided by a number above 0. */
    Interval over(final double divisor) {
        return new Interval(low / divisor, high / divisor);
    }

    /** Returns the intersection with {@code min … max}, the possible range of the value. */
    Interval within(final double min, final double max) {
        return new Interval(Math.max(low, min), Math.min(high, max));
    }

    Estimate around(final double value, final double level, final long n, final String unit, final String method) {
        return new Estimate(value, low, high, level, n, unit, method);
    }
}
