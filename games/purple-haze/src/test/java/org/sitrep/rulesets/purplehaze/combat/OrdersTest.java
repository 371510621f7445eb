package org.sitrep.rulesets.purplehaze.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.strategy.Decision;

/** Who may activate, which two orders, and what they cost (PH-ACT-1 to PH-ACT-8). */
class OrdersTest extends RulesTest {
    private static final Map<Integer, String> KINDS = Map.of(
            Order.FIRE,
            "fire",
            Order.SKILL,
            "skill",
            Order.MOVE,
            "move",
            Order.TAKE_COVER,
            "cover",
            Order.IDLE,
            "idle");

    private static Set<String> secondKinds(final Firefight fight, final int id, final int first) {
        final Decision decision = new Decision(DecisionKind.MAX_OPTIONS);
        decision.open(DecisionKind.SECOND_ORDER, id - 1);
        new LegalOrders(fight.state).second(decision, id - 1, first);
        final Set<String> kinds = new TreeSet<>();
        for (int i = 0; i < decision.count(); i++) {
            kinds.add(KINDS.get(Order.kind(decision.option(i))));
        }
        return kinds;
    }

    /** A Squad Leader who can do everything: somebody to fire at, to ready, spaces to go to and cover to take. */
    private Firefight ableToDoAll() {
        return fight().enemy("r1c1", "F12").soft(1, 0).done(3);
    }

    @Test
    void PH_ACT_2_nineLegalPairs() {
        final Firefight fight = ableToDoAll();
        final Decision firsts = new Decision(DecisionKind.MAX_OPTIONS);
        firsts.open(DecisionKind.FIRST_ORDER, 0);
        new LegalOrders(fight.state).first(firsts, 0);
        final Set<String> pairs = new TreeSet<>();
        for (int i = 0; i < firsts.count(); i++) {
            final String first = KINDS.get(Order.kind(firsts.option(i)));
            for (final String second : secondKinds(fight, 1, firsts.option(i))) {
                pairs.add(first.compareTo(second) < 0 ? first + "+" + second : second + "+" + first);
            }
        }
        assertEquals(
                Set.of(
                        "fire+move",
                        "cover+fire",
                        "fire+idle",
                        "move+skill",
                        "cover+skill",
                        "idle+skill",
                        "cover+move",
                        "idle+move",
                        "cover+idle"),
                pairs);
    }

    @Test
    void PH_ACT_2_theTwoOrdersDifferAndFireNeverGoesWithASkill() {
        final Firefight fight = ableToDoAll();
        final Map<Integer, Set<String>> seconds = new TreeMap<>();
        for (final int kind : List.of(Order.FIRE, Order.SKILL, Order.MOVE, Order.TAKE_COVER)) {
            seconds.put(kind, secondKinds(fight, 1, kind));
        }
        assertEquals(
                Map.of(
                        Order.FIRE, Set.of("move", "cover", "idle"),
                        Order.SKILL, Set.of("move", "cover", "idle"),
                        Order.MOVE, Set.of("fire", "skill", "cover", "idle"),
                        Order.TAKE_COVER, Set.of("fire", "skill", "move", "idle")),
                seconds);
    }

    @Test
    void PH_ACT_2_ordersComeInAnyOrder() {
        for (final boolean moveFirst : List.of(true, false)) {
            final Firefight fight = fight().marine(1, "r2c1").enemy("r1c1", "F12");
            fight.rolls.marineTest(0).by(1);
            final String[] orders = {"move r1c1", "fire M16 single at r1c1"};
            fight.activate(1, moveFirst ? orders[0] : orders[1], moveFirst ? orders[1] : orders[0]);
            assertEquals(-4, fight.state.initiative);
        }
    }

    @Test
    void WE_40_moveOneOntoHardCoverAndTakeTwoCostsFour() {
        final Firefight fight = fight("squads.reference.members.scout.level=2")
                .marineHard("r1c4")
                .soft(4, 0);
        fight.activate(4, "move r1c4", "cover 2");
        assertEquals(-4, fight.state.initiative);
        assertEquals(2, fight.soft(4));
        assertEquals(1, fight.state.marineHard(3));
        assertFalse(fight.state.mayActivate(3));
    }

    @Test
    void WE_43_anActivationMovesTheInitiativeByThreeAtLeast() {
        final Firefight fight = fight();
        fight.activate(1, "move r1c1", "idle");
        assertEquals(-3, fight.state.initiative);
        fight.soft(2, 0).activate(2, "cover 1", "idle");
        assertEquals(-6, fight.state.initiative);
    }

    @Test
    void PH_ACT_4_aMoveCostsTheSpacesEnteredInAnyOfEightDirectionsPastAnybody() {
        final Firefight fight = fight();
        final List<String> orders = fight.firstOrders(1);
        assertTrue(orders.contains("move r1c1 = 1"));
        assertTrue(orders.contains("move r1c2 = 1"), "diagonally");
        assertTrue(orders.contains("move r1c3 = 2"));
        assertTrue(orders.contains("move r1c4 = 3"));
        assertTrue(orders.contains("move r3c4 = 3"), "past the comrades of rows 2 and 3");
        assertEquals(
                6, orders.stream().filter(order -> order.startsWith("move")).count(), "12 less 6 occupied");
        assertTrue(orders.stream().noneMatch(order -> order.startsWith("move r2c1")), "a different space");
        assertTrue(orders.stream().noneMatch(order -> order.startsWith("move r2c2")), "an empty space");
    }

    @Test
    void PH_ACT_5_takeCoverCostsOneMoreThanTheMarkers() {
        final Firefight fight = fight("squads.reference.members.scout.level=3").soft(4, 0);
        assertEquals(
                List.of("cover 1 = 2", "cover 2 = 3", "cover 3 = 4"),
                fight.firstOrders(4).stream()
                        .filter(order -> order.startsWith("cover"))
                        .toList());
        fight.soft(4, 2);
        assertEquals(
                List.of("cover 1 = 2"),
                fight.firstOrders(4).stream()
                        .filter(order -> order.startsWith("cover"))
                        .toList());
    }

    @Test
    void AMB_31_takeCoverAtFullSoftCoverIsNotLegal() {
        assertTrue(fight().firstOrders(4).stream().noneMatch(order -> order.startsWith("cover")));
    }

    @Test
    void AMB_32_idleAloneForHimWhoCanDoNothingElse() {
        final Firefight fight = fight();
        for (int space = 0; space < 12; space++) { // a full half, so that nobody can move
            fight.state.marineMask |= 1 << space;
        }
        assertEquals(List.of("idle = 0"), fight.firstOrders(4));
        fight.bot.activates(4);
        fight.marineActivates();
        assertEquals(-3, fight.state.initiative);
    }

    @Test
    void AMB_32_otherwiseIdleIsNoFirstOrder() {
        assertTrue(fight().firstOrders(1).stream().noneMatch(order -> order.startsWith("idle")));
    }

    @Test
    void PH_ACT_1_whoIsDoneIsNotOnOffer() {
        final Firefight fight = fight().done(1, 3);
        fight.activate(2, "move r1c2", "idle");
        assertEquals(List.of(1, 3, 4, 5), fight.bot.offered(DecisionKind.ACTIVATE));
        assertFalse(fight.state.mayActivate(1));
    }

    @Test
    void PH_ACT_1_nobodyActivatesMoreThanTwice() {
        final Firefight fight = fight().done(3).done(3);
        fight.state.readyIds |= 1 << 2;
        assertFalse(fight.state.mayActivate(2));
        assertTrue(fight.firstOrders(1).stream().noneMatch(order -> order.startsWith("skill go-again")));
    }

    @Test
    void PH_ACT_3_theOrdersOfAnActivationAddUp() {
        final Firefight fight = fight().enemy("r1c3", "F12").soft(3, 0);
        fight.rolls.marineTest(0).by(3);
        fight.activate(3, "fire M60 at r1c3", "cover 2");
        assertEquals(-5 - 3, fight.state.initiative);
    }

    @Test
    void PH_WND_1_aWoundMakesEachMoveOrderDearer() {
        final Firefight fight = fight().wound(1, "W08", 1);
        assertTrue(fight.firstOrders(1).contains("move r1c1 = 3"));
        assertTrue(fight.firstOrders(1).contains("move r1c4 = 5"), "once an order, not once a space");
    }

    @Test
    void PH_WND_1_aWoundCanMakeCoverAndSkillsDearer() {
        final Firefight fight = fight("wounds.W08.coverCost=2", "wounds.W08.skillCost=1")
                .soft(1, 0)
                .wound(1, "W08", 1);
        assertTrue(
                fight.firstOrders(1).contains("cover 1 = 4"),
                fight.firstOrders(1).toString());
        assertTrue(
                fight.firstOrders(1).contains("skill pull-back 1 = 4"),
                fight.firstOrders(1).toString());
    }

    @Test
    void GAP_07_lightFootMovesCheaper() {
        final Firefight fight = fight("squads.reference.members.scout.level=3");
        assertTrue(fight.firstOrders(4).contains("move r1c4 = 0"));
        assertTrue(fight.firstOrders(4).contains("move r1c1 = 2"));
        fight.wound(4, "W04", 1);
        assertTrue(fight.firstOrders(4).contains("move r1c4 = 1"));
    }

    @Test
    void PH_CBB_5_marineCostsMoveTheInitiativeTowardTheEnemy() {
        final Firefight fight = fight().enemy("r1c1", "F12");
        fight.state.initiative = 2;
        fight.rolls.marineTest(0);
        fight.activate(1, "fire M16 auto at r1c1", "idle");
        assertEquals(-2, fight.state.initiative);
    }
}
