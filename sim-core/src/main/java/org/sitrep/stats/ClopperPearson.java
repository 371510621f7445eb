package org.sitrep.stats;

import java.util.function.DoubleUnaryOperator;
import org.apache.commons.statistics.distribution.BetaDistribution;

/**
 * Computes the exact interval of a rate. It covers the true rate with at least its level, for any rate and any number
 * of events. Thread-safe, stateless.
 *
 * <p>Source: C. J. Clopper, E. S. Pearson, "The use of confidence or fiducial limits illustrated in the case of the
 * binomial", Biometrika 26 (1934), 404-413; limits as quantiles of the beta distribution.
 *
 * <p>Assumption: independent trials of one rate, a number of trials fixed beforehand. Trade-off: the interval is wider
 * than necessary, by up to a third for a handful of events.
 */
public final class ClopperPearson {
    /** Value of {@link Estimate#method}. */
    public static final String METHOD = "Clopper-Pearson";

    private ClopperPearson() {}

    /**
     * Returns the rate {@code successes / n} with its interval, within 0 … 1. With no success the lower limit is
     * exactly 0, with no failure the upper one exactly 1; the other limit then still leaves half of {@code 1 - level}
     * outside. Without trials, value and limits are NaN.
     *
     * <p>Cost: about 60 evaluations of the incomplete beta function per limit. Limits are accurate to 10 significant
     * digits.
     *
     * @param successes 0 … {@code n}
     * @param n trials, at most 2^53
     * @param level confidence level, between 0 and 1
     * @throws IllegalArgumentException if an argument is out of its range
     */
    public static Estimate estimate(final long successes, final long n, final double level, final String unit) {
        return interval(successes, n, level).around((double) successes / n, level, n, unit, METHOD);
    }

    static Interval interval(final long successes, final long n, final double level) {
        final double tail = (1 - Interval.requireLevel(level)) / 2;
        if (n == 0) {
            return Interval.NONE;
        }
        return new Interval(lower(successes, n, tail), upper(successes, n, tail));
    }

    /** Returns the smallest rate under which {@code successes} or more have a probability of at least {@code tail}. */
    static double lower(final long successes, final long n, final double tail) {
        requireExact(successes, n);
        return lower((double) successes, n, tail);
    }

    /**
     * Extends {@link #lower(long, long, double)} to non-integers: the beta quantile that passes through the integer
     * limits.
     */
    static double lower(final double successes, final double n, final double tail) {
        if (successes == 0) {
            return 0;
        }
        if (successes == n) {
            return Math.exp(Math.log(tail) / n);
        }
        final BetaDistribution beta = BetaDistribution.of(successes, n - successes + 1.0);
        return solve(p -> beta.cumulativeProbability(p) - tail);
    }

    /** Returns the largest rate under which {@code successes} or fewer have a probability of at least {@code tail}. */
    static double upper(final long successes, final long n, final double tail) {
        requireExact(successes, n);
        return upper((double) successes, n, tail);
    }

    /** Extends {@link #upper(long, long, double)} to non-integers. */
    static double upper(final double successes, final double n, final double tail) {
        if (successes == n) {
            return 1;
        }
        if (successes == 0) {
            return -Math.expm1(Math.log(tail) / n);
        }
        final BetaDistribution beta = BetaDistribution.of(successes + 1.0, n - successes);
        return solve(p -> tail - beta.survivalProbability(p));
    }

    private static void requireExact(final long successes, final long n) {
        Interval.requireCounts(successes, n);
        if (n > 1L << 53) {
            throw new IllegalArgumentException(n + " trials exceed 2^53");
        }
    }

    /**
     * Returns the root in 0 … 1 of an increasing function, by bisection. The distribution's own inverse stops at an
     * absolute error of 1e-9, too much for rates of 1e-8.
     */
    private static double solve(final DoubleUnaryOperator increasing) {
        final Interval root = new Interval(0, 1).halved(1e-15, p -> increasing.applyAsDouble(p) < 0);
        return (root.low() + root.high()) / 2;
    }
}
