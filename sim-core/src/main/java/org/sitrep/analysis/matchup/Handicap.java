package org.sitrep.analysis.matchup;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.sitrep.stats.Estimate;

/**
 * Whether skill or the side decides: the strongest bot has the worse side against the next one.
 *
 * @param worse the side, 0 or 1, that scores less between equals
 * @param strongest bot with the highest rating
 * @param next bot with the second highest rating; the strongest itself if it is alone
 * @param score mean score of the strongest bot, 0 … 1; it holds together with the cells of the matchup
 */
public record Handicap(int worse, int strongest, int next, Estimate score) {
    /** Returns the handicap by some ratings of a matchup. */
    public static Handicap of(final Matchup matchup, final Ratings ratings) {
        final List<Integer> ranked = IntStream.range(
                        0, matchup.sides().get(0).bots().size())
                .boxed()
                .sorted(Comparator.comparingDouble(
                        bot -> -ratings.bots().get(bot).value()))
                .toList();
        final int strongest = ranked.get(0);
        final int next = ranked.get(Math.min(1, ranked.size() - 1));
        final int worse = ratings.advantage().value() > 0 ? 1 : 0;
        return new Handicap(
                worse,
                strongest,
                next,
                worse == 0 ? matchup.score(strongest, next) : ofTheOther(matchup.score(next, strongest)));
    }

    /** Returns the score of the second side. */
    private static Estimate ofTheOther(final Estimate first) {
        return new Estimate(
                1 - first.value(),
                1 - first.high(),
                1 - first.low(),
                first.level(),
                first.n(),
                first.unit(),
                first.method());
    }

    /** Returns 1 if skill is shown to outweigh the side, -1 if the side outweighs skill, 0 if neither is shown. */
    public int outcome() {
        return score.low() > 0.5 ? 1 : score.high() < 0.5 ? -1 : 0;
    }
}
