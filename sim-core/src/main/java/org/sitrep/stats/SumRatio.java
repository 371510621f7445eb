package org.sitrep.stats;

import java.math.BigInteger;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Ratio;
import org.sitrep.outcome.Slot;

/**
 * Computes the ratio {@code R} of two slots' sums over the trials, with an interval. Thread-safe, stateless.
 *
 * <p>The interval contains each ratio {@code r} for which the mean of {@code a - r b} over the trials could be 0: the
 * idea of E. C. Fieller, "Some problems in interval estimation", JRSS B 16 (1954), 175-185, with the limits of
 * {@link GaffkeInterval} in place of the normal ones. So it holds for sparse and skewed numbers, too, and is asymmetric
 * where the denominator is uncertain.
 *
 * <p>Assumption: independent trials, their number fixed beforehand. No interval is given with fewer than
 * {@link #MIN_TRIALS} trials, or if the relative standard error of the denominator's mean is above
 * {@value #MAX_RELATIVE_ERROR}, where the sums' ratio is a biased estimate (W. G. Cochran, Sampling Techniques, 3rd ed.
 * (1977), chapter 6).
 */
public final class SumRatio {
    /** Minimum number of trials for an interval. */
    public static final long MIN_TRIALS = 30;

    /** Maximum relative standard error of the denominator's mean. */
    public static final double MAX_RELATIVE_ERROR = 0.1;

    /** Usual value of {@link Estimate#method}. */
    public static final String METHOD = "ratio of sums, Gaffke";

    private SumRatio() {}

    /**
     * Returns the ratio in the ratio's unit. Value and limits are NaN if the denominators sum to 0, in particular
     * without trials. The lower limit is at least 0 if the numerator cannot be negative; the upper limit is at most 1
     * if the ratio is in {@link OutcomeLayout#SHARE} and its value is at most 1. Cost: some 5,000 exponentials.
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
        if (n < MIN_TRIALS) {
            return Interval.NONE.around(value, level, n, ratio.unit(), "too few trials");
        }
        final double meanOfB = (double) denominator.sum() / n;
        final double varianceOfB = Moments.variance(n, denominator.sum(), denominator.sumOfSquares());
        if (Math.sqrt(varianceOfB / n) > MAX_RELATIVE_ERROR * meanOfB) {
            return Interval.NONE.around(value, level, n, ratio.unit(), "denominator too uncertain");
        }
        // The numerator of a share is a part of the denominator.
        final boolean share = ratio.unit().equals(OutcomeLayout.SHARE) && value <= 1;
        final double most = share ? 1 / scale : Double.POSITIVE_INFINITY;
        final Interval limits = new Residuals(numeratorSlot, numerator, denominatorSlot, denominator, product, most)
                .interval(level, numeratorSlot.min() < 0 ? Double.NEGATIVE_INFINITY : 0);
        return limits.over(1 / scale).around(value, level, n, ratio.unit(), METHOD);
    }

    /** The numbers {@code a - r b} of all trials, of slots with their integers. */
    private static final class Residuals {
        private final long n;
        private final double ratio;
        private final double meanOfA;
        private final double meanOfB;
        private final double varianceOfA;
        private final double varianceOfB;
        private final double covariance;
        private final Slot slotOfA;
        private final Slot slotOfB;
        private final Mean.Ends endsOfA;
        private final Mean.Ends endsOfB;
        /** The largest ratio of a single trial, perhaps infinite. */
        private final double most;

        Residuals(
                final Slot slotOfA,
                final SlotTally a,
                final Slot slotOfB,
                final SlotTally b,
                final ProductTally ab,
                final double most) {
            this.most = most;
            n = ab.n();
            ratio = (double) a.sum() / b.sum();
            meanOfA = (double) a.sum() / n;
            meanOfB = (double) b.sum() / n;
            varianceOfA = perSquare(Moments.scaledVariance(n, a.sum(), a.sumOfSquares()));
            varianceOfB = perSquare(Moments.scaledVariance(n, b.sum(), b.sumOfSquares()));
            covariance = perSquare(Moments.big(n)
                    .multiply(Moments.big(ab.sumOfProducts()))
                    .subtract(Moments.big(a.sum()).multiply(Moments.big(b.sum()))));
            this.slotOfA = slotOfA;
            this.slotOfB = slotOfB;
            endsOfA = Mean.ends(slotOfA, a);
            endsOfB = Mean.ends(slotOfB, b);
        }

        private double perSquare(final BigInteger scaled) {
            return scaled.doubleValue() / n / n;
        }

        Interval interval(final double level, final double least) {
            final double tail = (1 - level) / 2;
            return new Interval(limit(tail, least), limit(tail, most));
        }

        /**
         * Returns the furthest ratio in a direction that is not excluded.
         *
         * @param end the limit of possible ratios there, perhaps infinite
         */
        private double limit(final double tail, final double end) {
            if (ratio == end) {
                return end;
            }
            final double spread = varianceOfA - 2 * ratio * covariance + ratio * ratio * varianceOfB;
            final double unit = Math.sqrt(Math.max(0, spread) / n) / meanOfB + (Math.abs(ratio) + 1) / n;
            return GaffkeInterval.limit(this::tail, tail, ratio, end, unit);
        }

        /** Returns the one-sided p-value of a true ratio {@code r}. */
        private double tail(final double r) {
            final double variance = varianceOfA - 2 * r * covariance + r * r * varianceOfB;
            final GaffkeInterval.Numbers numbers = new GaffkeInterval.Numbers(
                    n,
                    meanOfA - r * meanOfB,
                    Math.max(0, variance),
                    endsOfA.first() - Math.max(r * endsOfB.first(), r * endsOfB.last()),
                    endsOfA.last() - Math.min(r * endsOfB.first(), r * endsOfB.last()));
            final double min = slotOfA.min() - Math.max(r * slotOfB.min(), r * slotOfB.max());
            final double max = slotOfA.max() - Math.min(r * slotOfB.min(), r * slotOfB.max());
            return GaffkeInterval.tail(numbers, min, Math.min(max, (most - r) * slotOfB.max()), 0);
        }
    }
}
