package org.sitrep.analysis.check;

import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.Slot;
import org.sitrep.stats.SlotTally;

/**
 * Between which values a metric is watched: those between which all but 1 in 200 missions lie at each end. What lies
 * beyond counts as the end.
 *
 * <p>Why: a mean may be moved by values that come up so rarely that no mission of a short record shows them, and what
 * they can do grows with the range. That nothing of the kind is hidden could be shown only with so many missions as the
 * range is wider than the margin, times 17. Within the usual range a few thousand do; and two versions that play by the
 * same law have the same mean within it.
 */
final class UsualRange {
    private static final double BEYOND = 1 / 200.0;

    private UsualRange() {}

    /** Returns the slot with those bounds; a flag as it is. */
    static Slot of(final Slot slot, final int[] values) {
        final SlotTally tally = SlotTally.of(slot, 0, values);
        final long[] counts = tally.counts();
        final long n = tally.n();
        if (slot.kind() == Slot.Kind.FLAG || n == 0) {
            return slot;
        }
        final double room = BEYOND * n;
        int low = 0;
        for (long below = counts[0]; below <= room && low < counts.length - 1; below += counts[low]) {
            low++;
        }
        int high = counts.length - 1;
        for (long above = counts[high]; above <= room && high > 0; above += counts[high]) {
            high--;
        }
        if (low == high) { // hardly ever anything else: what is else is what there is to see
            low = Math.max(0, low - 1);
            high = Math.min(counts.length - 1, high + 1);
        }
        return slot.within(slot.min() + low, slot.min() + high);
    }

    /** Returns a value, or the end beyond which it lies. */
    static int clamp(final Slot slot, final int value) {
        return value == Outcome.ABSENT ? value : Math.max(slot.min(), Math.min(slot.max(), value));
    }
}
