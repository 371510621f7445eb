package org.sitrep.analysis.check;

import java.util.Arrays;
import java.util.List;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.Slot;
import org.sitrep.stats.Differences;
import org.sitrep.stats.Estimate;
import org.sitrep.stats.MetricEstimates;
import org.sitrep.stats.PairedChange;
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
public record BaselineSlot(Slot slot, double margin, int[] values) implements BaselineMetric {
    private static final double BEYOND = 1 / 200.0;

    /**
     * Checks the ranges.
     *
     * @throws IllegalArgumentException if the margin is negative or a value lies outside the slot's bounds
     */
    public BaselineSlot {
        requireMargin(slot.name(), margin);
        for (final int value : values) {
            if (value != Outcome.ABSENT && (value < slot.min() || value > slot.max())) {
                throw new IllegalArgumentException(slot.name() + ": " + value + " is out of its range");
            }
        }
    }

    static void requireMargin(final String name, final double margin) {
        if (!(margin >= 0 && Double.isFinite(margin))) {
            throw new IllegalArgumentException(name + ": the margin cannot be " + margin);
        }
    }

    /**
     * Returns the record of a slot, within its usual range, with a margin of 0.
     *
     * @param rangeValues values of other trials, which determine the range
     */
    static BaselineSlot of(final Slot slot, final int[] rangeValues, final int[] values) {
        final Slot usual = usual(slot, rangeValues);
        final boolean flag = slot.kind() == Slot.Kind.FLAG;
        return new BaselineSlot(
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

    @Override
    public BaselineSlot withMargin(final double other) {
        return new BaselineSlot(slot, other, values);
    }

    @Override
    public String name() {
        return slot.name();
    }

    @Override
    public List<BaselineSlot> slots() {
        return List.of(this);
    }

    @Override
    public Estimate estimate() {
        return MetricEstimates.of(slot, SlotTally.of(slot, 0, values), LEVEL);
    }

    @Override
    public PairedChange change() {
        return new Differences(slot);
    }

    @Override
    public double variance() {
        final long n =
                Arrays.stream(values).filter(value -> value != Outcome.ABSENT).count();
        final double mean = n == 0 ? 0 : (double) sum() / n;
        double squares = 0;
        for (final int value : values) {
            squares += value == Outcome.ABSENT ? 0 : (value - mean) * (value - mean);
        }
        return n < 2 ? 0 : squares / (n - 1) / slot.divisor() / slot.divisor();
    }

    @Override
    public double range() {
        return ((double) slot.max() - slot.min()) / slot.divisor();
    }

    @Override
    public double presence() {
        final double present =
                Arrays.stream(values).filter(value -> value != Outcome.ABSENT).count();
        return Math.pow(Math.max(1, present) / Math.max(1, values.length), 2);
    }

    /** Returns the sum of the integers. */
    long sum() {
        return Arrays.stream(values)
                .filter(value -> value != Outcome.ABSENT)
                .asLongStream()
                .sum();
    }

    @Override
    public boolean equals(final Object other) {
        return other instanceof BaselineSlot that
                && slot.equals(that.slot)
                && margin == that.margin
                && Arrays.equals(values, that.values);
    }

    @Override
    public int hashCode() {
        return 31 * slot.hashCode() + Arrays.hashCode(values);
    }
}
