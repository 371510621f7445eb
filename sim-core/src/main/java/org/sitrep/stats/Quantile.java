package org.sitrep.stats;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.function.LongPredicate;
import org.apache.commons.statistics.distribution.BinomialDistribution;
import org.sitrep.outcome.Slot;

/**
 * Computes a quantile of a slot with an interval between two order statistics, both read from the exact histogram.
 * Thread-safe, stateless.
 *
 * <p>Source: H. Scheffe, J. W. Tukey, "Non-parametric estimation. I. Validation of order statistics", Annals of
 * Mathematical Statistics 16 (1945), 187-192: the number of trials at or below the quantile is binomial; for values
 * with ties the interval covers with at least its level.
 *
 * <p>Assumption: independent trials, their number fixed beforehand; none about the distribution.
 */
public final class Quantile {
    /** Value of {@link Estimate#method} for {@link #anytime}. */
    public static final String ANYTIME = "order statistics, anytime";

    private Quantile() {}

    /**
     * Returns the smallest value that at least a share {@code q} of the trials do not exceed, in the slot's unit. Value
     * and limits are NaN without trials; the limits are NaN with too few trials for such order statistics (fewer than 6
     * for a median, 72 for p05 and p95, at 95 %). Cost: proportional to the slot's range. Above 2^31-1 trials the ranks
     * are those of the normal approximation, one rank wider.
     *
     * @param q between 0 and 1
     * @param level confidence level, between 0 and 1
     * @throws IllegalArgumentException if {@code q} or {@code level} is out of its range
     */
    public static Estimate estimate(final Slot slot, final SlotTally tally, final double q, final double level) {
        Interval.requireLevel(level);
        if (!(q > 0 && q < 1)) {
            throw new IllegalArgumentException("quantile " + q + " is not between 0 and 1");
        }
        final long n = tally.n();
        if (n == 0) {
            return Interval.NONE.around(Double.NaN, level, n, slot.unit(), "no data");
        }
        final double value = atRank(slot, tally, rank(n, q));
        final long low = lowRank(n, q, (1 - level) / 2);
        final long high = n + 1 - lowRank(n, 1 - q, (1 - level) / 2);
        if (low < 1 || high > n) {
            return Interval.NONE.around(value, level, n, slot.unit(), "too few trials");
        }
        return new Interval(atRank(slot, tally, low), atRank(slot, tally, high))
                .around(value, level, n, slot.unit(), "order statistics");
    }

    /**
     * Returns the same quantile with an interval that holds at all numbers of trials at once. The share of trials at or
     * below a value is a rate, bounded by {@link BetaBinomialSequence}. The interval begins at the first value whose
     * share could be {@code q} or more and ends at the first whose share certainly is. It misses the quantile only if
     * the rate of the quantile itself or that of the value before it is missed; each gets half of the error {@code 1 -
     * level}. Limits are NaN with too few trials for such values (fewer than 8 for a median, 131 for p05 and p95, at 95
     * %).
     *
     * <p>Source: D. A. Darling, H. Robbins, "Confidence sequences for mean, variance, and median", Proceedings of the
     * National Academy of Sciences 58 (1967), 66-68, with the sequence of rates named above in place of theirs.
     * Assumption: independent trials of one distribution; none about the distribution or about when the run stops.
     * Cost: about {@code 2 log2 n} limits of a rate, plus a term proportional to the slot's range.
     *
     * @param q between 0 and 1
     * @param level confidence level, between 0 and 1, over all looks together
     * @throws IllegalArgumentException if {@code q} or {@code level} is out of its range
     */
    public static Estimate anytime(final Slot slot, final SlotTally tally, final double q, final double level) {
        final Estimate fixed = estimate(slot, tally, q, level);
        final long n = tally.n();
        if (n == 0) {
            return fixed;
        }
        final double each = 1 - (1 - level) / 2;
        final long low = firstRank(
                n, rank -> BetaBinomialSequence.interval(rank, n, each).high() >= q);
        final long high = firstRank(
                n, rank -> BetaBinomialSequence.interval(rank, n, each).low() >= q);
        if (low < 1 || high > n) {
            return Interval.NONE.around(fixed.value(), level, n, slot.unit(), "too few trials");
        }
        return new Interval(atRank(slot, tally, low), atRank(slot, tally, high))
                .around(fixed.value(), level, n, slot.unit(), ANYTIME);
    }

    /** Returns the smallest rank in 0 … n from which on a condition holds; {@code n + 1} if it holds for none. */
    private static long firstRank(final long n, final LongPredicate holds) {
        long low = 0;
        long high = n + 1;
        while (low < high) {
            final long middle = low + (high - low) / 2;
            if (holds.test(middle)) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return low;
    }

    /** Returns {@code q * n} rounded up, in decimal arithmetic: in doubles, 0.07 of 100 trials would give rank 8. */
    private static long rank(final long n, final double q) {
        return BigDecimal.valueOf(q)
                .multiply(BigDecimal.valueOf(n))
                .setScale(0, RoundingMode.CEILING)
                .longValueExact();
    }

    /**
     * Returns the largest rank that lies above the quantile with a probability of at most {@code tail}; 0 if none does.
     */
    static long lowRank(final long n, final double q, final double tail) {
        if (n > Integer.MAX_VALUE) {
            final double sigma = Math.sqrt(n * q * (1 - q));
            return (long) Math.floor(n * q - Interval.z(1 - 2 * tail) * sigma) - 1;
        }
        final BinomialDistribution below = BinomialDistribution.of((int) n, q);
        // The smallest k with P(B <= k) >= tail; hence P(B <= k - 1) < tail, and rank k exceeds the quantile only then.
        return below.inverseCumulativeProbability(tail);
    }

    private static double atRank(final Slot slot, final SlotTally tally, final long rank) {
        long seen = 0;
        int i = -1;
        while (seen < rank) {
            seen += tally.counts()[++i];
        }
        return ((double) slot.min() + i) / slot.divisor();
    }
}
