package org.sitrep.stats;

import java.util.function.IntFunction;
import org.apache.commons.math3.special.Gamma;
import org.apache.commons.statistics.distribution.BinomialDistribution;

/** How often intervals cover the truth, by summing the probability of every outcome: nothing is drawn. */
final class ExactCoverage {
    /** Outcomes this many standard deviations off, and ten more, are left out: less than 1e-15 of the whole. */
    private static final double FAR = 9;

    private ExactCoverage() {}

    /** Returns the probability that the interval of a rate covers it. */
    static double ofRate(final int n, final double p, final IntFunction<Estimate> interval) {
        final BinomialDistribution binomial = BinomialDistribution.of(n, p);
        double covered = 0;
        for (int k = least(n, p); k <= most(n, p); k++) {
            covered += covers(interval.apply(k), p) ? binomial.probability(k) : 0;
        }
        return covered;
    }

    private static int least(final int n, final double p) {
        return (int) Math.max(0, n * p - FAR * Math.sqrt(n * p * (1 - p)) - 10);
    }

    private static int most(final int n, final double p) {
        return (int) Math.min(n, n * p + FAR * Math.sqrt(n * p * (1 - p)) + 10);
    }

    /** Makes the estimate of so many trials of the first kind and of the second. */
    interface OfTwoCounts {
        Estimate estimate(int first, int second);
    }

    /**
     * Returns the probability that an interval covers a truth, if a trial is of the first kind with probability
     * {@code p}, of the second with {@code q}, else of a third.
     */
    static double ofTwoKinds(
            final int n, final double p, final double q, final double truth, final OfTwoCounts interval) {
        double covered = 0;
        for (int a = least(n, p); a <= most(n, p); a++) {
            for (int b = least(n, q); b <= Math.min(n - a, most(n, q)); b++) {
                covered += covers(interval.estimate(a, b), truth) ? trinomial(n, a, b, p, q) : 0;
            }
        }
        return covered;
    }

    private static double trinomial(final int n, final int a, final int b, final double p, final double q) {
        final int c = n - a - b;
        return Math.exp(Gamma.logGamma(n + 1.0)
                - Gamma.logGamma(a + 1.0)
                - Gamma.logGamma(b + 1.0)
                - Gamma.logGamma(c + 1.0)
                + a * Math.log(p)
                + b * Math.log(q)
                + (c == 0 ? 0 : c * Math.log1p(-p - q)));
    }

    static boolean covers(final Estimate e, final double truth) {
        return e.low() <= truth && truth <= e.high();
    }
}
