package org.sitrep.engine;

import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Ratio;
import org.sitrep.outcome.Slot;
import org.sitrep.stats.Tally;

/** Reads the few sums behind the headline metric off a tally, for a progress display, and turns them into a running value. Immutable. */
final class HeadlineMoments {
    private static final int COMPLETED = 0;
    private static final int ABORTED = 1;
    private static final int N = 2;
    private static final int A = 3;
    private static final int AA = 4;
    private static final int B = 5;
    private static final int BB = 6;
    private static final int AB = 7;
    private static final double Z_95 = 1.96;

    private final String name;
    private final int numerator;
    /** -1 if the headline is a slot's mean. */
    private final int ratio;

    private final int denominator;
    private final double scale;

    HeadlineMoments(final OutcomeLayout layout) {
        name = layout.headline();
        if (layout.slot(name).isPresent()) {
            ratio = -1;
            numerator = layout.index(name);
            denominator = -1;
            scale = 1.0 / layout.slots().get(numerator).divisor();
        } else {
            final Ratio metric = layout.ratio(name).orElseThrow();
            ratio = layout.ratios().indexOf(metric);
            numerator = layout.index(metric.numerator());
            denominator = layout.index(metric.denominator());
            final Slot below = layout.slots().get(denominator);
            scale = (double) below.divisor() / layout.slots().get(numerator).divisor();
        }
    }

    /** Fills a cell of a {@link ProgressBoard}; {@code scratch} holds three longs. Sums may wrap: nothing but a display reads them. */
    void read(final Tally tally, final long[] scratch, final long[] cell) {
        cell[COMPLETED] = tally.completed();
        cell[ABORTED] = tally.aborts().count();
        tally.moments(numerator, scratch);
        cell[N] = scratch[0];
        cell[A] = scratch[1];
        cell[AA] = scratch[2];
        if (ratio >= 0) {
            tally.moments(denominator, scratch);
            cell[B] = scratch[1];
            cell[BB] = scratch[2];
            cell[AB] = tally.product(ratio);
        }
    }

    /** Returns the progress that the sums over all cells stand for. */
    BatchProgress progress(final long requested, final long[] total) {
        final double n = total[N];
        final double b = ratio < 0 ? n : total[B];
        final double value = total[A] / b;
        // Residuals a - value * b, where b is 1 in every mission if the headline is a slot.
        final double bb = ratio < 0 ? n : total[BB];
        final double ab = ratio < 0 ? total[A] : total[AB];
        final double residual = Math.max(0, total[AA] - 2 * value * ab + value * value * bb);
        final double half = n < 2 ? Double.NaN : Z_95 * Math.sqrt(residual * n / (n - 1)) / b;
        return new BatchProgress(
                requested,
                total[COMPLETED],
                total[ABORTED],
                name,
                Double.isInfinite(value) ? Double.NaN : value * scale,
                Double.isInfinite(half) ? Double.NaN : half * scale);
    }
}
