package org.sitrep.stats;

import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Survival;

/**
 * Adds up the products of the counts of one survival curve, trial by trial; see {@link CurveTally}. Not thread-safe.
 */
final class CurveSums {
    private final String survival;
    private final Survival.Curve curve;
    /** Slots of the numbers at risk and lost of each step in turn. */
    private final int[] slots;

    private final int[] counts;
    private final long[] products;

    CurveSums(final OutcomeLayout layout, final Survival survival, final Survival.Curve curve) {
        this.survival = survival.name();
        this.curve = curve;
        slots = new int[2 * curve.steps()];
        for (int step = 0; step < curve.steps(); step++) {
            slots[2 * step] = layout.index(curve.atRisk().get(step));
            slots[2 * step + 1] = layout.index(curve.lost().get(step));
        }
        counts = new int[slots.length];
        products = new long[CurveTally.length(curve.steps())];
    }

    /**
     * Adds one trial. Allocates nothing.
     *
     * @throws IllegalStateException if only one of the two slots of a step is present, or the number lost exceeds the
     *     number at risk: a fault of the ruleset
     * @throws ArithmeticException if a sum exceeds 2^63
     */
    void accept(final Outcome outcome, final long trialIndex) {
        final int[] counts = this.counts;
        final long[] products = this.products;
        final int end = read(outcome, trialIndex);
        int row = 0;
        for (int a = 0; a < end; a++) {
            // In most steps few subjects are lost, so most rows are skipped.
            final long count = counts[a];
            for (int b = a; count != 0 && b < end; b++) {
                final int at = row + b - a;
                products[at] = Math.addExact(products[at], count * counts[b]);
            }
            row += counts.length - a;
        }
    }

    /** Reads the counts, absent ones as 0, and returns the index after the last that is not 0. */
    private int read(final Outcome outcome, final long trialIndex) {
        int end = 0;
        for (int i = 0; i < slots.length; i += 2) {
            final int atRisk = outcome.get(slots[i]);
            final int lost = outcome.get(slots[i + 1]);
            final boolean absent = atRisk == Outcome.ABSENT && lost == Outcome.ABSENT;
            // If only one is present, the absent one is smaller than any count, so one of the two conditions holds.
            if (!absent && (lost < 0 || lost > atRisk)) {
                throw impossible(i / 2, trialIndex);
            }
            counts[i] = absent ? 0 : atRisk;
            counts[i + 1] = absent ? 0 : lost;
            end = counts[i] > 0 ? i + 2 : end;
        }
        return end;
    }

    private IllegalStateException impossible(final int step, final long trialIndex) {
        return new IllegalStateException(
                "trial " + trialIndex + ": of " + curve.atRisk().get(step) + " and "
                        + curve.lost().get(step) + " one is absent, or more are lost than at risk");
    }

    /** Adds the trials of {@code other}, which must be of the same curve. */
    void combine(final CurveSums other) {
        for (int i = 0; i < products.length; i++) {
            products[i] = Math.addExact(products[i], other.products[i]);
        }
    }

    /** Writes these sums, or replaces them by those of the same curve. */
    void exchange(final Exchange with) {
        with.numbers(products);
    }

    CurveTally snapshot() {
        return new CurveTally(survival, curve.label(), curve.steps(), products.clone());
    }
}
