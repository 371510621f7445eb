package org.sitrep.analysis.matchup;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.stats.Estimate;

/**
 * The least exploitable play if each side chooses among the bots of a {@link Matchup}.
 *
 * <p>All limits follow from those of the cells and hold together with them: the value of a matrix game, and what a
 * mixture gets at least, rise with every entry, so their limits are those of the matrices of all lower and of all upper
 * limits.
 *
 * @param value first side's mean score if both sides play their mixtures
 * @param sides what each side does
 */
public record Equilibrium(Estimate value, List<Side> sides) {
    /** Value of {@link Estimate#method}. */
    public static final String METHOD = "matrix game of the limits";

    /**
     * A side of it.
     *
     * @param shares probability of each bot in its mixture
     * @param guaranteed its mean score with the mixture against the other side's best answer
     * @param losses what each bot alone gets less than the value against the best answer to it; at least 0
     */
    public record Side(List<Double> shares, Estimate guaranteed, List<Estimate> losses) {
        /** Copies the lists. */
        public Side {
            shares = List.copyOf(shares);
            losses = List.copyOf(losses);
        }
    }

    /** A matrix with the limits of its entries. */
    private record Scores(double[][] value, double[][] low, double[][] high, double level, long trials) {
        /** Returns the same for the other side, whose score is what the first one lacks. */
        Scores turned() {
            return new Scores(turned(value), turned(high), turned(low), level, trials);
        }

        private static double[][] turned(final double[][] scores) {
            final double[][] turned = new double[scores[0].length][scores.length];
            for (int row = 0; row < scores.length; row++) {
                for (int column = 0; column < turned.length; column++) {
                    turned[column][row] = 1 - scores[row][column];
                }
            }
            return turned;
        }

        Estimate around(final double at, final double least, final double most) {
            return new Estimate(at, least, most, level, trials, OutcomeLayout.SHARE, METHOD);
        }

        Side side(final double[] mixture) {
            final List<Estimate> losses = new ArrayList<>();
            for (int bot = 0; bot < value.length; bot++) {
                losses.add(around(
                        MatrixGame.solve(value).value() - least(value, bot),
                        Math.max(0, MatrixGame.solve(low).value() - least(high, bot)),
                        MatrixGame.solve(high).value() - least(low, bot)));
            }
            return new Side(
                    Arrays.stream(mixture).boxed().toList(),
                    around(
                            MatrixGame.least(value, mixture),
                            MatrixGame.least(low, mixture),
                            MatrixGame.least(high, mixture)),
                    losses);
        }

        private static double least(final double[][] scores, final int bot) {
            return Arrays.stream(scores[bot]).min().orElseThrow();
        }
    }

    /** Returns the likeliest bot of a side's mixture, the first of several. */
    public int likeliest(final int side) {
        final List<Double> shares = sides.get(side).shares;
        return shares.indexOf(Collections.max(shares));
    }

    /** Returns the least exploitable play of a matrix whose cells have limits. */
    public static Equilibrium of(final Matchup matchup) {
        final Scores scores = new Scores(
                matchup.scores(Estimate::value),
                matchup.scores(Estimate::low),
                matchup.scores(Estimate::high),
                matchup.level(),
                matchup.tally().trials());
        final MatrixGame game = MatrixGame.solve(scores.value);
        return new Equilibrium(
                scores.around(
                        game.value(),
                        MatrixGame.solve(scores.low).value(),
                        MatrixGame.solve(scores.high).value()),
                List.of(scores.side(game.rows()), scores.turned().side(game.columns())));
    }
}
