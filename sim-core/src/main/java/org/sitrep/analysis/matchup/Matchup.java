package org.sitrep.analysis.matchup;

import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import org.sitrep.analysis.Ablation;
import org.sitrep.engine.ContentSummary;
import org.sitrep.engine.RunResult;
import org.sitrep.engine.ToolVersion;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Slot;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.stats.AnytimeEstimates;
import org.sitrep.stats.Estimate;
import org.sitrep.stats.Mean;
import org.sitrep.stats.SlotTally;

/**
 * All pairs of a bot of one side and a bot of the other, on the same trials of a scenario. Each trial scores for the
 * first side, 0 to 1; the second wants the score low.
 *
 * @param title title of the scenario
 * @param trial name of one trial, in the singular
 * @param madeBy build that played
 * @param scenario its file, as the user named it
 * @param input content it was loaded from
 * @param seed seed of the draws
 * @param maxDecisions number of decisions after which a trial is aborted
 * @param sides the two sides
 * @param stake what scores
 * @param level confidence level at which all intervals of a kind hold together
 * @param tally scores of all cells, row by row: a row per bot of the first side
 * @param best run of the likeliest bots of the {@link Equilibrium} on the same trials; empty if not played
 * @param worth worth of each thing to the two of them; empty if not asked for
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
        List<Side> sides,
        Stake stake,
        double level,
        MatchupTally tally,
        Optional<RunResult> best,
        Optional<Ablation> worth,
        String command) {
    private static final int SIDES = 2;

    /**
     * A side.
     *
     * @param id its name
     * @param bots bots that play it, by name
     * @param named the same bots as {@code --bot} takes them: for both sides alike if the same bots play both, else
     *     after the name of the side
     * @param forces changes of the scenario with which each plays, as results record them, if forces meet instead of
     *     bots: then {@code bots} are the names of the forces; empty if bots meet
     */
    public record Side(String id, List<String> bots, List<String> named, List<List<String>> forces) {
        /**
         * Copies the lists.
         *
         * @throws IllegalArgumentException if there is no bot, or another number of names or forces
         */
        public Side {
            bots = List.copyOf(bots);
            named = List.copyOf(named);
            forces = forces.stream().map(List::copyOf).toList();
            if (bots.isEmpty() || named.size() != bots.size() || !forces.isEmpty() && forces.size() != bots.size()) {
                throw new IllegalArgumentException(
                        named.size() + " names and " + forces.size() + " forces of " + bots.size() + " bots");
            }
        }

        private List<String> changes(final int player) {
            return forces.isEmpty() ? List.of() : forces.get(player);
        }
    }

    /**
     * What scores in a trial.
     *
     * @param label of a metric whose share of {@code most} is the score; empty if a win scores 1, a draw 0.5, a loss 0
     * @param most of the metric, at least 1
     */
    public record Stake(String label, int most) {
        /** Wins and draws. */
        public static final Stake WINS = new Stake("", 2);

        /** Returns what scores in a scenario of two sides. */
        public static Stake of(final CompiledScenario scenario) {
            final Slot first = scenario.layout().slot(scenario.stakes().get(0)).orElseThrow();
            return scenario.stakes().size() > 1 ? WINS : new Stake(first.label(), first.max());
        }
    }

    /**
     * Copies the list and checks that the parts fit together.
     *
     * @throws IllegalArgumentException if they do not
     */
    public Matchup {
        sides = List.copyOf(sides);
        final int cells = sides.stream().mapToInt(side -> side.bots.size()).reduce(1, (a, b) -> a * b);
        if (sides.size() != SIDES
                || tally.counts().size() != cells
                || tally.counts().get(0).size() != stake.most + 1) {
            throw new IllegalArgumentException(
                    tally.counts().size() + " cells of " + sides.size() + " sides, not " + cells);
        }
    }

    /** Returns the same with a run of the likeliest bots, and the worth of each thing to them. */
    public Matchup with(final RunResult run, final Optional<Ablation> things) {
        return new Matchup(
                title,
                trial,
                madeBy,
                scenario,
                input,
                seed,
                maxDecisions,
                sides,
                stake,
                level,
                tally,
                Optional.of(run),
                things,
                command);
    }

    /** Returns whether the same bots play both sides. */
    public boolean isAlike() {
        return sides.get(0).named.equals(sides.get(1).named);
    }

    /** Returns whether forces meet, each side's by the same bot. */
    public boolean isOfForces() {
        return !sides.get(0).forces.isEmpty();
    }

    /** Returns all changes of the scenario in a cell, as results record them. */
    public List<String> changes(final int first, final int second) {
        return Stream.of(
                        input.changes(),
                        sides.get(0).changes(first),
                        sides.get(1).changes(second))
                .flatMap(List::stream)
                .toList();
    }

    /** Returns the bots that meet in a cell, as {@code --bot} takes them. */
    public String named(final int first, final int second) {
        final String ours = sides.get(0).named.get(first);
        final String theirs = sides.get(1).named.get(second);
        if (isAlike()) {
            return first == second ? ours : sides.get(0).id + "=" + ours + "," + sides.get(1).id + "=" + theirs;
        }
        return ours + "," + theirs;
    }

    /** Returns the number of a cell. */
    private int cell(final int first, final int second) {
        return first * sides.get(1).bots.size() + second;
    }

    /**
     * Returns the first side's mean score, 0 … 1, where these bots meet. The intervals of all cells hold together at
     * {@link #level}, by Bonferroni's inequality: each alone misses with the same share of what is left to the level.
     */
    public Estimate score(final int first, final int second) {
        return Mean.estimate(score(), scores(first, second), eachCell());
    }

    /** Returns the same with an interval that holds at all numbers of trials at once. */
    public Estimate anytime(final int first, final int second) {
        return AnytimeEstimates.of(score(), scores(first, second), eachCell());
    }

    private Slot score() {
        return new Slot(
                "score",
                "Score",
                OutcomeLayout.SHARE,
                Slot.Kind.QUANTITY,
                0,
                stake.most,
                stake.most,
                Slot.Better.HIGHER,
                false,
                false);
    }

    private SlotTally scores(final int first, final int second) {
        final long[] cell = tally.counts().get(cell(first, second)).stream()
                .mapToLong(n -> n)
                .toArray();
        return SlotTally.of(score(), cell, new long[cell.length]);
    }

    private double eachCell() {
        return 1 - (1 - level) / tally.counts().size();
    }

    /**
     * Returns the first trial in which these bots meet with a score, 0 to the most; {@link MatchupTally#NO_TRIAL} if
     * none.
     */
    public long first(final int first, final int second, final int score) {
        return tally.firsts().get(cell(first, second)).get(score);
    }

    /** Returns one number of each cell's {@link #score}, a row per bot of the first side. */
    double[][] scores(final ToDoubleFunction<Estimate> part) {
        final double[][] scores =
                new double[sides.get(0).bots.size()][sides.get(1).bots.size()];
        for (int first = 0; first < scores.length; first++) {
            for (int second = 0; second < scores[first].length; second++) {
                scores[first][second] = part.applyAsDouble(score(first, second));
            }
        }
        return scores;
    }

    /** Returns the trials that one of the bots of both sides lost, drew and won against others. */
    long[] record(final int bot) {
        final long[] all = new long[3];
        for (int other = 0; other < sides.get(0).bots.size(); other++) {
            for (int score = 0; score < all.length && other != bot; score++) {
                all[score] += tally.counts().get(cell(bot, other)).get(score)
                        + tally.counts().get(cell(other, bot)).get(2 - score);
            }
        }
        return all;
    }
}
