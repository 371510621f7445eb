package org.sitrep.stats;

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

    /** Number of trials off the most frequent value below which it is rare that a trial differs. */
    public static final long MIN_EVENTS = 10;

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

    /** Returns the number of trials at the upper bound of an open slot in words; empty if there are none. */
    private static String beyond(final Slot slot, final SlotTally tally) {
        final long count = tally.counts()[tally.counts().length - 1];
        return !slot.open() || count == 0
                ? ""
                : "; " + count + (count == 1 ? " trial" : " trials") + " of " + slot.max() / slot.divisor()
                        + " or more counted as that";
    }

    private static GaffkeInterval.Numbers numbers(final Slot slot, final SlotTally tally) {
        final double n = tally.n();
        final double scaled = Moments.scaledVariance(tally.n(), tally.sum(), tally.sumOfSquares())
                .doubleValue();
        final Ends ends = ends(slot, tally);
        return new GaffkeInterval.Numbers(tally.n(), tally.sum() / n, scaled / n / n, ends.first, ends.last);
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
