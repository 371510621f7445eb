package org.sitrep.stats;

import java.util.function.DoublePredicate;
import org.apache.commons.statistics.distribution.NormalDistribution;
import org.apache.commons.statistics.distribution.TDistribution;

/**
 * Two limits on their way into an {@link Estimate}.
 *
 * @param low NaN if there is none
 * @param high NaN if there is none
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
     * Returns an interval narrowed by halving about the place in it up to which a condition holds, until it is no wider
     * than a share of its upper limit.
     */
    Interval halved(final double precision, final DoublePredicate holds) {
        double least = low;
        double greatest = high;
        while (greatest - least > precision * greatest) {
            final double middle = (least + greatest) / 2;
            if (holds.test(middle)) {
                least = middle;
            } else {
                greatest = middle;
            }
        }
        return new Interval(least, greatest);
    }

    /** Returns the part of it that lies in {@code least … greatest}, where alone the value in question can lie. */
    Interval within(final double least, final double greatest) {
        return new Interval(Math.max(low, least), Math.min(high, greatest));
    }

    Estimate around(final double value, final double level, final long n, final String unit, final String method) {
        return new Estimate(value, low, high, level, n, unit, method);
    }
}
