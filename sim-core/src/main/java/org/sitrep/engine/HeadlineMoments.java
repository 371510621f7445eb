package org.sitrep.engine;

import java.util.Arrays;
import java.util.Objects;
import java.util.stream.Stream;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Ratio;
import org.sitrep.outcome.Slot;
import org.sitrep.stats.Tally;

/**
 * Reads the sums of the headline metric from a tally and computes its running value, for a progress display. Immutable.
 */
final class HeadlineMoments {
    private static final int COMPLETED = 0;
    private static final int ABORTED = 1;
    private static final int N = 2;
    private static final int A = 3;
    private static final int AA = 4;
    private static final int B = 5;
    private static final int BB = 6;
    private static final int AB = 7;
    private static final int VALUES = 8;
    /** Count of numbers that {@link Tally#moments} writes. */
    private static final int MOMENTS = 3;

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

    /** Returns the sums of a tally. They may wrap, since only a display reads them. */
    long[] read(final Tally tally) {
        final long[] sums = new long[VALUES];
        sums[COMPLETED] = tally.completed();
        sums[ABORTED] = tally.aborts().count();
        System.arraycopy(tally.moments(numerator, new long[MOMENTS]), 0, sums, N, MOMENTS);
        if (ratio >= 0) {
            System.arraycopy(tally.moments(denominator, new long[MOMENTS]), 1, sums, B, MOMENTS - 1);
            sums[AB] = tally.product(ratio);
        }
        return sums;
    }

    /** Returns the total of the sums of several tallies; null stands for an empty one. */
    static long[] total(final Stream<long[]> all) {
        return all.filter(Objects::nonNull).reduce(new long[VALUES], (a, b) -> {
            final long[] both = a.clone();
            Arrays.setAll(both, i -> a[i] + b[i]);
            return both;
        });
    }

    /** Returns the progress that corresponds to the sums over all shares. */
    BatchProgress progress(final long requested, final long[] total) {
        final double n = total[N];
        final double b = ratio < 0 ? n : total[B];
        final double value = total[A] / b;
        // Residuals a - value * b, where b is 1 in every trial if the headline is a slot.
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
