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

    /** Value of {@link Estimate#method} where the denominator is 0 in every trial, in particular without trials. */
    public static final String NO_DATA = "no data";

    /** Value of {@link Estimate#method} without an interval, where the denominator's mean could be near 0. */
    static final String UNCERTAIN = "denominator too uncertain";

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
        if (denominator.sum() == 0) {
            return Interval.NONE.around(Double.NaN, level, n, ratio.unit(), NO_DATA);
        }
        final Residuals residuals =
                new Residuals(ratio, numeratorSlot, numerator, denominatorSlot, denominator, product);
        final double value = residuals.ratio * residuals.scale;
        if (!residuals.haveInterval()) {
            return Interval.NONE.around(value, level, n, ratio.unit(), residuals.missing);
        }
        final Interval limits = residuals.interval(level, numeratorSlot.min() < 0 ? Double.NEGATIVE_INFINITY : 0);
        return limits.over(1 / residuals.scale).around(value, level, n, ratio.unit(), METHOD);
    }

    /** Returns the reason why the denominator of some trials allows no interval; empty if it does. */
    static String missing(final long n, final long sum, final long sumOfSquares) {
        if (n < MIN_TRIALS) {
            return "too few trials";
        }
        final double error = Math.sqrt(Moments.variance(n, sum, sumOfSquares) / n);
        return error > MAX_RELATIVE_ERROR * sum / n ? UNCERTAIN : "";
    }

    /** The numbers {@code a - r b} of all trials, of slots with their integers; the sum of {@code b} is above 0. */
    static final class Residuals {
        private final long n;
        private final double scale;
        private final double ratio;
        private final double meanOfA;
        private final double meanOfB;
        private final double varianceOfA;
        private final double varianceOfB;
        private final double covariance;
        /** The reason why there is no interval; empty if there is one. */
        private final String missing;

        private final Slot slotOfA;
        private final Slot slotOfB;
        private final Mean.Ends endsOfA;
        private final Mean.Ends endsOfB;
        /** The largest ratio of a single trial, perhaps infinite. */
        private final double most;

        Residuals(
                final Ratio of,
                final Slot slotOfA,
                final SlotTally a,
                final Slot slotOfB,
                final SlotTally b,
                final ProductTally ab) {
            n = ab.n();
            scale = (double) slotOfB.divisor() / slotOfA.divisor();
            ratio = (double) a.sum() / b.sum();
            // The numerator of a share is a part of the denominator.
            final boolean share = of.unit().equals(OutcomeLayout.SHARE) && ratio * scale <= 1;
            most = share ? 1 / scale : Double.POSITIVE_INFINITY;
            meanOfA = (double) a.sum() / n;
            meanOfB = (double) b.sum() / n;
            varianceOfA = perSquare(Moments.scaledVariance(n, a.sum(), a.sumOfSquares()));
            varianceOfB = perSquare(Moments.scaledVariance(n, b.sum(), b.sumOfSquares()));
            covariance = perSquare(Moments.big(n)
                    .multiply(Moments.big(ab.sumOfProducts()))
                    .subtract(Moments.big(a.sum()).multiply(Moments.big(b.sum()))));
            missing = SumRatio.missing(n, b.sum(), b.sumOfSquares());
            this.slotOfA = slotOfA;
            this.slotOfB = slotOfB;
            endsOfA = Mean.ends(slotOfA, a);
            endsOfB = Mean.ends(slotOfB, b);
        }

        private double perSquare(final BigInteger scaled) {
            return scaled.doubleValue() / n / n;
        }

        /** Returns whether there are enough trials and the denominator's mean is certain enough. */
        boolean haveInterval() {
            return missing.isEmpty();
        }

        /** Returns the ratio of the sums of integers. */
        double ratio() {
            return ratio;
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
            return GaffkeInterval.limit(this::tail, tail, ratio, end, unit());
        }

        /** Returns the error of the ratio, roughly. */
        double unit() {
            final double spread = varianceOfA - 2 * ratio * covariance + ratio * ratio * varianceOfB;
            return Math.sqrt(Math.max(0, spread) / n) / meanOfB + (Math.abs(ratio) + 1) / n;
        }

        /** Returns the one-sided p-value of a true ratio {@code r}. */
        double tail(final double r) {
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
