package org.sitrep.analysis.matchup;

import java.util.Arrays;
import java.util.List;
import org.apache.commons.math3.linear.Array2DRowRealMatrix;
import org.apache.commons.math3.linear.ArrayRealVector;
import org.apache.commons.math3.linear.LUDecomposition;
import org.apache.commons.math3.linear.RealMatrix;
import org.apache.commons.math3.linear.RealVector;

/**
 * Ratings of players by a matrix of mean scores: the first side's player {@code i} scores {@code 1 / (1 + exp(-(a + r_i
 * - r_j)))} on average against {@code j}, where {@code a} is the advantage of the first side. Ratings sum to 0 over
 * chosen players.
 *
 * <p>Source: R. A. Bradley, M. E. Terry, "Rank analysis of incomplete block designs: I", Biometrika 39 (1952), 324-345;
 * the advantage: R. R. Davidson, R. J. Beaver, "On extending the Bradley-Terry model to incorporate within-pair order
 * effects", Biometrics 33 (1977), 693-702. A draw is half a win. Half a win and half a loss are added to each cell, so
 * that a player who always wins has a finite rating (J. B. S. Haldane, Annals of Human Genetics 20 (1956), 309-311).
 *
 * <p>The variances do not assume the model: they come from the covariances of the cells' scores, since all cells play
 * the same trials (K.-Y. Liang, S. L. Zeger, Biometrika 73 (1986), 13-22).
 *
 * @param ratings one per player
 * @param advantage of the first side
 * @param variances of the ratings, then of the advantage; 0 without noise
 */
record BradleyTerry(double[] ratings, double advantage, double[] variances) {
    private static final int MOST_STEPS = 100;
    private static final double PRECISE = 1e-12;

    /**
     * Fits the model by Newton's method.
     *
     * @param scores mean score of the first side's player against the second side's, 0 … 1; square
     * @param trials number of trials of each cell, at least 1
     * @param covariance covariances of the scores of one trial, cells row by row
     * @param chosen players whose ratings sum to 0; at least one
     */
    static BradleyTerry fit(
            final double[][] scores, final long trials, final double[][] covariance, final List<Integer> chosen) {
        final int players = scores.length;
        final RealMatrix design = design(players);
        final double[] aims = new double[players * players];
        for (int cell = 0; cell < aims.length; cell++) {
            aims[cell] = (trials * scores[cell / players][cell % players] + 0.5) / (trials + 1);
        }
        RealVector at = new ArrayRealVector(players);
        RealMatrix information = null;
        for (int step = 0; step < MOST_STEPS; step++) {
            final double[] residuals = new double[aims.length];
            final double[] weights = new double[aims.length];
            final RealVector predicted = design.operate(at);
            for (int cell = 0; cell < aims.length; cell++) {
                final double p = 1 / (1 + Math.exp(-predicted.getEntry(cell)));
                residuals[cell] = aims[cell] - p;
                weights[cell] = p * (1 - p);
            }
            information = design.transpose().multiply(weighted(design, weights));
            final RealVector change = new LUDecomposition(information)
                    .getSolver()
                    .solve(design.transpose().operate(new ArrayRealVector(residuals)));
            at = at.add(change);
            if (change.getLInfNorm() < PRECISE) {
                break;
            }
        }
        final RealMatrix inverse = new LUDecomposition(information).getSolver().getInverse();
        final RealMatrix spread = inverse.multiply(design.transpose())
                .multiply(new Array2DRowRealMatrix(covariance, false))
                .multiply(design)
                .multiply(inverse)
                .scalarMultiply(1.0 / trials);
        return of(at, spread, chosen);
    }

    /** Returns one row per cell: the advantage, then the ratings of all players but the first, whose rating is 0. */
    private static RealMatrix design(final int players) {
        final double[][] rows = new double[players * players][players];
        for (int cell = 0; cell < rows.length; cell++) {
            rows[cell][0] = 1;
            add(rows[cell], cell / players, 1);
            add(rows[cell], cell % players, -1);
        }
        return new Array2DRowRealMatrix(rows, false);
    }

    private static void add(final double[] row, final int player, final int by) {
        if (player > 0) {
            row[player] += by;
        }
    }

    private static RealMatrix weighted(final RealMatrix design, final double[] weights) {
        final RealMatrix all = design.copy();
        for (int cell = 0; cell < weights.length; cell++) {
            all.setRowVector(cell, design.getRowVector(cell).mapMultiply(weights[cell]));
        }
        return all;
    }

    private static BradleyTerry of(final RealVector at, final RealMatrix spread, final List<Integer> chosen) {
        final int players = at.getDimension();
        // From ratings above the first player's to ratings of which the chosen sum to 0; the advantage comes last.
        final RealMatrix centred = new Array2DRowRealMatrix(players + 1, players);
        for (int player = 0; player < players; player++) {
            for (int other = 1; other < players; other++) {
                final double mean = chosen.contains(other) ? 1.0 / chosen.size() : 0;
                centred.setEntry(player, other, (player == other ? 1 : 0) - mean);
            }
        }
        centred.setEntry(players, 0, 1);
        final double[] values = centred.operate(at).toArray();
        final RealMatrix all = centred.multiply(spread).multiply(centred.transpose());
        final double[] variances = new double[players + 1];
        for (int i = 0; i <= players; i++) {
            variances[i] = Math.max(0, all.getEntry(i, i));
        }
        final double[] ratings = Arrays.copyOf(values, players);
        return new BradleyTerry(ratings, values[players], variances);
    }

    /** Returns the mean score that the model predicts for a cell. */
    double score(final int first, final int second) {
        return 1 / (1 + Math.exp(-(advantage + ratings[first] - ratings[second])));
    }
}
