package org.sitrep.rulesets.sixtyfive.battle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.sitrep.rulesets.sixtyfive.battle.Scene.COM;
import static org.sitrep.rulesets.sixtyfive.battle.Scene.US;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sitrep.rulesets.sixtyfive.definition.Block;
import org.sitrep.rulesets.sixtyfive.definition.UnitType.Power;
import org.sitrep.rulesets.sixtyfive.play.DecisionKind;
import org.sitrep.rulesets.sixtyfive.play.Event;

/** Tests cards, Actions and Powers (sections 3, 18 and 22 of the rules). */
class ActionsTest {
    private static final int FIRE = 2;
    private static final int POWER_FIRE = 3;
    private static final int MOVE = 18;
    private static final int COMMAND_OPS = 47;
    private static final int REINFORCEMENTS = 12;
    private static final int[] BULLET_STORMS = {8, 9};

    /** Plays a first impulse of the US, in which no side is asked whether to pass. */
    private static void impulse(final Scene scene) {
        scene.table.impulse.play(US);
        scene.assertUsed();
    }

    private static int upper(final Scene scene, final int number) {
        return scene.card(number) | DecisionKind.UPPER;
    }

    private static Scene noDiscard(final Scene scene) {
        return scene.answer(US, DecisionKind.DISCARD, DecisionKind.NOTHING);
    }

    @Test
    void aNameIsUsedOncePerAction() { // EX-05, SF-CARD-3
        final Scene scene = new Scene("us-rifle: 1", "vc-rifle: 1").hand(US, BULLET_STORMS);
        final int shooter = scene.put("us-rifle", "C3");
        final int target = scene.put("vc-rifle", "F3");
        scene.answer(US, DecisionKind.SUPPORT, scene.card(8))
                .draw("damage - - -")
                .play(US, Block.FIRE);
        assertEquals(List.of(shooter + " " + target + " 3"), scene.told(Event.ATTACK), "2 + 1");
    }

    @Test
    void firedAndMovedUnits() { // EX-07, EX-08, SF-IMP-6, SF-ACT-15, SF-ACT-17
        final Scene scene = new Scene("us-rifle: 1", "vc-rifle: 1");
        final int shooter = scene.put("us-rifle", "C3");
        final int target = scene.put("vc-rifle", "F3");
        scene.draw("damage - -").play(US, Block.FIRE);
        assertEquals("C3 fired", scene.state(shooter));
        scene.draw("damage - - G").play(US, Block.RELOAD_AND_FIRE);
        assertEquals("C3 complete", scene.state(shooter));
        assertEquals("F3 shaken", scene.state(target));
        assertFalse(scene.table.actions.isPossible(US, Block.SECOND_WIND), "not for Ops Complete");
        scene.s.complete = 0;
        scene.moved(shooter).play(US, Block.SECOND_WIND);
        assertEquals("C3", scene.state(shooter));
    }

    @Test
    void secondWindTakesOneOfTwoMarkers() { // AMB-81
        final Scene scene = new Scene("us-rifle: 1", "vc-rifle: 1");
        final int unit = scene.put("us-rifle", "C3");
        scene.moved(unit)
                .fired(unit)
                .answer(US, DecisionKind.MARKER, Markers.MOVED)
                .play(US, Block.SECOND_WIND);
        assertEquals("C3 fired", scene.state(unit));
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void commandOpsGrantsTwoActions(final boolean ends) { // EX-09, SF-ACT-4, SF-TURN-6
        final Scene scene = new Scene("us-rifle: 2", "vc-rifle: 1").hand(US, COMMAND_OPS, FIRE, MOVE, 21);
        final int shooter = scene.put("us-rifle", "C3");
        final int mover = scene.put("us-rifle", "B5");
        scene.put("vc-rifle", "F3");
        scene.s.endTurns = ends ? 2 : 0;
        scene.answer(US, DecisionKind.PLAY, upper(scene, COMMAND_OPS))
                .answer(US, DecisionKind.PLAY, upper(scene, FIRE))
                .answer(US, DecisionKind.ACTIVATE, scene.hex("C3"))
                .draw("damage 50 -"); // an End Turn card
        if (!ends) {
            scene.answer(US, DecisionKind.PLAY, upper(scene, MOVE))
                    .answer(US, DecisionKind.MOVERS, 1)
                    .answer(US, DecisionKind.STEP, 0)
                    .answer(US, DecisionKind.STEP, DecisionKind.STOP);
            noDiscard(scene);
        }
        impulse(scene);
        assertEquals("C3 fired", scene.state(shooter));
        assertEquals(ends ? "B5" : "B4 moved", scene.state(mover));
    }

    @Test
    void leadershipLeadsTwoActionsNearTheHero() { // EX-10, SF-POW-5, AMB-45
        final Scene scene = new Scene("us-black: 1, us-rifle: 3", "vc-rifle: 1").hand(US, POWER_FIRE, FIRE, MOVE);
        final int hero = scene.put("us-black", "C3");
        final int shooter = scene.put("us-rifle", "C4");
        final int mover = scene.put("us-rifle", "C5");
        final int far = scene.put("us-rifle", "C6");
        scene.put("vc-rifle", "F4");
        scene.s.beginImpulse();
        assertEquals(2, scene.table.powers.use(US, hero, Power.LEADERSHIP));
        assertEquals(Scene.mask(hero, shooter, mover), scene.table.actions.near(Scene.mask(hero, shooter, mover, far)));
        assertEquals(0, scene.table.powers.able(US, Power.LEADERSHIP), "not twice");
        for (int action = 0; action < 2; action++) {
            assertTrue(scene.table.actions.isLed());
            scene.table.actions.beginAction();
            scene.table.actions.grant(0);
        }
        assertFalse(scene.table.actions.isLed(), "two are led");
        assertEquals(Scene.mask(far), scene.table.actions.near(Scene.mask(far)), "an Action owed before is free");
    }

    @Test
    void commandOpsUnderLeadershipIsLed() { // AMB-46
        final Scene scene = new Scene("us-black: 1, us-rifle: 1", "vc-rifle: 1");
        final int hero = scene.put("us-black", "C3");
        final int far = scene.put("us-rifle", "C6");
        scene.s.beginImpulse();
        scene.table.powers.use(US, hero, Power.LEADERSHIP);
        scene.table.actions.beginAction();
        scene.table.actions.grant(2);
        for (int action = 0; action < 3; action++) {
            assertEquals(0, scene.table.actions.near(Scene.mask(far)));
            scene.table.actions.beginAction();
            scene.table.actions.grant(0);
        }
        assertFalse(scene.table.actions.isLed());
    }

    @Test
    void smokeLastsTwoCleanUps() { // EX-11, SF-POW-6, SF-TURN-10
        final Scene scene = new Scene("us-rifle: 1", "vc-rifle: 1");
        final int unit = scene.put("us-rifle", "C3");
        final int at = scene.hex("C6");
        scene.answer(US, DecisionKind.AIM, at).use(US, unit, Power.SMOKE); // 3 hexes with 40mm
        assertEquals(2, scene.s.smoke[at]);
        assertEquals("C3 complete", scene.state(unit));
        scene.table.markers.cleanUp();
        assertEquals(1, scene.s.smoke[at]);
        scene.table.markers.cleanUp();
        assertEquals(0, scene.s.smoke[at]);
    }

    @Test
    void anEndTurnCardCountsForItsValuesFirst() { // EX-12, SF-CARD-8
        final Scene scene = new Scene("us-rifle: 1", "vc-rifle: 1");
        scene.put("us-rifle", "C3");
        final int target = scene.put("vc-rifle", "F3");
        scene.draw("damage 52 -").play(US, Block.FIRE);
        assertEquals("F3 shaken", scene.state(target));
        assertEquals(1, scene.s.endTurns);
        assertEquals(1L << scene.card(52), scene.s.aside);
    }

    @Test
    void aScoutPaysOnePerHex() { // EX-23, SF-ACT-16
        final Scene scene =
                new Scene("us-rifle: 1", "vc-rifle: 1", Scene.terrain("C2 jungle", "C3 jungle", "C4 jungle"));
        final int unit = scene.put("us-rifle", "C5");
        scene.answer(US, DecisionKind.MOVERS, 1)
                .answer(US, DecisionKind.STEP, 0)
                .answer(US, DecisionKind.STEP, 0)
                .answer(US, DecisionKind.STEP, 0)
                .play(US, Block.SCOUT);
        assertEquals("C2 moved", scene.state(unit));
    }

    @Test
    void reinforcementsDrawAndGrantAnAction() { // SF-ACT-14, AMB-47
        final Scene scene = new Scene("us-rifle: 1", "vc-rifle: 1");
        scene.put("us-rifle", "C3");
        scene.draw("hand 50", "hand 17");
        assertEquals(1, scene.play(US, Block.REINFORCEMENTS), "an End Turn card is replaced");
        assertEquals(1L << scene.card(17), scene.s.hand[US]);
        assertEquals(2, scene.s.drawn[US], "a second draw in the impulse has another address");
    }

    @Test
    void punishingFireShootsTwiceUnlessTheTargetGetsAway() { // SF-ACT-11, AMB-61
        final Scene scene = new Scene("us-rifle: 1", "vc-rifle: 1");
        final int shooter = scene.put("us-rifle", "C3");
        final int target = scene.put("vc-rifle", "F3");
        scene.draw("damage G -")
                .answer(COM, DecisionKind.RETREAT, scene.hex("G3"))
                .answer(US, DecisionKind.LEAD, shooter)
                .draw("damage - - G")
                .play(US, Block.PUNISHING_FIRE);
        assertEquals("G3 shaken reduced moved", scene.state(target), "+1 against a unit that has moved");
        assertEquals("C3 fired", scene.state(shooter));
    }

    @Test
    void fastMoveAddsAPoint() { // SF-ACT-5, SF-ACT-9
        final Scene scene = new Scene("us-rifle: 2", "vc-rifle: 1");
        final int fast = scene.put("us-rifle", "C6");
        scene.answer(US, DecisionKind.MOVERS, 1)
                .answer(US, DecisionKind.STEP, 0)
                .answer(US, DecisionKind.STEP, 0)
                .answer(US, DecisionKind.STEP, 0)
                .answer(US, DecisionKind.STEP, 0)
                .play(US, Block.FAST_MOVE);
        assertEquals("C2 moved", scene.state(fast));
        final int slow = scene.put("us-rifle", "E6");
        scene.answer(US, DecisionKind.MOVERS, 1)
                .answer(US, DecisionKind.STEP, 0)
                .answer(US, DecisionKind.STEP, 0)
                .answer(US, DecisionKind.STEP, 0)
                .play(US, Block.MOVE);
        assertEquals("E3 moved", scene.state(slow));
    }

    @Test
    void rallies() { // SF-ACT-2, SF-ACT-12, SF-ACT-13
        final Scene scene = new Scene("us-rifle: 3", "vc-rifle: 1");
        final int one = scene.put("us-rifle", "C3");
        final int two = scene.put("us-rifle", "C4");
        final int three = scene.put("us-rifle", "C5");
        scene.shaken(one, two, three)
                .answer(US, DecisionKind.ACTIVATE_UNIT, one)
                .answer(US, DecisionKind.ACTIVATE_UNIT, two)
                .play(US, Block.RALLY_2);
        assertEquals("C3 complete", scene.state(one));
        assertEquals("C4 complete", scene.state(two));
        scene.play(US, Block.BLOODLUST);
        assertEquals("C5", scene.state(three));
        scene.shaken(three).play(US, Block.RALLY);
        assertEquals("C5 complete", scene.state(three));
    }

    @Test
    void unitsOfAHexFireTogether() { // SF-ACT-6
        final Scene scene = new Scene("us-rifle: 2", "vc-rifle: 1");
        final int lead = scene.put("us-rifle", "C3");
        final int other = scene.put("us-rifle", "C3");
        final int target = scene.put("vc-rifle", "F3");
        scene.answer(US, DecisionKind.LEAD, lead)
                .answer(US, DecisionKind.JOIN, other)
                .draw("damage - - - -")
                .play(US, Block.FIRE);
        assertEquals(List.of(lead + " " + target + " 4"), scene.told(Event.ATTACK));
        assertEquals("C3 fired", scene.state(other));
    }

    @Test
    void aCardWithPowerIsPlayedForAPower() { // SF-CARD-4, SF-POW-4, SF-ABIL-7
        final Scene scene = new Scene("us-dixon: 1", "vc-rifle: 1", Scene.terrain("F3 building")).hand(US, POWER_FIRE);
        final int hero = scene.put("us-dixon", "C3");
        final int target = scene.put("vc-rifle", "F3");
        scene.moved(target)
                .answer(US, DecisionKind.PLAY, scene.card(POWER_FIRE) | DecisionKind.POWER)
                .draw("damage - - - -");
        impulse(scene);
        assertEquals(List.of(hero + " " + target + " 4"), scene.told(Event.ATTACK), "2 + 1, moved, no cover");
        assertEquals("C3 complete", scene.state(hero));
    }

    @Test
    void fortyMillimetresReachThreeHexes() { // SF-POW-1
        final Scene scene = new Scene("us-rifle: 1", "vc-rifle: 1");
        final int unit = scene.put("us-rifle", "C3");
        final int target = scene.put("vc-rifle", "G3");
        assertEquals(0, scene.table.powers.able(US, Power.FORTY_MM));
        scene.table.places.move(target, scene.hex("F3"));
        assertEquals(1L << unit, scene.table.powers.able(US, Power.FORTY_MM));
    }

    @Test
    void anAimedShotIsSteadier() { // SF-SUP-1
        final Scene scene = new Scene("us-m48: 1", "nva-pt-76: 1").hand(US, 10);
        scene.put("us-m48", "C3", 1);
        scene.put("nva-pt-76", "F3", 4);
        scene.answer(US, DecisionKind.SUPPORT, scene.card(10)).draw("target 9").play(US, Block.FIRE);
        assertEquals(List.of("0 1 -1 " + scene.card(9) + " 0"), scene.told(Event.TARGETING), "3 - 2 - 2");
    }

    @Test
    void criticalHitsAndGlancingShots() { // SF-SUP-4, SF-REA-2
        final Scene scene = new Scene("us-m48: 1", "nva-pt-76: 1").hand(US, 16).hand(COM, 15);
        scene.put("us-m48", "C3", 1);
        final int target = scene.put("nva-pt-76", "F3", 4);
        scene.draw("target 2")
                .answer(US, DecisionKind.SUPPORT, scene.card(16))
                .answer(COM, DecisionKind.REACTION, scene.card(15))
                .draw("armor 11")
                .play(US, Block.FIRE);
        assertEquals(List.of("0 1 7 1 " + scene.card(11) + " 0"), scene.told(Event.PENETRATION), "6 + 1 + 2 - 2");
        assertEquals("F3", scene.state(target), "a dud");
    }

    @Test
    void inspirationLetsOneNeighbourJoin() { // SF-ABIL-4, AMB-48
        final Scene scene = new Scene("us-black: 1, us-rifle: 2", "vc-rifle: 1");
        final int hero = scene.put("us-black", "C3");
        final int beside = scene.put("us-rifle", "C4");
        scene.put("us-rifle", "C2");
        final int target = scene.put("vc-rifle", "E3");
        scene.answer(US, DecisionKind.ACTIVATE, scene.hex("C3"))
                .answer(US, DecisionKind.JOIN, beside)
                .draw("damage - - - -")
                .play(US, Block.FIRE);
        assertEquals(List.of(hero + " " + target + " 4"), scene.told(Event.ATTACK), "1 + 1 + 2, one neighbour alone");
        assertEquals("C4 fired", scene.state(beside));
    }

    @Test
    void aPathfinderGuidesItsGroup() { // SF-ABIL-5
        final Scene scene = new Scene(
                "us-rifle: 1", "vc-sapper: 1, vc-rifle: 1", Scene.terrain("C2 jungle", "C3 jungle", "C4 jungle"));
        final int sapper = scene.put("vc-sapper", "C5");
        final int rifle = scene.put("vc-rifle", "C5");
        scene.answer(COM, DecisionKind.MOVERS, 3)
                .answer(COM, DecisionKind.STEP, 0)
                .answer(COM, DecisionKind.STEP, 0)
                .answer(COM, DecisionKind.STEP, 0)
                .play(COM, Block.MOVE);
        assertEquals("C2 moved", scene.state(sapper));
        assertEquals("C2 moved", scene.state(rifle));
    }

    @Test
    void heavyGunsDoNotMoveAndFire() { // SF-ABIL-6
        final Scene scene = new Scene("us-rifle: 1", "nva-12-7mm: 1, nva-rifle: 1");
        scene.put("us-rifle", "G3");
        scene.put("nva-12-7mm", "C3");
        final int rifle = scene.put("nva-rifle", "C3");
        assertEquals(1L << rifle, scene.table.fireActions.able(COM, Block.MOVE_AND_FIRE));
    }

    @Test
    void suppressionIsAChoiceOfTheLead() { // SF-ABIL-8, AMB-82
        final Scene scene = new Scene("us-m60: 1", "nva-rifle: 2");
        scene.put("us-m60", "C3");
        final int one = scene.put("nva-rifle", "F3");
        final int other = scene.put("nva-rifle", "F3");
        scene.answerOf(US, DecisionKind.TARGET, one, one, one | DecisionKind.SPREAD, other, other | DecisionKind.SPREAD)
                .draw("damage G G -")
                .play(US, Block.FIRE);
        assertEquals("F3 shaken reduced", scene.state(one));
        assertEquals("F3", scene.state(other));
    }

    @Test
    void aSecondShotAtOneUnitIsNotSpread() { // SF-ABIL-8, SF-ACT-11
        final Scene scene = new Scene("us-m60: 1", "nva-rifle: 2");
        final int lead = scene.put("us-m60", "C3");
        final int one = scene.put("nva-rifle", "F3");
        scene.put("nva-rifle", "F3");
        scene.answer(US, DecisionKind.TARGET, one)
                .draw("damage - - -")
                .answer(COM, DecisionKind.RETREAT, DecisionKind.NOTHING)
                .answer(US, DecisionKind.LEAD, lead)
                .draw("damage - - -")
                .play(US, Block.PUNISHING_FIRE);
    }

    @Test
    void aSecondShotGoesOnAtAHexThatTheFirstWasSpreadOver() { // SF-ACT-11, SF-ABIL-8, AMB-61
        final Scene scene = new Scene("us-m60: 1", "nva-rifle: 2");
        final int lead = scene.put("us-m60", "C3");
        final int one = scene.put("nva-rifle", "F3");
        final int other = scene.put("nva-rifle", "F3");
        scene.reduced(one)
                .shaken(one)
                .answer(US, DecisionKind.TARGET, one | DecisionKind.SPREAD)
                .answer(US, DecisionKind.HIT, one)
                .draw("damage G - -")
                .answer(COM, DecisionKind.RETREAT, DecisionKind.NOTHING)
                .answer(US, DecisionKind.LEAD, lead)
                .draw("damage G - -")
                .play(US, Block.PUNISHING_FIRE);
        assertEquals("dead", scene.state(one));
        assertEquals("F3 shaken", scene.state(other));
    }

    @Test
    void flankingFireFromTwoSides() { // SF-ACT-7
        final Scene scene = new Scene("us-rifle: 2", "vc-rifle: 1");
        final int lead = scene.put("us-rifle", "C3");
        final int helper = scene.put("us-rifle", "E6");
        final int target = scene.put("vc-rifle", "E3");
        scene.answer(US, DecisionKind.ACTIVATE, scene.hex("C3"))
                .answer(US, DecisionKind.JOIN, helper)
                .draw("damage - - - - - -")
                .play(US, Block.FLANKING_FIRE);
        assertEquals(List.of(lead + " " + target + " 6"), scene.told(Event.ATTACK), "2 + 1 + 2 + 1");
        assertEquals("E6 fired", scene.state(helper));
    }

    @Test
    void unitsOnOneSpineDoNotFlank() { // SF-ACT-7
        final Scene scene = new Scene("us-rifle: 2", "vc-rifle: 1");
        final int lead = scene.put("us-rifle", "C3");
        final int helper = scene.put("us-rifle", "A3");
        final int target = scene.put("vc-rifle", "E3");
        scene.answer(US, DecisionKind.ACTIVATE, scene.hex("C3"))
                .answer(US, DecisionKind.JOIN, helper)
                .draw("damage - - - - -")
                .play(US, Block.FLANKING_FIRE);
        assertEquals(List.of(lead + " " + target + " 5"), scene.told(Event.ATTACK), "2 + 1 + 2");
    }

    @Test
    void aCornerAtTheEdgeOfTheMapIsACorner() { // SF-ACT-7
        final Scene scene = new Scene("us-rifle: 2", "vc-rifle: 1");
        final int lead = scene.put("us-rifle", "D0");
        final int helper = scene.put("us-rifle", "C2");
        final int target = scene.put("vc-rifle", "F0");
        scene.answer(US, DecisionKind.ACTIVATE, scene.hex("D0"))
                .answer(US, DecisionKind.JOIN, helper)
                .draw("damage - - - - - -")
                .play(US, Block.FLANKING_FIRE);
        assertEquals(List.of(lead + " " + target + " 6"), scene.told(Event.ATTACK), "2 + 1 + 2 + 1");
    }

    @Test
    void aSniperNextToTheLeadFlanksToo() { // SF-ACT-7, SF-LEAD-6
        final Scene scene = new Scene("us-rifle: 1, us-dixon: 1", "vc-rifle: 1");
        final int lead = scene.put("us-rifle", "D3");
        final int sniper = scene.put("us-dixon", "D2");
        final int target = scene.put("vc-rifle", "F3");
        scene.answer(US, DecisionKind.ACTIVATE, scene.hex("D3"))
                .answer(US, DecisionKind.JOIN, sniper)
                .draw("damage - - - - - -")
                .play(US, Block.FLANKING_FIRE);
        assertEquals(List.of(lead + " " + target + " 6"), scene.told(Event.ATTACK), "2 + 1 + 2 + 1");
    }

    @Test
    void cannisterAddsTwoWithinFour() { // SF-ACT-3
        final Scene scene = new Scene("us-m48: 1", "nva-rifle: 2");
        final int tank = scene.put("us-m48", "C3", 1);
        final int target = scene.put("nva-rifle", "F3");
        scene.put("nva-rifle", "H3");
        scene.draw("damage - - - - - -").play(US, Block.CANNISTER);
        assertEquals(List.of(tank + " " + target + " 6"), scene.told(Event.ATTACK), "4 + 2, one target in reach");
        assertEquals("C3 fired", scene.state(tank));
    }

    @Test
    void letsGetEmMovesTwoHexesNearEachOther() { // SF-ACT-8
        final Scene scene = new Scene("us-rifle: 3", "vc-rifle: 1");
        final int one = scene.put("us-rifle", "C3");
        final int other = scene.put("us-rifle", "C5");
        scene.put("us-rifle", "G5");
        scene.answer(US, DecisionKind.ACTIVATE, scene.hex("C3"))
                .answer(US, DecisionKind.MOVERS, 1)
                .answer(US, DecisionKind.STEP, 0)
                .answer(US, DecisionKind.STEP, DecisionKind.STOP)
                .answerOf(US, DecisionKind.ACTIVATE, scene.hex("C5"), scene.hex("C5"), DecisionKind.NOTHING)
                .answer(US, DecisionKind.MOVERS, 1)
                .answer(US, DecisionKind.STEP, 3)
                .answer(US, DecisionKind.STEP, DecisionKind.STOP)
                .play(US, Block.LETS_GET_EM);
        assertEquals("C2 moved", scene.state(one));
        assertEquals("C6 moved", scene.state(other));
    }

    @Test
    void aChargeIsAFastMoveThatStrengthensOneAssault() { // SF-POW-2, SF-POW-8, AMB-49
        final Scene scene = new Scene("us-rifle: 1", "nva-rifle: 1");
        scene.put("us-rifle", "C1");
        final int unit = scene.put("nva-rifle", "C5");
        scene.answer(COM, DecisionKind.MOVERS, 1)
                .answer(COM, DecisionKind.STEP, 0)
                .answer(COM, DecisionKind.STEP, 0)
                .answer(COM, DecisionKind.STEP, 0)
                .answer(COM, DecisionKind.STEP, 0)
                .use(COM, unit, Power.CHARGE);
        assertEquals("C1 complete", scene.state(unit), "3 + 1 points");
        scene.draw("assault - - - -", "assault - -").fight(COM);
    }

    @Test
    void aSatchelStrikesAllOfAHex() { // SF-POW-7, AMB-51
        final Scene scene = new Scene("us-rifle: 2", "vc-sapper: 1", Scene.terrain("C3 building"));
        final int one = scene.put("us-rifle", "C3");
        final int other = scene.put("us-rifle", "C3");
        final int sapper = scene.put("vc-sapper", "C4");
        scene.answer(COM, DecisionKind.TARGET, one)
                .answer(COM, DecisionKind.HIT, one)
                .draw("damage G G -")
                .use(COM, sapper, Power.SATCHEL_CHARGE);
        assertEquals("C3 shaken", scene.state(one));
        assertEquals("C3 shaken", scene.state(other));
        assertEquals("C4 complete", scene.state(sapper));
    }

    @Test
    void aSatchelHitsAHeroBesideATank() { // SF-POW-7, SF-FIRE-10, SF-FIRE-12
        final Scene scene = new Scene("us-m48: 1, us-black: 1", "vc-sapper: 1");
        scene.put("us-m48", "C3", 0);
        final int hero = scene.put("us-black", "C3");
        final int sapper = scene.put("vc-sapper", "C4");
        scene.draw("damage G - - - -").use(COM, sapper, Power.SATCHEL_CHARGE);
        assertEquals("C3 shaken", scene.state(hero));
    }

    @Test
    void coverDoesNotHelpAgainstSatchelsInAReading() { // AMB-51
        final Scene scene =
                new Scene("us-rifle: 1", "vc-sapper: 1", Scene.terrain("C3 building"), "options.satchelCover=ignored");
        scene.put("us-rifle", "C3");
        final int sapper = scene.put("vc-sapper", "C4");
        scene.draw("damage - - - - -").use(COM, sapper, Power.SATCHEL_CHARGE);
    }

    @Test
    void heavyArtilleryWithTwoFires() { // AMB-76
        for (final String reading : List.of("as-the-scenario-says", "always", "never")) {
            final Scene scene = new Scene(
                            "us-rifle: 1",
                            "vc-rifle: 1",
                            "options.heavyTwoFires=" + reading,
                            "battle.rules.twoFires=[{side: us, values: {highExplosive: 3, armorPiercing: 2}}]")
                    .hand(US, FIRE, POWER_FIRE, 49);
            scene.put("us-rifle", "C3");
            scene.put("vc-rifle", "E3");
            scene.answer(US, DecisionKind.PLAY, scene.card(FIRE) | DecisionKind.TWO_FIRES)
                    .answer(US, DecisionKind.AIM, scene.hex("E3"))
                    .answer(US, DecisionKind.PATTERN, 8);
            if (reading.equals("always")) {
                scene.answer(US, DecisionKind.SUPPORT, scene.card(49)).draw("strike - - - -");
            } else {
                scene.draw("strike - - -");
                noDiscard(scene);
            }
            impulse(scene);
        }
    }

    @Test
    void anAirStrikeIsPlayedWithAFireCard() { // S6
        final Scene scene = new Scene("us-rifle: 1", "vc-rifle: 1", "battle.rules.airStrikeFrom=1").hand(US, FIRE);
        scene.put("us-rifle", "C3");
        final int target = scene.put("vc-rifle", "H3");
        scene.answer(US, DecisionKind.PLAY, scene.card(FIRE) | DecisionKind.AIR_STRIKE)
                .answer(US, DecisionKind.AIM, scene.hex("H3"))
                .draw("strike G - - - -");
        impulse(scene);
        assertEquals("H3 shaken", scene.state(target));
    }

    @Test
    void leadershipLeadsArtilleryNearTheHeroAlone() { // SF-POW-5, AMB-45
        final Scene scene = new Scene("us-riggs: 1, us-rifle: 1", "vc-rifle: 1").hand(US, POWER_FIRE, 43);
        final int hero = scene.put("us-riggs", "A1");
        scene.put("us-rifle", "G4");
        scene.put("vc-rifle", "C1");
        scene.answer(US, DecisionKind.PLAY, scene.card(POWER_FIRE) | DecisionKind.POWER)
                .answer(US, DecisionKind.POWER_OF, hero | Power.LEADERSHIP.ordinal() << 6)
                .answer(US, DecisionKind.PLAY, upper(scene, 43))
                .answerOf(
                        US,
                        DecisionKind.AIM,
                        scene.hex("C1"),
                        scene.hex("A1"),
                        scene.hex("A2"),
                        scene.hex("A3"),
                        scene.hex("B0"),
                        scene.hex("B1"),
                        scene.hex("B2"),
                        scene.hex("C1"),
                        scene.hex("C2"))
                .answer(US, DecisionKind.PATTERN, 2 + 8 * 3)
                .draw("strike - - -");
        impulse(scene);
    }

    @Test
    void leadershipLeadsNoArtilleryWhereNothingNearIsSeen() { // SF-POW-5, SF-ART-2
        final Scene scene = new Scene(
                "us-rifle: 1",
                "vc-rifle: 1",
                Scene.terrain(
                        "D0 jungle", "D1 jungle", "D2 jungle", "D3 jungle", "D4 jungle", "D5 jungle", "D6 jungle"));
        scene.put("us-rifle", "K3");
        assertTrue(scene.table.actions.isPossible(US, Block.ARTILLERY));
        scene.s.leader = scene.hex("A3");
        scene.s.led = 2;
        assertFalse(scene.table.actions.isPossible(US, Block.ARTILLERY), "a wood lies between");
    }

    @Test
    void suppressionHitsAHeroBesideATank() { // SF-ABIL-8, SF-FIRE-10, SF-FIRE-12
        final Scene scene = new Scene("us-m60: 1", "nva-pt-76: 1, nva-minh: 1");
        scene.put("us-m60", "C3");
        scene.put("nva-pt-76", "F3", 0);
        final int hero = scene.put("nva-minh", "F3");
        assertTrue(scene.table.actions.isPossible(US, Block.FIRE));
        scene.draw("damage G - -").play(US, Block.FIRE);
        assertEquals("F3 shaken", scene.state(hero));
    }

    @Test
    void allThatSuppressionAimsAtMayRetreat() { // SF-ACT-11, SF-ABIL-8
        final Scene scene = new Scene("us-m60: 1", "nva-rifle: 2");
        final int lead = scene.put("us-m60", "C3");
        final int one = scene.put("nva-rifle", "F3");
        final int other = scene.put("nva-rifle", "F3");
        scene.answer(US, DecisionKind.TARGET, one | DecisionKind.SPREAD)
                .draw("damage - - -")
                .answer(COM, DecisionKind.RETREAT, scene.hex("G3"))
                .answer(COM, DecisionKind.RETREAT, scene.hex("G4"))
                .answer(US, DecisionKind.LEAD, lead)
                .answerOf(US, DecisionKind.TARGET, other, one, other)
                .draw("damage - - - -")
                .play(US, Block.PUNISHING_FIRE);
        assertEquals("G3 moved", scene.state(one));
        assertEquals("G4 moved", scene.state(other));
    }
}
