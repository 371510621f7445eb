package org.sitrep.stats;

import java.math.BigInteger;
import org.apache.commons.statistics.distribution.TDistribution;
import org.sitrep.outcome.Slot;

/**
 * Computes the mean difference of a slot, second minus first, between two sides that played the same trials, with its
 * interval. Thread-safe, stateless.
 *
 * <p>The usual interval is Student's t over the trials' differences (source: Student, "The probable error of a mean",
 * Biometrika 6 (1908), 1-25, whose own example is of pairs; as {@link Mean}). Luck common to both sides cancels in the
 * difference, so the interval is usually narrower than that of two independent runs. Assumption: trials independent of
 * one another, their number fixed beforehand.
 *
 * <p>If fewer than {@link Mean#MIN_EVENTS} trials differ, and fewer than half, the sample variance is a poor estimate,
 * and the interval uses the slot's range. The share of trials that differ is at most the upper Clopper-Pearson limit
 * {@code q}, and each of them differs by at most {@code max - min} either way. Valid for any distribution on that
 * range, but wide. If all trials differ by the same {@code d}, the sample variance is 0 and would give zero width. The
 * share of trials with another difference is then at most the limit {@code q} of no events, and each of them could have
 * any difference in the range. In the worst case, if some 20 trials differ and all one way, a 95 % interval of a flag
 * covers in 93 % of runs.
 */
public final class PairedDifference {
    /** Usual value of {@link Estimate#method}. */
    public static final String METHOD = "paired difference, Student t";

    /** Value of {@link Estimate#method} if every trial has the same difference. */
    public static final String CONSTANT = "paired difference, bound by range, all differences equal";

    private PairedDifference() {}

    /**
     * Returns second minus first in the slot's unit. Value and limits are NaN without trials; the limits are NaN with
     * fewer than {@link Mean#MIN_TRIALS}. Cost: a few products of big integers.
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
        final double range = ((double) slot.max() - slot.min()) / slot.divisor();
        if (sums.differing() < Mean.MIN_EVENTS && 2 * sums.differing() < n) {
            final double most = ClopperPearson.upper(sums.differing(), n, (1 - level) / 2) * range;
            return new Interval(-most, most)
                    .around(
                            mean,
                            level,
                            n,
                            slot.unit(),
                            "paired difference, bound by range, "
                                    + (sums.differing() == 1
                                            ? "1 trial differs"
                                            : sums.differing() + " trials differ"));
        }
        final double variance = variance(sums);
        if (variance == 0) {
            final double most = ClopperPearson.upper(0, n, (1 - level) / 2);
            return new Interval(mean - most * (range + mean), mean + most * (range - mean))
                    .around(mean, level, n, slot.unit(), CONSTANT);
        }
        final double half = Interval.t(level, n) * Math.sqrt(variance / n) / slot.divisor();
        return new Interval(mean - half, mean + half).within(-range, range).around(mean, level, n, slot.unit(), METHOD);
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
     * Returns the two-sided p-value of the hypothesis of no mean difference, by Student's t over the trials'
     * differences. 1 with fewer than {@link Mean#MIN_TRIALS}, and if fewer than {@link Mean#MIN_EVENTS} trials differ,
     * as the sample variance is then a poor estimate. If all trials differ by the same {@code d}, at most {@code 2 (r /
     * (r + |d|))^n} for a slot of range {@code r}: without a true difference, at most a share of {@code r / (r + |d|)}
     * of trials can differ by {@code d}, the others by the whole range the other way. It falls below {@code a} exactly
     * where the interval of level {@code 1 - a} excludes 0.
     *
     * <p>Adjust several p-values with {@link MultipleTests}. Assumption: as for the interval.
     */
    public static double probability(final Slot slot, final PairSums sums) {
        final long n = sums.n();
        if (n < Mean.MIN_TRIALS || sums.differing() < Mean.MIN_EVENTS || sums.first() == sums.second()) {
            return 1;
        }
        final double mean = Math.abs((double) (sums.second() - sums.first()) / n);
        final double variance = variance(sums);
        if (variance == 0) {
            final double range = (double) slot.max() - slot.min();
            return Math.min(1, 2 * Math.pow(range / (range + mean), n));
        }
        final double t = mean / Math.sqrt(variance / n);
        return Math.min(1, 2 * TDistribution.of(n - 1.0).survivalProbability(t));
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
        final BigInteger squares = Moments.big(sums.firstSquares())
                .add(Moments.big(sums.secondSquares()))
                .subtract(Moments.big(sums.products()).shiftLeft(1));
        final BigInteger sum = Moments.big(sums.second()).subtract(Moments.big(sums.first()));
        final BigInteger scaled = Moments.big(n).multiply(squares).subtract(sum.pow(2));
        return scaled.doubleValue()
                / Moments.big(n).multiply(Moments.big(n - 1)).doubleValue();
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
