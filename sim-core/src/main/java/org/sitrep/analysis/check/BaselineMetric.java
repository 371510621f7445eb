package org.sitrep.analysis.check;

import java.util.Arrays;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.Slot;
import org.sitrep.stats.Estimate;
import org.sitrep.stats.MetricEstimates;
import org.sitrep.stats.SlotTally;

/**
 * What the trials of an entry came to in one slot.
 *
 * @param slot as it was then, with the bounds of its usual range: its name, unit, bounds and divisor count, and whether
 *     it was a flag
 * @param margin differences of the mean up to this are none, in the slot's unit; of a share 0 … 1
 * @param values one integer a trial, within the bounds, {@link Outcome#ABSENT} where there was none; not to be written
 *     to
 */
public record BaselineMetric(Slot slot, double margin, int[] values) {
    private static final double LEVEL = 0.95;
    private static final double BEYOND = 1 / 200.0;

    /**
     * Checks the ranges.
     *
     * @throws IllegalArgumentException if the margin is negative or a value lies outside the slot's bounds
     */
    public BaselineMetric {
        if (!(margin >= 0 && Double.isFinite(margin))) {
            throw new IllegalArgumentException(slot.name() + ": a margin of " + margin);
        }
        for (final int value : values) {
            if (value != Outcome.ABSENT && (value < slot.min() || value > slot.max())) {
                throw new IllegalArgumentException(slot.name() + ": " + value + " is out of its range");
            }
        }
    }

    /**
     * Returns what was recorded of a slot, within its usual range, with a margin of 0.
     *
     * @param apart of other trials, from which the range follows
     */
    static BaselineMetric of(final Slot slot, final int[] apart, final int[] values) {
        final Slot usual = usual(slot, apart);
        final boolean flag = slot.kind() == Slot.Kind.FLAG;
        return new BaselineMetric(
                new Slot(
                        slot.name(),
                        slot.name(),
                        slot.unit(),
                        flag ? slot.kind() : Slot.Kind.QUANTITY,
                        usual.min(),
                        usual.max(),
                        slot.divisor(),
                        Slot.Better.NEUTRAL),
                0,
                Arrays.stream(values).map(value -> clamp(usual, value)).toArray());
    }

    /**
     * Returns a slot with the bounds within which it is watched: those between which all but 1 in 200 trials lie at
     * each end, a flag as it is. What lies beyond counts as the end.
     *
     * <p>Why: a mean may be moved by values that come up so rarely that no trial of a short record shows them, and what
     * they can do grows with the range. That nothing of the kind is hidden could be shown only with so many trials as
     * the range is wider than the margin, times 17. Within the usual range a few thousand do; and two versions that
     * play by the same law have the same mean within it.
     */
    private static Slot usual(final Slot slot, final int[] values) {
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

    /** Returns a value, or the end of the usual range beyond which it lies. */
    int within(final int value) {
        return clamp(slot, value);
    }

    private static int clamp(final Slot slot, final int value) {
        return value == Outcome.ABSENT ? value : Math.max(slot.min(), Math.min(slot.max(), value));
    }

    /** Returns the same with another margin. */
    public BaselineMetric withMargin(final double other) {
        return new BaselineMetric(slot, other, values);
    }

    /** Returns the name of the slot. */
    public String name() {
        return slot.name();
    }

    /** Returns the mean, or rate, with its interval for a number of trials fixed beforehand. */
    public Estimate estimate() {
        return MetricEstimates.of(slot, SlotTally.of(slot, 0, values), LEVEL);
    }

    @Override
    public boolean equals(final Object other) {
        return other instanceof BaselineMetric that
                && slot.equals(that.slot)
                && margin == that.margin
                && Arrays.equals(values, that.values);
    }

    @Override
    public int hashCode() {
        return 31 * slot.hashCode() + Arrays.hashCode(values);
    }
}
