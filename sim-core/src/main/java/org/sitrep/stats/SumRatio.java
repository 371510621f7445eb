package org.sitrep.stats;

import java.math.BigInteger;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Ratio;
import org.sitrep.outcome.Slot;

/**
 * Computes the ratio of two slots' sums over the trials, with an interval by the delta method. Thread-safe, stateless.
 *
 * <p>Source: W. G. Cochran, Sampling Techniques, 3rd ed. (1977), chapter 6: the variance of {@code R = A / B} is that
 * of {@code (a - R b)} divided by {@code n} and by the squared mean of {@code b}.
 *
 * <p>Assumption: independent trials, their number fixed beforehand, and enough of them that both means are nearly
 * normal and the denominator's mean is known well. So no interval is given in any of these cases: fewer than
 * {@link #MIN_TRIALS} trials; a relative standard error of the denominator's mean above {@value #MAX_RELATIVE_ERROR}
 * (Cochran's condition for a negligible bias); fewer than {@link #MIN_EVENTS} trials with a numerator other than 0;
 * numerator and denominator nearly always equal.
 */
public final class SumRatio {
    /** Minimum number of trials for an interval. */
    public static final long MIN_TRIALS = 30;

    /** Minimum number of trials with a numerator other than 0, and minimum sum of {@code (a - b)^2}. */
    public static final long MIN_EVENTS = 10;

    /** Maximum relative standard error of the denominator's mean. */
    public static final double MAX_RELATIVE_ERROR = 0.1;

    /** Usual value of {@link Estimate#method}. */
    public static final String METHOD = "ratio of sums, delta method";

    private SumRatio() {}

    /**
     * Returns the ratio in the ratio's unit. Value and limits are NaN if the denominators sum to 0, in particular
     * without trials. The lower limit is at least 0 if the numerator cannot be negative; the upper limit is at most 1
     * if the ratio is in {@link OutcomeLayout#SHARE} and its value is at most 1. Cost: proportional to the numerator's
     * range.
     *
     * @param numerator tally of {@code numeratorSlot}
     * @param denominator tally of {@code denominatorSlot}, of the same trials
     * @param product sum of their products over the same trials
     * @param level confidence level, between 0 and 1
     * @throws IllegalArgumentException if the tallies are of different trials, or the level is out of its range
     */
    public static Estimate estimate(
            final Ratio ratio,
            final Slot numeratorSlot,
            final SlotTally numerator,
            final Slot denominatorSlot,
            final SlotTally denominator,
            final ProductTally product,
            final double level) {
        Interval.requireLevel(level);
        final long n = product.n();
        if (numerator.n() != n || denominator.n() != n) {
            throw new IllegalArgumentException(ratio.name() + ": numerator in " + numerator.n()
                    + " trials, denominator in " + denominator.n() + ", both in " + n);
        }
        final double scale = (double) denominatorSlot.divisor() / numeratorSlot.divisor();
        if (denominator.sum() == 0) {
            return Interval.NONE.around(Double.NaN, level, n, ratio.unit(), "no data");
        }
        final double value = (double) numerator.sum() / denominator.sum() * scale;
        final String obstacle = obstacle(numeratorSlot, numerator, denominator, product);
        if (!obstacle.isEmpty()) {
            return Interval.NONE.around(value, level, n, ratio.unit(), obstacle);
        }
        final double half = Interval.t(level, n) * standardError(numerator, denominator, product) * scale;
        return new Interval(value - half, value + half)
                .within(
                        numeratorSlot.min() < 0 ? Double.NEGATIVE_INFINITY : 0,
                        ratio.unit().equals(OutcomeLayout.SHARE) && value <= 1 ? 1 : Double.POSITIVE_INFINITY)
                .around(value, level, n, ratio.unit(), METHOD);
    }

    /** Returns the reason why no interval can be given; empty if one can. */
    private static String obstacle(
            final Slot numeratorSlot,
            final SlotTally numerator,
            final SlotTally denominator,
            final ProductTally products) {
        final long n = products.n();
        if (n < MIN_TRIALS) {
            return "too few trials";
        }
        final double mean = (double) denominator.sum() / n;
        final double variance = Moments.variance(n, denominator.sum(), denominator.sumOfSquares());
        if (Math.sqrt(variance / n) > MAX_RELATIVE_ERROR * mean) {
            return "denominator too uncertain";
        }
        final long zeros =
                numeratorSlot.min() <= 0 && numeratorSlot.max() >= 0 ? numerator.counts()[-numeratorSlot.min()] : 0;
        final BigInteger differing = Moments.big(numerator.sumOfSquares())
                .add(Moments.big(denominator.sumOfSquares()))
                .subtract(Moments.big(products.sumOfProducts()).shiftLeft(1));
        if (n - zeros < MIN_EVENTS || differing.compareTo(Moments.big(MIN_EVENTS)) < 0) {
            return "too few events";
        }
        return residual(numerator, denominator, products).signum() == 0 ? "constant in " + n + " trials" : "";
    }

    private static double standardError(
            final SlotTally numerator, final SlotTally denominator, final ProductTally products) {
        final double n = products.n();
        final double b = denominator.sum();
        return Math.sqrt(residual(numerator, denominator, products).doubleValue() * (n / (n - 1))) / b / b;
    }

    /** Returns {@code B^2} times the sum of {@code (a - R b)^2}, exactly; the residuals themselves add up to 0. */
    private static BigInteger residual(
            final SlotTally numerator, final SlotTally denominator, final ProductTally products) {
        final BigInteger a = Moments.big(numerator.sum());
        final BigInteger b = Moments.big(denominator.sum());
        final BigInteger aa = b.pow(2).multiply(Moments.big(numerator.sumOfSquares()));
        final BigInteger bb = a.pow(2).multiply(Moments.big(denominator.sumOfSquares()));
        final BigInteger ab = a.multiply(b).multiply(Moments.big(products.sumOfProducts()));
        return aa.add(bb).subtract(ab.shiftLeft(1));
    }
}
