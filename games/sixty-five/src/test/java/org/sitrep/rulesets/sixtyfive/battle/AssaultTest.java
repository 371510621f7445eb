package org.sitrep.rulesets.sixtyfive.battle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.sitrep.rulesets.sixtyfive.battle.Scene.COM;
import static org.sitrep.rulesets.sixtyfive.battle.Scene.US;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sitrep.rulesets.sixtyfive.definition.Block;
import org.sitrep.rulesets.sixtyfive.play.DecisionKind;
import org.sitrep.rulesets.sixtyfive.play.Event;

/** Tests assaults (section 13 of the rules): COM units have entered E3 from D3 before each fight. */
class AssaultTest {
    private static final int RETREAT = 22;
    private static final int LIGHT_WOUNDS = 4;
    private static final int AMBUSH = 20;
    private static final int BULLET_STORM = 8;
    private static final int PANIC = 41;

    private static int attack(final Scene scene, final String type, final String from) {
        final int unit = scene.put(type, "E3");
        scene.s.entered[unit] = scene.hex(from);
        return unit;
    }

    private static String side(final int side, final int cards, final int hits) {
        return side + " " + cards + " " + hits;
    }

    @Test
    void unitsWithoutAssaultCountOne() { // EX-72, SF-ASLT-3, SF-ABIL-1
        final Scene scene = new Scene("us-m60: 1", "nva-rifle: 2");
        final int defender = scene.put("us-m60", "E3");
        final int one = attack(scene, "nva-rifle", "D3");
        final int other = attack(scene, "nva-rifle", "D3");
        scene.draw("assault G R G -", "assault -").fight(COM);
        assertEquals(List.of(side(COM, 4, 3), side(US, 1, 0)), scene.told(Event.ASSAULT_DRAW));
        assertEquals("dead", scene.state(defender));
        assertEquals("E3 complete", scene.state(one), "SF-ASLT-10");
        assertEquals("E3 complete", scene.state(other));
    }

    @Test
    void aChargeAddsTwoOnce() { // EX-73, SF-POW-2
        final Scene scene = new Scene("us-rifle: 2", "nva-rifle: 1");
        scene.put("us-rifle", "E3");
        scene.put("us-rifle", "E3");
        final int attacker = attack(scene, "nva-rifle", "D3");
        scene.s.charged[scene.hex("E3")] = true;
        scene.draw("assault - - - -", "assault - - - -").fight(COM);
        assertEquals(List.of(side(COM, 4, 0), side(US, 4, 0)), scene.told(Event.ASSAULT_DRAW));
        assertEquals("D3 complete", scene.state(attacker), "a tie");
    }

    @Test
    void attackersGoBackAfterATie() { // EX-74, SF-ASLT-5, SF-ASLT-8, SF-ASLT-9
        final Scene scene = new Scene("us-rifle: 1", "nva-rifle: 1");
        final int defender = scene.put("us-rifle", "E3");
        final int attacker = attack(scene, "nva-rifle", "D3");
        scene.draw("assault G R", "assault G R").fight(COM);
        assertEquals("D3 shaken reduced complete", scene.state(attacker));
        assertEquals("E3 shaken reduced complete", scene.state(defender));
        assertEquals(1, scene.s.assaultsWon[US]);
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 5})
    void aTierIsCompletedFirst(final int hits) { // EX-70, EX-71, SF-ASLT-7, SF-ASLT-12
        final Scene scene = new Scene("us-rifle: 1, us-m113: 1", "nva-rifle: 2, nva-chu: 1");
        final int rifle = scene.put("us-rifle", "E3");
        final int vehicle = scene.put("us-m113", "E3", 0);
        attack(scene, "nva-rifle", "D3");
        attack(scene, "nva-rifle", "D3");
        attack(scene, "nva-chu", "D3");
        scene.draw("assault" + " G".repeat(hits) + " -".repeat(7 - hits), "assault - - -")
                .answer(COM, DecisionKind.HIT, rifle) // then the vehicle, the only one left
                .answer(COM, DecisionKind.HIT, rifle)
                .fight(COM);
        assertEquals("dead", scene.state(vehicle));
        assertEquals(hits == 4 ? "F2 shaken reduced complete" : "dead", scene.state(rifle));
    }

    @Test
    void theSecondHitShakesTheOtherUnit() { // SF-ASLT-7
        final Scene scene = new Scene("us-rifle: 1, us-m113: 1", "nva-rifle: 1");
        final int rifle = scene.put("us-rifle", "E3");
        final int vehicle = scene.put("us-m113", "E3", 0);
        attack(scene, "nva-rifle", "D3");
        scene.draw("assault G G", "assault G G -")
                .answer(COM, DecisionKind.HIT, rifle) // the vehicle is left
                .fight(COM);
        assertEquals("E3 shaken complete", scene.state(rifle));
        assertEquals("E3 shaken complete", scene.state(vehicle));
    }

    @Test
    void shakenDefendersDrawLate() { // EX-75, SF-ASLT-6
        final Scene scene = new Scene("us-rifle: 1", "nva-rifle: 1");
        final int defender = scene.put("us-rifle", "E3");
        scene.shaken(defender).reduced(defender);
        attack(scene, "nva-rifle", "D3");
        scene.draw("assault G -").fight(COM);
        assertEquals("dead", scene.state(defender));
        assertEquals(1, scene.told(Event.ASSAULT_DRAW).size());
        final Scene second = new Scene("us-rifle: 1", "nva-rifle: 1");
        second.shaken(second.put("us-rifle", "E3"));
        attack(second, "nva-rifle", "D3");
        second.draw("assault - -", "assault G G").fight(COM);
        assertEquals(2, second.told(Event.ASSAULT_DRAW).size());
    }

    @Test
    void aShakenAttackerGoesBack() { // EX-76, SF-ASLT-11
        final Scene scene = new Scene("us-rifle: 1", "nva-rifle: 1");
        scene.put("us-rifle", "E3");
        final int attacker = attack(scene, "nva-rifle", "D3");
        scene.shaken(attacker).fight(COM);
        assertEquals("D3 shaken complete", scene.state(attacker));
        assertEquals(List.of(), scene.told(Event.ASSAULT));
    }

    @ParameterizedTest
    @ValueSource(strings = {"clear", "pond", "enemy"})
    void defendersGoDirectlyAway(final String beyond) { // EX-77, SF-ASLT-9
        final Scene scene = beyond.equals("pond")
                ? new Scene("us-rifle: 1", "nva-rifle: 2", Scene.terrain("F2 pond"))
                : new Scene("us-rifle: 1", "nva-rifle: 2");
        final int defender = scene.put("us-rifle", "E3");
        attack(scene, "nva-rifle", "D3");
        if (beyond.equals("enemy")) {
            scene.put("nva-rifle", "F2");
        }
        scene.draw("assault G -", "assault - -").fight(COM);
        assertEquals(beyond.equals("clear") ? "F2 shaken complete" : "dead", scene.state(defender));
    }

    @Test
    void oneFarHexIsTheDefaultAndThreeAReading() { // AMB-36
        final Scene scene = new Scene("us-rifle: 1", "nva-rifle: 1", "options.assaultRetreat=any-farther");
        final int defender = scene.put("us-rifle", "E3");
        attack(scene, "nva-rifle", "D2");
        scene.draw("assault G -", "assault - -")
                .answerOf(US, DecisionKind.RETREAT, scene.hex("E4"), scene.hex("F2"), scene.hex("F3"), scene.hex("E4"))
                .fight(COM);
        assertEquals("E4 shaken complete", scene.state(defender));
    }

    @ParameterizedTest
    @ValueSource(strings = {"inflicting-side", "suffering-side"})
    void whoDistributesHits(final String reading) { // AMB-34
        final Scene scene = new Scene("us-rifle: 2", "nva-rifle: 1", "options.assaultHits=" + reading);
        final int one = scene.put("us-rifle", "E3");
        final int other = scene.put("us-rifle", "E3");
        attack(scene, "nva-rifle", "D3");
        scene.draw("assault G -", "assault G G G -")
                .answerOf(reading.equals("inflicting-side") ? COM : US, DecisionKind.HIT, other, one, other)
                .fight(COM);
        assertEquals("E3 shaken complete", scene.state(other));
    }

    @ParameterizedTest
    @ValueSource(strings = {"allowed", "forbidden"})
    void fireIntoAHexBeforeItsAssault(final String reading) { // AMB-37, SF-OPF-4
        final Scene scene = new Scene("us-rifle: 1", "nva-rifle: 2", "options.fireIntoAssault=" + reading);
        final int defender = scene.put("us-rifle", "E3");
        final int attacker = attack(scene, "nva-rifle", "D3");
        scene.put("nva-rifle", "E6");
        assertEquals(reading.equals("allowed"), scene.table.actions.isPossible(COM, Block.FIRE));
        if (reading.equals("allowed")) {
            scene.draw("damage G R", "friendHit 0").play(COM, Block.FIRE);
            assertEquals("E3 shaken", scene.state(defender), "green hits enemies");
            assertEquals("E3 shaken", scene.state(attacker), "red hits friends");
        }
    }

    @Test
    void retreatMakesResultsVoid() { // SF-SUP-7, AMB-66
        final Scene scene = new Scene("us-rifle: 1", "nva-rifle: 1").hand(US, RETREAT);
        final int defender = scene.put("us-rifle", "E3");
        scene.reduced(defender);
        final int attacker = attack(scene, "nva-rifle", "D2");
        scene.answer(US, DecisionKind.REACTION, DecisionKind.NOTHING)
                .draw("assault G G", "assault G")
                .answer(US, DecisionKind.REACTION, scene.card(RETREAT))
                .fight(COM);
        assertEquals(1, scene.told(Event.UNIT_ELIMINATED).size(), "it was dead");
        assertEquals("F3 reduced complete", scene.state(defender), "and is not");
        assertEquals("E3 complete", scene.state(attacker));
        assertEquals(BattleState.NONE, scene.s.firstBlood);
        assertEquals(0, scene.s.assaultsWon[COM]);
        assertEquals(0, Arrays.stream(scene.s.record.lost).sum(), "counted as lost");
        assertEquals(0, Arrays.stream(scene.s.record.lostIn).sum(), "counted as lost in the turn");
    }

    @Test
    void anEliminationEndsTheBattleOnlyAfterTheAssault() { // SF-SUP-7, S4
        final Scene scene = new Scene(
                        "us-rifle: 1",
                        "nva-rifle: 1",
                        "battle.victory.scores.us=[{count: eliminated, side: us}]",
                        "battle.victory.atOnce=[{wins: com, score: us, atLeast: 1}]")
                .hand(US, RETREAT);
        final int defender = scene.put("us-rifle", "E3");
        scene.shaken(defender).reduced(defender);
        attack(scene, "nva-rifle", "D2");
        scene.answer(US, DecisionKind.REACTION, DecisionKind.NOTHING)
                .draw("assault G -")
                .answer(US, DecisionKind.REACTION, scene.card(RETREAT))
                .fight(COM);
        assertEquals("F3 shaken reduced complete", scene.state(defender));
    }

    @Test
    void ambushComesFirstAndTwoCancel() { // SF-SUP-2, AMB-67
        final Scene scene = new Scene("us-rifle: 1", "nva-rifle: 1").hand(US, AMBUSH);
        final int defender = scene.put("us-rifle", "E3");
        final int attacker = attack(scene, "nva-rifle", "D2");
        scene.reduced(attacker);
        scene.answer(US, DecisionKind.SUPPORT, scene.card(AMBUSH))
                .draw("assault G G")
                .fight(COM);
        assertEquals("dead", scene.state(attacker), "before it draws");
        assertEquals("E3 complete", scene.state(defender));
        final Scene second =
                new Scene("us-rifle: 1", "nva-rifle: 1").hand(US, AMBUSH).hand(COM, 21);
        second.put("us-rifle", "E3");
        attack(second, "nva-rifle", "D2");
        second.answer(COM, DecisionKind.SUPPORT, second.card(21))
                .answer(US, DecisionKind.SUPPORT, second.card(AMBUSH))
                .draw("assault - -", "assault - -")
                .fight(COM);
        assertEquals(2, second.told(Event.ASSAULT_DRAW).size());
    }

    @Test
    void aSparedHitLeavesTheTierOpen() { // SF-ASLT-7, SF-REA-3, AMB-64
        final Scene scene = new Scene("us-rifle: 1", "nva-rifle: 2").hand(US, LIGHT_WOUNDS);
        final int defender = scene.put("us-rifle", "E3");
        final int one = attack(scene, "nva-rifle", "D2");
        attack(scene, "nva-rifle", "D2");
        scene.draw("assault G G - -", "assault G -")
                .answer(US, DecisionKind.REACTION, scene.card(LIGHT_WOUNDS))
                .answer(US, DecisionKind.HIT, one)
                .fight(COM);
        assertEquals("E3 shaken complete", scene.state(defender), "one hit each: the attackers go back");
    }

    @Test
    void noBulletStormForShakenUnitsOrSnipers() { // SF-SUP-3, SF-STAT-2
        final Scene scene = new Scene("us-rifle: 1, us-dixon: 1", "nva-rifle: 1").hand(US, BULLET_STORM);
        scene.shaken(scene.put("us-rifle", "E3"));
        scene.put("us-dixon", "E3");
        attack(scene, "nva-rifle", "D2");
        scene.draw("assault - -", "assault -", "assault - -").fight(COM);
        assertEquals(3, scene.told(Event.ASSAULT_DRAW).size(), "nobody is asked");
    }

    @Test
    void tacticalRedrawsOneCardOfAnAssault() { // SF-ABIL-9, AMB-48
        final Scene scene = new Scene("us-riggs: 1", "nva-rifle: 1");
        final int riggs = scene.put("us-riggs", "E3");
        attack(scene, "nva-rifle", "D2");
        scene.draw("assault G -", "assault - G")
                .answer(US, DecisionKind.REDRAW, 1)
                .fight(COM);
        assertEquals("E3 shaken complete", scene.state(riggs), "one hit each");
        assertEquals(1, scene.told(Event.CARD_REDRAWN).size());
    }

    @Test
    void panicAfterAnAssault() { // SF-SUP-6, AMB-63
        final Scene scene = new Scene("us-rifle: 1", "nva-rifle: 1").hand(COM, PANIC);
        final int defender = scene.put("us-rifle", "E3");
        scene.reduced(defender);
        attack(scene, "nva-rifle", "D2");
        scene.draw("assault G -", "assault G")
                .answer(COM, DecisionKind.SUPPORT, scene.card(PANIC))
                .fight(COM);
        assertEquals("dead", scene.state(defender));
    }

    @Test
    void assaultPlusAddsOneAndCoverTakesOne() { // SF-ABIL-2, SF-ASLT-4, SF-REA-4
        final Scene scene =
                new Scene("us-rifle: 1", "nva-sapper: 1").hand(US, 6).hand(COM, 7);
        scene.put("us-rifle", "E3");
        attack(scene, "nva-sapper", "D3");
        scene.answer(US, DecisionKind.REACTION, scene.card(6))
                .draw("assault - -")
                .answer(COM, DecisionKind.REACTION, scene.card(7))
                .draw("assault -")
                .fight(COM);
        assertEquals(List.of(side(COM, 2, 0), side(US, 1, 0)), scene.told(Event.ASSAULT_DRAW), "2 + 1 - 1, 2 - 1");
    }

    @Test
    void whoMayEnterAnEnemysHex() { // SF-ASLT-1, SF-ABIL-1, SF-DMG-3
        final Scene scene = new Scene("us-rifle: 1", "nva-rifle: 1, nva-rpd: 1");
        scene.put("us-rifle", "C3");
        final int rifle = scene.put("nva-rifle", "C4");
        final int gun = scene.put("nva-rpd", "C4");
        assertTrue(scene.table.movement.mayAssault(rifle));
        assertFalse(scene.table.movement.mayAssault(gun));
        scene.shaken(rifle);
        assertFalse(scene.table.movement.mayAssault(rifle));
    }

    @Test
    void allAttackersOfAHexFightOnce() { // SF-ASLT-2, SF-IMP-7
        final Scene scene = new Scene("us-rifle: 1", "nva-rifle: 2");
        scene.put("us-rifle", "E3");
        final int one = attack(scene, "nva-rifle", "D3");
        final int other = attack(scene, "nva-rifle", "F3");
        scene.draw("assault - - - -", "assault - -").fight(COM);
        assertEquals(1, scene.told(Event.ASSAULT).size());
        assertEquals("D3 complete", scene.state(one), "each to where it came from");
        assertEquals("F3 complete", scene.state(other));
    }

    @Test
    void nobodyWinsIfAllAreGone() { // SF-ASLT-8
        final Scene scene = new Scene("us-rifle: 1", "nva-rifle: 1");
        scene.put("us-rifle", "E3");
        scene.reduced(attack(scene, "nva-rifle", "D2"));
        scene.s.charged[scene.hex("E3")] = true;
        scene.draw("assault G G G", "assault G G").fight(COM);
        assertEquals(List.of(scene.hex("E3") + " -1"), scene.told(Event.ASSAULT_OVER));
    }

    @Test
    void aUnitRetreatsOffTheMapWhereItMayExit() { // SF-ASLT-9
        final Scene scene =
                new Scene("us-rifle: 1", "nva-rifle: 1", "battle.rules.exits=[{side: us, zone: {edge: top}}]");
        final int defender = scene.put("us-rifle", "E1");
        final int unit = scene.put("nva-rifle", "E1");
        scene.s.entered[unit] = scene.hex("E2");
        scene.draw("assault G -", "assault - -").fight(COM);
        assertEquals("exited", scene.state(defender));
    }

    @Test
    void riflesInCarriersAddToTheDefence() { // S4
        final Scene scene = new Scene(
                "us-rifle: 1, us-m113: 1",
                "nva-rifle: 1",
                "battle.rules.riflesFromCarriers=1",
                "battle.rules.riflesAssaultFromCarriers=true");
        final int carrier = scene.put("us-m113", "E3", 0);
        scene.load("us-rifle", carrier);
        attack(scene, "nva-rifle", "D2");
        scene.draw("assault - -", "assault - -").fight(COM);
        assertEquals(List.of(side(COM, 2, 0), side(US, 2, 0)), scene.told(Event.ASSAULT_DRAW), "1 + 1");
    }
}
