package org.sitrep.rulesets.purplehaze.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.sitrep.outcome.Outcome;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.Playout;
import org.sitrep.rulesets.purplehaze.bots.GameView;
import org.sitrep.rulesets.purplehaze.bots.RandomBot;
import org.sitrep.rulesets.purplehaze.definition.Content;
import org.sitrep.rulesets.purplehaze.definition.Gear;
import org.sitrep.rulesets.purplehaze.definition.SkillId;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.scenario.Playouts;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.tables.GameTables;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotRandom;
import org.sitrep.strategy.Decision;

/**
 * More ammo takes nothing away (PH-EQ-5): at every question for an order in random combats, each Marine is given one to
 * three uses more of all that is fired and thrown.
 *
 * <ul>
 *   <li>Every order that was on offer still is, in the same order and at the same cost, and what is new needs what was
 *       given. One thing apart: Idle as a first order is for him who can do nothing else (AMB-32); with Moves on the
 *       board that never comes up.
 *   <li>Each order throws the same dice. A test's result is a function of its dice and its draw, so on the same draw
 *       more ammo gives the same result: it never lowers it, and never raises it. Only a second step (EXTRA AMMO) buys
 *       dice, and that is an order of its own.
 *   <li>From two uses of a kind on, more of it changes nothing that is on offer: a test spends two at most.
 * </ul>
 */
class MoreAmmoTest {
    private static final int COMBATS = 60;
    private static final int BOUND = 100_000;
    private static final int SUPPRESS = SkillId.SUPPRESS.ordinal();

    /** What is carried, so that every weapon is in somebody's hands, by Marines of skill. */
    private static final List<List<String>> SQUADS = List.of(
            List.of("squad=reference"),
            List.of("squad=old-hands"),
            List.of("squad=veterans"),
            List.of("squad=old-hands", "loadout=captured-arms"),
            List.of("squad=veterans", "loadout=smoke-and-frags", "start.night=true"),
            List.of("squad=old-hands", "loadout=shotgun-point"),
            List.of("squad=worn-out", "loadout=flak-jackets"));

    /** Plays at random, and at each order asks what more ammo would change. */
    private static final class Doubter extends Bot<GameView> {
        private final RandomBot<GameView> random = new RandomBot<>();
        private final CombatState state;
        private final LegalOrders legal;
        private final Decision again = new Decision(DecisionKind.MAX_OPTIONS);
        private final int[] options = new int[DecisionKind.MAX_OPTIONS];
        private final int[] pools = new int[DecisionKind.MAX_OPTIONS];
        /** Kinds of gear for which more of it has opened an order. */
        final Set<String> opened = new TreeSet<>();

        int questions;
        int compared;

        Doubter(final CombatState state) {
            this.state = state;
            legal = new LegalOrders(state);
        }

        @Override
        public void begin(final GameView view, final BotRandom own) {
            random.begin(view, own);
        }

        @Override
        public int choose(final GameView view, final Decision decision) {
            if (decision.kind() == DecisionKind.FIRST_ORDER || decision.kind() == DecisionKind.SECOND_ORDER) {
                questions++;
                for (int gear = 0; gear < state.tables.gear.count; gear++) {
                    if (isSpent(gear)) {
                        doubt(view, decision, gear);
                    }
                }
            }
            return random.choose(view, decision);
        }

        /** Ammo, and grenades of both kinds. */
        private boolean isSpent(final int gear) {
            return Set.of(Gear.Use.AMMO, Gear.Use.FRAG, Gear.Use.SMOKE)
                    .contains(state.tables
                            .game
                            .gear()
                            .get(state.tables.gear.index.id(gear))
                            .use());
        }

        private void doubt(final GameView view, final Decision decision, final int gear) {
            final int marine = decision.subject();
            final int at = marine * state.tables.gear.count + gear;
            final int full = state.squad.gearFull[at];
            final int low = state.squad.gearLow[at];
            final boolean enough = 2 * full + low >= 2;
            for (int i = 0; i < decision.count(); i++) {
                options[i] = decision.option(i);
                pools[i] = poolOf(view, marine, options[i]);
            }
            for (int more = 1; more <= 3; more++) {
                // Half of them as markers on their second side, where there is one: a use is a use.
                state.squad.kits.put(marine, gear, full + more / 2, low + more - more / 2);
                list(decision);
                compare(view, decision, gear);
                assertTrue(!enough || again.count() == decision.count(), "more than enough opens an order");
            }
            state.squad.kits.put(marine, gear, full, low);
        }

        private void list(final Decision decision) {
            again.open(decision.kind(), decision.subject());
            if (decision.kind() == DecisionKind.FIRST_ORDER) {
                legal.first(again, decision.subject());
            } else {
                legal.second(again, decision.subject(), state.firstOrder);
            }
        }

        /** What was on offer is a part of what is, in the same order. */
        private void compare(final GameView view, final Decision decision, final int gear) {
            int next = 0;
            for (int i = 0; i < again.count(); i++) {
                final int order = again.option(i);
                if (next < decision.count() && order == options[next]) {
                    assertEquals(pools[next], poolOf(view, decision.subject(), order));
                    next++;
                } else {
                    assertTrue(needs(order, gear), () -> "0x" + Integer.toHexString(order) + " for gear " + gear);
                    opened.add(state.tables.gear.index.id(gear));
                }
            }
            assertEquals(decision.count(), next, "an order is gone");
            compared += next;
        }

        private static int poolOf(final GameView view, final int marine, final int order) {
            return Order.kind(order) == Order.FIRE && !Order.has(order, Order.SMOKE)
                    ? view.combat.poolOf(marine, order)
                    : 0;
        }

        private boolean needs(final int order, final int gear) {
            if (Order.kind(order) == Order.SKILL) {
                return Order.skill(order) == SUPPRESS;
            }
            final boolean thrownSmoke = Order.has(order, Order.SMOKE) && Order.mode(order) == 255;
            return Order.kind(order) == Order.FIRE
                    && gear == (thrownSmoke ? state.tables.gear.smoke : state.tables.modes.spends[Order.mode(order)]);
        }
    }

    @Test
    void everyOrderAndItsDiceStayAsTheyAre() {
        final Set<String> opened = new TreeSet<>();
        int questions = 0;
        int compared = 0;
        for (final List<String> squad : SQUADS) {
            final List<String> sets = new ArrayList<>(squad);
            sets.addAll(List.of("start.threat=8", "combats.patrol.rounds=4"));
            final GameTables tables = new GameTables(Content.load("combats/patrol.yaml", sets.toArray(String[]::new))
                    .game());
            final CombatState state = new CombatState(new SquadState(tables));
            final Doubter doubter = new Doubter(state);
            final Playout combat = Playouts.combat(state, doubter, BOUND, new TrialKey());
            final Outcome outcome = new Outcome(Playouts.layout(tables));
            for (long mission = 0; mission < COMBATS; mission++) {
                outcome.reset();
                combat.play(new TrialKey().set(1967, mission), outcome);
                assertEquals(false, outcome.aborted(), outcome.abortReason());
            }
            opened.addAll(doubter.opened);
            questions += doubter.questions;
            compared += doubter.compared;
        }
        assertEquals(Set.of("auto-ammo", "frag", "gl-ammo", "m2-ammo", "mg-ammo", "smoke"), opened);
        assertTrue(questions > 5_000 && compared > 1_000_000, questions + " questions, " + compared + " orders");
    }
}
