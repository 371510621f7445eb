package org.sitrep.rulesets.sixtyfive.battle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.sitrep.rulesets.sixtyfive.battle.Scene.COM;
import static org.sitrep.rulesets.sixtyfive.battle.Scene.US;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sitrep.rulesets.sixtyfive.definition.Block;
import org.sitrep.rulesets.sixtyfive.play.DecisionKind;

/** Tests carriers and their passengers (section 8 of the rules). */
class TransportTest {
    private static final int NORTH = 0;
    private static final int STOP = DecisionKind.STOP;
    private static final int UNLOAD = DecisionKind.UNLOAD;

    private static Scene scene(final String... sets) {
        return new Scene("us-rifle: 3, us-riggs: 1, us-m113: 1", "vc-rifle: 1", sets);
    }

    /** Scripts steps north of the unit that is activated. */
    private static void north(final Scene scene, final int hexes) {
        for (int hex = 0; hex < hexes; hex++) {
            scene.answer(US, DecisionKind.STEP, NORTH);
        }
    }

    @ParameterizedTest
    @CsvSource({"C4, true", "C5, true", "C6, false"})
    void aCarrierFetchesAUnit(final String from, final boolean loads) { // EX-22, SF-TRAN-2 (a), AMB-17
        final Scene scene = scene(Scene.terrain("C4 kunai", "C3 kunai"));
        final int carrier = scene.put("us-m113", from, 0);
        final int passenger = scene.put("us-rifle", "C3");
        final int hexes = from.charAt(1) - '3';
        scene.answer(US, DecisionKind.ACTIVATE, scene.hex(from)).answer(US, DecisionKind.MOVERS, 1);
        north(scene, hexes);
        scene.answer(US, DecisionKind.STEP, loads && hexes == 1 ? DecisionKind.LOAD | passenger : STOP)
                .play(US, Block.MOVE);
        assertEquals("C3 moved", scene.state(carrier));
        assertEquals(loads && hexes == 1 ? "C3 loaded moved" : "C3", scene.state(passenger));
    }

    @Test
    void aUnitWalksToItsCarrier() { // SF-TRAN-2 (a)
        final Scene scene = scene();
        final int carrier = scene.put("us-m113", "C3", 0);
        final int passenger = scene.put("us-rifle", "C4");
        scene.answer(US, DecisionKind.ACTIVATE, scene.hex("C4")).answer(US, DecisionKind.MOVERS, 1);
        north(scene, 1);
        scene.answer(US, DecisionKind.STEP, DecisionKind.LOAD | carrier).play(US, Block.MOVE);
        assertEquals("C3 moved", scene.state(carrier));
        assertEquals("C3 loaded moved", scene.state(passenger));
    }

    @Test
    void aCarrierLoadsFirstAndGoesHalfAsFar() { // SF-TRAN-1, SF-TRAN-2 (b)
        final Scene scene = scene();
        final int passenger = scene.put("us-rifle", "C6");
        final int hero = scene.put("us-riggs", "C6");
        final int carrier = scene.put("us-m113", "C6", 0);
        scene.answer(US, DecisionKind.MOVERS, 4)
                .answer(US, DecisionKind.STEP, DecisionKind.LOAD | passenger)
                .answer(US, DecisionKind.MOVERS, 1)
                .answer(US, DecisionKind.STEP, DecisionKind.LOAD | carrier)
                .answer(US, DecisionKind.MOVERS, 1);
        north(scene, 3);
        scene.play(US, Block.MOVE);
        assertEquals("C3 moved", scene.state(carrier));
        assertEquals("C3 loaded moved", scene.state(passenger));
        assertEquals("C3 loaded moved", scene.state(hero));
    }

    @ParameterizedTest
    @CsvSource({"both, C6 moved", "passenger, C6"})
    void whoIsMarked(final String option, final String state) { // AMB-17
        final Scene scene = scene("options.loadingMarks=" + option);
        scene.put("us-rifle", "C6");
        final int carrier = scene.put("us-m113", "C6", 0);
        scene.answer(US, DecisionKind.MOVERS, 1)
                .answer(US, DecisionKind.STEP, DecisionKind.LOAD | carrier)
                .answer(US, DecisionKind.MOVERS, DecisionKind.NOTHING)
                .play(US, Block.MOVE);
        assertEquals(state, scene.state(carrier));
    }

    @Test
    void aCarrierGoesHalfAsFarAndUnloads() { // SF-TRAN-2 (c)
        final Scene scene = scene();
        final int carrier = scene.put("us-m113", "C6", 0);
        final int passenger = scene.load("us-rifle", carrier);
        scene.answer(US, DecisionKind.MOVERS, 1);
        north(scene, 3);
        scene.answer(US, DecisionKind.STEP, UNLOAD).play(US, Block.MOVE);
        assertEquals("C3 moved", scene.state(carrier));
        assertEquals("C3 moved", scene.state(passenger));
    }

    @Test
    void aCarrierThatGoesFartherKeepsItsPassenger() { // SF-TRAN-2 (c), SF-TRAN-3
        final Scene scene = scene();
        final int carrier = scene.put("us-m113", "C6", 0);
        final int passenger = scene.load("us-rifle", carrier);
        scene.answer(US, DecisionKind.MOVERS, 1);
        north(scene, 4);
        scene.answer(US, DecisionKind.STEP, UNLOAD).play(US, Block.FAST_MOVE);
        assertEquals("C2 moved", scene.state(passenger), "6 + 1, halved, is 4");
        scene.s.moved = 0;
        final int second = scene.load("us-rifle", carrier);
        scene.answer(US, DecisionKind.MOVERS, 2).answer(US, DecisionKind.STEP, DecisionKind.PIVOT | 2);
        scene.answer(US, DecisionKind.STEP, 3)
                .answer(US, DecisionKind.STEP, 3)
                .answerOf(
                        US,
                        DecisionKind.STEP,
                        STOP,
                        DecisionKind.REVERSE | 0,
                        DecisionKind.REVERSE | 1,
                        2,
                        3,
                        DecisionKind.REVERSE | 4,
                        DecisionKind.REVERSE | 5,
                        DecisionKind.PIVOT | 0,
                        DecisionKind.PIVOT | 1,
                        DecisionKind.PIVOT | 3,
                        DecisionKind.PIVOT | 4,
                        STOP)
                .answer(US, DecisionKind.MOVERS, DecisionKind.NOTHING)
                .play(US, Block.MOVE);
        assertEquals("C4 loaded", scene.state(second), "4 points of 6: too far to unload");
    }

    @Test
    void bothGoHalfAsFarAfterUnloading() { // SF-TRAN-2 (c)
        final Scene scene = scene();
        final int carrier = scene.put("us-m113", "C6", 0);
        final int passenger = scene.load("us-rifle", carrier);
        scene.answer(US, DecisionKind.MOVERS, 1)
                .answer(US, DecisionKind.STEP, UNLOAD)
                .answer(US, DecisionKind.MOVERS, 1);
        north(scene, 2);
        scene.answer(US, DecisionKind.MOVERS, 1);
        north(scene, 3);
        scene.play(US, Block.MOVE);
        assertEquals("C4 moved", scene.state(passenger), "3, halved, is 2");
        assertEquals("C3 moved", scene.state(carrier));
    }

    @Test
    void noRoomToUnload() { // EX-27, SF-TRAN-5
        final Scene scene = scene();
        final int carrier = scene.put("us-m113", "C6", 0);
        scene.put("us-rifle", "C6");
        scene.put("us-rifle", "C6");
        scene.load("us-rifle", carrier);
        scene.answer(US, DecisionKind.MOVERS, 4)
                .answerOf(
                        US,
                        DecisionKind.STEP,
                        STOP,
                        0,
                        1,
                        DecisionKind.REVERSE | 2,
                        DecisionKind.REVERSE | 4,
                        DecisionKind.REVERSE | 5,
                        DecisionKind.PIVOT | 1,
                        DecisionKind.PIVOT | 2,
                        DecisionKind.PIVOT | 3,
                        DecisionKind.PIVOT | 4,
                        DecisionKind.PIVOT | 5,
                        STOP)
                .answer(US, DecisionKind.MOVERS, DecisionKind.NOTHING);
        scene.play(US, Block.MOVE);
    }

    @Test
    void shakenPassengersUnloadAndThatIsAll() { // SF-TRAN-7, SF-TRAN-8
        final Scene scene = scene();
        final int carrier = scene.put("us-m113", "C6", 0);
        final int passenger = scene.load("us-rifle", carrier);
        scene.table.damage.shake(carrier);
        assertEquals("C6 loaded shaken", scene.state(passenger));
        scene.answer(US, DecisionKind.MOVERS, 1)
                .answer(US, DecisionKind.STEP, UNLOAD)
                .play(US, Block.MOVE);
        assertEquals("C6 shaken moved", scene.state(passenger));
        assertEquals("C6 shaken moved", scene.state(carrier));
    }

    @Test
    void ralliedTogether() { // SF-TRAN-7, SF-RALLY-1
        final Scene scene = scene();
        final int carrier = scene.put("us-m113", "C6", 0);
        final int passenger = scene.load("us-rifle", carrier);
        scene.table.damage.shake(carrier);
        scene.play(US, Block.RALLY_2);
        assertEquals("C6 complete", scene.state(carrier));
        assertEquals("C6 loaded complete", scene.state(passenger));
    }

    @Test
    void aDestroyedCarrierLeavesAWreckAndTwoHits() { // SF-TRAN-9, SF-DMG-4
        final Scene scene = scene();
        final int carrier = scene.put("us-m113", "C6", 0);
        final int passenger = scene.load("us-rifle", carrier);
        scene.table.damage.eliminate(carrier);
        assertEquals("C6 shaken reduced", scene.state(passenger));
    }

    @Test
    void aPassengerWithoutRoomGivesWay() { // AMB-18
        final Scene scene = scene(Scene.terrain("B5 pond", "B6 pond", "D5 pond"));
        final int carrier = scene.put("us-m113", "C6", 0);
        scene.put("us-rifle", "C6");
        scene.put("us-rifle", "C6");
        final int passenger = scene.load("us-rifle", carrier);
        scene.answerOf(US, DecisionKind.RETREAT, scene.hex("D6"), scene.hex("C5"), scene.hex("D6"));
        scene.table.damage.eliminate(carrier);
        scene.assertUsed();
        assertEquals("D6 shaken reduced", scene.state(passenger));
    }

    @Test
    void aPassengerRetreatsFromAnAssault() { // SF-TRAN-9
        final Scene scene = new Scene("us-rifle: 1, us-m113: 1", "vc-rifle: 2");
        final int carrier = scene.put("us-m113", "C4", 0);
        final int passenger = scene.load("us-rifle", carrier);
        final int one = scene.put("vc-rifle", "C5");
        final int other = scene.put("vc-rifle", "C5");
        scene.answer(COM, DecisionKind.MOVERS, 3)
                .answer(COM, DecisionKind.STEP, NORTH)
                .play(COM, Block.MOVE);
        scene.hand(US, 4).answer(US, DecisionKind.REACTION, scene.card(4)).draw("assault G G - - -");
        scene.fight(COM);
        assertEquals("dead", scene.state(carrier));
        assertEquals("C3 shaken reduced", scene.state(passenger), "Shaken with its carrier, one of two hits ignored");
        assertEquals("C4 complete", scene.state(one));
        assertEquals("C4 complete", scene.state(other));
    }

    @Test
    void letsGetEmMovesLoadedCarriers() { // SF-TRAN-4
        final Scene scene = scene();
        final int carrier = scene.put("us-m113", "C6", 0);
        final int passenger = scene.load("us-rifle", carrier);
        final int walker = scene.put("us-rifle", "C5");
        scene.answer(US, DecisionKind.ACTIVATE, scene.hex("C5")).answer(US, DecisionKind.MOVERS, 1);
        north(scene, 3);
        scene.answer(US, DecisionKind.ACTIVATE, scene.hex("C6")).answer(US, DecisionKind.MOVERS, 1);
        north(scene, 2);
        scene.answer(US, DecisionKind.STEP, UNLOAD).play(US, Block.LETS_GET_EM);
        assertEquals("C2 moved", scene.state(walker));
        assertEquals("C4 moved", scene.state(passenger));
        assertEquals("C4 moved", scene.state(carrier));
    }
}
