package org.sitrep.analysis.loadout;

import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.Slot;
import org.sitrep.stats.Estimate;
import org.sitrep.stats.MetricEstimates;
import org.sitrep.stats.PairSums;
import org.sitrep.stats.PairedDifference;
import org.sitrep.stats.SlotTally;

/** Estimates from what was written down mission by mission, for a number of missions fixed beforehand. Stateless. */
final class Paired {
    private Paired() {}

    /** Returns the mean of a slot. */
    static Estimate mean(final Slot slot, final int[] row, final double level) {
        final long[] counts = new long[slot.max() - slot.min() + 1];
        for (final int value : row) {
            if (value != Outcome.ABSENT) {
                counts[value - slot.min()]++;
            }
        }
        return MetricEstimates.of(slot, SlotTally.of(slot, counts, new long[counts.length]), level);
    }

    /** Returns the mean difference, second less first. */
    static Estimate difference(final Slot slot, final int[] first, final int[] second, final double level) {
        long n = 0;
        long a = 0;
        long aa = 0;
        long b = 0;
        long bb = 0;
        long ab = 0;
        long differing = 0;
        for (int m = 0; m < first.length; m++) {
            final long x = first[m];
            final long y = second[m];
            if (x != Outcome.ABSENT && y != Outcome.ABSENT) {
                n++;
                a += x;
                aa += x * x;
                b += y;
                bb += y * y;
                ab += x * y;
                differing += x == y ? 0 : 1;
            }
        }
        return PairedDifference.estimate(slot, new PairSums(slot.name(), n, a, aa, b, bb, ab, differing), level);
    }
}
