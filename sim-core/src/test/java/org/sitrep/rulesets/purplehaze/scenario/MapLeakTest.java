package org.sitrep.rulesets.purplehaze.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.outcome.Outcome;
import org.sitrep.rng.MissionKey;
import org.sitrep.ruleset.Playout;
import org.sitrep.rulesets.purplehaze.bots.DrillBot;
import org.sitrep.rulesets.purplehaze.bots.GameView;
import org.sitrep.rulesets.purplehaze.bots.RiflemanBot;
import org.sitrep.rulesets.purplehaze.definition.Content;
import org.sitrep.rulesets.purplehaze.mission.MissionState;
import org.sitrep.rulesets.purplehaze.mission.MissionTrace;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.tables.GameTables;
import org.sitrep.rulesets.purplehaze.tables.MissionTables;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotRandom;
import org.sitrep.strategy.Decision;

/**
 * On the map, too, bots know no more than a player at the table. At every decision of many Missions a bot answers, then answers the same question where all is different that is hidden: which Event
 * marker lies where face down, in which order the Encounter cards lie, and all dice and draws to come.
 */
class MapLeakTest {
    private static final int MISSIONS = 12;

    record Case(String name, Supplier<Bot<GameView>> bot, String mission) {
        @Override
        public String toString() {
            return name + " " + mission;
        }
    }

    static Stream<Case> cases() {
        return Content.filesIn("missions").stream()
                .flatMap(mission -> Stream.of(
                        new Case("drill", DrillBot::new, mission), new Case("rifleman", RiflemanBot::new, mission)));
    }

    /** Asks a bot twice, the second time with the hidden things changed. */
    private static final class Twice extends Bot<GameView> {
        private final Bot<GameView> bot;
        private final MissionState state;
        private final MissionKey rollsKey;
        private int changed;
        private int differed;

        Twice(final Bot<GameView> bot, final MissionState state, final MissionKey rollsKey) {
            this.bot = bot;
            this.state = state;
            this.rollsKey = rollsKey;
        }

        @Override
        public void begin(final GameView view, final BotRandom random) {
            bot.begin(view, random);
        }

        @Override
        public int choose(final GameView view, final Decision decision) {
            final int answer = bot.choose(view, decision);
            final int[] eventAt = state.eventAt.clone();
            final int[] eventSpace = state.eventSpace.clone();
            final int[] deck = state.deck.clone();
            final long seed = rollsKey.seed();
            turnMarkersRound();
            turnDeckRound();
            rollsKey.set(seed + 1, rollsKey.missionIndex());
            differed += answer == bot.choose(view, decision) ? 0 : 1;
            System.arraycopy(eventAt, 0, state.eventAt, 0, eventAt.length);
            System.arraycopy(eventSpace, 0, state.eventSpace, 0, eventSpace.length);
            System.arraycopy(deck, 0, state.deck, 0, deck.length);
            rollsKey.set(seed, rollsKey.missionIndex());
            return answer;
        }

        /** Every marker goes where the one before it lies. */
        private void turnMarkersRound() {
            int last = MissionState.NONE;
            for (int marker = 1; marker < state.eventSpace.length; marker++) {
                last = state.eventSpace[marker] == MissionState.NONE ? last : state.eventSpace[marker];
            }
            for (int marker = 1; marker < state.eventSpace.length; marker++) {
                if (state.eventSpace[marker] != MissionState.NONE) {
                    final int own = state.eventSpace[marker];
                    state.eventSpace[marker] = last;
                    state.eventAt[last] = marker;
                    changed += last == own ? 0 : 1;
                    last = own;
                }
            }
        }

        private void turnDeckRound() {
            for (int i = state.deckHead, j = state.deckSize - 1; i < j; i++, j--) {
                final int card = state.deck[i];
                state.deck[i] = state.deck[j];
                state.deck[j] = card;
            }
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    void answersDoNotDependOnWhatIsHidden(final Case c) {
        final Twice twice = play(c.mission(), c.bot().get());
        assertEquals(0, twice.differed);
        assertTrue(twice.changed > MISSIONS, "markers must have lain elsewhere at " + twice.changed + " decisions");
    }

    /** A bot that looks at the numbers of markers is found out: the test is not blind. */
    @Test
    void aBotThatPeepsIsFoundOut() {
        final MissionKey key = new MissionKey();
        final MissionState state = state("missions/03-search.yaml");
        final Bot<GameView> peeps = new Bot<>() {
            @Override
            public void begin(final GameView view, final BotRandom random) {
                // it needs nothing
            }

            @Override
            public int choose(final GameView view, final Decision decision) {
                return Math.max(0, state.eventSpace[1]) % decision.count();
            }
        };
        assertTrue(play(state, peeps, key).differed > 0);
    }

    private static Twice play(final String mission, final Bot<GameView> bot) {
        return play(state(mission), bot, new MissionKey());
    }

    private static Twice play(final MissionState state, final Bot<GameView> bot, final MissionKey key) {
        final Twice twice = new Twice(bot, state, key);
        final Playout playout = Playouts.mission(state, twice, 5000, key, MissionTrace.NONE);
        final Outcome outcome = new Outcome(Playouts.layout(state.tables));
        for (long mission = 0; mission < MISSIONS; mission++) {
            outcome.reset();
            playout.play(new MissionKey().set(1967, mission), outcome);
        }
        return twice;
    }

    private static MissionState state(final String mission) {
        final MissionTables tables =
                new MissionTables(new GameTables(Content.load(mission).game()));
        return new MissionState(tables, new SquadState(tables.components));
    }
}
