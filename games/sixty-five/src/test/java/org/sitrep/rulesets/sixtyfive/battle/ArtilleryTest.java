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

/** Tests artillery and the air strike (section 12 of the rules, S6). */
class ArtilleryTest {
    private static final int HEAVY_ARTILLERY = 49;
    private static final int PANIC = 41;

    private static Scene example() {
        return new Scene("us-rifle: 1", "vc-rifle: 3, vc-phan: 1", Scene.terrain("E4 kunai", "F3 kunai"));
    }

    private static Scene aim(final Scene scene, final String at, final String one, final String other) {
        final int from = scene.hex(at);
        final int first = scene.tables.map.direction(from, scene.hex(one));
        final int second = scene.tables.map.direction(from, scene.hex(other));
        return scene.answer(US, DecisionKind.AIM, from)
                .answer(US, DecisionKind.PATTERN, Math.min(first, second) + 8 * Math.max(first, second));
    }

    @Test
    void eachHexOfThePatternIsAttacked() { // EX-60, SF-ACT-1, SF-ART-1, SF-ART-3, SF-ART-4
        final Scene scene = example();
        scene.put("us-rifle", "C3");
        final int open = scene.put("vc-rifle", "E3");
        final int covered = scene.put("vc-rifle", "E4");
        scene.put("vc-rifle", "F3");
        scene.put("vc-phan", "F3");
        aim(scene, "E3", "E4", "F3")
                .draw("strike Y G R", "strike - - -", "strike G Y")
                .play(US, Block.ARTILLERY);
        assertEquals(
                List.of(scene.hex("E3") + " 3", scene.hex("F3") + " 3", scene.hex("E4") + " 2"),
                scene.told(Event.STRIKE_AT));
        assertEquals("E3 shaken", scene.state(open));
        assertEquals("E4 shaken", scene.state(covered));
    }

    @Test
    void aRoadTakesNoCoverOffForAStrike() { // S6 (d) is about lines of sight
        final Scene scene = new Scene(
                "us-rifle: 1",
                "vc-rifle: 1",
                Scene.terrain("E3 jungle"),
                "battle.rules.roadsAreOpen=true",
                "maps.map-1.roads=[[E3, E4]]");
        scene.put("us-rifle", "C3");
        scene.put("vc-rifle", "E3");
        aim(scene, "E3", "E4", "F3").draw("strike - -").play(US, Block.ARTILLERY);
        assertEquals(List.of(scene.hex("E3") + " 2"), scene.told(Event.STRIKE_AT));
    }

    @Test
    void heavyArtilleryAddsOneInEveryHex() { // EX-63, SF-SUP-5
        final Scene scene = example().hand(US, HEAVY_ARTILLERY);
        scene.put("us-rifle", "C3");
        scene.put("vc-rifle", "E3");
        scene.put("vc-rifle", "E4");
        scene.put("vc-rifle", "F3");
        scene.put("vc-phan", "F3");
        aim(scene, "E3", "E4", "F3")
                .answer(US, DecisionKind.SUPPORT, scene.card(HEAVY_ARTILLERY))
                .draw("strike - - - -", "strike - - - -", "strike - - -")
                .play(US, Block.ARTILLERY);
        assertEquals(3, scene.told(Event.STRIKE_AT).size());
    }

    @ParameterizedTest
    @CsvSource({"1, F3 shaken, F3", "2, F3 shaken, F3 shaken", "3, F3 shaken reduced, F3 shaken"})
    void hitsAreSpreadHeroesLast(final int hits, final String rifle, final String hero) { // EX-61, SF-FIRE-11
        final Scene scene = new Scene("us-rifle: 1", "vc-rifle: 1, vc-phan: 1");
        scene.put("us-rifle", "C3");
        final int soldier = scene.put("vc-rifle", "F3");
        final int phan = scene.put("vc-phan", "F3");
        aim(scene, "F3", "F2", "G3")
                .draw("strike" + " Y".repeat(hits) + " -".repeat(4 - hits))
                .play(US, Block.ARTILLERY);
        assertEquals(rifle, scene.state(soldier));
        assertEquals(hero, scene.state(phan));
    }

    @ParameterizedTest
    @CsvSource({"03, true", "04, false", "22, true", "10, true", "11, false"})
    void tanksAreShakenAtMost(final int card, final boolean shaken) { // EX-62, SF-ART-5, AMB-33
        final Scene scene = new Scene("us-rifle: 1, us-m48: 1", "vc-rifle: 1", "artillery.armorPiercing=2");
        final int caller = scene.put("vc-rifle", "C3");
        final int tank = scene.put("us-m48", "F3", 0);
        final int from = scene.hex("F3");
        scene.answer(COM, DecisionKind.AIM, from)
                .answer(COM, DecisionKind.PATTERN, 8)
                .draw("strike " + card)
                .play(COM, Block.ARTILLERY);
        assertEquals(shaken ? "F3 shaken" : "F3", scene.state(tank), "2 + result against 4");
        assertEquals("C3", scene.state(caller), "nobody is marked");
    }

    @Test
    void bothKindsOfAHexAreAttacked() { // SF-ART-6
        final Scene scene = new Scene("us-rifle: 1, us-m48: 1", "vc-rifle: 1");
        scene.put("vc-rifle", "C3");
        final int soft = scene.put("us-rifle", "F3");
        final int hard = scene.put("us-m48", "F3", 0);
        scene.answer(COM, DecisionKind.AIM, scene.hex("F3"))
                .answer(COM, DecisionKind.PATTERN, 8)
                .draw("strike Y - - 3")
                .play(COM, Block.ARTILLERY);
        assertEquals("F3 shaken", scene.state(soft), "one soft target: 3 cards");
        assertEquals("F3 shaken", scene.state(hard));
    }

    @Test
    void theTargetHexAloneHasToBeSeen() { // SF-ART-2
        final Scene scene =
                new Scene("us-rifle: 2", "vc-rifle: 1", Scene.terrain("D3 jungle", "D2 jungle", "E3 jungle"));
        final int unit = scene.put("us-rifle", "C3");
        assertTrue(scene.table.artillery.mayStrike(US, scene.hex("D3")));
        assertFalse(scene.table.artillery.mayStrike(US, scene.hex("F3")));
        scene.shaken(unit);
        assertFalse(scene.table.artillery.mayStrike(US, scene.hex("D3")), "a Shaken unit calls nothing");
    }

    @Test
    void onlyHelicoptersOnTheGroundAreHit() { // SF-ART-8
        final Scene scene = new Scene("us-rifle: 1, us-huey-gunship: 2", "vc-rifle: 1");
        scene.put("vc-rifle", "C3");
        final int landed = scene.put("us-huey-gunship", "F3", 0);
        final int above = scene.put("us-huey-gunship", "F2", 0);
        scene.s.flight[landed] = BattleState.Flight.LANDED.ordinal();
        final int from = scene.hex("F3");
        scene.answer(COM, DecisionKind.AIM, from)
                .answer(COM, DecisionKind.PATTERN, 8) // north is F2
                .draw("strike Y -") // 3 - 1 for a Difficult Target alone
                .play(COM, Block.ARTILLERY);
        assertEquals("F3 shaken", scene.state(landed), "a soft target");
        assertEquals("F2", scene.state(above));
    }

    @Test
    void bothSidesAreHitOrEnemiesAlone() { // SF-ART-7, AMB-32
        for (final String reading : List.of("both-sides", "enemies")) {
            final Scene scene = new Scene("us-rifle: 1", "vc-rifle: 1", "options.artilleryHits=" + reading);
            final int own = scene.put("us-rifle", "C3");
            final int enemy = scene.put("vc-rifle", "C2");
            final int from = scene.hex("C3");
            scene.answer(US, DecisionKind.AIM, from)
                    .answer(US, DecisionKind.PATTERN, 8)
                    .draw(reading.equals("enemies") ? "strike Y - -" : "strike Y - - Y - -")
                    .play(US, Block.ARTILLERY);
            assertEquals(reading.equals("enemies") ? "C3" : "C3 shaken", scene.state(own));
            assertEquals("C2 shaken", scene.state(enemy));
        }
    }

    @Test
    void panicAfterAStrike() { // SF-SUP-6, AMB-63
        final Scene scene = new Scene("us-rifle: 1", "vc-rifle: 1").hand(US, PANIC);
        scene.put("us-rifle", "C3");
        final int target = scene.put("vc-rifle", "F3");
        scene.shaken(target).reduced(target);
        aim(scene, "F3", "F2", "G3")
                .draw("strike - - -")
                .answer(US, DecisionKind.SUPPORT, scene.card(PANIC))
                .play(US, Block.ARTILLERY);
        assertEquals("dead", scene.state(target));
    }

    @Test
    void aBunkerIsAttackedInsteadOfThoseInIt() { // SF-FORT-4, SF-ART-8
        for (final int card : new int[] {3, 4}) {
            final Scene scene = new Scene("us-rifle: 1", "nva-rifle: 1");
            scene.put("nva-rifle", "C3");
            final int inside = scene.put("us-rifle", "F3");
            scene.s.bunker[scene.hex("F3")] = 3;
            scene.answer(COM, DecisionKind.AIM, scene.hex("F3"))
                    .answer(COM, DecisionKind.PATTERN, 8)
                    .answer(COM, DecisionKind.STRIKE_BUNKER, 1)
                    .draw("strike " + card)
                    .play(COM, Block.ARTILLERY);
            assertEquals(card == 3 ? "F3 shaken" : "F3", scene.state(inside), "2 + 2 or 2 + 1 against 4");
        }
    }

    @Test
    void artilleryComesFromTheFrontOfABunker() { // SF-FORT-2
        final Scene scene = new Scene("us-rifle: 1", "nva-rifle: 1");
        scene.put("nva-rifle", "C3");
        scene.put("us-rifle", "F3");
        scene.s.bunker[scene.hex("F3")] = 1;
        scene.answer(COM, DecisionKind.AIM, scene.hex("F3"))
                .answer(COM, DecisionKind.PATTERN, 8)
                .answer(COM, DecisionKind.STRIKE_BUNKER, 0)
                .draw("strike - -")
                .play(COM, Block.ARTILLERY);
        assertEquals(List.of(scene.hex("F3") + " 2"), scene.told(Event.STRIKE_AT), "3 - 1 of the bunker");
    }

    @Test
    void theAirStrikeEndangersFriends() { // S6, AMB-02, AMB-77
        final Scene scene = new Scene(
                "us-rifle: 2, us-m113: 1", "vc-rifle: 1", "battle.rules.airStrikeFrom=3", "battle.rules.airStrike=5");
        final int beside = scene.put("us-rifle", "C3");
        final int twoAway = scene.put("us-rifle", "C6");
        final int vehicle = scene.put("us-m113", "D4", 0);
        final int target = scene.put("vc-rifle", "C4");
        scene.s.turn = 2;
        assertFalse(scene.table.artillery.mayStrikeFromTheAir(US));
        scene.s.turn = 3;
        assertTrue(scene.table.artillery.mayStrikeFromTheAir(US));
        assertFalse(scene.table.artillery.mayStrikeFromTheAir(COM));
        scene.answer(US, DecisionKind.AIM, scene.hex("C4")).draw("strike G Y R - -");
        scene.table.artillery.strikeFromTheAir(US);
        scene.assertUsed();
        assertEquals("C4 shaken", scene.state(target), "green hits the target");
        assertEquals("C3 shaken reduced", scene.state(beside), "yellow and red hit friends within 1");
        assertEquals("C6 shaken", scene.state(twoAway), "red hits friends 2 away");
        assertEquals("D4", scene.state(vehicle), "no effect on hard targets");
        assertFalse(scene.table.artillery.mayStrikeFromTheAir(US), "once per turn");
    }
}
