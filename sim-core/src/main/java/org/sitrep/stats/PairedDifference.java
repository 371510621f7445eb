package org.sitrep.stats;

import java.math.BigInteger;
import org.sitrep.outcome.Slot;

/**
 * Computes the mean difference of a slot, second minus first, between two sides that played the same trials, with its
 * interval. Thread-safe, stateless.
 *
 * <p>The interval is that of {@link GaffkeInterval} over the trials' differences, which lie in {@code -(max - min) …
 * max - min}. Luck common to both sides cancels in the difference, so the interval is usually narrower than that of two
 * independent runs. It covers the true difference with at least its level, also if few trials differ, if all differ one
 * way, or if none do. Assumption: trials independent of one another, their number fixed beforehand.
 */
public final class PairedDifference {
    /** Value of {@link Estimate#method}. */
    public static final String METHOD = "paired difference, Gaffke";

    private PairedDifference() {}

    /**
     * Returns second minus first in the slot's unit. Value and limits are NaN without trials; the limits are NaN with
     * fewer than {@link Mean#MIN_TRIALS}. Cost: some 5,000 exponentials.
     *
     * @param level confidence level, between 0 and 1
     * @throws IllegalArgumentException if the level is out of its range or the sums are of another slot
     */
    public static Estimate estimate(final Slot slot, final PairSums sums, final double level) {
        Interval.requireLevel(level);
        if (!slot.name().equals(sums.name())) {
            throw new IllegalArgumentException("sums of " + sums.name() + " for the slot " + slot.name());
        }
        final long n = sums.n();
        final double mean = (double) (sums.second() - sums.first()) / n / slot.divisor();
        if (n < Mean.MIN_TRIALS) {
            return Interval.NONE.around(mean, level, n, slot.unit(), n == 0 ? "no data" : "too few trials");
        }
        final double range = (double) slot.max() - slot.min();
        return GaffkeInterval.of(numbers(sums), -range, range, level)
                .over(slot.divisor())
                .around(mean, level, n, slot.unit(), METHOD);
    }

    private static GaffkeInterval.Numbers numbers(final PairSums sums) {
        return GaffkeInterval.Numbers.ofSums(
                sums.n(), sums.second() - sums.first(), scaledVariance(sums), sums.least(), sums.most());
    }

    /**
     * Returns second minus first in the slot's unit, for two rows of the same trials, see {@link PairSums#of}.
     *
     * @param level confidence level, between 0 and 1
     */
    public static Estimate estimate(final Slot slot, final int[] first, final int[] second, final double level) {
        return estimate(slot, PairSums.of(slot.name(), first, second), level);
    }

    /**
     * Returns the two-sided p-value of the hypothesis of no mean difference; 1 with fewer than {@link Mean#MIN_TRIALS}.
     * It falls below {@code a} exactly where the interval of level {@code 1 - a} excludes 0.
     *
     * <p>Adjust several p-values with {@link MultipleTests}. Assumption: as for the interval.
     */
    public static double probability(final Slot slot, final PairSums sums) {
        final double range = (double) slot.max() - slot.min();
        return sums.n() < Mean.MIN_TRIALS || sums.first() == sums.second()
                ? 1
                : GaffkeInterval.probability(numbers(sums), -range, range, 0);
    }

    /**
     * Returns the sample variance of a trial's difference, in squares of the slot's integers; NaN with fewer than two
     * trials.
     */
    static double variance(final PairSums sums) {
        final long n = sums.n();
        if (n < 2) {
            return Double.NaN;
        }
        return scaledVariance(sums).doubleValue()
                / Moments.big(n).multiply(Moments.big(n - 1)).doubleValue();
    }

    /** Returns {@code n^2} times the variance of the trials' differences about their mean, exactly. */
    private static BigInteger scaledVariance(final PairSums sums) {
        final BigInteger squares = Moments.big(sums.firstSquares())
                .add(Moments.big(sums.secondSquares()))
                .subtract(Moments.big(sums.products()).shiftLeft(1));
        final BigInteger sum = Moments.big(sums.second()).subtract(Moments.big(sums.first()));
        return Moments.big(sums.n()).multiply(squares).subtract(sum.pow(2));
    }

    /**
     * Returns the variance of the paired difference as a share of that of independent runs. Below 1 pairing is an
     * advantage; 0.25 halves the width. NaN if neither side varies.
     */
    public static double varianceShare(final PairSums sums) {
        final double unpaired = Moments.variance(sums.n(), sums.first(), sums.firstSquares())
                + Moments.variance(sums.n(), sums.second(), sums.secondSquares());
        return unpaired > 0 ? variance(sums) / unpaired : Double.NaN;
    }
}
