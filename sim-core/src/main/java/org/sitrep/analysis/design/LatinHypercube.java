package org.sitrep.analysis.design;

import java.util.ArrayList;
import java.util.List;
import org.apache.commons.math3.random.RandomGenerator;
import org.apache.commons.math3.random.Well19937c;
import org.apache.commons.math3.util.MathArrays;

/**
 * Makes designs that fill a space evenly with few points. Each factor's range is cut into as many parts as there are
 * points, and each part is used once. Of several such designs it takes the one whose two nearest points are furthest
 * apart. Source: McKay, Beckman, Conover, Technometrics 21 (1979), 239-245; Johnson, Moore, Ylvisaker, J. Stat. Plan.
 * Inference 26 (1990), 131-148. The same seed gives the same points. Stateless.
 */
public final class LatinHypercube {
    /** Added to the seed, so that no other design has the same draws. */
    private static final long OWN = 19790501;

    private static final int CANDIDATES = 100;

    private LatinHypercube() {}

    /**
     * Returns at most the given number of points; fewer where the factors have so few values that some points coincide.
     *
     * @param seed seed of its draws
     * @throws IllegalArgumentException if there are no factors or points
     */
    public static Design of(final List<Factor> factors, final int points, final long seed) {
        if (factors.isEmpty() || points < 1) {
            throw new IllegalArgumentException(points + " points over " + factors.size() + " factors");
        }
        final RandomGenerator random = new Well19937c(seed + OWN);
        double[][] best = candidate(factors.size(), points, random);
        double widest = nearest(best);
        for (int c = 1; c < CANDIDATES; c++) {
            final double[][] other = candidate(factors.size(), points, random);
            final double distance = nearest(other);
            if (distance > widest) {
                best = other;
                widest = distance;
            }
        }
        final Design.Numbering numbering = new Design.Numbering();
        for (int p = 0; p < points; p++) {
            final List<String> values = new ArrayList<>();
            for (int f = 0; f < factors.size(); f++) {
                values.add(factors.get(f).at(best[f][p]));
            }
            numbering.of(values);
        }
        return new Design(Design.Kind.SPACE, factors, numbering.points(), List.of());
    }

    /** Returns the middles of the parts, in a separate order for each factor. */
    private static double[][] candidate(final int factors, final int points, final RandomGenerator random) {
        final double[][] places = new double[factors][points];
        for (final double[] of : places) {
            final int[] order = MathArrays.natural(points);
            MathArrays.shuffle(order, random);
            for (int p = 0; p < points; p++) {
                of[p] = (order[p] + 0.5) / points;
            }
        }
        return places;
    }

    /** Returns the square of the least distance between two points. */
    private static double nearest(final double[][] places) {
        double least = Double.POSITIVE_INFINITY;
        for (int p = 0; p < places[0].length; p++) {
            for (int q = 0; q < p; q++) {
                double square = 0;
                for (final double[] of : places) {
                    square += (of[p] - of[q]) * (of[p] - of[q]);
                }
                least = Math.min(least, square);
            }
        }
        return least;
    }
}
