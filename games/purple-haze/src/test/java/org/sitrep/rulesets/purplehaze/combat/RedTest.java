package org.sitrep.rulesets.purplehaze.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.sitrep.dice.DieColour;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;

/** The Red player of Sapper mode in a combat (PH-OPT-3). */
class RedTest extends RulesTest {
    private static final String SAPPER = "options.sapper=on";
    private static final int NO = 0;

    /** Positions of a Focus, Strike or Crit die among the options of Ask.RED_REROLL. */
    private static int die(final DieColour colour, final int face) {
        return colour.ordinal() * 6 + face;
    }

    private static int marker(final Firefight fight, final String id) {
        return fight.tables.markers.combat.index.of(id);
    }

    private static int unit(final Firefight fight, final String id) {
        return fight.tables.enemies.ids.indexOf(id);
    }

    private static List<Integer> hand(final Firefight fight) {
        return Arrays.stream(fight.state.red.hand, 0, fight.state.red.handSize)
                .boxed()
                .toList();
    }

    /** A patrol with a hand of three markers and all one-shot markers played. */
    private Firefight armed(final String... sets) {
        final String[] all = Arrays.copyOf(sets, sets.length + 1);
        all[sets.length] = SAPPER;
        final Firefight fight = fight(all).redTakesHand("CM02", "CM07", "CM01");
        Arrays.fill(fight.state.red.markers, 0);
        return fight;
    }

    private static void giveBack(final Firefight fight, final SapperMarker marker) {
        fight.state.red.markers[marker.ordinal()] = marker.count();
    }

    @Test
    void PH_OPT_3_redChoosesWhoGoesWhere() {
        final Firefight fight = fight(
                SAPPER,
                "combats.patrol.enemies={fighters: 1, specialists: [elite, sniper]}",
                "combats.patrol.enemySpaces=[r1c1, r2c2, r3c3]",
                "combats.patrol.tactics=0",
                "combats.patrol.threat.low.initiative=15");
        fight.rolls.fighter("F03").specialist("S1").of(2).specialist("S6").of(2);
        fight.rolls
                .redMarker("CM03")
                .of(11)
                .redMarker("CM04")
                .of(10)
                .redMarker("CM05")
                .of(9);
        fight.redBot
                .answer(DecisionKind.RED_PLACE, unit(fight, "S6"))
                .answer(DecisionKind.RED_PLACE, unit(fight, "S1"));
        fight.bot.places(Firefight.PLACES.toArray(String[]::new)).activates(1).orders("skill pull-back 1");
        fight.fight(fight.setUp, false);
        assertEquals(unit(fight, "S6"), fight.state.unit[Firefight.at("r1c1")]);
        assertEquals(unit(fight, "S1"), fight.state.unit[Firefight.at("r2c2")]);
        assertEquals(unit(fight, "F03"), fight.state.unit[Firefight.at("r3c3")], "the last one is not asked for");
        assertEquals(3, fight.state.setUpEnemies);
    }

    @Test
    void PH_OPT_1_withHiddenEnemiesRedPlacesThemFaceDownAndNobodyShuffles() {
        final Firefight fight = fight(
                SAPPER,
                "options.hiddenEnemies=true",
                "combats.patrol.enemies={fighters: 1, specialists: [elite]}",
                "combats.patrol.enemySpaces=[r1c1, r2c2]",
                "combats.patrol.tactics=0",
                "combats.patrol.threat.low.initiative=15");
        fight.rolls.fighter("F03").specialist("S1");
        fight.rolls.redMarker("CM03").redMarker("CM04").redMarker("CM05");
        fight.redBot.answer(DecisionKind.RED_PLACE, unit(fight, "S1"));
        fight.bot.places(Firefight.PLACES.toArray(String[]::new)).activates(1).orders("skill pull-back 1");
        fight.fight(fight.setUp, false);
        assertEquals(Firefight.mask("r1c1", "r2c2"), fight.state.hiddenMask);
        assertEquals(unit(fight, "S1"), fight.state.unit[Firefight.at("r1c1")]);
    }

    @Test
    void PH_OPT_3_redPlaysOneOfThreeMarkersAndDrawsOne() {
        final Firefight fight = armed().enemy("r1c1", "F01");
        fight.redBot.answer(DecisionKind.RED_MARKER, marker(fight, "CM07"));
        fight.rolls.redMarker("CM11").of(8).enemyTest(0, 0, 0, 0, 0, 0).pool(3, 1, 1);
        fight.enemyActivates();
        assertEquals(5, fight.state.initiative);
        assertEquals(List.of(marker(fight, "CM02"), marker(fight, "CM01"), marker(fight, "CM11")), hand(fight));
    }

    @Test
    void PH_OPT_3_playedOnesStayOutUntilAllHaveBeenPlayed() {
        final Firefight fight = armed();
        fight.state.red.pileSize = 1;
        fight.state.red.pile[0] = marker(fight, "CM03");
        fight.enemy("r1c1", "F01");
        fight.redBot.answer(DecisionKind.RED_MARKER, marker(fight, "CM02"));
        fight.rolls.redMarker("CM03").of(1).noHits();
        fight.enemyActivates();
        fight.redBot.answer(DecisionKind.RED_MARKER, marker(fight, "CM07"));
        fight.rolls.noHits();
        fight.enemyActivates();
        assertEquals(List.of(marker(fight, "CM01"), marker(fight, "CM03")), hand(fight), "there is none to draw");
        fight.redBot.answer(DecisionKind.RED_MARKER, marker(fight, "CM03"));
        fight.rolls.noHits();
        fight.enemyActivates();
        fight.redBot.answer(DecisionKind.RED_MOVE, Firefight.at("r1c1") | Firefight.at("r1c2") << 8);
        fight.rolls.redMarker("CM04").redMarker("CM05").redMarker("CM06").tacticsMarker("regroup");
        fight.enemyActivates();
        assertEquals(List.of(marker(fight, "CM04"), marker(fight, "CM05"), marker(fight, "CM06")), hand(fight));
        final int all = fight.tables.markers.combatPool.length;
        assertEquals(all - 3, fight.state.red.pileSize, "all are back but those drawn");
    }

    @Test
    void PH_OPT_3_aCombatMarkerIsDrawnAnewOnce() {
        final Firefight fight = armed().enemy("r1c1", "F01");
        giveBack(fight, SapperMarker.REDRAW_MARKER);
        fight.redBot
                .answer(DecisionKind.RED_REDRAW, 1 + marker(fight, "CM01"))
                .answer(DecisionKind.RED_MARKER, marker(fight, "CM11"));
        fight.rolls.redMarker("CM11").of(8).redMarker("CM01").of(8).noHits();
        fight.enemyActivates();
        assertEquals(List.of(marker(fight, "CM02"), marker(fight, "CM07"), marker(fight, "CM01")), hand(fight));
        assertEquals(0, fight.state.red.markers[SapperMarker.REDRAW_MARKER.ordinal()]);
        assertTrue(fight.state.red.playedThisAction);
    }

    @Test
    void PH_OPT_3_redMayKeepHisHand() {
        final Firefight fight = armed().enemy("r1c1", "F01");
        giveBack(fight, SapperMarker.REDRAW_MARKER);
        fight.redBot.answer(DecisionKind.RED_REDRAW, NO).answer(DecisionKind.RED_MARKER, marker(fight, "CM02"));
        fight.rolls.redMarker("CM11").noHits();
        fight.enemyActivates();
        assertFalse(fight.state.red.playedThisAction);
    }

    @Test
    void PH_OPT_3_hardMoveMovesOneEnemyToAnyEmptySpace() {
        final Firefight fight = armed("options.boardSpaces=each-half")
                .enemy("r2c3", "F01")
                .enemy("r1c2", "TK1")
                .enemyHard("r2c3");
        fight.redBot
                .answer(DecisionKind.RED_MARKER, marker(fight, "CM01"))
                .answer(DecisionKind.RED_MOVE, Firefight.at("r2c3") | Firefight.at("r3c4") << 8);
        fight.rolls.redMarker("CM11").tacticsMarker("regroup");
        fight.enemyActivates();
        assertTrue(fight.hasEnemy("r3c4"), "out of Hard Cover if he likes");
        assertEquals(
                11, fight.redBot.offered().get(1).size(), "one Fighter, ten empty spaces; the tank stays; or none");
    }

    @Test
    void PH_OPT_3_redMayMoveNoEnemyOnHardMove() {
        final Firefight fight = armed().enemy("r1c1", "F01").enemyHard("r2c3");
        fight.redBot.answer(DecisionKind.RED_MARKER, marker(fight, "CM01")).answer(DecisionKind.RED_MOVE, NO);
        fight.rolls.redMarker("CM11").tacticsMarker("regroup");
        fight.enemyActivates();
        assertTrue(fight.hasEnemy("r1c1"), "the Enemy does not move by itself either");
    }

    /** 3F 2S 2C lie as F 1 2 2, S 3 4, C 5 6: nothing scores. Red throws both Strikes and a Crit again. */
    @Test
    void PH_OPT_3_anyDiceOfAnAttackAreThrownAgain() {
        final Firefight fight = armed("combatMarkers.CM07.crit=2")
                .enemy("r1c1", "F01")
                .enemy("r1c2", "F02")
                .soft(2, 0);
        giveBack(fight, SapperMarker.REROLL_DICE);
        fight.redBot
                .answer(DecisionKind.RED_MARKER, marker(fight, "CM07"))
                .answer(DecisionKind.RED_REROLL, die(DieColour.STRIKE, 3))
                .answer(DecisionKind.RED_REROLL, die(DieColour.CRIT, 6))
                .answer(DecisionKind.RED_REROLL, die(DieColour.STRIKE, 4))
                .answer(DecisionKind.RED_REROLL, NO);
        fight.rolls
                .redMarker("CM11")
                .enemyTest(0, 0, 0, 0, 0, 0)
                .pool(3, 2, 2)
                .enemyDice("122", "34", "56")
                .redDice("", "22", "2")
                .woundCard("W01");
        fight.enemyActivates();
        // face 2: F2 S2 C1 = 2 x (2 + 2) = 8 hits on ID 2, whose Damage Threshold is 8
        assertEquals(1, fight.cubes(2));
        assertEquals(0, fight.state.red.markers[SapperMarker.REROLL_DICE.ordinal()]);
    }

    /** A six counts as any face does, and at the next test only what is picked up then is thrown. */
    @Test
    void PH_OPT_3_theDiceOfTheTestBeforeAreNotThrownAgain() {
        final Firefight fight = armed().enemy("r1c1", "F01").soft(6, 0);
        for (final boolean again : new boolean[] {false, true}) {
            giveBack(fight, SapperMarker.REROLL_DICE);
            fight.state.red.beginAction();
            fight.redBot
                    .answer(DecisionKind.RED_MARKER, marker(fight, again ? "CM02" : "CM07"))
                    .answer(DecisionKind.RED_REROLL, die(DieColour.STRIKE, 1))
                    .answer(DecisionKind.RED_REROLL, NO);
            fight.rolls.redMarker(again ? "CM10" : "CM11").enemyTest(0, 0, 0, 0, 0, 0);
            fight.rolls.enemyDice(again ? "26" : "236", "1", again ? "" : "1").redDice("", "6", "");
            fight.enemyActivates();
        }
        assertEquals(2, fight.damage(6), "F6 S6 is a hit, twice");
        assertEquals(
                List.of(
                        NO,
                        die(DieColour.FOCUS, 2),
                        die(DieColour.FOCUS, 3),
                        die(DieColour.FOCUS, 6),
                        die(DieColour.STRIKE, 1),
                        die(DieColour.CRIT, 1)),
                fight.redBot.offered().get(1));
    }

    @Test
    void PH_OPT_3_diceMayLieAsTheyAre() {
        final Firefight fight = armed().enemy("r1c1", "F01").soft(1, 0);
        giveBack(fight, SapperMarker.REROLL_DICE);
        fight.redBot.answer(DecisionKind.RED_MARKER, marker(fight, "CM07")).answer(DecisionKind.RED_REROLL, NO);
        fight.rolls.redMarker("CM11").enemyTest(1, 0, 0, 0, 0, 0).enemyDice("123", "1", "4");
        fight.enemyActivates();
        assertEquals(1, fight.damage(1));
        assertFalse(fight.state.red.playedThisAction);
    }

    @Test
    void PH_OPT_3_aTacticsMarkersTestIsAnEnemyTestToo() {
        final Firefight fight = armed().enemy("r1c1", "F01").tactics("grenades").soft(3, 1);
        giveBack(fight, SapperMarker.REROLL_DICE);
        fight.redBot
                .answer(DecisionKind.RED_REROLL, die(DieColour.CRIT, 2))
                .answer(DecisionKind.RED_REROLL, NO)
                .answer(DecisionKind.RED_MARKER, marker(fight, "CM02"));
        fight.rolls
                .tacticsTest(0, 0, 0, 0, 0, 0)
                .enemyDice("34", "111222", "12")
                .redDice("", "", "3")
                .redMarker("CM11")
                .noHits();
        fight.enemyActivates();
        assertEquals(2, fight.damage(3), "F1 C1 are 2 hits; grenades strip 1 Soft Cover first");
    }

    @Test
    void PH_TAC_1_theDiceOfAimShootLieOnTheTable() {
        final Firefight fight =
                armed().enemy("r1c1", "F01").tactics("aim-shoot").soft(4, 0);
        giveBack(fight, SapperMarker.REROLL_DICE);
        fight.redBot
                .answer(DecisionKind.RED_REROLL, die(DieColour.STRIKE, 6))
                .answer(DecisionKind.RED_REROLL, NO)
                .answer(DecisionKind.RED_MARKER, marker(fight, "CM02"));
        fight.rolls
                .aimShootTarget(4)
                .aimShootThrow(3)
                .pool(2, 4, 1)
                .enemyDice("11", "1126", "1")
                .redDice("", "1", "")
                .woundCard("W01")
                .redMarker("CM11")
                .noHits();
        fight.enemyActivates();
        assertEquals(1, fight.cubes(4), "2 x (3 + 2) = 10 hits");
    }

    @Test
    void PH_TAC_1_aCriticalAimShootOfRedsIgnoresCover() {
        for (final boolean critical : new boolean[] {false, true}) {
            final Firefight fight =
                    armed().enemy("r1c1", "F01").tactics("aim-shoot").soft(4, 2);
            fight.redBot.answer(DecisionKind.RED_MARKER, marker(fight, "CM02"));
            fight.rolls.aimShootTarget(4).aimShootThrow(3);
            if (critical) {
                fight.rolls.critical(1);
            }
            fight.rolls.redMarker("CM11").noHits();
            fight.enemyActivates();
            assertEquals(critical ? 3 : 1, fight.damage(4));
        }
    }

    @Test
    void PH_OPT_3_oneMarkerInASquadAction() {
        final Firefight fight = armed().enemy("r1c1", "F01");
        giveBack(fight, SapperMarker.REDRAW_MARKER);
        giveBack(fight, SapperMarker.REROLL_DICE);
        fight.redBot
                .answer(DecisionKind.RED_REDRAW, 1 + marker(fight, "CM01"))
                .answer(DecisionKind.RED_MARKER, marker(fight, "CM02"));
        fight.rolls.redMarker("CM11").redMarker("CM03").noHits();
        fight.enemyActivates();
        fight.state.red.beginAction();
        fight.redBot.answer(DecisionKind.RED_MARKER, marker(fight, "CM03")).answer(DecisionKind.RED_REROLL, NO);
        fight.rolls.redMarker("CM04").noHits().enemyDice("123", "4", "");
        fight.enemyActivates();
    }

    @Test
    void PH_OPT_3_redSeesHisOwnSideOnly() {
        final Firefight fight = armed("options.hiddenEnemies=true").enemy("r1c1", "F03");
        fight.redBot.watch(view -> {
            assertEquals(unit(fight, "F03"), view.hand.unitOn(Firefight.at("r1c1")), "his own, though face down");
            assertEquals(-1, view.combat.hitPoints(Firefight.at("r1c1")), "the open board does not tell");
            assertEquals(3, view.hand.size());
        });
        fight.redBot.answer(DecisionKind.RED_MARKER, marker(fight, "CM02"));
        fight.rolls.redMarker("CM11").noHits();
        fight.bot.revealsNone();
        fight.enemyActivates();
    }
}
