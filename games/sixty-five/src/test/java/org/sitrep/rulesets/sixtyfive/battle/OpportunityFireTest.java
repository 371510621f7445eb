package org.sitrep.rulesets.sixtyfive.battle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.sitrep.rulesets.sixtyfive.battle.Scene.COM;
import static org.sitrep.rulesets.sixtyfive.battle.Scene.US;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sitrep.rulesets.sixtyfive.definition.Block;
import org.sitrep.rulesets.sixtyfive.definition.UnitType.Power;
import org.sitrep.rulesets.sixtyfive.play.DecisionKind;
import org.sitrep.rulesets.sixtyfive.play.Event;

/** Tests Opportunity Fire (section 11 of the rules). */
class OpportunityFireTest {
    private static final int NORTH = 0;
    private static final int SOUTH = 3;

    /** A VC Rifle in F5 moves north to F4, in sight of a US Rifle in C3. */
    private static Scene scene(final String usUnits, final String comUnits, final String... sets) {
        final Scene scene = new Scene(usUnits, comUnits, sets);
        scene.answer(COM, DecisionKind.MOVERS, 1).answer(COM, DecisionKind.STEP, NORTH);
        return scene;
    }

    @Test
    void aMoverThatIsHitStops() { // SF-OPF-1, SF-OPF-5, SF-OPF-6, SF-FIRE-21
        final Scene scene = scene("us-rifle: 1", "vc-rifle: 1").hand(US, 2);
        final int shooter = scene.put("us-rifle", "C3");
        final int mover = scene.put("vc-rifle", "F5");
        scene.answer(US, DecisionKind.OPPORTUNITY, scene.hex("C3"))
                .answer(US, DecisionKind.OPPORTUNITY_CARD, scene.card(2))
                .draw("damage G - -")
                .play(COM, Block.MOVE);
        assertEquals(List.of(shooter + " " + mover + " 3"), scene.told(Event.ATTACK), "2 + 1 in motion");
        assertEquals("F4 shaken complete", scene.state(mover));
        assertEquals("C3 fired", scene.state(shooter));
    }

    @Test
    void aMoverThatIsMissedIsFiredAtAgain() { // SF-OPF-1, SF-OPF-2
        final Scene scene = scene("us-rifle: 2", "vc-rifle: 1").hand(US, 2, 3);
        final int shooter = scene.put("us-rifle", "C3");
        final int other = scene.put("us-rifle", "C4");
        final int mover = scene.put("vc-rifle", "F5");
        scene.answer(US, DecisionKind.OPPORTUNITY, scene.hex("C3"))
                .answer(US, DecisionKind.OPPORTUNITY_CARD, scene.card(2))
                .draw("damage - - -")
                .answerOf(US, DecisionKind.OPPORTUNITY, DecisionKind.NOTHING, scene.hex("C4"), DecisionKind.NOTHING)
                .answer(COM, DecisionKind.STEP, NORTH)
                .answer(US, DecisionKind.OPPORTUNITY, scene.hex("C4"))
                .answer(US, DecisionKind.OPPORTUNITY_CARD, scene.card(3))
                .draw("damage - - -")
                .answer(COM, DecisionKind.STEP, DecisionKind.STOP)
                .play(COM, Block.MOVE);
        assertEquals("F3 moved", scene.state(mover));
        assertEquals("C3 fired", scene.state(shooter));
        assertEquals("C4 fired", scene.state(other));
    }

    @Test
    void notAtUnitsThatEnterOnesOwnHex() { // SF-OPF-3
        final Scene scene = scene("us-rifle: 1", "vc-rifle: 1").hand(US, 2);
        scene.put("us-rifle", "F4");
        final int mover = scene.put("vc-rifle", "F5");
        scene.play(COM, Block.MOVE);
        assertEquals("F4 moved", scene.state(mover));
    }

    @Test
    void fireIntoAHexOfBothSidesHitsFriends() { // SF-OPF-3, SF-OPF-4, AMB-02
        final Scene scene = scene("us-rifle: 2", "vc-rifle: 1").hand(US, 2);
        scene.put("us-rifle", "C3");
        final int friend = scene.put("us-rifle", "F4");
        final int mover = scene.put("vc-rifle", "F5");
        scene.answer(US, DecisionKind.OPPORTUNITY, scene.hex("C3"))
                .answer(US, DecisionKind.OPPORTUNITY_CARD, scene.card(2))
                .draw("damage R", "friendHit 0", "damage Y G")
                .play(COM, Block.MOVE);
        assertEquals("F4 shaken", scene.state(friend));
        assertEquals("F4 shaken complete", scene.state(mover));
    }

    @Test
    void stationaryUnitsAreNoTargets() { // SF-FIRE-13
        final Scene scene = scene("us-rifle: 1", "vc-rifle: 2").hand(US, 2);
        final int shooter = scene.put("us-rifle", "C3");
        scene.put("vc-rifle", "F4");
        final int mover = scene.put("vc-rifle", "F5");
        scene.s.complete = 1L << Long.numberOfTrailingZeros(scene.s.in(scene.hex("F4"), COM));
        scene.answer(US, DecisionKind.OPPORTUNITY, scene.hex("C3"))
                .answer(US, DecisionKind.OPPORTUNITY_CARD, scene.card(2))
                .draw("damage - - -")
                .answer(COM, DecisionKind.STEP, DecisionKind.STOP)
                .play(COM, Block.MOVE);
        assertEquals(List.of(shooter + " " + mover + " 3"), scene.told(Event.ATTACK));
    }

    @Test
    void oneOfAStackStops() { // SF-MOVE-3, SF-OPF-5, AMB-10
        final Scene scene = new Scene("us-m60: 1", "vc-rifle: 2").hand(US, 2);
        scene.put("us-m60", "C3");
        final int one = scene.put("vc-rifle", "F5");
        final int other = scene.put("vc-rifle", "F5");
        scene.answer(COM, DecisionKind.MOVERS, 3)
                .answer(COM, DecisionKind.STEP, NORTH)
                .answer(US, DecisionKind.OPPORTUNITY, scene.hex("C3"))
                .answer(US, DecisionKind.OPPORTUNITY_CARD, scene.card(2))
                .answer(US, DecisionKind.TARGET, one | DecisionKind.SPREAD)
                .answer(US, DecisionKind.HIT, other)
                .draw("damage G - - -")
                .answer(COM, DecisionKind.STEP, NORTH)
                .answer(COM, DecisionKind.STEP, DecisionKind.STOP)
                .play(COM, Block.MOVE);
        assertEquals("F3 moved", scene.state(one));
        assertEquals("F4 shaken complete", scene.state(other));
    }

    @Test
    void aPowerOfTheUnitThatIsChosen() { // SF-OPF-1, SF-OPF-2, SF-OPF-6, AMB-14, SF-STAT-5
        final Scene scene = scene("us-rifle: 2, us-dixon: 1", "vc-rifle: 1").hand(US, 17);
        final int rifle = scene.put("us-rifle", "D4");
        final int other = scene.put("us-rifle", "D4");
        final int sniper = scene.put("us-dixon", "D4");
        final int mover = scene.put("vc-rifle", "F5");
        scene.answer(US, DecisionKind.OPPORTUNITY, scene.hex("D4"))
                .answer(US, DecisionKind.OPPORTUNITY_CARD, scene.card(17) | DecisionKind.POWER)
                .answerOf(
                        US,
                        DecisionKind.POWER_OF,
                        sniper | Power.KILL_SHOT.ordinal() << 6,
                        rifle | Power.FORTY_MM.ordinal() << 6,
                        other | Power.FORTY_MM.ordinal() << 6,
                        sniper | Power.KILL_SHOT.ordinal() << 6)
                .answerOf(US, DecisionKind.JOIN, other, rifle, other, DecisionKind.NOTHING)
                .answer(US, DecisionKind.JOIN, DecisionKind.NOTHING)
                .draw("damage - - - - - -")
                .answer(COM, DecisionKind.STEP, DecisionKind.STOP)
                .play(COM, Block.MOVE);
        assertEquals(List.of(sniper + " " + mover + " 6"), scene.told(Event.ATTACK), "2 + 1 + 1 in motion + 2");
        assertEquals("D4 complete", scene.state(sniper));
        assertEquals("D4 fired", scene.state(other));
    }

    @ParameterizedTest
    @CsvSource({"fire-and-powers, 0", "all-fire, 1"})
    void otherCardsThatFire(final String option, final int attacks) { // AMB-08
        final Scene scene = scene("us-rifle: 1", "vc-rifle: 1", "options.opportunityCards=" + option)
                .hand(US, 41);
        scene.put("us-rifle", "C3");
        scene.put("vc-rifle", "F5");
        if (attacks > 0) {
            scene.answer(US, DecisionKind.OPPORTUNITY, scene.hex("C3"))
                    .answer(US, DecisionKind.OPPORTUNITY_CARD, scene.card(41))
                    .draw("damage - - -");
        }
        scene.answer(COM, DecisionKind.STEP, DecisionKind.STOP).play(COM, Block.MOVE);
        assertEquals(attacks, scene.told(Event.ATTACK).size());
    }

    @ParameterizedTest
    @CsvSource({"one-per-hex, 2", "one, 1"})
    void firesAtOneEntry(final String option, final int fires) { // AMB-09
        final Scene scene = scene("us-rifle: 2", "vc-rifle: 1", "options.opportunityFires=" + option)
                .hand(US, 2, 3);
        scene.put("us-rifle", "C3");
        scene.put("us-rifle", "C4");
        scene.put("vc-rifle", "F5");
        scene.answer(US, DecisionKind.OPPORTUNITY, scene.hex("C3"))
                .answer(US, DecisionKind.OPPORTUNITY_CARD, scene.card(2))
                .draw("damage - - -");
        if (fires == 2) {
            scene.answer(US, DecisionKind.OPPORTUNITY, scene.hex("C4"))
                    .answer(US, DecisionKind.OPPORTUNITY_CARD, scene.card(3))
                    .draw("damage - - -");
        }
        scene.answer(COM, DecisionKind.STEP, DecisionKind.STOP).play(COM, Block.MOVE);
        assertEquals(fires, scene.told(Event.ATTACK).size());
    }

    @ParameterizedTest
    @CsvSource({"counts, 3", "does-not, 2"})
    void aUnitInMotion(final String option, final int draws) { // AMB-11
        final Scene scene = scene("us-rifle: 1", "vc-rifle: 1", "options.moversInOpportunityFire=" + option)
                .hand(US, 2);
        scene.put("us-rifle", "C3");
        scene.put("vc-rifle", "F5");
        scene.answer(US, DecisionKind.OPPORTUNITY, scene.hex("C3"))
                .answer(US, DecisionKind.OPPORTUNITY_CARD, scene.card(2))
                .draw("damage" + " -".repeat(draws))
                .answer(COM, DecisionKind.STEP, DecisionKind.STOP)
                .play(COM, Block.MOVE);
    }

    @ParameterizedTest
    @CsvSource({"allowed, 2", "none, 3"})
    void supportsAndReactions(final String option, final int draws) { // AMB-07, SF-OPF-8
        final Scene scene = scene("us-rifle: 1", "vc-rifle: 1", "options.opportunitySupports=" + option)
                .hand(US, 2)
                .hand(COM, 6);
        scene.put("us-rifle", "C3");
        scene.put("vc-rifle", "F5");
        scene.answer(US, DecisionKind.OPPORTUNITY, scene.hex("C3"))
                .answer(US, DecisionKind.OPPORTUNITY_CARD, scene.card(2))
                .draw("damage" + " -".repeat(draws));
        if (option.equals("allowed")) {
            scene.answer(COM, DecisionKind.REACTION, scene.card(6));
        }
        scene.answer(COM, DecisionKind.STEP, DecisionKind.STOP).play(COM, Block.MOVE);
    }

    @ParameterizedTest
    @CsvSource({"goes-on, 4, F4 moved", "goes-on, 22, F4 shaken complete", "goes-on, 10, dead", "stops, 15, F4 complete"
    })
    void aVehicleStopsIfTheHitHasAnEffect(final String option, final int armor, final String state) { // AMB-13
        final Scene scene = new Scene(
                        "us-law: 1", "nva-pt-76: 1", "options.hardTargetStopped=" + option, "units.nva-pt-76.armor=12")
                .hand(US, 2);
        scene.put("us-law", "D4");
        final int mover = scene.put("nva-pt-76", "F5", NORTH);
        scene.answer(COM, DecisionKind.MOVERS, 1)
                .answer(COM, DecisionKind.STEP, NORTH)
                .answer(US, DecisionKind.OPPORTUNITY, scene.hex("D4"))
                .answer(US, DecisionKind.OPPORTUNITY_CARD, scene.card(2))
                .draw("target 3", "armor " + armor);
        if (state.equals("F4 moved")) {
            scene.answer(COM, DecisionKind.STEP, DecisionKind.STOP);
        }
        scene.play(COM, Block.MOVE);
        assertEquals(state, scene.state(mover));
    }

    @Test
    void beforeTheFireOfMoveAndFire() { // SF-OPF-7, SF-ACT-10
        final Scene scene = scene("us-rifle: 1", "vc-rifle: 1").hand(US, 2);
        scene.put("us-rifle", "C3");
        final int mover = scene.put("vc-rifle", "F5");
        scene.answer(US, DecisionKind.OPPORTUNITY, scene.hex("C3"))
                .answer(US, DecisionKind.OPPORTUNITY_CARD, scene.card(2))
                .draw("damage G - -")
                .play(COM, Block.MOVE_AND_FIRE);
        assertEquals(1, scene.told(Event.ATTACK).size(), "a Shaken unit does not fire");
        assertEquals("F4 shaken complete", scene.state(mover));
    }

    @Test
    void aVehicleInMoveAndFireFiresFirst() { // SF-REA-1, SF-STAT-4
        final Scene scene = new Scene("us-m48: 1", "nva-pt-76: 1").hand(US, 2).hand(COM, 26);
        final int tank = scene.put("us-m48", "D4", 1);
        final int mover = scene.put("nva-pt-76", "F5", NORTH);
        scene.answer(COM, DecisionKind.MOVERS, 1)
                .answer(COM, DecisionKind.STEP, NORTH)
                .answer(US, DecisionKind.OPPORTUNITY, scene.hex("D4"))
                .answer(US, DecisionKind.OPPORTUNITY_CARD, scene.card(2))
                .answer(COM, DecisionKind.REACTION, scene.card(26))
                .draw("target 9 23")
                .play(COM, Block.MOVE_AND_FIRE);
        assertEquals("F4 complete", scene.state(mover), "it has fired");
        assertEquals("D4 fired", scene.state(tank));
    }

    @Test
    void aVehicleThatJustMovesDoesNotFireFirst() { // SF-REA-1
        final Scene scene = new Scene("us-m48: 1", "nva-pt-76: 1").hand(US, 2).hand(COM, 26);
        scene.put("us-m48", "D4", 1);
        final int mover = scene.put("nva-pt-76", "F5", SOUTH);
        scene.answer(COM, DecisionKind.MOVERS, 1)
                .answer(COM, DecisionKind.STEP, DecisionKind.REVERSE | NORTH)
                .answer(US, DecisionKind.OPPORTUNITY, scene.hex("D4"))
                .answer(US, DecisionKind.OPPORTUNITY_CARD, scene.card(2))
                .draw("target 9")
                .answer(COM, DecisionKind.STEP, DecisionKind.STOP)
                .play(COM, Block.MOVE);
        assertEquals("F4 moved", scene.state(mover));
    }

    @Test
    void itGoesOnWhileTheLastActionIsFinished() { // SF-TURN-6, AMB-87
        final Scene scene = scene("us-rifle: 2", "vc-rifle: 1").hand(US, 2, 3);
        scene.put("us-rifle", "C3");
        scene.put("us-rifle", "C4");
        scene.put("vc-rifle", "F5");
        scene.s.endTurns = 2;
        scene.answer(US, DecisionKind.OPPORTUNITY, scene.hex("C3"))
                .answer(US, DecisionKind.OPPORTUNITY_CARD, scene.card(2))
                .draw("damage 50 - -")
                .answer(US, DecisionKind.OPPORTUNITY, DecisionKind.NOTHING)
                .answer(COM, DecisionKind.STEP, NORTH)
                .answer(US, DecisionKind.OPPORTUNITY, scene.hex("C4"))
                .answer(US, DecisionKind.OPPORTUNITY_CARD, scene.card(3))
                .draw("damage - - -")
                .answer(COM, DecisionKind.STEP, DecisionKind.STOP)
                .play(COM, Block.MOVE);
        assertTrue(scene.table.deck.turnEnds());
        assertEquals(2, scene.told(Event.ATTACK).size());
    }
}
