package org.sitrep.analysis.sweep;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import org.apache.commons.math3.random.RandomGenerator;
import org.apache.commons.math3.random.Well19937c;
import org.sitrep.analysis.design.Design;
import org.sitrep.engine.TrialValues;
import org.sitrep.outcome.Slot;

/**
 * Trials whose mean at a point is a known function of its values: the function, what the dice of a trial do to all
 * points alike, and what they do to each.
 */
final class Synthetic {
    private static final int DIVISOR = 1000;

    /** A slot with room for values of -100 … 100, to a thousandth. */
    static final Slot SLOT = new Slot(
            "y", "Response", "units", Slot.Kind.QUANTITY, -100 * DIVISOR, 100 * DIVISOR, DIVISOR, Slot.Better.HIGHER);

    private Synthetic() {}

    static List<Optional<TrialValues>> play(
            final Design design,
            final ToDoubleFunction<List<String>> mean,
            final int trials,
            final double common,
            final double own,
            final long seed) {
        final RandomGenerator random = new Well19937c(seed);
        final double[] shared = new double[trials];
        for (int m = 0; m < trials; m++) {
            shared[m] = common * random.nextGaussian();
        }
        final List<Optional<TrialValues>> points = new ArrayList<>();
        for (final List<String> point : design.points()) {
            final double at = mean.applyAsDouble(point);
            final int[] row = new int[trials];
            for (int m = 0; m < trials; m++) {
                row[m] = (int) Math.round(DIVISOR * (at + shared[m] + (own == 0 ? 0 : own * random.nextGaussian())));
            }
            points.add(Optional.of(new TrialValues(List.of(SLOT), 0, trials, 0, new int[][] {row})));
        }
        return points;
    }

    static double number(final List<String> point, final int factor) {
        return Double.parseDouble(point.get(factor));
    }
}
