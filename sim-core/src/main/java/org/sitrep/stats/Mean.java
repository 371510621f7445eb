package org.sitrep.stats;

import java.math.BigInteger;
import org.sitrep.outcome.Slot;

/**
 * Computes the mean of a slot with its interval, see {@link GaffkeInterval}. Thread-safe, stateless.
 *
 * <p>Assumption: independent trials, their number fixed beforehand. The interval covers the true mean with at least its
 * level for any distribution on the slot's range, also if few trials differ from the most frequent value or none do. It
 * allows for values that could occur but have not yet: with {@code n} trials, some {@code 4 (max - min) / n} at 95 %.
 */
public final class Mean {
    /** Minimum number of trials for an interval. */
    public static final long MIN_TRIALS = 10;

    /** Beginning of {@link Estimate#method}. */
    public static final String METHOD = "mean, Gaffke";

    private Mean() {}

    /**
     * Returns the mean in the slot's unit. Value and limits are NaN without trials; the limits are NaN with fewer than
     * {@link #MIN_TRIALS}. Cost: proportional to the slot's range, and some 5,000 exponentials.
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
        final Interval limits = GaffkeInterval.of(numbers(slot, tally), slot.min(), slot.max(), level);
        return limits.over(slot.divisor()).around(mean, level, n, slot.unit(), METHOD + beyond(slot, tally));
    }

    /** Returns the numbers of trials at the bounds of an open slot in words; empty if there are none. */
    private static String beyond(final Slot slot, final SlotTally tally) {
        if (!slot.open()) {
            return "";
        }
        final long above = tally.counts()[tally.counts().length - 1];
        final long below = slot.min() < 0 ? tally.counts()[0] : 0;
        return beyond(below, slot.min() / slot.divisor(), "less") + beyond(above, slot.max() / slot.divisor(), "more");
    }

    private static String beyond(final long count, final int bound, final String further) {
        final String trials = count == 1 ? " trial of " : " trials of ";
        return count == 0 ? "" : "; " + count + trials + bound + " or " + further + " counted as that";
    }

    private static GaffkeInterval.Numbers numbers(final Slot slot, final SlotTally tally) {
        final BigInteger scaled = Moments.scaledVariance(tally.n(), tally.sum(), tally.sumOfSquares());
        final Ends ends = ends(slot, tally);
        return GaffkeInterval.Numbers.ofSums(tally.n(), tally.sum(), scaled, ends.first, ends.last);
    }

    /** The smallest and the largest integer of all trials. */
    record Ends(double first, double last) {}

    /** Returns the ends of a tally that has trials. */
    static Ends ends(final Slot slot, final SlotTally tally) {
        int first = 0;
        while (tally.counts()[first] == 0) {
            first++;
        }
        int last = tally.counts().length - 1;
        while (tally.counts()[last] == 0) {
            last--;
        }
        return new Ends((double) slot.min() + first, (double) slot.min() + last);
    }

    /** Returns the standard deviation of a slot across trials, in its unit; NaN with fewer than two trials. */
    public static double standardDeviation(final Slot slot, final SlotTally tally) {
        return Math.sqrt(Moments.variance(tally.n(), tally.sum(), tally.sumOfSquares())) / slot.divisor();
    }
}
