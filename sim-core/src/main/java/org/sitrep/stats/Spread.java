package org.sitrep.stats;

import org.sitrep.outcome.Slot;

/** How far one mission lies from the mean of many: the luck in it. Thread-safe, no state. */
public final class Spread {
    private Spread() {}

    /**
     * Returns the standard deviation of a slot from mission to mission, in its unit; NaN with fewer than two missions.
     */
    public static double standardDeviation(final Slot slot, final SlotTally tally) {
        return Math.sqrt(Moments.variance(tally.n(), tally.sum(), tally.sumOfSquares())) / slot.divisor();
    }
}
