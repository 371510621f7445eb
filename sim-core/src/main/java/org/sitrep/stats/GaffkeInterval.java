package org.sitrep.stats;

import java.math.BigInteger;
import org.apache.commons.math3.analysis.UnivariateFunction;
import org.apache.commons.math3.analysis.integration.gauss.GaussIntegrator;
import org.apache.commons.math3.analysis.solvers.BrentSolver;
import org.apache.commons.statistics.distribution.BetaDistribution;
import org.apache.commons.statistics.distribution.NormalDistribution;

/**
 * Computes limits of the mean of bounded numbers from their sums. They hold for sparse, skewed and rare numbers, too.
 * Stateless, thread-safe.
 *
 * <p>Gaffke's lower limit adds one number at the lower end of the range to those observed, and takes a low quantile of
 * their mean under random weights, uniformly distributed over all weights that add up to 1. For numbers of two values
 * it is the limit of {@link ClopperPearson}. If all numbers are equal, it allows for rare ones that could have been
 * missed. For many numbers it approaches Student's t. Source: N. Gaffke, "Three test statistics for a nonparametric
 * one-sided hypothesis on the mean of a nonnegative variable", Mathematical Methods of Statistics 14 (2005), 451-467;
 * E. Learned-Miller, P. S. Thomas, "A new confidence interval for the mean of a bounded random variable", arXiv
 * 1905.06208 (2019).
 *
 * <p>Here two numbers stand for those observed: the smallest one and a larger one, weighted so that mean and variance
 * are as observed. Of all distributions with these moments and this minimum, it has the longest tail below (S. Karlin,
 * W. Studden, "Tchebycheff systems", 1966, chapter III), so the limit is further out than Gaffke's own. It is a
 * function of sums alone: independent of order, and exact for merged trials. For upper limits, all of this is mirrored.
 *
 * <p>Assumption: independent trials, their number fixed beforehand. That each limit is missed at most as often as it
 * says, whatever the distribution on the range, is proved for two values. In general it is a conjecture of Gaffke's,
 * without a known counterexample; {@code GaffkeCoverageTest} computes the coverage over a grid of sparse, one-way,
 * skewed and rare-large laws.
 */
final class GaffkeInterval {
    /**
     * The positive nodes of the Gauss-Legendre rule on [-1, 1]. The library's loop that finds them never ends in a
     * browser.
     */
    private static final double[] NODES = {
        0.07652652113349734,
        0.22778585114164507,
        0.37370608871541955,
        0.510867001950827,
        0.6360536807265151,
        0.7463319064601508,
        0.8391169718222189,
        0.912234428251326,
        0.9639719272779139,
        0.9931285991850949
    };

    private static final double[] WEIGHTS = {
        0.152753387130726,
        0.1491729864726038,
        0.14209610931838212,
        0.13168863844917678,
        0.11819453196151844,
        0.10193011981724048,
        0.08327674157670477,
        0.06267204833410904,
        0.04060142980038684,
        0.017614007139152264
    };

    private static final NormalDistribution NORMAL = NormalDistribution.of(0, 1);
    private static final int POINTS = 2 * NODES.length;
    /** The factor by which panels of the integral grow, away from its steep end. */
    private static final double GROWTH = 1.5;
    /** The share of an integral below which its remaining panels are ignored. */
    private static final double NEGLIGIBLE = 1e-12;
    /** The error of a limit as a share of its usual distance from the mean. */
    private static final double PRECISION = 1e-7;
    /** The smallest probability above 0 that counts. */
    private static final double LEAST = 1e-300;

    private static final int MOST_EVALUATIONS = 200;

    private final double n;
    private final double mean;
    private final double variance;
    private final double min;
    private final double smallest;

    private GaffkeInterval(
            final double n, final double mean, final double variance, final double min, final double smallest) {
        this.n = n;
        this.mean = mean;
        this.variance = variance;
        this.min = min;
        // No number is further than this from the mean (P. A. Samuelson, "How deviant can you be?", JASA 63 (1968)).
        this.smallest = Math.max(smallest, mean - Math.sqrt(variance * (n - 1)));
    }

    /**
     * The numbers of all trials.
     *
     * @param n trials, at least 1
     * @param mean of the numbers
     * @param variance sum of their squared distances from the mean, divided by {@code n}; 0 exactly if all are equal
     * @param smallest the smallest number, or a lower one within the range
     * @param largest the largest number, or a higher one within the range
     */
    record Numbers(long n, double mean, double variance, double smallest, double largest) {
        /**
         * Returns the numbers of exact sums.
         *
         * @param scaledVariance the variance times {@code n^2}
         */
        static Numbers ofSums(
                final long n,
                final long sum,
                final BigInteger scaledVariance,
                final double smallest,
                final double largest) {
            return new Numbers(n, (double) sum / n, scaledVariance.doubleValue() / n / n, smallest, largest);
        }

        private GaffkeInterval above(final double min) {
            return new GaffkeInterval(n, mean, variance, min, Math.max(min, smallest));
        }

        private GaffkeInterval mirrored(final double max) {
            return new GaffkeInterval(n, -mean, variance, -max, Math.max(-max, -largest));
        }
    }

    /**
     * Returns the limits of the true mean. Cost: some 5,000 exponentials.
     *
     * @param min smallest possible number
     * @param max largest possible number
     * @param level confidence level, between 0 and 1; each limit is missed with at most half of the rest
     */
    static Interval of(final Numbers numbers, final double min, final double max, final double level) {
        final double tail = (1 - Interval.requireLevel(level)) / 2;
        return new Interval(
                numbers.above(min).lower(tail), -numbers.mirrored(max).lower(tail));
    }

    /**
     * Returns the two-sided p-value of an assumed true mean: it falls below {@code a} exactly where the interval of
     * level {@code 1 - a} excludes that mean. Cost: some 500 exponentials.
     *
     * @param min smallest possible number
     * @param max largest possible number
     */
    static double probability(final Numbers numbers, final double min, final double max, final double assumed) {
        return Math.min(1, 2 * tail(numbers, min, max, assumed));
    }

    /**
     * Returns the one-sided p-value of an assumed true mean, against that side on which the observed mean lies.
     *
     * @param min smallest possible number
     * @param max largest possible number
     */
    static double tail(final Numbers numbers, final double min, final double max, final double assumed) {
        return numbers.mean > assumed
                ? numbers.above(min).below(assumed)
                : numbers.mirrored(max).below(-assumed);
    }

    /** Returns the limit, at least {@link #min}, that the randomly weighted mean is below with a probability. */
    private double lower(final double tail) {
        if (mean <= min || below(mean) <= tail) {
            return mean; // at the end of the range, or a level of hardly any confidence
        }
        return limit(this::below, tail, mean, min, Math.sqrt(variance / n) + (mean - min) / n);
    }

    /**
     * Returns the number between an estimate and an end at which a p-value has fallen to a probability; the end if it
     * is larger even there.
     *
     * @param pValue falls from the estimate to the end
     * @param probability smaller than the p-value of the estimate
     * @param end may be infinite
     * @param unit the error of the estimate, roughly
     */
    static double limit(
            final UnivariateFunction pValue,
            final double probability,
            final double estimate,
            final double end,
            final double unit) {
        // In normal quantiles the p-value is nearly linear, and a few evaluations find the limit.
        final double target = quantile(probability);
        final UnivariateFunction excess = x -> quantile(pValue.value(x)) - target;
        final double sign = end < estimate ? -1 : 1;
        double within = estimate;
        double beyond = estimate;
        double step = -target * unit;
        do {
            if (beyond == end) {
                return end;
            }
            within = beyond;
            beyond = sign < 0 ? Math.max(end, beyond - step) : Math.min(end, beyond + step);
            step = within == estimate ? unit : 2 * step;
        } while (excess.value(beyond) > 0);
        return new BrentSolver(1e-14, PRECISION * unit)
                .solve(MOST_EVALUATIONS, excess, Math.min(within, beyond), Math.max(within, beyond));
    }

    /**
     * Returns the common value of two p-values where they cross.
     *
     * @param falling falls from one estimate to the other; 1 at the one
     * @param rising rises between them; 1 at the other
     * @param unit the error of the estimates, roughly
     * @return 1 if they do not cross
     */
    static double crossing(
            final UnivariateFunction falling,
            final UnivariateFunction rising,
            final double from,
            final double to,
            final double unit) {
        final UnivariateFunction apart =
                x -> quantile(x == from ? 1 : falling.value(x)) - quantile(x == to ? 1 : rising.value(x));
        if (!(apart.value(from) > 0 && apart.value(to) < 0)) {
            return 1;
        }
        final double at = new BrentSolver(1e-14, PRECISION * unit)
                .solve(MOST_EVALUATIONS, apart, Math.min(from, to), Math.max(from, to));
        return Math.max(falling.value(at), rising.value(at));
    }

    /** Returns the rule on an interval, as {@code GaussIntegratorFactory.legendre} does. */
    static GaussIntegrator integrator(final double from, final double to) {
        final double scale = (to - from) / 2;
        final double shift = from + scale;
        final double[] points = new double[POINTS];
        final double[] weights = new double[POINTS];
        for (int i = 0; i < NODES.length; i++) {
            final int right = NODES.length + i;
            final int left = NODES.length - 1 - i;
            points[right] = NODES[i] * scale + shift;
            points[left] = -NODES[i] * scale + shift;
            weights[right] = WEIGHTS[i] * scale;
            weights[left] = weights[right];
        }
        return new GaussIntegrator(points, weights);
    }

    private static double quantile(final double probability) {
        return NORMAL.inverseCumulativeProbability(Math.max(LEAST, Math.min(1 - 1e-16, probability)));
    }

    /** Returns the probability that the randomly weighted mean is below {@code m}. */
    private double below(final double m) {
        if (m <= min) {
            return 0;
        }
        final double down = mean - smallest;
        if (variance == 0 || down <= 0) {
            return m >= mean ? 1 : Math.pow((m - min) / (mean - min), n);
        }
        final double larger = mean + variance / down;
        final double low = n * variance / (variance + down * down);
        if (smallest <= min) {
            final double share = (m - min) / (larger - min);
            return share >= 1 ? 1 : BetaDistribution.of(n - low, low + 1).cumulativeProbability(share);
        }
        return below(m, low, larger);
    }

    /**
     * Returns the same for two numbers above the lower end. The weight {@code t} of the smaller one has a beta
     * distribution. Given it, the mean of both is {@code larger - t * width}, and the additional number brings it below
     * {@code m} with the probability {@code (1 + (larger - t * width - m) / depth)^-n}.
     */
    private double below(final double m, final double low, final double larger) {
        final double width = larger - smallest;
        final double depth = m - min;
        final double enough = (larger - m) / width;
        if (enough <= 0) {
            return 1;
        }
        final BetaDistribution weight = BetaDistribution.of(low, n - low);
        final UnivariateFunction density =
                t -> Math.exp(weight.logDensity(t) - n * Math.log1p((larger - m - t * width) / depth));
        double sum = enough >= 1 ? 0 : weight.survivalProbability(enough);
        double size = 2 * Math.min(Math.sqrt(low * (n - low) / (n + 1)) / n, depth / (n * width));
        double to = Math.min(1, enough);
        while (to > LEAST) {
            final double from = Math.max(to / 4, to - size); // the density may have a root at 0
            final double panel = integrator(from, to).integrate(density);
            sum += panel;
            if (panel < NEGLIGIBLE * sum && to < low / n) {
                break;
            }
            to = from;
            size *= GROWTH;
        }
        return Math.min(1, sum);
    }
}
