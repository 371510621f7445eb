package org.sitrep.analysis.matchup;

import java.util.List;
import java.util.function.ToDoubleFunction;
import org.sitrep.engine.ContentSummary;
import org.sitrep.engine.ToolVersion;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Slot;
import org.sitrep.stats.Estimate;
import org.sitrep.stats.Mean;
import org.sitrep.stats.SlotTally;

/**
 * All pairs of bots on the two sides of a scenario, on the same trials. A trial scores 2 for a win of the first side, 1
 * for a draw and 0 for a loss; reports show half of that, a share.
 *
 * @param title title of the scenario
 * @param trial name of one trial, in the singular
 * @param madeBy build that played
 * @param scenario its file, as the user named it
 * @param input content it was loaded from
 * @param seed seed of the draws
 * @param maxDecisions number of decisions after which a trial is aborted
 * @param sides names of the two sides
 * @param bots bots that play both, as the user would type them
 * @param level confidence level at which all intervals of a kind hold together
 * @param trials trials that every cell has completed; only these count
 * @param aborted number of trials that were aborted in some cell
 * @param counts trials of each cell by score, 0 to 2, cells row by row: a row per bot of the first side
 * @param products sums over the trials of the product of the scores of two cells: of cell 0 with all, of cell 1 with
 *     cells from 1 on, and so on
 * @param command command line that plays it again
 */
public record Matchup(
        String title,
        String trial,
        ToolVersion madeBy,
        String scenario,
        ContentSummary input,
        long seed,
        int maxDecisions,
        List<String> sides,
        List<String> bots,
        double level,
        long trials,
        long aborted,
        List<List<Long>> counts,
        List<Long> products,
        String command) {
    private static final Slot SCORE = new Slot(
            "score", "Score", OutcomeLayout.SHARE, Slot.Kind.QUANTITY, 0, 2, 2, Slot.Better.HIGHER, false, false);

    /**
     * Copies the lists and checks that the parts fit together.
     *
     * @throws IllegalArgumentException if they do not
     */
    public Matchup {
        sides = List.copyOf(sides);
        bots = List.copyOf(bots);
        counts = counts.stream().map(List::copyOf).toList();
        products = List.copyOf(products);
        final int cells = bots.size() * bots.size();
        if (sides.size() != 2 || bots.isEmpty() || counts.size() != cells) {
            throw new IllegalArgumentException(counts.size() + " cells of " + bots.size() + " bots");
        }
        if (products.size() != cells * (cells + 1) / 2) {
            throw new IllegalArgumentException(products.size() + " products of " + cells + " cells");
        }
        for (final List<Long> cell : counts) {
            if (cell.size() != 3 || cell.stream().mapToLong(n -> n).sum() != trials) {
                throw new IllegalArgumentException("a cell counts " + cell + " of " + trials + " trials");
            }
        }
    }

    /** Returns the number of a cell. */
    private int cell(final int first, final int second) {
        return first * bots.size() + second;
    }

    /** Returns the first side's mean score, 0 … 1, where these bots meet; all cells' intervals hold together. */
    public Estimate score(final int first, final int second) {
        final long[] cell =
                counts.get(cell(first, second)).stream().mapToLong(n -> n).toArray();
        return Mean.estimate(SCORE, SlotTally.of(SCORE, cell, new long[cell.length]), 1 - (1 - level) / counts.size());
    }

    /** Returns one number of each cell's {@link #score}, a row per bot of the first side. */
    double[][] scores(final ToDoubleFunction<Estimate> part) {
        final double[][] scores = new double[bots.size()][bots.size()];
        for (int first = 0; first < scores.length; first++) {
            for (int second = 0; second < scores.length; second++) {
                scores[first][second] = part.applyAsDouble(score(first, second));
            }
        }
        return scores;
    }

    /** Returns the covariances of the cells' scores, as shares, in one trial. */
    double[][] covariance() {
        final int cells = counts.size();
        final double[][] covariance = new double[cells][cells];
        int at = 0;
        for (int one = 0; one < cells; one++) {
            for (int other = one; other < cells; other++) {
                // Exact integers; halving both scores divides by 4.
                final double scaled = Math.subtractExact(
                        Math.multiplyExact(trials, products.get(at++)), Math.multiplyExact(sum(one), sum(other)));
                covariance[one][other] = scaled / trials / trials / 4;
                covariance[other][one] = covariance[one][other];
            }
        }
        return covariance;
    }

    private long sum(final int cell) {
        return counts.get(cell).get(1) + 2 * counts.get(cell).get(2);
    }

    /** Returns the wins of the side that has won fewer trials of all cells. */
    long leastWins() {
        final long lost = counts.stream().mapToLong(cell -> cell.get(0)).sum();
        final long won = counts.stream().mapToLong(cell -> cell.get(2)).sum();
        return Math.min(lost, won);
    }

    /** Returns the trials that a bot lost, drew and won on both sides. */
    long[] record(final int bot) {
        final long[] all = new long[3];
        for (int other = 0; other < bots.size(); other++) {
            for (int score = 0; score < all.length; score++) {
                all[score] += counts.get(cell(bot, other)).get(score)
                        + counts.get(cell(other, bot)).get(2 - score);
            }
        }
        return all;
    }
}
