package org.sitrep.analysis.solve;

import java.util.Arrays;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.Slot;
import org.sitrep.stats.AnytimeEstimates;
import org.sitrep.stats.Estimate;
import org.sitrep.stats.MetricEstimates;
import org.sitrep.stats.ProductTally;
import org.sitrep.stats.RatioSequence;
import org.sitrep.stats.SlotTally;
import org.sitrep.stats.SumRatio;

/** Accumulates one metric over trials in histograms, from which every interval is computed. Not thread-safe. */
public final class MetricSums {
    /** Level at which half an interval is one standard error. */
    private static final double ONE_ERROR = 0.6827;

    private final MetricReader metric;
    private final long[] counts;
    /** The first trial of each value, -1 if it does not occur. */
    private final long[] first;

    private final long[] below;
    private long products;

    public MetricSums(final MetricReader metric) {
        this.metric = metric;
        counts = new long[bins(metric.slot())];
        first = new long[counts.length];
        Arrays.fill(first, -1);
        below = metric.denominator().map(slot -> new long[bins(slot)]).orElse(new long[0]);
    }

    private static int bins(final Slot slot) {
        return slot.max() - slot.min() + 1;
    }

    /**
     * Adds a trial; a trial in which the metric is {@linkplain Outcome#ABSENT absent} is ignored.
     *
     * @param value value of the slot, or of the numerator
     * @param denominator denominator of a ratio, otherwise ignored
     * @param trial its index
     */
    public void accept(final int value, final int denominator, final long trial) {
        if (value == Outcome.ABSENT) {
            return;
        }
        final int at = value - metric.slot().min();
        counts[at]++;
        first[at] = SlotTally.earlier(first[at], trial);
        if (below.length > 0) {
            below[denominator - metric.denominator().orElseThrow().min()]++;
            products = Math.addExact(products, (long) value * denominator);
        }
    }

    /** Adds all trials of another instance; the two must be disjoint. */
    public void combine(final MetricSums other) {
        if (!metric.equals(other.metric)) {
            throw new IllegalArgumentException("cannot combine " + metric.label() + " with " + other.metric.label());
        }
        for (int i = 0; i < counts.length; i++) {
            counts[i] = Math.addExact(counts[i], other.counts[i]);
            first[i] = SlotTally.earlier(first[i], other.first[i]);
        }
        for (int i = 0; i < below.length; i++) {
            below[i] = Math.addExact(below[i], other.below[i]);
        }
        products = Math.addExact(products, other.products);
    }

    /** Returns the number of counted trials. */
    public long n() {
        return Arrays.stream(counts).sum();
    }

    /** Returns the tally of the slot, or of the numerator of a ratio, with the first trial of each value. */
    SlotTally tally() {
        return SlotTally.of(metric.slot(), counts.clone(), first.clone());
    }

    /** Returns the summed metric. */
    public MetricReader metric() {
        return metric;
    }

    private SlotTally denominator() {
        return SlotTally.of(metric.denominator().orElseThrow(), below.clone(), new long[below.length]);
    }

    /** Returns the estimate with an interval for a number of trials fixed in advance. */
    public Estimate fixed(final double level) {
        final SlotTally above = tally();
        if (metric.ratio().isEmpty()) {
            return MetricEstimates.of(metric.slot(), above, level);
        }
        final Slot denominator = metric.denominator().orElseThrow();
        return SumRatio.estimate(
                metric.ratio().get(), metric.slot(), above, denominator, denominator(), product(above), level);
    }

    /** Returns the estimate with an interval that holds at all numbers of trials at once. */
    public Estimate anytime(final double level) {
        final SlotTally above = tally();
        if (metric.ratio().isEmpty()) {
            return AnytimeEstimates.of(metric.slot(), above, level);
        }
        final Slot denominator = metric.denominator().orElseThrow();
        return RatioSequence.estimate(
                metric.ratio().get(), metric.slot(), above, denominator, denominator(), product(above), level);
    }

    private ProductTally product(final SlotTally above) {
        return new ProductTally(
                metric.slot().name(), metric.denominator().orElseThrow().name(), above.n(), products);
    }

    /** Returns the mean, or the ratio; NaN without trials. */
    public double value() {
        return fixed(ONE_ERROR).value();
    }

    /**
     * Returns the standard error of {@link #value}; it guides what to play and supports no claim. It is at least half
     * the range over the number of trials, because a few equal trials say little. Infinite without trials, or for a
     * ratio that has no interval yet.
     */
    public double error() {
        final long n = n();
        if (n < 2) {
            return Double.POSITIVE_INFINITY;
        }
        if (metric.ratio().isPresent()) {
            final double half = fixed(ONE_ERROR).halfWidth();
            return Double.isNaN(half) ? Double.POSITIVE_INFINITY : half;
        }
        final SlotTally tally = tally();
        final double mean = (double) tally.sum() / n;
        final double variance = Math.max(0, tally.sumOfSquares() - n * mean * mean) / (n - 1);
        final double least = (double) (metric.slot().max() - metric.slot().min()) / (2.0 * n);
        return Math.sqrt(variance / n + least * least) / metric.slot().divisor();
    }
}
