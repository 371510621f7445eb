package org.sitrep.rulesets.purplehaze.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** The Enemy's activation: marker, dice, hits, cost, retreat (PH-ENM, PH-ELM-1, PH-RET-1, PH-SPC). */
class EnemyActivationTest extends RulesTest {
    private static final String[] EIGHT = {"r1c1", "r1c2", "r1c3", "r1c4", "r2c1", "r2c2", "r2c3"};

    private Firefight eightWithAnElite() {
        final Firefight fight = fight();
        for (int i = 0; i < EIGHT.length; i++) {
            fight.enemy(EIGHT[i], "F0" + (i + 1));
        }
        return fight.enemy("r3c1", "S1");
    }

    @Test
    void WE_06_eightEnemiesOneOfThemElite() {
        final Firefight fight = eightWithAnElite();
        fight.rolls.combatMarker("CM09").of(11).noHits().pool(3, 9, 2);
        fight.enemyActivates();
    }

    @Test
    void WE_14_WE_15_theAttackOfTheExample() {
        final Firefight fight = eightWithAnElite().marineHard("r2c1", "r2c4").soft(6, 2);
        fight.state.initiative = -1;
        fight.rolls.combatMarker("CM09").enemyTest(1, 1, 1, 5, 0, 2).critical(4);
        fight.enemyActivates();
        final int[] softBefore = {2, 1, 2, 2, 1, 2};
        final int[] softLost = {0, 1, 1, 2, 0, 2};
        final int[] damage = {0, 0, 0, 5, 0, 0};
        for (int id = 1; id <= 6; id++) {
            assertEquals(softBefore[id - 1] - softLost[id - 1], fight.soft(id), "Soft Cover of ID " + id);
            assertEquals(damage[id - 1], fight.damage(id), "Damage of ID " + id);
        }
        assertEquals(Firefight.mask("r2c1", "r2c4"), fight.state.marineHardCover, "Hard Cover stays");
        assertEquals(2, fight.state.squad.damageThreshold(3) - fight.damage(4), "2 more would be a Wound");
        assertEquals(5, fight.state.initiative);
    }

    @Test
    void PH_ENM_3_eachSpecialistAddsHisDie() {
        final Firefight fight = fight().enemy("r1c1", "S1")
                .enemy("r1c2", "S2")
                .enemy("r1c3", "S3")
                .enemy("r1c4", "S5")
                .enemy("r2c1", "S6")
                .enemy("r2c2", "S7");
        fight.rolls.combatMarker("CM02").noHits().pool(2 + 1, 6 + 2, 2);
        fight.enemyActivates();
    }

    @Test
    void PH_SPC_onlyWhileAlive() {
        final Firefight fight = fight().enemy("r1c1", "S3").enemy("r1c2", "S1").enemy("r1c3", "F01");
        fight.enemyHits.apply(Firefight.at("r1c1"), 20, 0, false, 0, 0);
        fight.enemyHits.apply(Firefight.at("r1c2"), 20, 0, false, 0, 0);
        fight.rolls.combatMarker("CM02").noHits().pool(2, 1, 0);
        fight.enemyActivates();
    }

    @Test
    void AMB_55_anEliteMayCountOneStrikeInAll() {
        final Firefight fight =
                fight("options.eliteStrike=one").enemy("r1c1", "S1").enemy("r1c2", "F01");
        fight.rolls.combatMarker("CM02").noHits().pool(2, 2, 0);
        fight.enemyActivates();
    }

    @Test
    void PH_DICE_4_nightTakesAFocusOfTheEnemyToo() {
        final Firefight fight = fight("start.night=true").enemy("r1c1", "F01");
        fight.rolls.combatMarker("CM03").noHits().pool(2, 1, 0);
        fight.enemyActivates();
    }

    @Test
    void PH_ENM_4_anIdNobodyHoldsLosesItsHits() {
        final Firefight fight = fight().enemy("r1c1", "F01").onlyOnBoard(1, 2, 3, 4);
        fight.rolls.combatMarker("CM02").enemyTest(0, 0, 0, 0, 9, 9);
        fight.enemyActivates();
        assertEquals(0, fight.state.damageByAttacks);
    }

    @Test
    void PH_ENM_5_oneWoundCheckForEachMarineInTheOrderOfIds() {
        final Firefight fight = fight().enemy("r1c1", "F01");
        fight.rolls
                .combatMarker("CM02")
                .enemyTest(0, 9, 0, 20, 0, 0)
                .woundCard("W02")
                .by(2)
                .woundCard("W01")
                .by(4);
        fight.enemyActivates();
        assertEquals(1, fight.state.squad.cubes[3], "one Wound, whatever the excess");
    }

    @Test
    void WE_42_threeEliminatedCostOneFourTwoAndFiveOrMoreThree() {
        final int[] extra = {0, 0, 0, 1, 2, 3, 3};
        for (int eliminated = 0; eliminated < extra.length; eliminated++) {
            final Firefight fight = fight().enemy("r1c1", "F01");
            fight.state.eliminatedCount = eliminated;
            fight.rolls.noHitsAfter("CM02");
            fight.enemyActivates();
            assertEquals(4 + extra[eliminated], fight.state.initiative, eliminated + " eliminated");
        }
    }

    @Test
    void AMB_35_theTrackMayBeCapped() {
        final Firefight fight = fight("options.eliminatedCap=2").enemy("r1c1", "F01");
        fight.state.eliminatedCount = 6;
        fight.rolls.noHitsAfter("CM02");
        fight.enemyActivates();
        assertEquals(6, fight.state.initiative);
    }

    @Test
    void PH_ENM_6_aLeaderMakesItCheaperDownToThree() {
        final Firefight fight = fight().enemy("r1c1", "S7");
        fight.rolls.noHitsAfter("CM07");
        fight.enemyActivates();
        assertEquals(4, fight.state.initiative);
        fight.rolls.combatMarker("CM01"); // cost 3, both specials
        fight.state.tacticsPoolSize = 0;
        fight.enemyActivates();
        assertEquals(4 + 3, fight.state.initiative, "no less than 3");
    }

    @Test
    void AMB_54_twoLeadersAddUp() {
        final Firefight fight =
                fight("enemies.specialists.S6.type=leader").enemy("r1c1", "S7").enemy("r1c2", "S6");
        fight.rolls.noHitsAfter("CM10");
        fight.enemyActivates();
        assertEquals(7 - 2, fight.state.initiative);
    }

    @Test
    void PH_ENM_6_theBonusesAddUpBeforeTheMinimum() {
        final Firefight fight = fight().enemy("r1c1", "S7").tactics("fubar");
        fight.state.eliminatedCount = 4;
        fight.rolls.noHitsAfter("CM02");
        fight.enemyActivates();
        assertEquals(4 + 2 - 1 + 1, fight.state.initiative);
    }

    @Test
    void PH_ENM_2_aMarkerWithBothSpecialsDoesNotAttack() {
        final Firefight fight = fight().enemy("r1c1", "F01").enemyHard("r3c3");
        fight.rolls
                .combatMarker("CM01")
                .hardMoveMover(0)
                .of(1)
                .hardMoveSpace(0)
                .of(1)
                .tacticsMarker("mortar")
                .of(7);
        fight.enemyActivates();
        assertTrue(fight.hasEnemy("r3c3"));
        assertEquals(1, fight.state.queueTail - fight.state.queueHead);
        assertEquals(3, fight.state.initiative);
    }

    @Test
    void PH_ENM_2_anAddedTacticsMarkerWaitsForTheNextActivation() {
        final Firefight fight = fight().enemy("r1c1", "F01");
        fight.rolls.combatMarker("CM06").tacticsMarker("fubar").noHits();
        fight.enemyActivates();
        assertEquals(5, fight.state.initiative);
        fight.rolls.noHitsAfter("CM02");
        fight.enemyActivates();
        assertEquals(5 + 4 + 1, fight.state.initiative);
    }

    @Test
    void PH_ENM_1_combatMarkersGoBackIntoThePool() {
        final Firefight fight = fight().enemy("r1c1", "F01");
        for (int i = 0; i < 3; i++) {
            fight.rolls.combatMarker("CM11").of(11).noHits().pool(4, 1, 2);
            fight.enemyActivates();
        }
        assertEquals(21, fight.state.initiative);
    }

    @Test
    void PH_RET_1_notDueUntilMoreThanHalfOfTheSetUpEnemiesAreGone() {
        final Firefight fight = fight().enemy("r1c1", "F01");
        fight.state.setUpEnemies = 8;
        fight.state.eliminatedOfSetUp = 4;
        assertFalse(fight.retreats());
        assertFalse(fight.state.retreatRolled);
    }

    @Test
    void PH_RET_1_theRollMustBeatTheEnemiesLeft() {
        for (int die = 1; die <= 6; die++) {
            final Firefight fight =
                    fight().enemy("r1c1", "F01").enemy("r1c2", "S1").enemy("r1c3", "F02");
            fight.state.setUpEnemies = 7;
            fight.state.eliminatedOfSetUp = 4;
            fight.rolls.retreat(die);
            assertEquals(die > 3, fight.retreats(), "die " + die);
        }
    }

    @Test
    void PH_RET_1_neverRolledTwice() {
        final Firefight fight = fight().enemy("r1c1", "F01").enemy("r1c2", "F02");
        fight.state.setUpEnemies = 6;
        fight.state.eliminatedOfSetUp = 4;
        fight.rolls.retreat(2);
        assertFalse(fight.retreats());
        fight.state.eliminatedOfSetUp = 5;
        assertFalse(fight.retreats());
    }

    /** Four set up, two of them and one of Support eliminated: 2 of 4 by one reading, 3 of 4 by the other. */
    private Firefight supportKilled(final String... sets) {
        final Firefight fight = fight(sets)
                .enemy("r1c1", "F01")
                .enemy("r1c2", "F02")
                .enemy("r1c3", "F03")
                .enemy("r1c4", "F04");
        EnemyHits.place(fight.state, Firefight.at("r3c1"), fight.tables.enemies.ids.indexOf("F05"), true, false);
        for (final String space : new String[] {"r1c1", "r1c2", "r3c1"}) {
            fight.enemyHits.apply(Firefight.at(space), 20, 0, true, 0, 0);
        }
        return fight;
    }

    @Test
    void AMB_36_supportDoesNotCountTowardTheRetreat() {
        assertFalse(supportKilled().retreats());
    }

    @Test
    void AMB_36_orItDoes() {
        final Firefight fight = supportKilled("options.retreatCounts=all");
        fight.rolls.retreat(3);
        assertTrue(fight.retreats());
    }

    /** Whoever takes the space of dead Support is no Support. */
    @Test
    void AMB_36_aSpaceKeepsNothingOfWhoWasThere() {
        final Firefight fight = fight().enemy("r1c1", "F01").enemy("r1c2", "F02");
        EnemyHits.place(fight.state, Firefight.at("r3c1"), fight.tables.enemies.ids.indexOf("F05"), true, false);
        fight.enemyHits.apply(Firefight.at("r3c1"), 20, 0, true, 0, 0);
        EnemyHits.move(fight.state, Firefight.at("r1c1"), Firefight.at("r3c1"));
        fight.enemyHits.apply(Firefight.at("r3c1"), 20, 0, true, 0, 0);
        assertEquals(1, fight.state.eliminatedOfSetUp);
        assertEquals(2, fight.state.eliminatedCount);
    }

    /** The reading is about the retreat; the reward counts set-up Enemies whatever it says (AMB-52). */
    @Test
    void AMB_52_theRewardCountsSetUpEnemiesUnderEitherReading() {
        for (final String reading : new String[] {"set-up-only", "all"}) {
            final Firefight fight = supportKilled("options.retreatCounts=" + reading);
            fight.state.end = End.ALL_ACTIVATED;
            assertEquals(0, Rewards.experienceEach(fight.state), reading);
        }
    }

    @Test
    void PH_ELM_1_supportCountsOnTheEliminatedTrack() {
        final Firefight fight = supportKilled();
        fight.rolls.noHitsAfter("CM02");
        fight.enemyActivates();
        assertEquals(4 + 1, fight.state.initiative);
    }
}
