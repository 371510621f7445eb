package org.sitrep.analysis.matchup;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.sitrep.engine.TrialValues;
import org.sitrep.outcome.Outcome;

/**
 * The scores of all cells of a {@link Matchup}, counted over the same trials: whole numbers from 0 up, e.g. 2 for a win
 * of the first side, 1 for a draw, 0 for a loss.
 *
 * @param trials trials that every cell has completed; only these count
 * @param aborted number of trials that were aborted in some cell
 * @param counts trials of each cell by score, cells row by row: a row per bot of the first side
 * @param products sums over the trials of the product of the scores of two cells: of cell 0 with all, of cell 1 with
 *     cells from 1 on, and so on
 * @param firsts the first trial of each cell by score, {@link #NO_TRIAL} without one; in the order of the counts
 */
public record MatchupTally(
        long trials, long aborted, List<List<Long>> counts, List<Long> products, List<List<Long>> firsts) {
    /** Stands for a trial where there is none. */
    public static final long NO_TRIAL = -1;

    /**
     * Copies the lists and checks that they fit together.
     *
     * @throws IllegalArgumentException if they do not
     */
    public MatchupTally {
        counts = counts.stream().map(List::copyOf).toList();
        firsts = firsts.stream().map(List::copyOf).toList();
        products = List.copyOf(products);
        final int cells = counts.size();
        final int scores = cells == 0 ? 0 : counts.get(0).size();
        if (products.size() != cells * (cells + 1) / 2) {
            throw new IllegalArgumentException(products.size() + " products of " + cells + " cells");
        }
        if (firsts.size() != cells || firsts.stream().anyMatch(cell -> cell.size() != scores)) {
            throw new IllegalArgumentException(firsts.size() + " first trials of " + cells + " cells");
        }
        for (final List<Long> cell : counts) {
            if (cell.size() != scores || cell.stream().mapToLong(n -> n).sum() != trials) {
                throw new IllegalArgumentException("a cell counts " + cell + " of " + trials + " trials");
            }
        }
    }

    /**
     * Counts the scores.
     *
     * @param cells values of each cell: the flags that the first and the second side has won, or the score itself
     * @param most highest score, at least 1
     * @throws IllegalArgumentException if the cells have not played the same trials
     */
    public static MatchupTally of(final List<TrialValues> cells, final int most) {
        final int trials = cells.get(0).trials();
        final long[][] counts = new long[cells.size()][most + 1];
        final long[][] firsts = new long[cells.size()][most + 1];
        final long[][] products = new long[cells.size()][cells.size()];
        final int[] scores = new int[cells.size()];
        long completed = 0;
        for (final long[] cell : firsts) {
            Arrays.fill(cell, NO_TRIAL);
        }
        for (final TrialValues cell : cells) {
            if (cell.trials() != trials || cell.firstTrial() != cells.get(0).firstTrial()) {
                throw new IllegalArgumentException("the cells have played other trials");
            }
        }
        for (int trial = 0; trial < trials; trial++) {
            if (score(cells, trial, scores)) {
                completed++;
                add(scores, counts, products);
                note(cells.get(0).firstTrial() + trial, scores, firsts);
            }
        }
        final List<Long> multiplied = new ArrayList<>();
        for (int one = 0; one < scores.length; one++) {
            for (int other = one; other < scores.length; other++) {
                multiplied.add(products[one][other]);
            }
        }
        return new MatchupTally(completed, trials - completed, lists(counts), multiplied, lists(firsts));
    }

    /** Sets the score of each cell in a trial; returns whether all have completed it. */
    private static boolean score(final List<TrialValues> cells, final int trial, final int[] scores) {
        for (int cell = 0; cell < scores.length; cell++) {
            final int first = cells.get(cell).get(0, trial);
            if (first == Outcome.ABSENT) {
                return false;
            }
            scores[cell] = cells.get(cell).slots().size() == 1
                    ? first
                    : 1 + first - cells.get(cell).get(1, trial);
        }
        return true;
    }

    private static void add(final int[] scores, final long[][] counts, final long[][] products) {
        for (int one = 0; one < scores.length; one++) {
            counts[one][scores[one]]++;
            for (int other = one; other < scores.length; other++) {
                products[one][other] += (long) scores[one] * scores[other];
            }
        }
    }

    private static void note(final long trial, final int[] scores, final long[][] firsts) {
        for (int cell = 0; cell < scores.length; cell++) {
            final long[] known = firsts[cell];
            known[scores[cell]] = known[scores[cell]] == NO_TRIAL ? trial : known[scores[cell]];
        }
    }

    private static List<List<Long>> lists(final long[][] rows) {
        return Arrays.stream(rows)
                .map(row -> Arrays.stream(row).boxed().toList())
                .toList();
    }

    /** Returns the covariances of the cells' scores in one trial, each score as a share of the highest. */
    double[][] covariance() {
        final int cells = counts.size();
        final double[][] covariance = new double[cells][cells];
        final int most = counts.get(0).size() - 1;
        int at = 0;
        for (int one = 0; one < cells; one++) {
            for (int other = one; other < cells; other++) {
                final double scaled = Math.subtractExact(
                        Math.multiplyExact(trials, products.get(at++)), Math.multiplyExact(sum(one), sum(other)));
                covariance[one][other] = scaled / trials / trials / (most * most);
                covariance[other][one] = covariance[one][other];
            }
        }
        return covariance;
    }

    private long sum(final int cell) {
        long sum = 0;
        for (int score = 1; score < counts.get(cell).size(); score++) {
            sum += score * counts.get(cell).get(score);
        }
        return sum;
    }

    /** Returns the wins of the side that has won fewer trials of all cells, where wins score. */
    long leastWins() {
        final long lost = counts.stream().mapToLong(cell -> cell.get(0)).sum();
        final long won = counts.stream().mapToLong(cell -> cell.get(2)).sum();
        return Math.min(lost, won);
    }
}
