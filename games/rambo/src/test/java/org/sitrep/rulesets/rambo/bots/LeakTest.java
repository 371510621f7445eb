package org.sitrep.rulesets.rambo.bots;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.Ruleset;
import org.sitrep.rulesets.rambo.Rambo;
import org.sitrep.rulesets.rambo.mission.HiddenInMission;
import org.sitrep.rulesets.rambo.mission.MissionState;
import org.sitrep.rulesets.rambo.odds.NextCards;
import org.sitrep.rulesets.rambo.play.DecisionKind;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotRandom;
import org.sitrep.strategy.Decision;
import org.sitrep.strategy.UniformBot;

/**
 * Bots know no more than a player at the table. At every decision a bot answers, then a twin of it answers the same
 * question on a table that differs in all that lies face down: threat cards dealt, the order of the decks, what is
 * under the fog (as the state has it, and as the dossier prints it), and all draws to come. Playbooks that ship are
 * held to the same.
 */
class LeakTest {
    private static final int MISSIONS = 12;
    private static final String SHUFFLED = "options.fogPlaces=shuffled";
    private static final long OTHER_SEED = 54;

    static Stream<Arguments> seats() {
        return Stream.concat(BotTable.shipped().stream(), BotTable.books().stream())
                .flatMap(bot -> BotTable.missions().stream()
                        .flatMap(mission -> Stream.of("four", "two").map(party -> Arguments.of(bot, mission, party))));
    }

    /** Asks a bot and, with the hidden things changed, its twin. */
    private static final class Pair extends Bot<GameView> {
        private final Bot<GameView> bot;
        private final Bot<GameView> twin;
        private final BotTable table;
        private final HiddenInMission hidden;
        private final BotRandom twinRandom = new BotRandom();
        private final TrialKey begun = new TrialKey();
        private int cardsChanged;
        private int fogChanged;
        private int differed;

        Pair(final Supplier<Bot<GameView>> bots, final BotTable table) {
            bot = bots.get();
            twin = bots.get();
            this.table = table;
            hidden = new HiddenInMission(table.state);
        }

        @Override
        public void begin(final GameView view, final BotRandom random) {
            bot.begin(view, random);
            twinRandom.begin(begun.set(table.rollsKey.seed(), table.rollsKey.trialIndex()));
            twin.begin(view, twinRandom);
        }

        @Override
        public int choose(final GameView view, final Decision decision) {
            final int answer = bot.choose(view, decision);
            hidden.change();
            table.rollsKey.set(OTHER_SEED, begun.trialIndex());
            cardsChanged += hidden.cardsChanged() ? 1 : 0;
            fogChanged += hidden.fogChanged() ? 1 : 0;
            differed += answer == twin.choose(view, decision) ? 0 : 1;
            table.rollsKey.set(begun.seed(), begun.trialIndex());
            hidden.restore();
            return answer;
        }
    }

    @ParameterizedTest(name = "{0} in {1} with {2}")
    @MethodSource("seats")
    void answersDoNotDependOnWhatLiesFaceDown(
            final BotTable.Shipped shipped, final String mission, final String party) {
        final Pair pair = play(new BotTable(mission, SHUFFLED, "party=" + party), shipped.bot());
        assertEquals(0, pair.differed, "answers differ");
        assertTrue(
                pair.cardsChanged > 10 * MISSIONS, "cards must have differed, and did " + pair.cardsChanged + " times");
        assertTrue(pair.fogChanged > MISSIONS, "fog must have differed, and did " + pair.fogChanged + " times");
    }

    @ParameterizedTest
    @ValueSource(strings = {"four", "two"})
    void oddsDoNotDependOnWhatLiesFaceDown(final String party) {
        final Pair pair = play(new BotTable("01-proof", SHUFFLED, "party=" + party), OddsBot::new);
        assertEquals(0, pair.differed, "odds differ");
        assertTrue(
                pair.cardsChanged > 10 * MISSIONS, "cards must have differed, and did " + pair.cardsChanged + " times");
    }

    /** Answers by the odds that a person is shown, and at random elsewhere. */
    private static final class OddsBot extends Bot<GameView> {
        private final UniformBot<GameView> random = new UniformBot<>();

        @Override
        public void begin(final GameView view, final BotRandom own) {
            random.begin(view, own);
        }

        @Override
        public int choose(final GameView view, final Decision decision) {
            final int chance = random.choose(view, decision);
            int hash = 0;
            for (int i = 0; i < decision.count(); i++) {
                final int option = decision.option(i);
                hash = 31 * hash
                        + switch (decision.kind()) {
                            case DecisionKind.NEXT_HERO ->
                                NextCards.threat(view.mission, option).hashCode();
                            case DecisionKind.ACT ->
                                NextCards.tactics(view.mission, decision.subject())
                                        .hashCode();
                            default -> 0;
                        };
            }
            return Math.floorMod(chance + hash, decision.count());
        }
    }

    private static Pair play(final BotTable table, final Supplier<Bot<GameView>> bots) {
        final Pair pair = new Pair(bots, table);
        table.seat(pair);
        for (int mission = 0; mission < MISSIONS; mission++) {
            assertTrue(table.play(mission) > 0);
        }
        return pair;
    }

    @Test
    void everyBotOfTheCatalogueIsTested() {
        assertEquals(
                new Rambo().bots().stream().map(Ruleset.Listing::id).toList(),
                BotTable.shipped().stream().map(BotTable.Shipped::id).toList());
    }

    static Stream<Arguments> secrets() {
        return Stream.of(
                secret("a threat card face down", s -> HiddenInMission.nextThreat(s, 0)),
                secret("the next threat card", HiddenInMission::nextOfThreatDeck),
                secret("the next tactics card", s -> HiddenInMission.nextCard(s, 1)),
                secret("what lies under the fog", HiddenInMission::underTheFog),
                secret("what the dossier prints on a fog card", s -> s.tables.mission.fog[0].hashCode()));
    }

    private static Arguments secret(final String name, final ToIntFunction<MissionState> peep) {
        return Arguments.of(name, peep);
    }

    /** A bot that looks at one of them is found out: the test is not blind. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("secrets")
    void aBotThatPeepsIsFoundOut(final String name, final ToIntFunction<MissionState> peep) {
        final BotTable table = new BotTable("01-proof", SHUFFLED);
        assertNotEquals(0, play(table, () -> new Peeper(table, peep)).differed, name);
    }

    /** Chooses at random and adds what it has peeped at. */
    private static final class Peeper extends Bot<GameView> {
        private final UniformBot<GameView> random = new UniformBot<>();
        private final BotTable table;
        private final ToIntFunction<MissionState> peep;

        Peeper(final BotTable table, final ToIntFunction<MissionState> peep) {
            this.table = table;
            this.peep = peep;
        }

        @Override
        public void begin(final GameView view, final BotRandom own) {
            random.begin(view, own);
        }

        @Override
        public int choose(final GameView view, final Decision decision) {
            final int chance = random.choose(view, decision);
            return Math.floorMod(chance + peep.applyAsInt(table.state), decision.count());
        }
    }
}
