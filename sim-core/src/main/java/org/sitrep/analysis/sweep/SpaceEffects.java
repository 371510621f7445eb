package org.sitrep.analysis.sweep;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.commons.math3.linear.MatrixUtils;
import org.apache.commons.math3.linear.RealMatrix;
import org.apache.commons.math3.linear.SingularValueDecomposition;
import org.sitrep.analysis.design.Design;
import org.sitrep.analysis.design.Factor;

/**
 * Computes effects of a design that is spread over the space. A factor's range is cut into parts; each part has the
 * mean over its points, after subtracting a linear fit of the other factors (partial residuals; Larsen, McCleary,
 * Technometrics 14 (1972), 781-790). The intervals allow for the trials, and for the differences between points of one
 * part, which are what the linear fit leaves of the others.
 */
final class SpaceEffects {
    /** Number of parts of a range; more would leave too few points in each. */
    private static final int PARTS = 5;

    /** Minimum degrees of freedom for an estimate of the differences between points. */
    private static final int LEAST_FREEDOM = 3;

    private final Design design;
    private final List<Integer> points;
    /**
     * One row per point of {@link #points}: one column per number, and one for each choice but the first, each centred
     * on its mean.
     */
    private final double[][] columns;

    private final int[] factorOf;
    /** One row per column: the weight of each point's response in the slope of that column. */
    private final double[][] slopes;

    /** @param points points to use, all of them played */
    SpaceEffects(final Design design, final List<Integer> points) {
        this.design = design;
        this.points = List.copyOf(points);
        final List<double[]> all = new ArrayList<>();
        final List<Integer> of = new ArrayList<>();
        for (int f = 0; f < design.factors().size(); f++) {
            for (final double[] column : columns(f)) {
                all.add(column);
                of.add(f);
            }
        }
        factorOf = of.stream().mapToInt(Integer::intValue).toArray();
        columns = new double[this.points.size()][all.size()];
        for (int p = 0; p < columns.length; p++) {
            for (int c = 0; c < all.size(); c++) {
                columns[p][c] = all.get(c)[p];
            }
        }
        slopes = all.isEmpty() || columns.length == 0 ? new double[0][] : slopes();
    }

    private List<double[]> columns(final int f) {
        final Factor factor = design.factors().get(f);
        final List<double[]> of = new ArrayList<>();
        if (factor.isNumeric()) {
            of.add(points.stream().mapToDouble(p -> number(p, f)).toArray());
        } else {
            for (final String choice :
                    factor.values().subList(1, factor.values().size())) {
                of.add(points.stream()
                        .mapToDouble(p -> value(p, f).equals(choice) ? 1 : 0)
                        .toArray());
            }
        }
        for (final double[] column : of) {
            final double mean = Arrays.stream(column).average().orElse(0);
            for (int p = 0; p < column.length; p++) {
                column[p] -= mean;
            }
        }
        return of;
    }

    private double[][] slopes() {
        final RealMatrix inverse = new SingularValueDecomposition(MatrixUtils.createRealMatrix(columns))
                .getSolver()
                .getInverse();
        return inverse.getData();
    }

    private String value(final int point, final int f) {
        return design.points().get(point).get(f);
    }

    private double number(final int point, final int f) {
        return Double.parseDouble(value(point, f));
    }

    /** Returns the effect of a factor; without curve if there are too few points. */
    Effect of(final int f, final Responses responses, final double level, final double each) {
        final Factor factor = design.factors().get(f);
        final List<List<Integer>> parts = parts(f);
        final long others = Arrays.stream(factorOf).filter(of -> of != f).count();
        final boolean straight = points.size() - parts.size() - others >= LEAST_FREEDOM;
        final int freedom = points.size() - parts.size() - (int) (straight ? others : 0);
        if (freedom < LEAST_FREEDOM) {
            return new Levels(responses, Integer.MAX_VALUE).effect(factor.path(), factor.isNumeric(), level, each, "");
        }
        final double variance = spread(parts, f, responses, straight) / freedom;
        final Levels levels = new Levels(responses, freedom);
        for (final List<Integer> part : parts) {
            final double[] weights = weights(part, f, straight);
            levels.add(
                    label(part, f),
                    factor.isNumeric()
                            ? part.stream()
                                    .mapToDouble(p -> number(points.get(p), f))
                                    .average()
                                    .orElseThrow()
                            : Double.NaN,
                    trials(weights, responses),
                    variance / part.size(),
                    -Arrays.stream(weights).filter(weight -> weight < 0).sum());
        }
        return levels.effect(
                factor.path(),
                factor.isNumeric(),
                level,
                each,
                straight
                        ? "the mean over the points with such values, less what the other factors do there on a "
                                + "straight line"
                        : "the mean over the points with such values");
    }

    /**
     * Returns the points, by their place in {@link #points}, at each value of the factor or in each part of its range;
     * parts without points are left out.
     */
    private List<List<Integer>> parts(final int f) {
        final Factor factor = design.factors().get(f);
        final boolean each = factor.levels() <= PARTS || !factor.isNumeric();
        final int size = each ? factor.levels() : PARTS;
        final List<List<Integer>> parts = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            parts.add(new ArrayList<>());
        }
        for (int p = 0; p < points.size(); p++) {
            final String value = value(points.get(p), f);
            parts.get(each ? factor.values().indexOf(value) : part(factor, Double.parseDouble(value)))
                    .add(p);
        }
        return parts.stream().filter(part -> !part.isEmpty()).toList();
    }

    private static int part(final Factor factor, final double number) {
        final double low = factor.low().doubleValue();
        final double share = (number - low) / (factor.high().doubleValue() - low);
        return Math.max(0, Math.min(PARTS - 1, (int) (PARTS * share)));
    }

    private String label(final List<Integer> part, final int f) {
        String least = value(points.get(part.get(0)), f);
        String most = least;
        if (design.factors().get(f).isNumeric()) {
            for (final int p : part) {
                final String value = value(points.get(p), f);
                least = Double.parseDouble(value) < Double.parseDouble(least) ? value : least;
                most = Double.parseDouble(value) > Double.parseDouble(most) ? value : most;
            }
        }
        return least.equals(most) ? least : least + " … " + most;
    }

    /** Returns the weight of each point in the mean of a part. */
    private double[] weights(final List<Integer> part, final int f, final boolean straight) {
        final double[] weights = new double[points.size()];
        for (final int p : part) {
            weights[p] += 1.0 / part.size();
            for (int c = 0; straight && c < factorOf.length; c++) {
                if (factorOf[c] != f) {
                    for (int q = 0; q < weights.length; q++) {
                        weights[q] -= columns[p][c] * slopes[c][q] / part.size();
                    }
                }
            }
        }
        return weights;
    }

    private double[] trials(final double[] weights, final Responses responses) {
        final double[] sum = new double[responses.trials()];
        for (int p = 0; p < weights.length; p++) {
            responses.add(sum, points.get(p), weights[p]);
        }
        return sum;
    }

    /** Returns the sum of the squared distances of points from the mean of their part. */
    private double spread(
            final List<List<Integer>> parts, final int f, final Responses responses, final boolean straight) {
        final double[] means = points.stream().mapToDouble(responses::mean).toArray();
        double squares = 0;
        for (final List<Integer> part : parts) {
            final double[] residuals = part.stream()
                    .mapToDouble(p -> product(weights(List.of(p), f, straight), means))
                    .toArray();
            final double mean = Arrays.stream(residuals).average().orElse(0);
            squares +=
                    Arrays.stream(residuals).map(r -> (r - mean) * (r - mean)).sum();
        }
        return squares;
    }

    private static double product(final double[] weights, final double[] values) {
        double sum = 0;
        for (int i = 0; i < weights.length; i++) {
            sum += weights[i] * values[i];
        }
        return sum;
    }
}
