package org.sitrep.stats;

import org.apache.commons.math3.special.Gamma;
import org.apache.commons.statistics.distribution.GammaDistribution;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Ratio;
import org.sitrep.outcome.Slot;

/**
 * Computes the anytime interval of a ratio of two slots' means. With a probability of at least its level it covers the
 * true ratio at every number of trials at once, for every joint distribution of the two slots within their ranges.
 * Thread-safe, stateless.
 *
 * <p>If {@code R} is the true ratio, {@code x = a - R b} has the mean 0, and {@code y = x / c} is at least -1 for the
 * largest possible {@code c = R b - a}. Then {@code exp(λ y + (ln(1 - λ) + λ) y²)} is at most {@code 1 + λ y} for
 * {@code 0 ≤ λ < 1}, so its product over the trials is a bet that gains nothing in expectation (source: X. Fan, I.
 * Grama, Q. Liu, "Exponential inequalities for martingales with applications", Electronic Journal of Probability 20
 * (2015), lemma 4.1). The product depends on the trials only by the sums of {@code y} and of {@code y²}, which follow
 * from sums, squares and products of the slots. The bets are mixed over {@code λ} by a gamma density, which has a
 * closed form (S. R. Howard, A. Ramdas, J. McAuliffe, J. Sekhon, "Time-uniform, nonparametric, nonasymptotic confidence
 * sequences", Annals of Statistics 49 (2021), proposition 9). A ratio is excluded if either direction, at half the
 * error each, has evidence against it (Ville's inequality).
 *
 * <p>Assumption: independent trials of the same distribution, a denominator that is never negative; none about when the
 * run stops. As numerator and denominator usually move together, the interval is far narrower than one limit divided by
 * the other.
 */
public final class RatioSequence {
    /** Usual value of {@link Estimate#method}. */
    public static final String METHOD = "ratio, bets on the residuals, anytime";

    /** The mixture is narrowest for sums of {@code y²} of about ten times as much. */
    private static final double SHAPE = 2;
    /** Logarithm of the factor that makes the gamma density one on {@code 0 ≤ λ < 1}. */
    private static final double SCALE = SHAPE * Math.log(SHAPE) - Gamma.logGamma(SHAPE) - logOfGamma(SHAPE, SHAPE);
    /** Doublings of the distance from the observed ratio; beyond a millionfold, the evidence hardly grows any more. */
    private static final int DOUBLINGS = 20;

    private static final int HALVINGS = 60;

    private final Slot numerator;
    private final Slot denominator;
    private final double a;
    private final double b;
    private final double aa;
    private final double bb;
    private final double ab;

    private RatioSequence(
            final Slot numerator,
            final SlotTally above,
            final Slot denominator,
            final SlotTally below,
            final ProductTally product) {
        this.numerator = numerator;
        this.denominator = denominator;
        a = above.sum();
        b = below.sum();
        aa = Moments.big(above.sumOfSquares()).doubleValue();
        bb = Moments.big(below.sumOfSquares()).doubleValue();
        ab = product.sumOfProducts();
    }

    /**
     * Returns the ratio in its unit with its interval. Value and limits are NaN if the denominators sum to 0; the
     * limits are NaN as long as no finite limit holds, because the denominator's mean could be 0. The lower limit is at
     * least 0 if the numerator cannot be negative; the upper limit is at most 1 if the ratio is in
     * {@link OutcomeLayout#SHARE} and its value is at most 1. Cost: some 200 evaluations of the incomplete gamma
     * function.
     *
     * @param above tally of the numerator
     * @param below tally of the denominator, of the same trials
     * @param product sum of their products over the same trials
     * @param level confidence level, between 0 and 1, over all looks together
     * @throws IllegalArgumentException if the tallies are of different trials, the denominator can be negative, or the
     *     level is out of its range
     */
    public static Estimate estimate(
            final Ratio ratio,
            final Slot numerator,
            final SlotTally above,
            final Slot denominator,
            final SlotTally below,
            final ProductTally product,
            final double level) {
        final double threshold = Math.log(2) - Math.log1p(-Interval.requireLevel(level));
        final long n = product.n();
        if (above.n() != n || below.n() != n || denominator.min() < 0) {
            throw new IllegalArgumentException(ratio.name() + ": numerator in " + above.n()
                    + " trials, denominator from " + denominator.min() + " in " + below.n() + ", both in " + n);
        }
        if (below.sum() == 0) {
            return Interval.NONE.around(Double.NaN, level, n, ratio.unit(), "no data");
        }
        final double scale = (double) denominator.divisor() / numerator.divisor();
        final RatioSequence sums = new RatioSequence(numerator, above, denominator, below, product);
        final double value = sums.a / sums.b;
        final double least = numerator.min() >= 0 ? 0 : Double.NEGATIVE_INFINITY;
        final boolean share = ratio.unit().equals(OutcomeLayout.SHARE) && value * scale <= 1;
        final double most = share ? 1 / scale : Double.POSITIVE_INFINITY;
        final double low = sums.limit(value, least, -1, threshold);
        final double high = sums.limit(value, most, 1, threshold);
        return Double.isInfinite(low) || Double.isInfinite(high)
                ? Interval.NONE.around(value * scale, level, n, ratio.unit(), "denominator too uncertain")
                : new Interval(low * scale, high * scale).around(value * scale, level, n, ratio.unit(), METHOD);
    }

    /**
     * Returns the last ratio from the observed one towards an end whose evidence against it does not exceed the
     * threshold; the end itself if none does.
     *
     * @param way 1 if the end lies above, -1 if below
     */
    private double limit(final double observed, final double end, final int way, final double threshold) {
        double within = observed;
        double step = Math.max(Math.abs(observed), 1e-3);
        for (int i = 0; i < DOUBLINGS && within != end; i++) {
            final double beyond = towards(observed, step, end, way);
            if (logEvidence(beyond, way) > threshold) {
                return halved(within, beyond, way, threshold);
            }
            within = beyond;
            step *= 2;
        }
        return within == end ? end : way * Double.POSITIVE_INFINITY;
    }

    private double halved(final double from, final double to, final int way, final double threshold) {
        double within = from;
        double beyond = to;
        for (int i = 0; i < HALVINGS; i++) {
            final double middle = (within + beyond) / 2;
            if (logEvidence(middle, way) > threshold) {
                beyond = middle;
            } else {
                within = middle;
            }
        }
        return beyond;
    }

    private static double towards(final double from, final double step, final double end, final int way) {
        return way > 0 ? Math.min(from + step, end) : Math.max(from - step, end);
    }

    /**
     * Returns the logarithm of the evidence that the true ratio lies below the assumed one (way 1) or above it (way
     * -1). 0 if the observed ratio lies on the other side; infinite if it must lie on this one.
     */
    private double logEvidence(final double assumed, final int way) {
        final double sum = way * (assumed * b - a);
        final double squares = assumed * (assumed * bb - 2 * ab) + aa;
        final double high = Math.max(assumed * denominator.min(), assumed * denominator.max());
        final double low = Math.min(assumed * denominator.min(), assumed * denominator.max());
        final double bound = way > 0 ? numerator.max() - low : high - numerator.min();
        if (!(sum > 0)) {
            return 0;
        }
        return bound > 0 ? logCapital(sum / bound, squares / bound / bound) : Double.POSITIVE_INFINITY;
    }

    /**
     * Returns the logarithm of the capital mixed over {@code λ}. It grows with the sum and falls with the squares.
     *
     * @param sum sum of {@code y}, above 0
     * @param squares sum of {@code y²}
     */
    static double logCapital(final double sum, final double squares) {
        final double shape = squares + SHAPE;
        final double rate = sum + shape;
        return SCALE + Gamma.logGamma(shape) + logOfGamma(shape, rate) - shape * Math.log(rate) + sum + squares;
    }

    /** Returns the logarithm of the regularized lower incomplete gamma function. */
    private static double logOfGamma(final double shape, final double x) {
        return Math.log(GammaDistribution.of(shape, 1).cumulativeProbability(x));
    }
}
