package org.sitrep.analysis.matchup;

import java.util.Arrays;
import org.apache.commons.math3.fraction.BigFraction;

/**
 * The solution of a matrix game: one side picks a row, the other a column, neither knows the other's choice, and the
 * entry is what the first side gets and the second loses. Immutable if its arrays are not changed.
 *
 * <p>Source: J. von Neumann, "Zur Theorie der Gesellschaftsspiele", Mathematische Annalen 100 (1928), 295-320. Solved
 * by the simplex method in exact fractions, by the rule that ends: R. G. Bland, "New finite pivoting rules for the
 * simplex method", Mathematics of Operations Research 2 (1977), 103-107. (In floating point, the solver of Commons Math
 * returns wrong mixtures of games with equal entries.)
 *
 * @param value what the first side gets if both mix as below
 * @param rows probability of each row in a mixture that gets at least the value against every column
 * @param columns probability of each column in a mixture that concedes at most the value to every row
 */
public record MatrixGame(double value, double[] rows, double[] columns) {
    /**
     * Solves a game. Where several mixtures are as good, the first that the method meets is returned. Cost: some
     * milliseconds for ten rows and columns.
     *
     * @param payoffs one row per choice of the first side, all of the same length; finite
     * @throws IllegalArgumentException if there is no choice
     */
    public static MatrixGame solve(final double[][] payoffs) {
        if (payoffs.length == 0 || payoffs[0].length == 0) {
            throw new IllegalArgumentException("a side without a choice");
        }
        final double least =
                Arrays.stream(payoffs).flatMapToDouble(Arrays::stream).min().orElseThrow();
        final BigFraction shift = BigFraction.ONE.subtract(new BigFraction(least)); // no entry is below 1
        final Tableau tableau = new Tableau(payoffs, shift);
        tableau.solve();
        final BigFraction value = tableau.sum().reciprocal();
        return new MatrixGame(
                value.subtract(shift).doubleValue(), scaled(tableau.dual(), value), scaled(tableau.primal(), value));
    }

    private static double[] scaled(final BigFraction[] weights, final BigFraction value) {
        return Arrays.stream(weights)
                .mapToDouble(weight -> weight.multiply(value).doubleValue())
                .toArray();
    }

    /**
     * The linear program of the columns: the largest sum of weights, none negative, of which no row's weighted sum
     * exceeds 1. Its sum is 1 / value, its weights are the mixture of the columns divided by the value, and those of
     * its dual the rows'.
     */
    private static final class Tableau {
        private final int rows;
        private final int columns;
        /** Each row: columns, slacks, right-hand side; the last row is the objective's. */
        private final BigFraction[][] at;
        /** The variable of each row. */
        private final int[] basis;

        Tableau(final double[][] payoffs, final BigFraction shift) {
            rows = payoffs.length;
            columns = payoffs[0].length;
            at = new BigFraction[rows + 1][columns + rows + 1];
            basis = new int[rows];
            for (int row = 0; row <= rows; row++) {
                Arrays.fill(at[row], BigFraction.ZERO);
                for (int column = 0; column < columns; column++) {
                    at[row][column] =
                            row == rows ? BigFraction.MINUS_ONE : new BigFraction(payoffs[row][column]).add(shift);
                }
                if (row < rows) {
                    at[row][columns + row] = BigFraction.ONE;
                    at[row][columns + rows] = BigFraction.ONE;
                    basis[row] = columns + row;
                }
            }
        }

        void solve() {
            for (int entering = entering(); entering >= 0; entering = entering()) {
                pivot(leaving(entering), entering);
            }
        }

        /** Returns the first variable that raises the sum; -1 if none does. */
        private int entering() {
            for (int variable = 0; variable < columns + rows; variable++) {
                if (at[rows][variable].compareTo(BigFraction.ZERO) < 0) {
                    return variable;
                }
            }
            return -1;
        }

        /** Returns the row with the smallest ratio, of equals that with the first variable; every entry is bounded. */
        private int leaving(final int entering) {
            int best = -1;
            BigFraction least = null;
            for (int row = 0; row < rows; row++) {
                if (at[row][entering].compareTo(BigFraction.ZERO) > 0) {
                    final BigFraction ratio = at[row][columns + rows].divide(at[row][entering]);
                    final int order = least == null ? -1 : ratio.compareTo(least);
                    if (order < 0 || order == 0 && basis[row] < basis[best]) {
                        best = row;
                        least = ratio;
                    }
                }
            }
            return best;
        }

        private void pivot(final int row, final int variable) {
            final BigFraction by = at[row][variable];
            for (int i = 0; i < at[row].length; i++) {
                at[row][i] = at[row][i].divide(by);
            }
            for (int other = 0; other <= rows; other++) {
                final BigFraction factor = at[other][variable];
                if (other != row && !factor.equals(BigFraction.ZERO)) {
                    for (int i = 0; i < at[other].length; i++) {
                        at[other][i] = at[other][i].subtract(at[row][i].multiply(factor));
                    }
                }
            }
            basis[row] = variable;
        }

        BigFraction sum() {
            return at[rows][columns + rows];
        }

        BigFraction[] primal() {
            final BigFraction[] weights = new BigFraction[columns];
            Arrays.fill(weights, BigFraction.ZERO);
            for (int row = 0; row < rows; row++) {
                if (basis[row] < columns) {
                    weights[basis[row]] = at[row][columns + rows];
                }
            }
            return weights;
        }

        BigFraction[] dual() {
            return Arrays.copyOfRange(at[rows], columns, columns + rows);
        }
    }

    /** Returns the least that a mixture of rows gets against any column. */
    public static double least(final double[][] payoffs, final double[] mixture) {
        double least = Double.POSITIVE_INFINITY;
        for (int column = 0; column < payoffs[0].length; column++) {
            double sum = 0;
            for (int row = 0; row < payoffs.length; row++) {
                sum += mixture[row] * payoffs[row][column];
            }
            least = Math.min(least, sum);
        }
        return least;
    }
}
