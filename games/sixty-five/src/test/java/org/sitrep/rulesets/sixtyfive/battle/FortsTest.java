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
import org.sitrep.rulesets.sixtyfive.definition.UnitType.Power;
import org.sitrep.rulesets.sixtyfive.play.DecisionKind;
import org.sitrep.rulesets.sixtyfive.play.Event;

/** Tests fortifications (section 23 of the rules). Corner 3 of a hex looks south-west, corner 0 north-east. */
class FortsTest {
    private static final int FIRE = 2;

    @Test
    void theFirstHitInAFoxholeIsRedrawn() { // EX-52, SF-FORT-1
        final Scene scene = new Scene("us-rifle: 1", "nva-rpd: 1");
        final int target = scene.put("us-rifle", "F3");
        scene.put("nva-rpd", "C3");
        scene.s.foxhole[scene.hex("F3")] = true;
        scene.draw("damage G - G Y").play(COM, Block.FIRE);
        assertEquals("F3 shaken", scene.state(target), "one hit of three cards");
        assertEquals(1, scene.told(Event.CARD_REDRAWN).size());
    }

    @Test
    void aVehicleInAFoxholeHasNoBenefit() { // SF-FORT-1
        final Scene scene = new Scene("us-truck: 1", "nva-rifle: 1");
        final int target = scene.put("us-truck", "F3", 0);
        scene.put("nva-rifle", "C3");
        scene.s.foxhole[scene.hex("F3")] = true;
        scene.draw("damage G -").play(COM, Block.FIRE);
        assertEquals("F3 shaken", scene.state(target));
    }

    @ParameterizedTest
    @CsvSource({"3, forbidden, 1", "0, forbidden, 0", "0, without-bonus, 2", "3, without-bonus, 1"})
    void bunkersAreHitThroughTheirFront(final int corner, final String reading, final int cards) { // SF-FORT-2, AMB-53
        final Scene scene = new Scene("us-rifle: 1", "nva-rifle: 1", "options.bunkerArc=" + reading);
        final int inside = scene.put("us-rifle", "F3");
        final int enemy = scene.put("nva-rifle", "C5");
        scene.s.bunker[scene.hex("F3")] = corner;
        assertEquals(cards > 0, scene.table.actions.isPossible(COM, Block.FIRE));
        assertEquals(cards > 0, scene.table.actions.isPossible(US, Block.FIRE), "nor does fire come out");
        if (cards > 0) {
            scene.draw("damage" + " -".repeat(cards)).play(COM, Block.FIRE);
            assertEquals(List.of(enemy + " " + inside + " " + cards), scene.told(Event.ATTACK));
        }
    }

    @Test
    void aSatchelReachesIntoABunkerFromEverywhere() { // SF-FORT-2, AMB-51
        final Scene scene = new Scene("us-rifle: 1", "nva-sapper: 1");
        scene.put("us-rifle", "C3");
        final int sapper = scene.put("nva-sapper", "C4");
        scene.s.bunker[scene.hex("C3")] = 0;
        assertFalse(scene.table.actions.isPossible(COM, Block.FIRE));
        assertTrue(scene.table.powers.able(COM, Power.SATCHEL_CHARGE) != 0);
        scene.draw("damage - - - -").use(COM, sapper, Power.SATCHEL_CHARGE);
    }

    @Test
    void anyActionCardIsASecondWindInABunker() { // SF-FORT-3, AMB-54
        final Scene scene = new Scene("us-rifle: 2", "nva-rifle: 1").hand(US, FIRE);
        final int inside = scene.put("us-rifle", "C3");
        final int outside = scene.put("us-rifle", "E3");
        scene.s.bunker[scene.hex("C3")] = 0;
        scene.fired(inside, outside).answer(US, DecisionKind.PLAY, scene.card(FIRE) | DecisionKind.IN_BUNKER);
        scene.table.impulse.play(US);
        scene.assertUsed();
        assertEquals("C3", scene.state(inside));
        assertEquals("E3 fired", scene.state(outside));
    }

    @ParameterizedTest
    @CsvSource({"14, true", "18, false", "10, true", "22, false"})
    void aBunkerIsATargetOfItsOwn(final int card, final boolean destroyed) { // SF-FORT-4
        final Scene scene = new Scene("us-rifle: 1", "nva-pt-76: 1", Scene.terrain("F3 kunai"));
        final int inside = scene.put("us-rifle", "F3");
        scene.put("nva-pt-76", "D5", 0);
        scene.s.bunker[scene.hex("F3")] = 0;
        scene.draw("target 2", "armor " + card).play(COM, Block.FIRE);
        assertEquals(
                List.of("1 -1 3 " + scene.card(2) + " 1"),
                scene.told(Event.TARGETING),
                "range 3, cover 1, Targeting Modifier 1");
        assertEquals(destroyed, scene.s.rubble[scene.hex("F3")], "2 + 1 + 3 or 0 against 4");
        assertEquals(destroyed ? "F3 shaken reduced" : card == 22 ? "F3 shaken" : "F3", scene.state(inside));
    }

    @Test
    void aTurretHitOnABunkerMeetsMoreArmor() { // SF-FORT-4, SF-CARD-5
        final Scene scene = new Scene("us-rifle: 1", "nva-pt-76: 1", Scene.terrain("F3 kunai"));
        scene.put("us-rifle", "F3");
        scene.put("nva-pt-76", "D5", 0);
        scene.s.bunker[scene.hex("F3")] = 0;
        scene.draw("target 3", "armor 4").play(COM, Block.FIRE);
        assertEquals(List.of("1 -1 3 5 " + scene.card(4) + " 0"), scene.told(Event.PENETRATION), "3 + 1 against 5");
    }

    @Test
    void m40sStayOutOfBunkers() { // S5
        final Scene scene = new Scene("us-m40: 1, us-law: 1", "nva-rifle: 1", "battle.rules.outsideBunkers=[us-m40]");
        final int gun = scene.put("us-m40", "C3");
        final int law = scene.put("us-law", "C3");
        final int at = scene.hex("C2");
        scene.s.bunker[at] = 0;
        assertFalse(scene.table.places.fits(at, US, 1L << gun));
        assertTrue(scene.table.places.fits(at, US, 1L << law));
    }

    @Test
    void wireStopsLegUnitsAndLowersCover() { // SF-FORT-5
        final Scene scene = new Scene("us-rifle: 1", "nva-rifle: 1", "battle.rules.wire=[{map: 1, hex: C2}]");
        final int unit = scene.put("us-rifle", "C3");
        scene.answer(US, DecisionKind.MOVERS, 1)
                .answer(US, DecisionKind.STEP, 0)
                .play(US, Block.MOVE);
        assertEquals("C2 moved", scene.state(unit), "it may go no farther");
        final int enemy = scene.put("nva-rifle", "C5");
        scene.s.moved = 0;
        scene.draw("damage - - -").play(COM, Block.FIRE);
        assertEquals(List.of(enemy + " " + unit + " 3"), scene.told(Event.ATTACK));
    }

    @Test
    void punishingFireHasASecondShotAtABunker() { // SF-ACT-11, SF-FORT-4
        final Scene scene = new Scene("us-rifle: 1", "nva-pt-76: 1, nva-rifle: 1");
        final int inside = scene.put("us-rifle", "F3");
        final int tank = scene.put("nva-pt-76", "D5", 0);
        scene.s.bunker[scene.hex("F3")] = 0;
        scene.draw("target 2", "armor 18")
                .answer(COM, DecisionKind.LEAD, tank)
                .draw("target 3", "armor 24")
                .play(COM, Block.PUNISHING_FIRE);
        assertTrue(scene.s.rubble[scene.hex("F3")]);
        assertEquals("F3 shaken reduced", scene.state(inside));
        assertEquals("D5 fired", scene.state(tank));
    }

    @Test
    void aUnitReloadsAtABunkerWhileItStands() { // SF-ACT-15, SF-FORT-4
        final Scene scene = new Scene("us-rifle: 1", "nva-pt-76: 1");
        scene.put("us-rifle", "F3");
        final int tank = scene.put("nva-pt-76", "D5", 0);
        scene.s.bunker[scene.hex("F3")] = 0;
        scene.draw("target 2", "armor 18").play(COM, Block.FIRE);
        scene.draw("target 3", "armor 24").play(COM, Block.RELOAD_AND_FIRE);
        assertEquals("D5 complete", scene.state(tank));
        scene.s.complete = 0;
        scene.fired(tank);
        assertFalse(scene.table.actions.isPossible(COM, Block.RELOAD_AND_FIRE), "it is rubble");
    }
}
