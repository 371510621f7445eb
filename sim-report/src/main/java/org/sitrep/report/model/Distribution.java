package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.outcome.Slot;
import org.sitrep.report.chart.HistogramChart;
import org.sitrep.report.text.Numbers;
import org.sitrep.stats.SlotTally;

/** The exact distribution of one slot over the trials of a run, in its units. Immutable as long as its tally is. */
public final class Distribution {
    /** The largest number of bins readable on a phone; beyond it values are grouped into equal widths. */
    static final int MAX_BINS = 24;
    /** Parts of a unit whose multiples have few decimals. */
    private static final int[] ROUND_PARTS = {100, 50, 20, 10, 5, 4, 2};

    private static final int[] ROUND_FACTORS = {1, 2, 5};

    private final Slot slot;
    private final SlotTally tally;
    private final int first;
    private final int last;

    /**
     * Creates the distribution of a tally.
     *
     * @param slot description of the slot
     * @param tally tally of that slot
     */
    public Distribution(final Slot slot, final SlotTally tally) {
        this.slot = slot;
        this.tally = tally;
        int low = 0;
        int high = tally.counts().length - 1;
        while (low < high && tally.counts()[low] == 0) {
            low++;
        }
        while (high > low && tally.counts()[high] == 0) {
            high--;
        }
        first = low;
        last = high;
    }

    /** Returns whether no trial had the slot. */
    public boolean isEmpty() {
        return tally.n() == 0;
    }

    /** Returns whether all trials had the same value, or there were no trials. */
    public boolean isConstant() {
        return first == last;
    }

    /** Returns whether all trials had the least value that the slot can hold, or all had the greatest. */
    boolean atTheEdge() {
        return last == 0 || first == tally.counts().length - 1;
    }

    /** Returns the most frequent value, the smallest in case of ties; 0 if there are no trials. */
    double mode() {
        return isEmpty() ? 0 : value(modeIndex());
    }

    /** Returns the number of trials with another value than the {@link #mode}. */
    long trialsOffMode() {
        return isEmpty() ? 0 : tally.n() - tally.counts()[modeIndex()];
    }

    private int modeIndex() {
        int mode = first;
        for (int i = first + 1; i <= last; i++) {
            mode = tally.counts()[i] > tally.counts()[mode] ? i : mode;
        }
        return mode;
    }

    /** Returns the number of trials in which the slot was present. */
    public long trials() {
        return tally.n();
    }

    public double smallest() {
        return value(first);
    }

    public double greatest() {
        return value(last);
    }

    /** Returns whether some trial reached the greatest value that the slot can hold. */
    public boolean reachesBound() {
        return !isEmpty() && slot.min() + last == slot.max();
    }

    /** Returns the smallest value that at least the share {@code p} of trials do not exceed; NaN without trials. */
    public double quantile(final double p) {
        return isEmpty() ? Double.NaN : value(quantileIndex(p));
    }

    /** Returns the smallest index of a trial with the value of {@link #quantile}, -1 if there is none. */
    public long trialAtQuantile(final double p) {
        return isEmpty() ? -1 : tally.firstTrial()[quantileIndex(p)];
    }

    /** Returns the smallest index of a trial with the greatest value. */
    public long trialAtGreatest() {
        return isEmpty() ? -1 : tally.firstTrial()[last];
    }

    /** Returns the mean of the values; NaN without trials. */
    public double mean() {
        return tally.sum() / (double) tally.n() / slot.divisor();
    }

    /** Returns one bin per value, from the smallest seen to the greatest; empty without trials. */
    public List<HistogramChart.Bin> values() {
        return binsOfWidth(first, last, 1);
    }

    /**
     * Returns at most {@link #MAX_BINS} bins of equal width, which begin at multiples of it, from that of the smallest
     * value seen to that of the greatest; empty without trials. The width is 1, 2 or 5 times a power of ten of the
     * unit, a round part of it, or one value.
     */
    public List<HistogramChart.Bin> bins() {
        return binsOfWidth(first, last, width(first, last));
    }

    /**
     * Returns the bins of several distributions of one slot, over the values that any of them has; one list each.
     *
     * @param all at least one, none of them empty
     */
    static List<List<HistogramChart.Bin>> together(final List<Distribution> all) {
        final int low = all.stream().mapToInt(d -> d.first).min().orElseThrow();
        final int high = all.stream().mapToInt(d -> d.last).max().orElseThrow();
        return all.stream()
                .map(d -> d.binsOfWidth(low, high, d.width(low, high)))
                .toList();
    }

    /** Returns whether a bin holds values up to its second number, which is the first of the next bin. */
    boolean hasOpenBins() {
        return slot.divisor() > 1 && width(first, last) > 1;
    }

    private int width(final int low, final int high) {
        if (fits(low, high, 1)) {
            return 1;
        }
        final int unit = slot.divisor();
        for (final int part : ROUND_PARTS) {
            if (unit % part == 0 && fits(low, high, unit / part)) {
                return unit / part;
            }
        }
        for (int power = unit; ; power *= 10) {
            for (final int factor : ROUND_FACTORS) {
                if (fits(low, high, factor * power)) {
                    return factor * power;
                }
            }
        }
    }

    private boolean fits(final int low, final int high, final int width) {
        return Math.floorDiv(slot.min() + high, width) - Math.floorDiv(slot.min() + low, width) < MAX_BINS;
    }

    private List<HistogramChart.Bin> binsOfWidth(final int low, final int high, final int width) {
        final List<HistogramChart.Bin> bins = new ArrayList<>();
        final int beyond = Math.floorMod(slot.min() + low, width);
        for (int from = low - beyond; !isEmpty() && from <= high; from += width) {
            bins.add(bin(from, from + width - 1));
        }
        return bins;
    }

    private HistogramChart.Bin bin(final int from, final int to) {
        long trials = 0;
        long firstTrial = -1;
        for (int i = Math.max(first, from); i <= Math.min(last, to); i++) {
            trials += tally.counts()[i];
            final long candidate = tally.firstTrial()[i];
            firstTrial = firstTrial < 0 || (candidate >= 0 && candidate < firstTrial) ? candidate : firstTrial;
        }
        return new HistogramChart.Bin(
                label(from, to), value(from), value(to), trials, trials / (double) tally.n(), firstTrial);
    }

    /** Returns the values of a bin; of whole units, only those that the slot can hold. */
    private String label(final int from, final int to) {
        if (slot.divisor() > 1) {
            return from == to ? text(value(from)) : text(value(from)) + "–" + text(value(to + 1));
        }
        final String low = text(value(Math.max(0, from)));
        final String high = text(value(Math.min(to, slot.max() - slot.min())));
        return low.equals(high) ? low : low + "–" + high;
    }

    private int quantileIndex(final double p) {
        long seen = 0;
        for (int i = first; i < last; i++) {
            seen += tally.counts()[i];
            if (seen >= p * tally.n()) {
                return i;
            }
        }
        return last;
    }

    private double value(final int index) {
        return (slot.min() + index) / (double) slot.divisor();
    }

    private static String text(final double x) {
        return Numbers.plain(x, 2);
    }
}
