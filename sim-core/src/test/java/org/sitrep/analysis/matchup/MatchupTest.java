package org.sitrep.analysis.matchup;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.sitrep.engine.ContentSummary;
import org.sitrep.engine.ToolVersion;
import org.sitrep.engine.TrialValues;
import org.sitrep.outcome.Slot;
import org.sitrep.stats.Estimate;

class MatchupTest {
    private static final List<String> BOTS = List.of("a", "b", "c");

    /** Plays trials in which each bot scores by chance, with luck that all cells share. */
    private static Matchup played(final double[][] chances, final double draws, final int trials, final Random random) {
        final int bots = chances.length;
        final int cells = bots * bots;
        final int[][][] flags = new int[cells][2][trials];
        for (int trial = 0; trial < trials; trial++) {
            final double shared = random.nextDouble();
            for (int cell = 0; cell < cells; cell++) {
                final double luck = random.nextBoolean() ? shared : random.nextDouble();
                final boolean drawn = random.nextDouble() < draws;
                final boolean won = luck < chances[cell / bots][cell % bots];
                flags[cell][0][trial] = !drawn && won ? 1 : 0;
                flags[cell][1][trial] = !drawn && !won ? 1 : 0;
            }
        }
        final List<TrialValues> all = Arrays.stream(flags)
                .map(cell -> new TrialValues(List.of(flag("us.wins"), flag("com.wins")), 0, trials, 0, cell))
                .toList();
        return new Matchup(
                "Toy",
                "trial",
                new ToolVersion("1", "2"),
                "toy.yaml",
                ContentSummary.UNKNOWN,
                1,
                100,
                List.of(side("us", BOTS.subList(0, bots)), side("com", BOTS.subList(0, bots))),
                Matchup.Stake.WINS,
                0.95,
                MatchupTally.of(all, 2),
                Optional.empty(),
                Optional.empty(),
                "sitrep matchup");
    }

    private static Matchup.Side side(final String id, final List<String> bots) {
        return new Matchup.Side(id, bots, bots, List.of());
    }

    private static Ratings rated(final Matchup matchup) {
        return Ratings.of(matchup).orElseThrow();
    }

    private static Slot flag(final String name) {
        return new Slot(name, name, "share", Slot.Kind.FLAG, 0, 1, 1, Slot.Better.HIGHER, false, false);
    }

    private static double[][] byRatings(final double advantage, final double... ratings) {
        final double[][] chances = new double[ratings.length][ratings.length];
        for (int first = 0; first < ratings.length; first++) {
            for (int second = 0; second < ratings.length; second++) {
                chances[first][second] = 1 / (1 + Math.exp(-(advantage + ratings[first] - ratings[second])));
            }
        }
        return chances;
    }

    /**
     * The probability that more than 30 of 200 runs miss, if each misses with 5 % at most, is 1e-7; the intervals are
     * wider than that, as they hold together.
     */
    @Test
    void ratingsHoldTogether() {
        final double[] ratings = {0.9, 0.1, -1.0};
        int missed = 0;
        for (int run = 0; run < 200; run++) {
            final Ratings found = rated(played(byRatings(0.4, ratings), 0, 400, new Random(run)));
            boolean all = holds(found.advantage(), 0.4);
            for (int bot = 0; bot < ratings.length; bot++) {
                all &= holds(found.bots().get(bot), ratings[bot]);
            }
            missed += all ? 0 : 1;
        }
        assertTrue(missed <= 30, missed + " of 200 missed");
        assertTrue(missed < 200);
    }

    private static boolean holds(final Estimate estimate, final double value) {
        return estimate.low() <= value && value <= estimate.high();
    }

    @Test
    void ratingsSumToNothingAndNeedSomeWins() {
        final Ratings even = rated(played(byRatings(0, 0.5, 0, -0.5), 0.2, 2000, new Random(3)));
        assertEquals(0, even.bots().stream().mapToDouble(Estimate::value).sum(), 1e-9);
        final Ratings clear = rated(played(new double[][] {{0.5, 1}, {0, 0.5}}, 0, 500, new Random(4)));
        assertTrue(clear.bots().get(0).value() > 2);
        assertTrue(Double.isNaN(clear.bots().get(0).low()), "its wins against itself do not count");
        final double[][] oneHopeless = {{0.5, 0.7, 1}, {0.3, 0.5, 1}, {0, 0, 0.5}};
        final List<Estimate> rated =
                rated(played(oneHopeless, 0, 2000, new Random(9))).bots();
        assertTrue(Double.isNaN(rated.get(2).low()));
        assertEquals(0, rated.get(0).value() + rated.get(1).value(), 1e-9);
        assertEquals(0.42, rated.get(0).value(), 0.1, "half of the logit of 0.7");
        final Ratings hopeless = rated(played(new double[][] {{1, 1}, {1, 1}}, 0, 50, new Random(5)));
        assertTrue(Double.isNaN(hopeless.advantage().low())
                || hopeless.advantage().low() < hopeless.advantage().value());
    }

    /** A circle cannot be rated, and is mixed evenly. */
    @Test
    void aCircleIsAMisfitAndAMixture() {
        final double[][] circle = {{0.5, 0.9, 0.1}, {0.1, 0.5, 0.9}, {0.9, 0.1, 0.5}};
        final Matchup matchup = played(circle, 0, 4000, new Random(6));
        assertTrue(rated(matchup).misfit() > 0.3);
        final Equilibrium play = Equilibrium.of(matchup);
        assertEquals(0.5, play.value().value(), 0.02);
        for (final Equilibrium.Side side : play.sides()) {
            side.shares().forEach(share -> assertEquals(1 / 3.0, share, 0.05));
            side.losses().forEach(loss -> assertEquals(0.4, loss.value(), 0.05));
        }
    }

    /** The better side outweighs a small difference of skill, and not a great one. */
    @Test
    void skillOrTheSideDecides() {
        assertEquals(1, handicap(0.5, 1.5, 0, -3).outcome());
        assertEquals(-1, handicap(1.5, 0.5, 0, -3).outcome());
        assertEquals(0, handicap(0.5, 0.5, 0, -3).outcome());
        final Handicap other = handicap(-1.5, 0, 0.5, -3);
        assertEquals(List.of(0, 1, 0), List.of(other.worse(), other.strongest(), other.next()));
        assertEquals(1 / (1 + Math.exp(1.0)), other.score().value(), 0.05);
        final Handicap turned = handicap(1.5, 0, 0.5, -3);
        assertEquals(1, turned.worse());
        assertEquals(1 / (1 + Math.exp(1.0)), turned.score().value(), 0.05);
        assertTrue(turned.score().low() < turned.score().value());
    }

    private static Handicap handicap(final double advantage, final double... ratings) {
        final Matchup matchup = played(byRatings(advantage, ratings), 0, 3000, new Random(8));
        return Handicap.of(matchup, rated(matchup));
    }

    @Test
    void theFirstTrialOfEachScoreIsKept() {
        final int[][][] flags = {{{0, 1, 0, 1}, {0, 0, 1, 0}}};
        final MatchupTally tally = MatchupTally.of(
                List.of(new TrialValues(List.of(flag("us.wins"), flag("com.wins")), 7, 4, 0, flags[0])), 2);
        assertEquals(List.of(List.of(9L, 7L, 8L)), tally.firsts());
        assertEquals(List.of(List.of(1L, 1L, 2L)), tally.counts());
    }

    /** The value and the losses hold whenever all cells do, so at least as often. */
    @Test
    void theValueHolds() {
        final double[][] chances = {{0.55, 0.8, 0.3}, {0.3, 0.5, 0.75}, {0.7, 0.35, 0.45}};
        final double truth = MatrixGame.solve(chances).value();
        int missed = 0;
        for (int run = 0; run < 100; run++) {
            final Equilibrium play = Equilibrium.of(played(chances, 0, 300, new Random(run)));
            missed += holds(play.value(), truth) ? 0 : 1;
            assertTrue(play.value().low() < play.value().high());
            final double sum = play.sides().get(0).guaranteed().value()
                    + play.sides().get(1).guaranteed().value();
            assertEquals(1, sum, 1e-6);
        }
        assertTrue(
                missed <= 5, missed + " of 100 missed"); // more than 5 at 5 %: 38 %; these limits miss far less often
    }

    /** Two bots of one side, three of the other, and a metric up to 4 that scores. */
    @Test
    void sidesWithBotsOfTheirOwnMakeARectangleWithoutRatings() {
        final int[][] each = {{4, 4}, {2, 0}, {0, 1}, {1, 3}, {2, 2}, {4, 0}};
        final Slot saved = Slot.count("saved", "Saved", "men", 4, Slot.Better.HIGHER);
        final List<TrialValues> cells = Arrays.stream(each)
                .map(cell ->
                        IntStream.range(0, 40).map(trial -> cell[trial % 2]).toArray())
                .map(cell -> new TrialValues(List.of(saved), 5, 40, 0, new int[][] {cell}))
                .toList();
        final Matchup matchup = new Matchup(
                "Toy",
                "trial",
                new ToolVersion("1", "2"),
                "toy.yaml",
                ContentSummary.UNKNOWN,
                1,
                100,
                List.of(
                        new Matchup.Side("squad", List.of("a", "b"), List.of("squad=a", "squad=b.yaml"), List.of()),
                        new Matchup.Side("red", List.of("a", "k", "r"), List.of("red=a", "red=k", "red=r"), List.of())),
                new Matchup.Stake("Saved", 4),
                0.95,
                MatchupTally.of(cells, 4),
                Optional.empty(),
                Optional.empty(),
                "sitrep matchup");
        assertArrayEquals(new double[][] {{1, 0.25, 0.125}, {0.5, 0.5, 0.5}}, matchup.scores(Estimate::value));
        assertEquals(6, matchup.first(0, 2, 1));
        assertEquals("squad=b.yaml,red=r", matchup.named(1, 2));
        assertFalse(matchup.isAlike());
        assertTrue(Ratings.of(matchup).isEmpty());
        final Equilibrium play = Equilibrium.of(matchup);
        assertEquals(0.5, play.value().value(), 1e-12);
        assertEquals(List.of(0.0, 1.0), play.sides().get(0).shares());
        assertEquals(3, play.sides().get(1).shares().size());
    }

    @Test
    void cellsThatDoNotFitAreRefused() {
        final Matchup one = played(byRatings(0, 0.0), 0, 20, new Random(7));
        assertThrows(
                IllegalArgumentException.class,
                () -> new Matchup(
                        one.title(),
                        one.trial(),
                        one.madeBy(),
                        one.scenario(),
                        one.input(),
                        one.seed(),
                        one.maxDecisions(),
                        List.of(side("us", BOTS), side("com", BOTS)),
                        one.stake(),
                        one.level(),
                        one.tally(),
                        one.best(),
                        one.worth(),
                        one.command()));
    }
}
