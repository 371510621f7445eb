package org.sitrep.stats;

import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.Slot;

/**
 * Counts the differences of a slot, second minus first, between two sides that played the same trials. The counts
 * suffice for anytime intervals. Memory: 8 bytes per possible difference. Not thread-safe.
 */
public final class Differences implements PairedChange {
    private final Slot slot;
    private final BoundedMean table;

    public Differences(final Slot slot) {
        this.slot = slot;
        final int range = Math.subtractExact(slot.max(), slot.min());
        table = new BoundedMean(-range, range, slot.divisor(), slot.unit());
    }

    @Override
    public void accept(final int[][] first, final int[][] second, final int trial) {
        accept(first[0][trial], second[0][trial]);
    }

    /** Adds a trial; ignored if the slot was {@linkplain Outcome#ABSENT absent} on either side. */
    public void accept(final int first, final int second) {
        if (first != Outcome.ABSENT && second != Outcome.ABSENT) {
            table.accept(second - first);
        }
    }

    @Override
    public long n() {
        return table.n();
    }

    @Override
    public long differing() {
        return table.n() - table.count(0);
    }

    /** Returns the mean difference in the slot's unit; NaN without trials. */
    public double mean() {
        return table.mean();
    }

    /**
     * Returns the mean difference with an interval that holds at all numbers of trials at once, see
     * {@link BoundedMean#anytime}.
     *
     * @param level confidence level, between 0 and 1, over all looks together
     */
    public Estimate anytime(final double level) {
        return table.anytime(level);
    }

    /** {@inheritDoc} See {@link BoundedMean#fixed}. */
    @Override
    public Estimate fixed(final double level) {
        return table.fixed(level);
    }

    /** {@inheritDoc} See {@link BoundedMean#logEvidenceOutside}. */
    @Override
    public double logEvidenceBeyond(final double margin) {
        if (!(margin >= 0)) {
            throw new IllegalArgumentException("the margin cannot be " + margin);
        }
        return table.logEvidenceOutside(-margin, margin);
    }

    /** Returns the counts of two rows of the same trials. */
    public static Differences of(final Slot slot, final int[] first, final int[] second) {
        if (first.length != second.length) {
            throw new IllegalArgumentException(first.length + " trials against " + second.length);
        }
        final Differences all = new Differences(slot);
        for (int i = 0; i < first.length; i++) {
            all.accept(first[i], second[i]);
        }
        return all;
    }
}
