package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.outcome.Slot;
import org.sitrep.report.chart.HistogramChart;
import org.sitrep.report.text.Numbers;
import org.sitrep.stats.SlotTally;

/** The exact distribution of one slot over the trials of a run, in its units. Immutable as long as its tally is. */
public final class Distribution {
    /** More bins than this are hard to read on a phone; values are then put together by equal widths. */
    static final int MAX_BINS = 24;

    private final Slot slot;
    private final SlotTally tally;
    private final int first;
    private final int last;

    /**
     * Reads a tally.
     *
     * @param slot describes it
     * @param tally of that slot
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

    /** Returns whether all trials had the same value, or there were none. */
    public boolean isConstant() {
        return first == last;
    }

    /** Returns whether all trials had the least value that the slot can hold, or all of them the greatest. */
    boolean atTheEdge() {
        return last == 0 || first == tally.counts().length - 1;
    }

    /** Returns the most frequent value, the smallest of several; 0 if there are no trials. */
    double mode() {
        return isEmpty() ? 0 : value(modeIndex());
    }

    /** Returns how many trials had another value than the {@link #mode}. */
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

    /** Returns in how many trials the slot was present. */
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

    /** Returns the smallest value that at least the share {@code p} of trials do not exceed; NaN of no trials. */
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

    /** Returns the mean of the values; NaN if there are none. */
    public double mean() {
        return tally.sum() / (double) tally.n() / slot.divisor();
    }

    /** Returns every value from the smallest seen to the greatest as a bin of its own; empty of no trials. */
    public List<HistogramChart.Bin> values() {
        return binsOfWidth(1);
    }

    /**
     * Returns at most {@link #MAX_BINS} bins of equal width from the smallest value seen to the greatest; empty if
     * there are no trials.
     */
    public List<HistogramChart.Bin> bins() {
        return binsOfWidth((last - first + MAX_BINS) / MAX_BINS);
    }

    private List<HistogramChart.Bin> binsOfWidth(final int width) {
        final List<HistogramChart.Bin> bins = new ArrayList<>();
        for (int from = first; !isEmpty() && from <= last; from += width) {
            bins.add(bin(from, Math.min(last, from + width - 1)));
        }
        return bins;
    }

    private HistogramChart.Bin bin(final int from, final int to) {
        long trials = 0;
        long firstTrial = -1;
        for (int i = from; i <= to; i++) {
            trials += tally.counts()[i];
            final long candidate = tally.firstTrial()[i];
            firstTrial = firstTrial < 0 || (candidate >= 0 && candidate < firstTrial) ? candidate : firstTrial;
        }
        final String label = from == to ? text(value(from)) : text(value(from)) + "–" + text(value(to));
        return new HistogramChart.Bin(label, value(from), value(to), trials, trials / (double) tally.n(), firstTrial);
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
