package org.sitrep.rulesets.purplehaze.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.contract.Deep;
import org.sitrep.outcome.Outcome;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.Playout;
import org.sitrep.rulesets.purplehaze.bots.DrillBot;
import org.sitrep.rulesets.purplehaze.bots.GameView;
import org.sitrep.rulesets.purplehaze.bots.PlannerBot;
import org.sitrep.rulesets.purplehaze.bots.RandomBot;
import org.sitrep.rulesets.purplehaze.bots.RiflemanBot;
import org.sitrep.rulesets.purplehaze.bots.playbook.Books;
import org.sitrep.rulesets.purplehaze.bots.searcher.SearcherBot;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.scenario.Playouts;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotRandom;
import org.sitrep.strategy.Decision;

/**
 * Bots know no more than a player at the table. At every decision of many combats a bot answers, then a twin of it
 * answers the same question on a table that differs in all that is hidden: which marker lies where face down, which
 * Tactics markers wait in which order and which are in the pool, and all dice and draws to come.
 */
class LeakTest {
    private static final int COMBATS = Deep.or(100, 300);
    /** Rollouts: what it tries it tries on guesses, few or many. */
    private static final int LITTLE = 16;

    record Case(String name, Supplier<Bot<GameView>> bot, List<String> sets) {
        @Override
        public String toString() {
            return name + " " + sets;
        }
    }

    static Stream<Case> cases() {
        final List<String> hidden = List.of("options.hiddenEnemies=true", "start.threat=8");
        final List<String> losses =
                List.of("options.hiddenEnemies=true", "options.burstLimit=losses", "squad=old-hands", "start.threat=8");
        final List<String> open = List.of("start.threat=8", "squad=veterans");
        return Stream.of(hidden, losses, open)
                .flatMap(sets -> Stream.of(
                        new Case("random", RandomBot::new, sets),
                        new Case("drill", DrillBot::new, sets),
                        new Case("rifleman", RiflemanBot::new, sets),
                        new Case("planner", PlannerBot::new, sets),
                        new Case("searcher", () -> new SearcherBot(LITTLE), sets),
                        new Case("cautious", Books.seat("cautious"), sets),
                        new Case("aggressive", Books.seat("aggressive"), sets)));
    }

    /** Asks a bot and, with the hidden things changed, its twin. */
    private static final class Pair extends Bot<GameView> {
        private final Bot<GameView> bot;
        private final Bot<GameView> twin;
        private final HiddenInCombat hidden;
        private final CombatState state;
        private final BotRandom twinRandom = new BotRandom();
        private final TrialKey mission;
        private int changed;

        Pair(final Case c, final CombatState state, final TrialKey rollsKey) {
            bot = c.bot().get();
            twin = c.bot().get();
            this.state = state;
            hidden = new HiddenInCombat(state, rollsKey);
            mission = rollsKey;
        }

        @Override
        public void begin(final GameView view, final BotRandom random) {
            bot.begin(view, random);
            twinRandom.begin(mission);
            twin.begin(view, twinRandom);
        }

        @Override
        public int choose(final GameView view, final Decision decision) {
            final int answer = bot.choose(view, decision);
            final List<String> options = legalFirstOrders(decision);
            hidden.change();
            changed += hidden.unitsChanged() ? 1 : 0;
            assertEquals(answer, twin.choose(view, decision), () -> "kind " + decision.kind());
            assertEquals(options, legalFirstOrders(decision), "what is legal must not depend on what is hidden");
            hidden.restore();
            return answer;
        }

        private List<String> legalFirstOrders(final Decision decision) {
            if (decision.kind() != DecisionKind.FIRST_ORDER) {
                return List.of();
            }
            final Decision again = new Decision(DecisionKind.MAX_OPTIONS);
            again.open(DecisionKind.FIRST_ORDER, decision.subject());
            new LegalOrders(state).first(again, decision.subject());
            return OrderText.all(state.tables, again);
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    void answersDoNotDependOnWhatIsHidden(final Case c) {
        final Pair pair = play(c, stateOf(c.sets().toArray(String[]::new)));
        assertTrue(pair.changed > COMBATS, "hidden things must have differed at " + pair.changed + " decisions");
    }

    /** A bot that looks where a player cannot is found out: the test is not blind. */
    @Test
    void aPeepingBotIsFoundOut() {
        final CombatState state = stateOf("options.hiddenEnemies=true", "start.threat=8");
        final Case peeping = new Case("peeping", () -> new Peeper(state), List.of());
        assertThrows(AssertionError.class, () -> play(peeping, state));
    }

    /** Reads the first marker that waits in the queue, and the markers that lie face down. */
    private static final class Peeper extends Bot<GameView> {
        private final CombatState state;

        Peeper(final CombatState state) {
            this.state = state;
        }

        @Override
        public void begin(final GameView view, final BotRandom random) {
            // It remembers nothing.
        }

        @Override
        public int choose(final GameView view, final Decision decision) {
            return (state.queue[state.queueHead] + state.unit[Firefight.at("r1c2")]) % decision.count();
        }
    }

    private static CombatState stateOf(final String... sets) {
        return new CombatState(new SquadState(Firefight.tables(sets)));
    }

    private static Pair play(final Case c, final CombatState state) {
        final TrialKey rollsKey = new TrialKey();
        final Pair pair = new Pair(c, state, rollsKey);
        final Playout combat = Playouts.combat(state, pair, 100_000, rollsKey);
        final Outcome outcome = new Outcome(Playouts.layout(state.tables));
        for (long mission = 0; mission < COMBATS; mission++) {
            outcome.reset();
            combat.play(new TrialKey().set(7, mission), outcome);
        }
        return pair;
    }
}
