package org.sitrep.analysis.matchup;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.sitrep.stats.Estimate;
import org.sitrep.stats.NormalInterval;

/**
 * The ratings of the bots of a {@link Matchup} by {@link BradleyTerry}, in its units: a rating higher by 1 wins 73 % of
 * trials between the two. Those with an interval sum to 0.
 *
 * @param bots rating of each bot; without an interval if it has too few wins or losses against others, as more trials
 *     could move it any distance
 * @param advantage of the first side, in the same units
 * @param misfit largest difference, over the cells, of the mean score from what the ratings predict; large if bots beat
 *     each other in a circle
 */
public record Ratings(List<Estimate> bots, Estimate advantage, double misfit) {
    /** Value of {@link Estimate#method}. */
    public static final String METHOD = "Bradley-Terry, sandwich";

    /** Smallest number of wins and of losses of a bot, or of a side, for an interval. */
    private static final long FEW = 10;

    private static final String UNIT = "points";

    /** Copies the list. */
    public Ratings {
        bots = List.copyOf(bots);
    }

    /**
     * Returns the ratings of bots that play both sides. All intervals hold together, by Bonferroni's inequality, if
     * there are many trials. Empty if each side has bots of its own: a rating could then be the bot's or the side's.
     */
    public static Optional<Ratings> of(final Matchup matchup) {
        return Optional.of(matchup).filter(Matchup::isAlike).map(Ratings::fitted);
    }

    private static Ratings fitted(final Matchup matchup) {
        final int players = matchup.sides().get(0).bots().size();
        final List<Integer> all = IntStream.range(0, players).boxed().toList();
        final List<Integer> rated =
                all.stream().filter(bot -> enough(matchup.record(bot))).toList();
        final double[][] scores = matchup.scores(Estimate::value);
        final BradleyTerry fit = BradleyTerry.fit(
                scores, matchup.tally().trials(), matchup.tally().covariance(), rated.isEmpty() ? all : rated);
        final double level = 1 - (1 - matchup.level()) / (players + 1);
        final List<Estimate> bots = new ArrayList<>();
        for (int bot = 0; bot < players; bot++) {
            final double variance = fit.variances()[bot];
            bots.add(estimate(fit.ratings()[bot], variance, rated.contains(bot), level, matchup));
        }
        double misfit = 0;
        for (int first = 0; first < players; first++) {
            for (int second = 0; second < players; second++) {
                misfit = Math.max(misfit, Math.abs(scores[first][second] - fit.score(first, second)));
            }
        }
        return new Ratings(
                bots,
                estimate(
                        fit.advantage(),
                        fit.variances()[players],
                        matchup.tally().leastWins() >= FEW,
                        level,
                        matchup),
                misfit);
    }

    private static boolean enough(final long[] record) {
        return Math.min(record[0], record[2]) >= FEW;
    }

    private static Estimate estimate(
            final double value, final double variance, final boolean enough, final double level, final Matchup of) {
        return enough && variance > 0
                ? NormalInterval.estimate(
                        value, Math.sqrt(variance), level, of.tally().trials(), UNIT, METHOD)
                : new Estimate(
                        value, Double.NaN, Double.NaN, level, of.tally().trials(), UNIT, "too few wins or losses");
    }
}
