package org.sitrep.analysis.solve;

import java.util.List;
import org.apache.commons.math3.linear.Array2DRowRealMatrix;
import org.apache.commons.math3.linear.ArrayRealVector;
import org.apache.commons.math3.linear.CholeskyDecomposition;
import org.apache.commons.math3.linear.RealMatrix;
import org.apache.commons.math3.linear.RealVector;

/**
 * A prediction of a metric where nothing was played, with its uncertainty: a Gaussian process over the played
 * candidates, each with its own noise. Immutable.
 *
 * <p>Source: C. E. Rasmussen, C. K. I. Williams, Gaussian Processes for Machine Learning (2006), algorithm 2.1. Its
 * covariance is partly a sum over the factors, so that the effects of single factors carry over to edits of several (D.
 * Duvenaud, H. Nickisch, C. E. Rasmussen, "Additive Gaussian processes", NIPS 2011). It is partly a product, for their
 * joint effects. The most likely of a few lengths, shares and sizes are used. Numbers have Matérn's 5/2 kernel; two
 * different choices have a correlation of {@value #OTHER_CHOICE}. Cost: the cube of the number of candidates, about
 * twenty times.
 */
final class Surrogate {
    private static final double OTHER_CHOICE = 0.3;
    private static final double[] LENGTHS = {0.25, 0.6, 1.5};
    private static final double[] ADDITIVE = {0.5, 0.9};
    private static final double[] SIZES = {1, 4, 16};
    /**
     * Added to the diagonal, as a share of the variance; keeps the matrix positive if two candidates nearly coincide.
     */
    private static final double JITTER = 1e-6;

    private final double[][] at;
    private final boolean[] numeric;
    private final double length;
    private final double additive;
    private final double variance;
    private final double mean;
    private final RealMatrix inverse;
    private final RealVector weights;
    private final double likelihood;

    private Surrogate(
            final double[][] at,
            final boolean[] numeric,
            final double[] values,
            final double[] noise,
            final double length,
            final double additive,
            final double variance) {
        this.at = at;
        this.numeric = numeric;
        this.length = length;
        this.additive = additive;
        this.variance = variance;
        mean = mean(values);
        final RealMatrix covariance = new Array2DRowRealMatrix(at.length, at.length);
        for (int i = 0; i < at.length; i++) {
            for (int j = 0; j <= i; j++) {
                final double k = variance * alike(at[i], at[j]);
                covariance.setEntry(i, j, k);
                covariance.setEntry(j, i, k);
            }
            covariance.addToEntry(i, i, noise[i] * noise[i] + JITTER * variance);
        }
        final CholeskyDecomposition root = new CholeskyDecomposition(covariance, 1e-9, 0);
        final RealVector off = new ArrayRealVector(values).mapSubtract(mean);
        inverse = root.getSolver().getInverse();
        weights = inverse.operate(off);
        double logRoot = 0;
        for (int i = 0; i < at.length; i++) {
            logRoot += Math.log(root.getL().getEntry(i, i));
        }
        likelihood = -off.dotProduct(weights) / 2 - logRoot;
    }

    private static double mean(final double... values) {
        double sum = 0;
        for (final double value : values) {
            sum += value;
        }
        return sum / values.length;
    }

    /**
     * Returns the most likely model.
     *
     * @param at coordinates of the candidates, at least one
     * @param numeric which coordinates are numbers of 0 … 1; the others are ordinals of choices
     * @param values value of the metric for each candidate
     * @param noise standard errors of the values
     */
    static Surrogate fit(
            final List<double[]> at, final boolean[] numeric, final double[] values, final double[] noise) {
        final double[][] places = at.toArray(double[][]::new);
        final double spread = spread(values, noise);
        Surrogate best = null;
        for (final double length : LENGTHS) {
            for (final double additive : ADDITIVE) {
                for (final double size : SIZES) {
                    final Surrogate one =
                            new Surrogate(places, numeric, values, noise, length, additive, size * spread);
                    if (best == null || one.likelihood > best.likelihood) {
                        best = one;
                    }
                }
            }
        }
        return best;
    }

    /**
     * Returns the variance of the values, but at least that of their noise: equal values do not mean that nothing can
     * change.
     */
    private static double spread(final double[] values, final double[] noise) {
        final double mean = mean(values);
        double spread = 0;
        double least = 0;
        for (int i = 0; i < values.length; i++) {
            spread += (values[i] - mean) * (values[i] - mean) / values.length;
            least += noise[i] * noise[i] / values.length;
        }
        return Math.max(spread, least) + Double.MIN_NORMAL;
    }

    private double alike(final double[] a, final double[] b) {
        double sum = 0;
        double product = 1;
        for (int f = 0; f < a.length; f++) {
            final double one = numeric[f] ? matern(Math.abs(a[f] - b[f]) / length) : a[f] == b[f] ? 1 : OTHER_CHOICE;
            sum += one;
            product *= one;
        }
        return additive * sum / a.length + (1 - additive) * product;
    }

    private static double matern(final double distance) {
        final double d = Math.sqrt(5) * distance;
        return (1 + d + d * d / 3) * Math.exp(-d);
    }

    /** Returns the prediction at a place and its standard deviation. */
    double[] guess(final double[] place) {
        final RealVector to = new ArrayRealVector(at.length);
        for (int i = 0; i < at.length; i++) {
            to.setEntry(i, variance * alike(place, at[i]));
        }
        final double left = variance - to.dotProduct(inverse.operate(to));
        return new double[] {mean + to.dotProduct(weights), Math.sqrt(Math.max(left, 1e-12 * variance))};
    }
}
