package org.sitrep.analysis.check;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
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
    /** The share of trials that a change redraws. */
    private static final double REDRAWN = 0.1;
    /** Two-sided normal quantile of the last look of a check at the usual level, 0.995. */
    private static final double LAST_LOOK = 2.807;
    /** Two-sided normal quantile of 0.9. */
    private static final double STRAYS = 1.645;
    /** The logarithm of the share that each end of the last interval may miss, 1 in 400. */
    private static final double RARE = 5.991;

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

    /**
     * Returns the number of trials of a record that decides a margin: enough to show, nine times in ten, that a change
     * which redraws one trial in ten, and moves nothing, is within it. A change of one value seldom redraws more; one
     * that redraws all trials needs up to ten times as many. 0 for a margin of 0, within which no number of trials can
     * show a mean to be.
     *
     * <p>Two plays on other dice differ with twice the variance of one. The interval of the last look ends
     * {@value #LAST_LOOK} standard errors from the mean, which strays by {@value #STRAYS} in one of ten records; rare
     * values add {@code ln(400)} ranges, divided by the number of trials.
     */
    public long trialsFor(final double other) {
        final double needed = redrawn() / other / other + RARE * range() / other;
        return other > 0 ? (long) Math.ceil(Math.min(Long.MAX_VALUE, needed / presence())) : 0;
    }

    /**
     * Returns the smallest margin that a record of this length decides, see {@link #trialsFor}, rounded up to two
     * significant digits.
     */
    public double decidable() {
        final double n = Math.max(1, values.length) * presence();
        final double rare = RARE * range();
        final double margin = (rare + Math.sqrt(rare * rare + 4 * n * redrawn())) / (2 * n);
        return new BigDecimal(margin).round(new MathContext(2, RoundingMode.UP)).doubleValue();
    }

    /**
     * Returns the variance of the difference that such a change makes, times the squared distance that
     * {@link #trialsFor} names.
     */
    private double redrawn() {
        final SlotTally tally = SlotTally.of(slot, 0, values);
        final double n = tally.n();
        final double mean = n == 0 ? 0 : tally.sum() / n;
        double squares = 0;
        for (final int value : values) {
            squares += value == Outcome.ABSENT ? 0 : (value - mean) * (value - mean);
        }
        final double distance = LAST_LOOK + STRAYS;
        return n < 2 ? 0 : REDRAWN * 2 * squares / (n - 1) * distance * distance / slot.divisor() / slot.divisor();
    }

    private double range() {
        return ((double) slot.max() - slot.min()) / slot.divisor();
    }

    /** Returns the share of trials in which two plays on other dice both have a value; above 0. */
    private double presence() {
        final double present =
                Arrays.stream(values).filter(value -> value != Outcome.ABSENT).count();
        return Math.pow(Math.max(1, present) / Math.max(1, values.length), 2);
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
