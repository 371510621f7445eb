package org.sitrep.rulesets.sixtyfive.battle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.sitrep.rulesets.sixtyfive.battle.Scene.COM;
import static org.sitrep.rulesets.sixtyfive.battle.Scene.US;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sitrep.rulesets.sixtyfive.definition.Block;
import org.sitrep.rulesets.sixtyfive.play.DecisionKind;
import org.sitrep.rulesets.sixtyfive.play.Event;

/** Tests movement over the ground, stacking, arrivals and the Reserve Phase (sections 5, 7 and 9 of the rules). */
class MovementTest {
    private static final int NORTH = 0;
    private static final int STOP = DecisionKind.STOP;
    private static final String WAITING = "battle.forces=[{side: us, units: {us-rifle: 3, us-m113: 1}, "
            + "zones: [{map: 1, columns: A}], turn: 1, arrives: enters}, "
            + "{side: com, units: {vc-rifle: 1}, zones: [{map: 1}]}]";

    @Test
    void aShakenUnitGoesHalfAsFar() { // EX-21, SF-MOVE-7
        final Scene scene = new Scene("us-rifle: 1", "vc-rifle: 1");
        final int unit = scene.put("vc-rifle", "C6");
        scene.shaken(unit)
                .answer(COM, DecisionKind.MOVERS, 1)
                .answer(COM, DecisionKind.STEP, NORTH)
                .answer(COM, DecisionKind.STEP, NORTH)
                .play(COM, Block.FAST_MOVE);
        assertEquals("C4 shaken moved", scene.state(unit));
    }

    @Test
    void scoutsPayOnePerHex() { // EX-23, SF-ACT-16
        final Scene scene =
                new Scene("us-rifle: 1", "vc-rifle: 1", Scene.terrain("C5 jungle", "C4 jungle", "C3 jungle"));
        final int unit = scene.put("vc-rifle", "C6");
        scene.answer(COM, DecisionKind.MOVERS, 1)
                .answer(COM, DecisionKind.STEP, NORTH)
                .answer(COM, DecisionKind.STEP, NORTH)
                .answer(COM, DecisionKind.STEP, NORTH)
                .play(COM, Block.SCOUT);
        assertEquals("C3 moved", scene.state(unit));
    }

    @Test
    void oneHexIsAlwaysPossible() { // SF-MOVE-6, SF-MOVE-1
        final Scene scene = new Scene("us-m40: 1", "vc-rifle: 1", Scene.terrain("C5 jungle", "D5 pond"));
        final int unit = scene.put("us-m40", "C6");
        scene.answer(US, DecisionKind.MOVERS, 1)
                .answerOf(US, DecisionKind.STEP, NORTH, 0, 2, 4, 5, STOP)
                .play(US, Block.MOVE);
        assertEquals("C5 moved", scene.state(unit));
        assertEquals(
                List.of(unit + " " + scene.hex("C6") + " " + scene.hex("C5") + " 2"), scene.told(Event.UNIT_MOVED));
    }

    @Test
    void vehiclesEnterTheirFrontTurnAndReverse() { // SF-MOVE-8, SF-FACE-1
        final Scene scene = new Scene("us-rifle: 1", "nva-pt-76: 1");
        final int unit = scene.put("nva-pt-76", "E4", 0);
        scene.answer(COM, DecisionKind.MOVERS, 1)
                .answerOf(
                        COM,
                        DecisionKind.STEP,
                        DecisionKind.REVERSE | 3,
                        0,
                        1,
                        DecisionKind.REVERSE | 2,
                        DecisionKind.REVERSE | 3,
                        DecisionKind.REVERSE | 4,
                        DecisionKind.REVERSE | 5,
                        DecisionKind.PIVOT | 1,
                        DecisionKind.PIVOT | 2,
                        DecisionKind.PIVOT | 3,
                        DecisionKind.PIVOT | 4,
                        DecisionKind.PIVOT | 5,
                        STOP)
                .answer(COM, DecisionKind.STEP, DecisionKind.PIVOT | 2)
                .answerOf(COM, DecisionKind.STEP, 3, 2, 3, DecisionKind.PIVOT | 1, DecisionKind.PIVOT | 3, STOP)
                .play(COM, Block.MOVE);
        assertEquals("E6 moved", scene.state(unit), "2 to reverse, 2 to turn, 1 to go");
    }

    @ParameterizedTest
    @CsvSource({"any-flank, 4", "rear, 2"})
    void hexesToReverseInto(final String option, final int hexes) { // AMB-42
        final Scene scene = new Scene("us-rifle: 1", "nva-pt-76: 1", "options.reverse=" + option);
        scene.put("nva-pt-76", "E4", 0);
        final int[] some = new int[2 + hexes + 6];
        some[0] = 0;
        some[1] = 1;
        for (int i = 0; i < hexes; i++) {
            some[2 + i] = DecisionKind.REVERSE | (hexes == 4 ? 2 : 3) + i;
        }
        for (int corner = 1; corner < 6; corner++) {
            some[1 + hexes + corner] = DecisionKind.PIVOT | corner;
        }
        some[some.length - 1] = STOP;
        scene.answer(COM, DecisionKind.MOVERS, 1)
                .answerOf(COM, DecisionKind.STEP, STOP, some)
                .play(COM, Block.MOVE);
    }

    @Test
    void stackingLimits() { // EX-24 to EX-26, SF-STACK-1 to SF-STACK-3, SF-MOVE-4
        final Scene scene =
                new Scene("us-rifle: 3, us-riggs: 1, us-m48: 1, us-m113: 1, us-huey-transport: 2", "vc-rifle: 1");
        final int at = scene.hex("C3");
        final int one = scene.put("us-rifle", "C3");
        final int other = scene.put("us-rifle", "A1");
        final int third = scene.put("us-rifle", "A1");
        final int hero = scene.put("us-riggs", "A2");
        final int tank = scene.put("us-m48", "A3", 0);
        final int carrier = scene.put("us-m113", "A4", 0);
        final int landed = scene.put("us-huey-transport", "A5", 0);
        final int flying = scene.put("us-huey-transport", "A6", 0);
        scene.s.flight[landed] = BattleState.Flight.LANDED.ordinal();
        assertTrue(fits(scene, at, one, other, hero));
        assertFalse(fits(scene, at, one, other, third));
        assertTrue(fits(scene, at, one, tank, hero));
        assertFalse(fits(scene, at, one, other, hero, tank), "four ground units");
        assertFalse(fits(scene, at, tank, carrier));
        assertFalse(fits(scene, at, tank, landed), "SF-STACK-2");
        assertTrue(fits(scene, at, one, other, tank, flying));
        scene.s.flight[landed] = BattleState.Flight.FLYING.ordinal();
        assertFalse(fits(scene, at, landed, flying), "two in the air");
    }

    private static boolean fits(final Scene scene, final int at, final int... units) {
        return scene.table.places.fits(at, US, Scene.mask(units));
    }

    @ParameterizedTest
    @CsvSource({"us-rifle, 1", "us-truck, 0", "us-m113, 0"})
    void classesPayTheirOwnCost(final String type, final int cost) { // SF-MOVE-1, SF-MOVE-2
        final Scene scene = new Scene(type + ": 1", "vc-rifle: 1", Scene.terrain("C3 building"));
        final int unit = scene.put(type, "C4");
        final Trip trip = new Trip();
        assertEquals(cost, scene.table.movement.cost(unit, 1L << unit, scene.hex("C4"), scene.hex("C3"), trip));
    }

    @Test
    void onlyUnitsWithAssaultEnterAnEnemysHex() { // SF-MOVE-5
        final Scene scene = new Scene("us-rifle: 1, us-m60: 1", "vc-rifle: 1");
        final int rifle = scene.put("us-rifle", "C4");
        scene.put("us-m60", "C4");
        scene.put("vc-rifle", "C3");
        scene.answer(US, DecisionKind.MOVERS, 2)
                .answerOf(US, DecisionKind.STEP, STOP, 1, 2, 3, 4, 5, STOP)
                .answer(US, DecisionKind.MOVERS, 1)
                .answer(US, DecisionKind.STEP, NORTH)
                .play(US, Block.MOVE);
        assertEquals("C3 moved", scene.state(rifle));
    }

    @Test
    void aMoveCardBringsTheUnitsOfOneHex() { // SF-MOVE-9, AMB-21
        final Scene scene = new Scene("us-rifle: 1", "vc-rifle: 1", WAITING, "battle.turns=7");
        final int third = 2;
        final int carrier = 3;
        scene.answer(US, DecisionKind.ACTIVATE_UNIT, 0)
                .answer(US, DecisionKind.DESTINATION, scene.hex("A3"))
                .answer(US, DecisionKind.STEP, 2)
                .answer(US, DecisionKind.STEP, STOP)
                .answerOf(US, DecisionKind.ARRIVES, 1, 1, third, carrier, DecisionKind.NOTHING)
                .answer(US, DecisionKind.STEP, STOP)
                .answerOf(US, DecisionKind.ARRIVES, carrier, carrier, DecisionKind.NOTHING)
                .answer(US, DecisionKind.FACING, 4)
                .answer(US, DecisionKind.STEP, STOP)
                .play(US, Block.MOVE);
        assertEquals("B3 moved", scene.state(0), "it goes on with what is left");
        assertEquals("A3 moved", scene.state(1));
        assertEquals("off", scene.state(third), "two Leg units, though one has gone on");
        assertEquals("A3 moved", scene.state(carrier));
        assertEquals(4, scene.s.facing[carrier], "SF-FACE-1");
    }

    @Test
    void aMoveCardBringsTheWholeGroup() { // AMB-21
        final Scene scene =
                new Scene("us-rifle: 1", "vc-rifle: 1", WAITING, "options.reinforcementsPerCard=whole-group");
        for (int unit = 0; unit < 3; unit++) {
            scene.answer(US, unit == 0 ? DecisionKind.ACTIVATE_UNIT : DecisionKind.ARRIVES, unit)
                    .answer(US, DecisionKind.DESTINATION, scene.hex("A" + (1 + 2 * unit)))
                    .answer(US, DecisionKind.STEP, STOP);
        }
        scene.answer(US, DecisionKind.ARRIVES, DecisionKind.NOTHING).play(US, Block.MOVE);
        assertEquals("A5 moved", scene.state(2));
    }

    @Test
    void unitsEnterInTheReservePhase() { // SF-TURN-7, SF-MOVE-9, AMB-20
        final Scene scene = new Scene("us-rifle: 1", "vc-rifle: 1", WAITING);
        scene.put("vc-rifle", "C6");
        scene.answerOf(US, DecisionKind.RESERVE, 0, 0, 1, 2, 3, DecisionKind.NOTHING)
                .answer(US, DecisionKind.DESTINATION, scene.hex("A1"))
                .answerOf(US, DecisionKind.STEP, 3, 1, 2, 3, STOP)
                .answer(US, DecisionKind.RESERVE, 1)
                .answer(US, DecisionKind.DESTINATION, scene.hex("A5"))
                .answer(US, DecisionKind.RESERVE, DecisionKind.NOTHING);
        scene.battle.reserve(US);
        scene.assertUsed();
        assertEquals("A2", scene.state(0), "two points: the hex where it entered, and one more");
        assertEquals("A5", scene.state(1), "it stops near the enemy");
    }

    @ParameterizedTest
    @CsvSource({"false, 2", "true, 1"})
    void farFromEnemies(final boolean shaken, final int hexes) { // SF-TURN-8
        final Scene scene = new Scene("us-rifle: 1", "vc-rifle: 1");
        final int unit = scene.put("us-rifle", "A6");
        scene.put("vc-rifle", "K1");
        scene.s.shaken = shaken ? 1L << unit : 0;
        scene.answer(US, DecisionKind.RESERVE, unit).answer(US, DecisionKind.MOVERS, 1);
        for (int hex = 0; hex < hexes; hex++) {
            scene.answer(US, DecisionKind.STEP, NORTH);
        }
        scene.battle.reserve(US);
        scene.assertUsed();
        assertEquals("A" + (6 - hexes) + (shaken ? " shaken" : ""), scene.state(unit));
    }

    @Test
    void nearEnemies() { // SF-TURN-8, SF-TURN-9
        final Scene scene = new Scene("us-rifle: 2, us-m113: 1, us-riggs: 1", "vc-rifle: 1");
        final int stops = scene.put("us-rifle", "A6");
        scene.put("vc-rifle", "A2");
        final int close = scene.put("us-rifle", "A1");
        final int stays = scene.put("us-riggs", "B1");
        scene.shaken(stays);
        scene.answerOf(US, DecisionKind.RESERVE, stops, stops, close, DecisionKind.NOTHING)
                .answer(US, DecisionKind.MOVERS, 1)
                .answer(US, DecisionKind.STEP, NORTH)
                .answer(US, DecisionKind.RESERVE, close)
                .answer(US, DecisionKind.MOVERS, 1)
                .answerOf(US, DecisionKind.STEP, 1, 1, 2, STOP);
        scene.battle.reserve(US);
        scene.assertUsed();
        assertEquals("A5", scene.state(stops), "3 hexes away it stops");
        assertEquals("B0", scene.state(close), "one hex, not that of the enemy");
    }

    @Test
    void unitsLeaveInTheReservePhase() { // SF-MOVE-10, AMB-79
        final Scene scene =
                new Scene("us-rifle: 1", "vc-rifle: 1", "battle.rules.exits=[{side: us, zone: {map: 1, hexes: [A6]}}]");
        final int unit = scene.put("us-rifle", "A6");
        scene.put("vc-rifle", "K1");
        scene.answer(US, DecisionKind.RESERVE, unit)
                .answer(US, DecisionKind.MOVERS, 1)
                .answer(US, DecisionKind.STEP, DecisionKind.EXIT);
        scene.battle.reserve(US);
        scene.assertUsed();
        assertEquals("exited", scene.state(unit));
    }

    @Test
    void letsGetEmIsFinishedWhenTheTurnEnds() { // SF-TURN-6, SF-ACT-8
        final Scene scene = new Scene("us-rifle: 2", "vc-rifle: 1");
        final int one = scene.put("us-rifle", "C3");
        final int other = scene.put("us-rifle", "C5");
        scene.s.endTurns = 9;
        scene.answer(US, DecisionKind.ACTIVATE, scene.hex("C3"))
                .answer(US, DecisionKind.MOVERS, 1)
                .answer(US, DecisionKind.STEP, NORTH)
                .answer(US, DecisionKind.STEP, STOP)
                .answer(US, DecisionKind.ACTIVATE, scene.hex("C5"))
                .answer(US, DecisionKind.MOVERS, 1)
                .answer(US, DecisionKind.STEP, NORTH)
                .answer(US, DecisionKind.STEP, STOP)
                .play(US, Block.LETS_GET_EM);
        assertEquals("C2 moved", scene.state(one));
        assertEquals("C4 moved", scene.state(other));
    }
}
