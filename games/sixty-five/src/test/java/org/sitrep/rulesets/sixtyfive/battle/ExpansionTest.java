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

/** Tests the cards of the expansion. */
class ExpansionTest {
    private static final String DOWNPOUR =
            "cards.card-55={upper: sudden-downpour, lower: sudden-downpour, tn: 3, hit: none, apfb: 0}";
    private static final String TRAPS = "cards.card-55={upper: claymore, lower: punji-stakes, tn: 3, apfb: 0}";

    @ParameterizedTest
    @CsvSource({"2, true", "8, false"})
    void aDownpourIsPlayedWhenItIsDrawn(final int card, final boolean pours) { // SF-ACT-18, AMB-88
        final Scene scene = new Scene("us-rifle: 1", "nva-rifle: 2", DOWNPOUR);
        final int shooter = scene.put("us-rifle", "C3");
        final int near = scene.put("nva-rifle", "E3");
        scene.put("nva-rifle", "G3");
        scene.hand(US, 10, 11, 12).draw("hand 55", "downpour " + card);
        scene.table.deck.refill(US);
        assertEquals(pours, scene.s.downpour, "it pours if the card shows a Hit");
        assertEquals(3, Long.bitCount(scene.s.hand[US]), "the card is not replaced");
        if (pours) {
            scene.s.hand[US] = 0;
            scene.draw("damage - -").play(US, Block.FIRE);
            assertEquals(List.of(shooter + " " + near + " 2"), scene.told(Event.ATTACK), "no bonus at range 2");
        }
    }

    @Test
    void aFoxholeIsScraped() { // SF-ACT-19
        final Scene scene = new Scene("us-rifle: 1, us-black: 1", "nva-rifle: 1");
        final int unit = scene.put("us-rifle", "C3");
        scene.put("us-black", "E3");
        assertEquals(1, scene.play(US, Block.SCRAPE), "another Action may follow");
        assertTrue(scene.s.foxhole[scene.hex("C3")]);
        assertEquals("C3 complete", scene.state(unit));
    }

    @Test
    void aSneakIsNotFiredAtInCoverAndIsAnAmbush() { // SF-ACT-20
        final Scene scene = new Scene("us-rifle: 1", "nva-rifle: 2", Scene.terrain("C3 kunai")).hand(US, 2);
        final int defender = scene.put("us-rifle", "C2");
        scene.reduced(defender);
        scene.put("nva-rifle", "E3");
        final int unit = scene.put("nva-rifle", "C4");
        scene.answer(COM, DecisionKind.ACTIVATE_UNIT, unit)
                .answer(COM, DecisionKind.MOVERS, 1)
                .answer(COM, DecisionKind.STEP, 0)
                .play(COM, Block.SNEAK);
        assertEquals("C3 moved", scene.state(unit), "one hex, and no question to the US");
        scene.s.moved = 0;
        scene.answer(COM, DecisionKind.ACTIVATE_UNIT, unit)
                .answer(COM, DecisionKind.MOVERS, 1)
                .answer(COM, DecisionKind.STEP, 0)
                .play(COM, Block.SNEAK);
        scene.draw("assault G G").fight(COM);
        assertEquals("dead", scene.state(defender), "before it draws");
    }

    @Test
    void tacticsFiresFromTwoHexes() { // SF-ACT-21
        final Scene scene = new Scene("us-rifle: 3", "nva-rifle: 1");
        final int one = scene.put("us-rifle", "C3");
        final int other = scene.put("us-rifle", "C5");
        final int far = scene.put("us-rifle", "G3");
        scene.put("nva-rifle", "E3");
        scene.answer(US, DecisionKind.ACTIVATE, scene.hex("C3"))
                .draw("damage - - -", "damage - -")
                .play(US, Block.TACTICS);
        assertEquals("C3 fired", scene.state(one));
        assertEquals("C5 fired", scene.state(other));
        assertEquals("G3", scene.state(far));
    }

    @Test
    void reconPatrolAndRegroup() { // SF-ACT-22, SF-ACT-23
        final Scene scene =
                new Scene("us-rifle: 1", "nva-rifle: 1").hand(COM, 1, 2).hand(US, 3);
        scene.draw("reconPatrol 2");
        assertEquals(1, scene.play(US, Block.RECON_PATROL));
        assertEquals(1L << scene.card(1), scene.s.hand[COM]);
        scene.draw("hand 10 11 12 13");
        assertEquals(0, scene.play(US, Block.REGROUP));
        assertFalse((scene.s.hand[US] & 1L << scene.card(3)) != 0);
        assertEquals(4, Long.bitCount(scene.s.hand[US]));
    }

    @ParameterizedTest
    @CsvSource({"2, true", "1, false"})
    void punjiStakesStandInOvergrownHexes(final int card, final boolean hit) { // SF-REA-5
        final Scene scene = new Scene("us-rifle: 1", "nva-rifle: 1", TRAPS, Scene.terrain("C2 brush")).hand(COM, 55);
        final int unit = scene.put("us-rifle", "C4");
        scene.answer(US, DecisionKind.MOVERS, 1)
                .answer(US, DecisionKind.STEP, 0)
                .answer(US, DecisionKind.STEP, 0)
                .answer(COM, DecisionKind.REACTION, scene.card(55))
                .draw("trap " + card);
        if (!hit) { // a Shaken unit has no point left
            scene.answer(US, DecisionKind.STEP, DecisionKind.STOP);
        }
        scene.play(US, Block.MOVE);
        assertEquals(hit ? "C2 shaken moved" : "C2 moved", scene.state(unit), "green hits");
    }

    @Test
    void claymoresWaitBesideLegUnits() { // SF-REA-6
        final Scene scene = new Scene("us-rifle: 1", "nva-rifle: 1", TRAPS).hand(US, 55);
        scene.put("us-rifle", "C1");
        final int unit = scene.put("nva-rifle", "C4");
        scene.answer(COM, DecisionKind.MOVERS, 1)
                .answer(COM, DecisionKind.STEP, 0)
                .answer(COM, DecisionKind.STEP, 0)
                .answer(US, DecisionKind.REACTION, scene.card(55))
                .draw("trap 2")
                .play(COM, Block.MOVE);
        assertEquals("C2 shaken moved", scene.state(unit));
    }
}
