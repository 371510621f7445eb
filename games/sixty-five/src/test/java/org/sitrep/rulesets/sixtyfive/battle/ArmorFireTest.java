package org.sitrep.rulesets.sixtyfive.battle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.sitrep.rulesets.sixtyfive.battle.Scene.COM;
import static org.sitrep.rulesets.sixtyfive.battle.Scene.US;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sitrep.rulesets.sixtyfive.definition.Block;
import org.sitrep.rulesets.sixtyfive.play.DecisionKind;
import org.sitrep.rulesets.sixtyfive.play.Event;

/** Tests fire at hard targets (section 15 of the rules). */
class ArmorFireTest {
    private static final String JUNGLE = Scene.terrain("H4 jungle");
    /** Corner towards J1 as seen from H4, and the opposite one. */
    private static final int FRONT = 0;

    private static final int BACK = 3;

    private static Scene example(final int facing, final String... sets) {
        final String[] all = new String[sets.length + 1];
        all[0] = JUNGLE;
        System.arraycopy(sets, 0, all, 1, sets.length);
        final Scene scene = new Scene("us-m48: 1, us-law: 1", "nva-pt-76: 1", all);
        scene.put("nva-pt-76", "J1", BACK);
        scene.put("us-m48", "H4", facing);
        return scene;
    }

    @ParameterizedTest
    @CsvSource({
        "0, 21, 15, H4, EX-80",
        "3, 21, 18, dead, EX-81 and EX-82",
        "3, 21, 25, H4, EX-82",
        "0, 17, 4, H4, EX-83",
        "0, 17, 6, dead, EX-83"
    })
    void penetration(
            final int facing,
            final int target,
            final int armor,
            final String state,
            final String example) { // SF-AP-2, SF-AP-5
        final Scene scene = example(facing, "cards.card-17.turret=true");
        scene.draw("target " + target, "armor " + armor).play(COM, Block.FIRE);
        assertEquals("4", scene.told(Event.TARGETING).get(0).split(" ")[2], "needed");
        assertEquals(state, scene.state(0), example);
    }

    @Test
    void aWordOfMoveAndFireMisses() { // EX-84, SF-AP-3
        final Scene scene = example(FRONT, "cards.card-39.tn=9");
        scene.answer(COM, DecisionKind.MOVERS, DecisionKind.NOTHING)
                .draw("target 39")
                .play(COM, Block.MOVE_AND_FIRE);
        assertEquals("H4", scene.state(0));
        assertEquals("J1 complete", scene.state(2));
    }

    @ParameterizedTest
    @CsvSource({"11, false", "2, true"})
    void unexpectedCover(final int target, final boolean hits) { // EX-85
        final Scene scene = example(FRONT).hand(US, 6);
        scene.answer(US, DecisionKind.REACTION, scene.card(6)).draw("target " + target);
        if (hits) {
            scene.draw("armor 11");
        }
        scene.play(COM, Block.FIRE);
        assertEquals("6", scene.told(Event.TARGETING).get(0).split(" ")[2], "needed");
    }

    @ParameterizedTest
    @CsvSource({"6, H4", "14, dead"})
    void glancingShot(final int armor, final String state) { // EX-86
        final Scene scene = example(FRONT).hand(US, 15);
        scene.answer(US, DecisionKind.REACTION, scene.card(15))
                .draw("target 2", "armor " + armor)
                .play(COM, Block.FIRE);
        assertEquals(state, scene.state(0));
    }

    @Test
    void reactionsOfTwoNames() { // EX-06, SF-CARD-3
        final Scene scene = example(FRONT).hand(US, 7, 15);
        scene.answer(US, DecisionKind.REACTION, scene.card(7))
                .answer(US, DecisionKind.REACTION, scene.card(15))
                .draw("target 2", "armor 6")
                .play(COM, Block.FIRE);
        assertEquals("H4", scene.state(0));
    }

    @ParameterizedTest
    @CsvSource({"I3, false", "J4, false", "F1, false", "H1, false", "J5, true", "F2, true", "G5, true", "H5, true"})
    void frontAndFlank(final String from, final boolean flank) { // SF-FACE-2, SF-FACE-3
        final Scene scene = example(FRONT);
        assertEquals(flank, scene.table.aim.isFlank(0, scene.hex(from)));
        assertEquals(flank ? 3 : 4, scene.table.aim.armorAgainst(0, scene.hex(from)));
    }

    @Test
    void onlyUnitsWithAFactorFireAtArmor() { // SF-AP-1
        final Scene scene = new Scene("us-rifle: 1, us-law: 1", "nva-pt-76: 1");
        scene.put("us-rifle", "C3");
        final int law = scene.put("us-law", "C3");
        scene.put("nva-pt-76", "F3", 4);
        assertEquals(1L << law, scene.table.fireActions.able(US, Block.FIRE));
    }

    @ParameterizedTest
    @CsvSource({"easier, 3", "harder, 5"})
    void aVehicleThatHasMoved(final String option, final int needed) { // AMB-12, SF-FIRE-20
        final Scene scene = example(FRONT, "options.movingVehicles=" + option);
        scene.moved(0).draw("target 9").play(COM, Block.FIRE);
        assertEquals(
                Integer.toString(needed), scene.told(Event.TARGETING).get(0).split(" ")[2]);
    }

    @Test
    void aTacticalHeroLetsACardBeRedrawn() { // SF-ABIL-9, AMB-48
        final Scene scene = new Scene("us-law: 1, us-riggs: 1", "nva-pt-76: 1");
        scene.put("us-law", "C3");
        scene.put("us-riggs", "C3");
        final int target = scene.put("nva-pt-76", "F3", 4);
        scene.draw("target 9")
                .answer(US, DecisionKind.REDRAW, 1)
                .draw("target 2", "armor 10")
                .play(US, Block.FIRE);
        assertEquals("dead", scene.state(target));
    }

    @ParameterizedTest
    @CsvSource({"one-per-attack, 1", "each-card, 2"})
    void redrawsOfATacticalHero(final String option, final int redraws) { // AMB-48
        final Scene scene = new Scene("us-law: 1, us-riggs: 1", "nva-pt-76: 1", "options.tactical=" + option);
        scene.put("us-law", "C3");
        scene.put("us-riggs", "C3");
        final int target = scene.put("nva-pt-76", "F3", 4);
        scene.draw("target 9").answer(US, DecisionKind.REDRAW, 1).draw("target 2", "armor 11");
        if (redraws == 2) {
            scene.answer(US, DecisionKind.REDRAW, 1).draw("armor 10");
        }
        scene.play(US, Block.FIRE);
        assertEquals(redraws == 2 ? "dead" : "F3", scene.state(target));
    }

    @ParameterizedTest
    @CsvSource({"impossible, 0", "possible, 1"})
    void armorPiercingFireAtAFlyingHelicopter(final String option, final int able) { // AMB-59
        final Scene scene = new Scene(
                "us-huey-transport: 1",
                "nva-rpg: 1",
                "options.flyingTargets=" + option,
                "units.nva-rpg.highExplosive=0",
                "units.nva-rpg.reducedHighExplosive=0");
        scene.put("us-huey-transport", "C3", 0);
        scene.put("nva-rpg", "F3");
        assertEquals(able, Long.bitCount(scene.table.fireActions.able(COM, Block.FIRE)));
    }

    @Test
    void criticalHit() { // SF-AP-4
        final Scene scene = example(FRONT).hand(COM, 33);
        scene.answer(COM, DecisionKind.SUPPORT, scene.card(33))
                .draw("target 2", "armor 47")
                .play(COM, Block.FIRE);
        assertEquals("dead", scene.state(0), "2 + 1 + 2 - 1 is 4");
    }

    @ParameterizedTest
    @CsvSource({"2, 8, H4 shaken", "2, 11, H4", "2, 10, dead"})
    void wordsOfTheSecondCard(final int target, final int armor, final String state) { // SF-AP-5, SF-AP-6, AMB-39
        final Scene scene = example(FRONT);
        scene.draw("target " + target, "armor " + armor).play(COM, Block.FIRE);
        assertEquals(state, scene.state(0));
        if (armor == 8) {
            scene.s.fired = 0;
            scene.draw("target 3", "armor 22").play(COM, Block.FIRE);
            assertEquals(state, scene.state(0));
        }
    }

    @Test
    void aTruckHasNoArmor() { // SF-AP-7, SF-UNIT-3, SF-UNIT-5, AMB-40
        final Scene scene = new Scene("us-truck: 1", "nva-rpg: 1");
        final int truck = scene.put("us-truck", "C3", 1);
        scene.put("nva-rpg", "E3");
        scene.answerOf(COM, DecisionKind.TARGET, truck | DecisionKind.ARMOR, truck, truck | DecisionKind.ARMOR)
                .draw("target 2", "armor 15")
                .play(COM, Block.FIRE);
        assertEquals("dead", scene.state(truck), "3 + 1 - 4 is 0");
    }

    @ParameterizedTest
    @CsvSource({"0, 1", "3, 0"})
    void aFixedWeaponFiresThroughItsFront(final int facing, final int able) { // SF-FACE-4, AMB-83
        final Scene scene = new Scene("us-m48: 1", "nva-pt-76: 1", "units.us-m48.abilities=[fixed-weapon]");
        scene.put("us-m48", "H4", facing);
        scene.put("nva-pt-76", "J1", 0);
        assertEquals(able, Long.bitCount(scene.table.fireActions.able(US, Block.FIRE)));
    }

    @Test
    void eachFirerShootsAtArmorOnItsOwn() { // EX-48, SF-LEAD-4
        final Scene scene = new Scene("us-m48: 1, us-law: 1", "nva-pt-76: 1");
        final int tank = scene.put("us-m48", "C3", 0);
        final int law = scene.put("us-law", "C3");
        final int target = scene.put("nva-pt-76", "F3", 4);
        scene.answer(US, DecisionKind.LEAD, tank)
                .answer(US, DecisionKind.JOIN, law)
                .draw("target 9 4", "armor 8")
                .play(US, Block.FIRE);
        assertEquals(
                List.of(
                        tank + " " + target + " 1 " + scene.card(9) + " 0",
                        law + " " + target + " 3 " + scene.card(4) + " 1"),
                scene.told(Event.TARGETING));
        assertEquals("F3 shaken", scene.state(target));
        assertEquals("C3 fired", scene.state(tank));
        assertEquals("C3 fired", scene.state(law));
    }

    @Test
    void aVehicleFiresFirst() { // SF-REA-1, SF-STAT-4
        final Scene scene = example(FRONT).hand(US, 26);
        scene.answer(US, DecisionKind.REACTION, scene.card(26))
                .draw("target 2", "armor 10", "target 4", "armor 24")
                .play(COM, Block.FIRE);
        assertEquals("dead", scene.state(0));
        assertEquals("dead", scene.state(2), "both take effect together");
    }

    @Test
    void firstFireMarksFired() { // SF-STAT-4
        final Scene scene = example(FRONT).hand(US, 26);
        scene.answer(US, DecisionKind.REACTION, scene.card(26))
                .draw("target 9", "target 23")
                .play(COM, Block.FIRE);
        assertEquals("H4 fired", scene.state(0));
        assertEquals("J1 fired", scene.state(2));
    }

    @Test
    void aVehicleThatFirstFireDestroysDoesNotPunishOn() { // SF-ACT-11, SF-REA-1
        final Scene scene = example(FRONT).hand(US, 26);
        scene.answer(US, DecisionKind.REACTION, scene.card(26))
                .draw("target 9", "target 4", "armor 24")
                .play(COM, Block.PUNISHING_FIRE);
        assertEquals("dead", scene.state(2));
        assertEquals("H4 fired", scene.state(0));
    }

    @ParameterizedTest
    @CsvSource({"moved", "complete", "shaken"})
    void whoIsNotEligibleDoesNotFireFirst(final String marker) { // SF-REA-1
        final Scene scene = example(FRONT).hand(US, 26);
        switch (marker) {
            case "moved" -> scene.moved(0);
            case "complete" -> scene.complete(0);
            default -> scene.shaken(0);
        }
        scene.draw("target 9").play(COM, Block.FIRE);
        assertEquals("J1 fired", scene.state(2));
    }

    @Test
    void infantryDoesNotFireFirst() { // AMB-65
        final Scene scene = new Scene("us-m40: 1, us-m48: 1", "nva-pt-76: 1, nva-rpg: 1").hand(US, 26);
        scene.put("us-m48", "C3", 1);
        scene.put("nva-rpg", "F3");
        scene.draw("target 9").play(COM, Block.FIRE);
        assertEquals("C3", scene.state(1));
    }
}
