package org.sitrep.stats;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Ratio;
import org.sitrep.outcome.Slot;

/**
 * Tallies trials of one layout: an exact histogram of each slot, the sum of products of each ratio, those of each
 * survival curve, aborts, decisions and the batch's hash. All sums are integers, so {@link #combine} is associative and
 * commutative, and results do not depend on the thread or order of play.
 *
 * <p>The sum and the sum of squares of a slot are computed exactly from its histogram when a snapshot is taken, not
 * trial by trial.
 *
 * <p>Memory: 16 bytes per value of each slot's range, and 8 bytes times {@code s (2 s + 1)} per survival curve of
 * {@code s} steps. Not thread-safe: use one per worker. A tally that has thrown is invalid and must be discarded.
 */
public final class Tally {
    /** Maximum range of one slot: 2^20 values, a histogram of 16 MB. */
    public static final int MAX_BINS = 1 << 20;

    private static final long NEVER = Long.MAX_VALUE;

    private final OutcomeLayout layout;
    private final int[] min;
    /** The histogram of slot s is in {@code start[s] … start[s + 1] - 1}. */
    private final int[] start;

    private final long[] counts;
    private final long[] firstTrial;
    private final int[] numerators;
    private final int[] denominators;
    private final long[] products;
    private final long[] productCounts;
    private final CurveSums[] curves;
    private final AbortTally aborts = new AbortTally();
    private long completed;
    private long decisions;
    private long hash;

    /**
     * @throws IllegalArgumentException if a slot's range is wider than {@link #MAX_BINS}, or the ranges of all slots
     *     together exceed 2^31-1
     */
    public Tally(final OutcomeLayout layout) {
        this.layout = layout;
        final List<Slot> slots = layout.slots();
        min = slots.stream().mapToInt(Slot::min).toArray();
        start = starts(slots);
        counts = new long[start[slots.size()]];
        firstTrial = new long[counts.length];
        Arrays.fill(firstTrial, NEVER);
        final List<Ratio> ratios = layout.ratios();
        numerators = ratios.stream().mapToInt(r -> layout.index(r.numerator())).toArray();
        denominators =
                ratios.stream().mapToInt(r -> layout.index(r.denominator())).toArray();
        products = new long[ratios.size()];
        productCounts = new long[ratios.size()];
        curves = layout.survivals().stream()
                .flatMap(s -> s.curves().stream().map(c -> new CurveSums(layout, s, c)))
                .toArray(CurveSums[]::new);
    }

    private static int[] starts(final List<Slot> slots) {
        final int[] starts = new int[slots.size() + 1];
        for (int s = 0; s < slots.size(); s++) {
            final Slot slot = slots.get(s);
            final long bins = (long) slot.max() - slot.min() + 1;
            if (bins > MAX_BINS || starts[s] + bins > Integer.MAX_VALUE) {
                throw new IllegalArgumentException(slot.name() + ": range " + slot.min() + " … " + slot.max()
                        + " is too wide for an exact histogram (at most " + MAX_BINS + " values)");
            }
            starts[s + 1] = starts[s] + (int) bins;
        }
        return starts;
    }

    /**
     * Adds one trial. An aborted trial is counted as such, and its slots are ignored. Allocates nothing.
     *
     * @param trialIndex at least 0, each at most once
     * @throws IllegalStateException if a slot is outside its range, only one of the two slots of a ratio or of a step
     *     of a survival curve is present, or the number lost exceeds the number at risk: a fault of the ruleset
     * @throws ArithmeticException if a sum of products exceeds 2^63
     */
    public void accept(final Outcome outcome, final long trialIndex) {
        hash += outcome.hash(trialIndex);
        decisions = Math.addExact(decisions, outcome.decisions());
        if (outcome.aborted()) {
            aborts.accept(trialIndex, outcome.abortReason(), outcome.abortDetail());
            return;
        }
        completed++;
        acceptSlots(outcome, trialIndex);
        acceptProducts(outcome, trialIndex);
        for (final CurveSums curve : curves) {
            curve.accept(outcome, trialIndex);
        }
    }

    private void acceptSlots(final Outcome outcome, final long trialIndex) {
        final int[] min = this.min;
        final int[] start = this.start;
        final long[] counts = this.counts;
        final long[] firstTrial = this.firstTrial;
        for (int s = 0; s < min.length; s++) {
            final int value = outcome.get(s);
            if (value == Outcome.ABSENT) {
                continue;
            }
            final long bin = (long) value - min[s] + start[s];
            if (bin < start[s] || bin >= start[s + 1]) {
                throw outOfRange(s, value, trialIndex);
            }
            final int at = (int) bin;
            counts[at]++;
            if (trialIndex < firstTrial[at]) {
                firstTrial[at] = trialIndex;
            }
        }
    }

    private void acceptProducts(final Outcome outcome, final long trialIndex) {
        final long[] products = this.products;
        for (int r = 0; r < products.length; r++) {
            final int numerator = outcome.get(numerators[r]);
            final int denominator = outcome.get(denominators[r]);
            if (numerator != Outcome.ABSENT && denominator != Outcome.ABSENT) {
                products[r] = Math.addExact(products[r], (long) numerator * denominator);
                productCounts[r]++;
            } else if (numerator != denominator) {
                throw halfRatio(r, trialIndex);
            }
        }
    }

    private IllegalStateException outOfRange(final int s, final int value, final long trialIndex) {
        final Slot slot = layout.slots().get(s);
        return new IllegalStateException("trial " + trialIndex + ": slot " + slot.name() + " is " + value + ", outside "
                + slot.min() + " … " + slot.max());
    }

    private IllegalStateException halfRatio(final int r, final long trialIndex) {
        final Ratio ratio = layout.ratios().get(r);
        return new IllegalStateException("trial " + trialIndex + ": ratio " + ratio.name() + " needs both "
                + ratio.numerator() + " and " + ratio.denominator() + ", or neither");
    }

    /**
     * Adds the trials of {@code other}, which must be disjoint from these.
     *
     * @return this
     * @throws IllegalArgumentException if the layouts differ
     * @throws ArithmeticException if a sum exceeds 2^63
     */
    public Tally combine(final Tally other) {
        if (!layout.equals(other.layout)) {
            throw new IllegalArgumentException("cannot combine tallies of different layouts");
        }
        for (int i = 0; i < counts.length; i++) {
            counts[i] = Math.addExact(counts[i], other.counts[i]);
            firstTrial[i] = Math.min(firstTrial[i], other.firstTrial[i]);
        }
        for (int r = 0; r < products.length; r++) {
            products[r] = Math.addExact(products[r], other.products[r]);
            productCounts[r] = Math.addExact(productCounts[r], other.productCounts[r]);
        }
        for (int c = 0; c < curves.length; c++) {
            curves[c].combine(other.curves[c]);
        }
        aborts.combine(other.aborts);
        completed = Math.addExact(completed, other.completed);
        decisions = Math.addExact(decisions, other.decisions);
        hash += other.hash;
        return this;
    }

    /** Writes this tally, or replaces it by one of the same layout. */
    public void exchange(final Exchange with) {
        with.numbers(counts);
        with.numbers(firstTrial);
        with.numbers(products);
        with.numbers(productCounts);
        for (final CurveSums curve : curves) {
            curve.exchange(with);
        }
        aborts.exchange(with);
        completed = with.number(completed);
        decisions = with.number(decisions);
        hash = with.number(hash);
    }

    public OutcomeLayout layout() {
        return layout;
    }

    /** Returns the number of trials played to their end. */
    public long completed() {
        return completed;
    }

    /** Returns the aborted trials; a live view. */
    public AbortTally aborts() {
        return aborts;
    }

    /** Returns the total number of decisions of the bots, including those of aborted trials. */
    public long decisions() {
        return decisions;
    }

    /** Returns the wrapping sum of {@link Outcome#hash} over all trials, including aborted ones. */
    public long hash() {
        return hash;
    }

    /**
     * Returns an exact snapshot of one slot. Cost: proportional to its range.
     *
     * @param slot index of the slot
     * @throws ArithmeticException if a sum exceeds 2^63, naming the slot
     */
    public SlotTally slot(final int slot) {
        final long[] first = Arrays.copyOfRange(firstTrial, start[slot], start[slot + 1]);
        for (int i = 0; i < first.length; i++) {
            if (first[i] == NEVER) {
                first[i] = -1;
            }
        }
        return SlotTally.of(layout.slots().get(slot), Arrays.copyOfRange(counts, start[slot], start[slot + 1]), first);
    }

    /** Returns an exact snapshot of every slot, in the layout's order. */
    public List<SlotTally> slots() {
        final List<SlotTally> all = new ArrayList<>();
        for (int s = 0; s < min.length; s++) {
            all.add(slot(s));
        }
        return List.copyOf(all);
    }

    /** Returns the sum of products of each ratio's numerator and denominator, in the layout's order. */
    public List<ProductTally> products() {
        final List<ProductTally> all = new ArrayList<>();
        for (int r = 0; r < products.length; r++) {
            final Ratio ratio = layout.ratios().get(r);
            all.add(new ProductTally(ratio.numerator(), ratio.denominator(), productCounts[r], products[r]));
        }
        return List.copyOf(all);
    }

    /** Returns the sums of products of each survival curve, in the layout's order. */
    public List<CurveTally> curves() {
        return Arrays.stream(curves).map(CurveSums::snapshot).toList();
    }

    /**
     * Writes n, sum and sum of squares of one slot into {@code into[0 … 2]}. Allocates nothing; for a progress display,
     * which calls it once per chunk.
     *
     * @return {@code into}
     * @throws ArithmeticException if a sum exceeds 2^63
     */
    public long[] moments(final int slot, final long[] into) {
        into[0] = 0;
        into[1] = 0;
        into[2] = 0;
        for (int at = start[slot]; at < start[slot + 1]; at++) {
            final long value = (long) min[slot] + at - start[slot];
            final long weighted = Math.multiplyExact(counts[at], value);
            into[0] = Math.addExact(into[0], counts[at]);
            into[1] = Math.addExact(into[1], weighted);
            into[2] = Math.addExact(into[2], Math.multiplyExact(weighted, value));
        }
        return into;
    }

    /** Returns the sum of products of the {@code ratio}-th ratio of the layout. */
    public long product(final int ratio) {
        return products[ratio];
    }
}
