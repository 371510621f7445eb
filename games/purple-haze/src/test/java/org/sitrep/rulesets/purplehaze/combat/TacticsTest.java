package org.sitrep.rulesets.purplehaze.combat;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** The eight Tactics markers and their queue (PH-TAC-1 to PH-TAC-8, AMB-37, AMB-58). */
class TacticsTest extends RulesTest {
    private static final String NIGHT = "start.night=true";

    @Test
    void PH_TAC_1_aimShootAtARandomMarineEverySuccessAHit() {
        final Firefight fight = fight().enemy("r1c1", "S1")
                .enemy("r1c2", "S5")
                .tactics("aim-shoot")
                .marineHard("r2c3");
        fight.rolls.aimShootTarget(3).aimShootTest(5).pool(2, 4, 1).noHitsAfter("CM02");
        fight.enemyActivates();
        assertEquals(2, fight.damage(3), "1 Hard, 2 Soft");
        assertEquals(2, fight.state.damageByTactics);
        assertEquals(0, fight.state.damageByAttacks);
        assertEquals(4, fight.state.initiative, "it costs nothing of its own");
    }

    @Test
    void PH_TAC_1_aCriticalAimShoot() {
        final Firefight fight =
                fight().enemy("r1c1", "F01").tactics("aim-shoot").marineHard("r2c3");
        fight.rolls.aimShootTarget(3).aimShootTest(4).critical().noHitsAfter("CM02");
        fight.enemyActivates();
        assertEquals(4, fight.damage(3));
        assertEquals(0, fight.soft(3));
    }

    @Test
    void PH_TAC_1_nightTakesAFocus() {
        final Firefight fight = fight(NIGHT).enemy("r1c1", "F01").tactics("aim-shoot");
        fight.rolls.aimShootTarget(1).aimShootTest(0).pool(1, 4, 1).noHitsAfter("CM02");
        fight.enemyActivates();
    }

    /** PH-ENM-5: each source is one attack; hits of the one before are over, whom they struck or not. */
    @Test
    void PH_TAC_1_hitsOfAnEarlierAttackDoNotCountAgain() {
        final Firefight fight = fight().enemy("r1c1", "F01").soft(2, 0);
        fight.rolls.combatMarker("CM02").enemyTest(0, 2, 0, 0, 0, 0);
        fight.enemyActivates();
        fight.tactics("aim-shoot").rolls.aimShootTarget(3).aimShootTest(1).noHitsAfter("CM02");
        fight.enemyActivates();
        fight.rolls.combatMarker("CM02").enemyTest(0, 1, 0, 0, 0, 0);
        fight.enemyActivates();
        fight.tactics("mortar").rolls.tacticsTest(0, 0, 0, 0, 0, 0).noHitsAfter("CM02");
        fight.enemyActivates();
        assertEquals(2 + 1, fight.damage(2));
    }

    /** PH-DICE-5: by night a marker of one Focus die has none left, and its test is not made. */
    @Test
    void PH_TAC_8_supportTakesTheFrontRowIfNoOtherHasRoom() {
        final Firefight fight = fight();
        for (int i = 0; i < 4; i++) {
            fight.enemy("r2c" + (i + 1), "F0" + (i + 1)).enemy("r3c" + (i + 1), "F0" + (i + 5));
        }
        fight.tactics("support");
        fight.rolls
                .supportFighter("F09")
                .supportSpace(3)
                .of(4)
                .combatMarker("CM02")
                .noHits();
        fight.enemyActivates();
        assertTrue(fight.hasEnemy("r1c4"));
    }

    /** PH-CBS-4: of each marker as many are left as have not been drawn. */
    @Test
    void PH_ENM_2_aMarkerDrawnIsNotInThePool() {
        final Firefight fight = fight().enemy("r1c1", "F01");
        final int[] left = fight.state.tacticsPool.clone();
        fight.rolls.combatMarker("CM06").tacticsMarker("aim-shoot").of(7).noHits();
        fight.enemyActivates();
        left[fight.tables.markers.tactics.index.of("aim-shoot")]--;
        assertArrayEquals(left, fight.state.tacticsPool);
        assertEquals(Arrays.stream(left).sum(), fight.state.tacticsPoolSize);
    }

    @Test
    void PH_DICE_5_aMarkerWithoutFocusDoesNothing() {
        final Firefight fight = fight(NIGHT, "tactics.aim-shoot.focus=1", "tactics.mortar.focus=1")
                .enemy("r1c1", "F01")
                .tactics("aim-shoot")
                .tactics("mortar");
        fight.rolls.aimShootTarget(1).noHitsAfter("CM02").noHitsAfter("CM02");
        fight.enemyActivates().enemyActivates();
        assertEquals(0, fight.state.damageByTactics);
    }

    @Test
    void PH_SEL_1_aimShootAtAnIdNobodyHoldsIsLost() {
        final Firefight fight =
                fight().enemy("r1c1", "F01").tactics("aim-shoot").onlyOnBoard(1, 2, 3, 4);
        fight.rolls.aimShootTarget(6).noHitsAfter("CM02");
        fight.enemyActivates();
    }

    @Test
    void PH_SEL_1_aRemovedMarinesIdMapsToItsHolder() {
        final Firefight fight =
                fight().enemy("r1c1", "F01").tactics("aim-shoot").onlyOnBoard(1, 2, 3, 4);
        fight.state.squad.holder[5] = 0;
        fight.state.squad.extraId[0] = 5;
        fight.rolls.aimShootTarget(6).aimShootTest(3).noHitsAfter("CM02");
        fight.enemyActivates();
        assertEquals(1, fight.damage(1));
    }

    private static void standardAttack(final Firefight fight, final String marker, final int strike, final int strip) {
        fight.enemy("r1c1", "S1").enemy("r1c2", "S3").enemy("r1c3", "S5").tactics(marker);
        fight.state.soft[3] = 5;
        fight.state.soft[0] = 5;
        fight.marineHard("r2c4");
        fight.rolls.tacticsTest(0, 0, 0, 2, 0, 0).pool(2, strike, 2).noHitsAfter("CM02");
        fight.enemyActivates();
        assertEquals(5 - strip - 1, fight.soft(4), "stripped, then Hard absorbs 1 of 2");
        assertEquals(5, fight.soft(1), "nothing off those who are not hit");
    }

    @Test
    void PH_TAC_2_artillery() {
        standardAttack(fight(), "artillery", 10, 3);
    }

    @Test
    void PH_TAC_5_grenades() {
        standardAttack(fight(), "grenades", 6, 1);
    }

    @Test
    void PH_TAC_6_mortar() {
        standardAttack(fight(), "mortar", 8, 2);
    }

    @Test
    void AMB_58_theStripComesBeforeTheHitsEvenIfHardAbsorbsAll() {
        final Firefight fight = fight().enemy("r1c1", "F01").tactics("grenades").marineHard("r2c1");
        fight.rolls.tacticsTest(1, 0, 0, 0, 0, 0).noHitsAfter("CM02");
        fight.enemyActivates();
        assertEquals(1, fight.soft(1));
    }

    @Test
    void PH_TAC_6_criticalOnAFaceAndNight() {
        final Firefight fight =
                fight(NIGHT).enemy("r1c1", "F01").tactics("mortar").marineHard("r2c1");
        fight.rolls.tacticsTest(4, 0, 0, 0, 0, 0).critical(1).pool(1, 8, 2).noHitsAfter("CM02");
        fight.enemyActivates();
        assertEquals(4, fight.damage(1));
    }

    @Test
    void PH_TAC_2_artilleryIsNeverInThePool() {
        final Firefight fight = fight();
        assertEquals(0, fight.state.tacticsPool[fight.tables.markers.tactics.index.of("artillery")]);
        assertEquals(7, fight.state.tacticsPoolSize);
    }

    @Test
    void PH_TAC_3_fubarCostsTheEnemyOneMoreOnce() {
        final Firefight fight = fight().enemy("r1c1", "F01").tactics("fubar");
        fight.rolls.noHitsAfter("CM02");
        fight.enemyActivates();
        assertEquals(5, fight.state.initiative);
        fight.rolls.noHitsAfter("CM02");
        fight.enemyActivates();
        assertEquals(9, fight.state.initiative);
    }

    @Test
    void PH_TAC_4_flankingIgnoresHardCoverThisActivationOnly() {
        final Firefight fight = fight().enemy("r1c1", "F01")
                .tactics("flanking")
                .marineHard("r2c1")
                .smoke(1, 2);
        fight.rolls.combatMarker("CM02").enemyTest(3, 0, 0, 0, 0, 0);
        fight.enemyActivates();
        assertEquals(0, fight.soft(1));
        assertEquals(1, fight.damage(1));
        fight.rolls.combatMarker("CM02").enemyTest(3, 0, 0, 0, 0, 0);
        fight.enemyActivates();
        assertEquals(1, fight.damage(1), "smoke and Hard Cover absorb all 3");
    }

    @Test
    void PH_TAC_7_regroupMovesTheInitiativeAtOnceOutsideTheMinimum() {
        final Firefight fight = fight().enemy("r1c1", "F01").tactics("regroup");
        fight.state.initiative = -1;
        fight.rolls.regroup(6).noHitsAfter("CM02");
        fight.enemyActivates();
        assertEquals(-1 - 6 + 4, fight.state.initiative);
    }

    @Test
    void PH_TAC_8_supportTakesHardCoverInTheRearmostRowWithRoom() {
        final Firefight fight = fight().enemy("r3c1", "F02")
                .enemyHard("r3c1", "r3c3", "r3c4", "r1c1")
                .tactics("support");
        fight.rolls
                .supportFighter("F04")
                .of(11)
                .supportSpace(1)
                .of(2)
                .combatMarker("CM02")
                .noHits()
                .pool(2, 2, 0);
        fight.enemyActivates();
        assertTrue(fight.hasEnemy("r3c4"));
        assertEquals(3, fight.enemySoft("r3c4"));
        assertEquals(1, fight.state.setUpEnemies, "it is not one of the set-up Enemies");
        assertEquals(2, fight.state.enemies);
    }

    @Test
    void PH_TAC_8_anySpaceOfTheRowWithoutHardCover() {
        final Firefight fight = fight().enemy("r3c2", "F02").enemyHard("r2c1").tactics("support");
        fight.rolls.supportFighter("F01").supportSpace(2).of(3).noHitsAfter("CM02");
        fight.enemyActivates();
        assertTrue(fight.hasEnemy("r3c4"));
    }

    @Test
    void PH_TAC_8_theNextRowWhenTheRearIsFull() {
        final Firefight fight = fight().enemy("r3c1", "F02")
                .enemy("r3c2", "F03")
                .enemy("r3c3", "F04")
                .enemy("r3c4", "F05")
                .tactics("support");
        fight.rolls.supportFighter("F01").supportSpace(0).of(4).noHitsAfter("CM02");
        fight.enemyActivates();
        assertTrue(fight.hasEnemy("r2c1"));
    }

    @Test
    void PH_TAC_8_eliminatedFightersDoNotComeBackAndAnEmptyPoolSendsNobody() {
        final Firefight fight =
                fight().enemy("r1c1", "F01").enemy("r1c2", "F02").tactics("support");
        fight.enemyHits.apply(Firefight.at("r1c1"), 20, 0, true, 0, 0);
        fight.state.unitPool &= ~fight.tables.enemies.unitsOfType[0];
        fight.rolls.noHitsAfter("CM02");
        fight.enemyActivates();
        assertEquals(1, fight.state.enemies);
    }

    @Test
    void AMB_37_theBottomMarkerIsResolvedFirst() {
        final Firefight fight = fight().enemy("r1c1", "F01").tactics("regroup").tactics("fubar");
        fight.rolls.regroup(1).noHitsAfter("CM02");
        fight.enemyActivates();
        assertEquals(-1 + 4, fight.state.initiative);
    }

    @Test
    void AMB_37_orTheTopOne() {
        final Firefight fight = fight("options.tacticsOrder=top-first")
                .enemy("r1c1", "F01")
                .tactics("regroup")
                .tactics("fubar");
        fight.rolls.noHitsAfter("CM02");
        fight.enemyActivates();
        assertEquals(5, fight.state.initiative);
        fight.rolls.regroup(1).noHitsAfter("CM02");
        fight.enemyActivates();
        assertEquals(5 - 1 + 4, fight.state.initiative);
        fight.rolls.noHitsAfter("CM02");
        fight.enemyActivates();
    }

    @Test
    void AMB_37_aResolvedMarkerIsOutUntilTheCleanUp() {
        final Firefight fight = fight().enemy("r1c1", "F01").tactics("fubar");
        fight.rolls.noHitsAfter("CM02");
        fight.enemyActivates();
        assertEquals(6, fight.state.tacticsPoolSize);
        fight.rolls.combatMarker("CM06").tacticsMarker("support").of(6).noHits();
        fight.enemyActivates();
    }

    @Test
    void AMB_37_orBackInThePoolAfterItsActivation() {
        final Firefight fight =
                fight("options.tacticsUsed=back-to-pool").enemy("r1c1", "F01").tactics("fubar");
        fight.rolls.combatMarker("CM06").tacticsMarker("support").of(6).noHits();
        fight.enemyActivates();
        assertEquals(6, fight.state.tacticsPoolSize, "fubar is back, support is drawn");
        assertEquals(1, fight.state.tacticsPool[fight.tables.markers.tactics.index.of("fubar")]);
    }

    @Test
    void PH_TAC_2_artilleryStaysOutOfThePoolEvenThen() {
        final Firefight fight =
                fight("options.tacticsUsed=back-to-pool").enemy("r1c1", "F01").tactics("artillery");
        fight.rolls.tacticsTest(0, 0, 0, 0, 0, 0).noHitsAfter("CM02");
        fight.enemyActivates();
        assertEquals(7, fight.state.tacticsPoolSize);
        assertEquals(0, fight.state.tacticsPool[fight.tables.markers.tactics.index.of("artillery")]);
    }

    @Test
    void AMB_37_anEmptyPoolAddsNothing() {
        final Firefight fight = fight().enemy("r1c1", "F01");
        Arrays.fill(fight.state.tacticsPool, 0);
        fight.state.tacticsPoolSize = 0;
        fight.rolls.noHitsAfter("CM06");
        fight.enemyActivates();
        assertFalse(fight.state.queueTail > fight.state.queueHead);
    }

    @Test
    void AMB_40_aManKilledByATacticsAttackIsReplacedBeforeTheMarkersAttack() {
        final Firefight fight =
                fight().enemy("r1c1", "F01").tactics("aim-shoot").wound(2, "W01", 2);
        fight.rolls.aimShootTarget(2).aimShootTest(20).combatMarker("CM02").enemyTest(0, 4, 0, 0, 0, 0);
        fight.bot.passesIdTo(5);
        fight.enemyActivates();
        assertEquals(3, fight.damage(5), "the new holder of ID 2, 1 Soft absorbs");
    }
}
