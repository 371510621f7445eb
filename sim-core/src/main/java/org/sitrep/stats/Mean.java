package org.sitrep.stats;

import org.sitrep.outcome.Slot;

/**
 * Computes the mean of a slot with its interval. Thread-safe, stateless.
 *
 * <p>The usual interval is Student's t (source: Student, "The probable error of a mean", Biometrika 6 (1908), 1-25).
 * Assumption: independent trials, their number fixed beforehand, and enough of them that the mean is nearly normal. A
 * slot of a game is bounded and has few values, so this holds once several trials differ from the most frequent value.
 * The limits are clipped to the slot's range, so a count that is mostly 0 gets no limit below 0. In the worst case, for
 * a rare all-or-nothing event observed some 10 to 20 times, a 95 % interval covers in 90 % of runs.
 *
 * <p>If fewer than {@link #MIN_EVENTS} trials (and fewer than half) differ from the most frequent value, the sample
 * variance is a poor estimate; if none differ, it would give zero width. The interval then uses the slot's range alone.
 * The share of trials that differ is at most the upper Clopper-Pearson limit {@code q}, and each of them could lie
 * anywhere in {@code min … max}. So the mean lies in {@code mode - q (mode - min) … mode + q (max - mode)}. Valid for
 * any distribution on that range, but wide.
 */
public final class Mean {
    /** Minimum number of trials for an interval. */
    public static final long MIN_TRIALS = 10;

    /** Minimum number of trials off the most frequent value for an interval from the variance. */
    public static final long MIN_EVENTS = 10;

    /** Usual value of {@link Estimate#method}. */
    public static final String STUDENT = "mean, Student t";

    private Mean() {}

    /**
     * Returns the mean in the slot's unit. Value and limits are NaN without trials; the limits are NaN with fewer than
     * {@link #MIN_TRIALS}. Cost: proportional to the slot's range.
     *
     * @param level confidence level, between 0 and 1
     * @throws IllegalArgumentException if the level is out of its range or the tally is of another slot
     */
    public static Estimate estimate(final Slot slot, final SlotTally tally, final double level) {
        Interval.requireLevel(level);
        final long n = tally.n();
        final double mean = (double) tally.sum() / n / slot.divisor();
        if (n < MIN_TRIALS) {
            return Interval.NONE.around(mean, level, n, slot.unit(), n == 0 ? "no data" : "too few trials");
        }
        final int mode = tally.mode();
        final long deviating = n - tally.counts()[mode];
        if (deviating < MIN_EVENTS && 2 * deviating < n) {
            return rangeBound(slot, slot.min() + mode, deviating, n, level)
                    .around(mean, level, n, slot.unit(), rangeMethod(deviating, n));
        }
        final double variance = Moments.variance(n, tally.sum(), tally.sumOfSquares());
        final double half = Interval.t(level, n) * Math.sqrt(variance / n) / slot.divisor();
        return new Interval(mean - half, mean + half)
                .within((double) slot.min() / slot.divisor(), (double) slot.max() / slot.divisor())
                .around(mean, level, n, slot.unit(), STUDENT);
    }

    private static Interval rangeBound(
            final Slot slot, final int mode, final long deviating, final long n, final double level) {
        final double q = ClopperPearson.upper(deviating, n, (1 - level) / 2);
        final double down = q * ((double) mode - slot.min());
        final double up = q * ((double) slot.max() - mode);
        return new Interval((mode - down) / slot.divisor(), (mode + up) / slot.divisor());
    }

    private static String rangeMethod(final long deviating, final long n) {
        return deviating == 0
                ? "constant in " + n + " trials, bound by range"
                : "bound by range, " + (deviating == 1 ? "1 trial deviates" : deviating + " trials deviate");
    }

    /** Returns the standard deviation of a slot across trials, in its unit; NaN with fewer than two trials. */
    public static double standardDeviation(final Slot slot, final SlotTally tally) {
        return Math.sqrt(Moments.variance(tally.n(), tally.sum(), tally.sumOfSquares())) / slot.divisor();
    }
}
