package org.sitrep.analysis.check;

import java.util.Arrays;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.Slot;
import org.sitrep.stats.Estimate;
import org.sitrep.stats.MetricEstimates;
import org.sitrep.stats.SlotTally;

/**
 * The recorded values of one slot.
 *
 * @param slot slot as recorded, with the bounds of its usual range; its name, unit, bounds, divisor and whether it is a
 *     flag matter
 * @param margin greatest difference of the mean that counts as none, in the slot's unit; of a share 0 … 1
 * @param values one integer per trial, within the bounds, {@link Outcome#ABSENT} where a trial has none; must not be
 *     written to
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
            throw new IllegalArgumentException(slot.name() + ": the margin cannot be " + margin);
        }
        for (final int value : values) {
            if (value != Outcome.ABSENT && (value < slot.min() || value > slot.max())) {
                throw new IllegalArgumentException(slot.name() + ": " + value + " is out of its range");
            }
        }
    }

    /**
     * Returns the record of a slot, within its usual range, with a margin of 0.
     *
     * @param rangeValues values of other trials, which determine the range
     */
    static BaselineMetric of(final Slot slot, final int[] rangeValues, final int[] values) {
        final Slot usual = usual(slot, rangeValues);
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
     * Returns a slot with the bounds of its usual range. All but 1 in 200 trials lie within each bound; a flag is
     * unchanged. Values beyond a bound count as the bound.
     *
     * <p>Reason: a mean may be moved by values so rare that no trial of a short record shows them, and their effect
     * grows with the range. Excluding that takes about 17 times range / margin trials. Within the usual range a few
     * thousand suffice; and two versions with the same distribution have the same mean within it.
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
        if (low == high) { // nearly constant: the rare values are the information
            low = Math.max(0, low - 1);
            high = Math.min(counts.length - 1, high + 1);
        }
        return slot.within(slot.min() + low, slot.min() + high);
    }

    /** Returns a value, limited to the usual range. */
    int within(final int value) {
        return clamp(slot, value);
    }

    private static int clamp(final Slot slot, final int value) {
        return value == Outcome.ABSENT ? value : Math.max(slot.min(), Math.min(slot.max(), value));
    }

    /** Returns the same metric with another margin. */
    public BaselineMetric withMargin(final double other) {
        return new BaselineMetric(slot, other, values);
    }

    /** Returns the name of the slot. */
    public String name() {
        return slot.name();
    }

    /** Returns the mean, or rate, with its interval for a number of trials fixed in advance. */
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
