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
 * All pairs of bots on the two sides of a scenario, on the same trials. A win of the first side scores 1, a draw 0.5, a
 * loss 0.
 *
 * @param title title of the scenario
 * @param trial name of one trial, in the singular
 * @param madeBy build that played
 * @param scenario its file, as the user named it
 * @param input content it was loaded from
 * @param seed seed of the draws
 * @param maxDecisions number of decisions after which a trial is aborted
 * @param sides names of the two sides
 * @param bots bots that play both, by name
 * @param named the same bots as {@code --bot} takes them
 * @param level confidence level at which all intervals of a kind hold together
 * @param tally scores of all cells, row by row: a row per bot of the first side
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
        List<String> named,
        double level,
        MatchupTally tally,
        String command) {
    private static final int SIDES = 2;

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
        named = List.copyOf(named);
        if (sides.size() != SIDES
                || bots.isEmpty()
                || named.size() != bots.size()
                || tally.counts().size() != bots.size() * bots.size()) {
            throw new IllegalArgumentException(tally.counts().size() + " cells of " + bots.size() + " bots");
        }
    }

    /** Returns the number of a cell. */
    private int cell(final int first, final int second) {
        return first * bots.size() + second;
    }

    /**
     * Returns the first side's mean score, 0 … 1, where these bots meet. The intervals of all cells hold together at
     * {@link #level}, by Bonferroni's inequality: each alone misses with the same share of what is left to the level.
     */
    public Estimate score(final int first, final int second) {
        final long[] cell = tally.counts().get(cell(first, second)).stream()
                .mapToLong(n -> n)
                .toArray();
        return Mean.estimate(
                SCORE,
                SlotTally.of(SCORE, cell, new long[cell.length]),
                1 - (1 - level) / tally.counts().size());
    }

    /** Returns the first trial in which these bots meet with a score, 0 to 2; {@link MatchupTally#NO_TRIAL} if none. */
    public long first(final int first, final int second, final int score) {
        return tally.firsts().get(cell(first, second)).get(score);
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

    /** Returns the trials that a bot lost, drew and won against others on both sides. */
    long[] record(final int bot) {
        final long[] all = new long[3];
        for (int other = 0; other < bots.size(); other++) {
            for (int score = 0; score < all.length && other != bot; score++) {
                all[score] += tally.counts().get(cell(bot, other)).get(score)
                        + tally.counts().get(cell(other, bot)).get(2 - score);
            }
        }
        return all;
    }
}
