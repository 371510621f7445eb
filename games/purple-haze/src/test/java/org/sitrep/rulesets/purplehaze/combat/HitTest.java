package org.sitrep.rulesets.purplehaze.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.sitrep.rulesets.purplehaze.tables.EnemyTable;

/** Hits and what cover does to them (PH-HIT-1 to PH-HIT-4, PH-HIT-6). */
class HitTest extends RulesTest {
    private static final int NOBODY = EnemyHits.BY_FIRE_SUPPORT;
    private static final String ONCE_A_ROUND = "options.hardCoverAbsorbs=once-a-round";

    private static void hitEnemy(final Firefight fight, final String space, final int hits) {
        fight.enemyHits.apply(Firefight.at(space), hits, 0, false, 0, NOBODY);
    }

    /** One attack on the Marine with an ID. */
    private static void hitMarine(final Firefight fight, final int id, final int hits, final boolean critical) {
        fight.marineHits.begin();
        fight.marineHits.add(id - 1, hits, critical);
        fight.marineHits.resolve(0, false, MarineHits.Source.ATTACK);
    }

    @Test
    void WE_10_softCoverAbsorbsBeforeHitPoints() {
        final Firefight fight = fight().enemy("r1c1", "F02", 3, 2);
        hitEnemy(fight, "r1c1", 3);
        assertEquals(0, fight.enemySoft("r1c1"));
        assertEquals(2, fight.hitPoints("r1c1"));
    }

    @Test
    void WE_11_oneHitOnASquadLeaderCostsOneSoftCover() {
        final Firefight fight = fight();
        assertEquals(2, fight.soft(1));
        hitMarine(fight, 1, 1, false);
        assertEquals(1, fight.soft(1));
        assertEquals(0, fight.damage(1));
    }

    @Test
    void PH_HIT_1_hardCoverAbsorbsFirstAndStays() {
        final Firefight fight = fight().enemy("r1c1", "F04", 3, 3).enemyHard("r1c1");
        hitEnemy(fight, "r1c1", 2);
        assertEquals(2, fight.enemySoft("r1c1"));
        hitEnemy(fight, "r1c1", 1);
        assertEquals(2, fight.enemySoft("r1c1"), "Hard Cover works again for every attack");
        assertEquals(3, fight.hitPoints("r1c1"));
    }

    @Test
    void PH_HIT_1_hardCoverAbsorbsOneHitOfAnAttackOnAMarineToo() {
        final Firefight fight = fight().marineHard("r2c1").soft(1, 1);
        hitMarine(fight, 1, 4, false);
        assertEquals(0, fight.soft(1));
        assertEquals(2, fight.damage(1));
    }

    @Test
    void PH_HIT_1_whatIsCountedIsTheDamageTaken() {
        final Firefight fight = fight().soft(4, 1);
        hitMarine(fight, 4, 3, false);
        hitMarine(fight, 4, 1, false);
        assertEquals(3, fight.state.damageTaken[3]);
        assertEquals(3, fight.state.damageByAttacks);
    }

    @Test
    void PH_HIT_1_aStripComesBeforeTheHitsEvenWithoutAny() {
        final Firefight fight = fight().enemy("r1c1", "F04", 3, 3);
        fight.enemyHits.apply(Firefight.at("r1c1"), 0, 2, false, 0, NOBODY);
        assertEquals(1, fight.enemySoft("r1c1"));
        fight.enemyHits.apply(Firefight.at("r1c1"), 1, 2, false, 0, NOBODY);
        assertEquals(0, fight.enemySoft("r1c1"));
        assertEquals(2, fight.hitPoints("r1c1"), "more is stripped than is there: the rest of the strip is lost");
    }

    @Test
    void PH_HIT_2_aCriticalHitTakesAllSoftCoverAndIgnoresHard() {
        final Firefight fight = fight().enemy("r1c1", "F12", 6, 3).enemyHard("r1c1");
        fight.enemyHits.apply(Firefight.at("r1c1"), 4, 0, true, 0, NOBODY);
        assertEquals(0, fight.enemySoft("r1c1"));
        assertEquals(2, fight.hitPoints("r1c1"));
        assertTrue((fight.state.enemyHardCover & Firefight.mask("r1c1")) != 0, "ignored, not removed");
    }

    @Test
    void PH_HIT_2_aCriticalHitOnAMarine() {
        final Firefight fight = fight().marineHard("r2c4");
        hitMarine(fight, 4, 5, true);
        assertEquals(0, fight.soft(4));
        assertEquals(5, fight.damage(4));
    }

    @Test
    void PH_HIT_3_anEnemyWithoutHitPointsIsEliminatedAndTheExcessLost() {
        final Firefight fight = fight().enemy("r1c1", "F01", 3, 1).enemy("r1c2", "F02");
        hitEnemy(fight, "r1c1", 9);
        assertFalse(fight.hasEnemy("r1c1"));
        assertEquals(1, fight.state.eliminatedCount);
        assertEquals(1, fight.state.enemies);
        assertEquals(3, fight.hitPoints("r1c2"));
    }

    @Test
    void PH_HIT_3_damagedEnemiesKeepWhatTheyHaveLeft() {
        final Firefight fight = fight().enemy("r1c1", "F05", 4, 0);
        hitEnemy(fight, "r1c1", 1);
        hitEnemy(fight, "r1c1", 1);
        assertEquals(2, fight.hitPoints("r1c1"));
    }

    @Test
    void PH_HIT_6_everybodyStartsWithFullSoftCover() {
        final Firefight fight = fight().enemy("r1c1", "F04");
        assertEquals(3, fight.enemySoft("r1c1"));
        final int[] cards = {2, 1, 2, 2, 1, 1};
        for (int id = 1; id <= 6; id++) {
            assertEquals(cards[id - 1], fight.soft(id));
        }
    }

    @Test
    void WE_16_aScoutOfLevelThreeAndAnEnemyWithThreePipsStartWithThree() {
        final Firefight fight = fight("squads.reference.members.scout.level=3").enemy("r1c1", "F04");
        assertEquals(3, fight.soft(4));
        assertEquals(3, fight.enemySoft("r1c1"));
    }

    @Test
    void AMB_38_hardCoverOnceARoundIsUsedUpByTheFirstAttack() {
        final Firefight fight = fight(ONCE_A_ROUND)
                .enemy("r1c1", "F12", 6, 0)
                .enemyHard("r1c1")
                .marineHard("r2c1")
                .soft(1, 0);
        hitEnemy(fight, "r1c1", 1);
        hitEnemy(fight, "r1c1", 1);
        assertEquals(5, fight.hitPoints("r1c1"));
        hitMarine(fight, 1, 1, false);
        hitMarine(fight, 1, 1, false);
        assertEquals(1, fight.damage(1));
    }

    @Test
    void AMB_38_eachSpaceHasAnAccountOfItsOwn() {
        final Firefight fight = fight(ONCE_A_ROUND)
                .enemy("r1c1", "F12", 6, 0)
                .enemy("r2c3", "F11", 5, 0)
                .enemyHard("r1c1", "r2c3");
        hitEnemy(fight, "r2c3", 1);
        hitEnemy(fight, "r2c3", 1);
        assertEquals(4, fight.hitPoints("r2c3"));
        hitEnemy(fight, "r1c1", 1);
        assertEquals(6, fight.hitPoints("r1c1"), "his own has absorbed nothing before");
    }

    @Test
    void AMB_38_everyAttackIsTheDefault() {
        final Firefight fight = fight().enemy("r1c1", "F12", 6, 0)
                .enemyHard("r1c1")
                .marineHard("r2c1")
                .soft(1, 0);
        hitEnemy(fight, "r1c1", 1);
        hitEnemy(fight, "r1c1", 1);
        hitMarine(fight, 1, 1, false);
        hitMarine(fight, 1, 1, false);
        assertEquals(6, fight.hitPoints("r1c1"));
        assertEquals(0, fight.damage(1));
    }

    @Test
    void AMB_38_anUnusedOrIgnoredHardCoverIsNotUsedUp() {
        final Firefight fight = fight(ONCE_A_ROUND).enemy("r1c1", "F12", 6, 0).enemyHard("r1c1");
        fight.enemyHits.apply(Firefight.at("r1c1"), 1, 0, true, 0, NOBODY);
        hitEnemy(fight, "r1c1", 0);
        assertEquals(5, fight.hitPoints("r1c1"));
        hitEnemy(fight, "r1c1", 1);
        assertEquals(5, fight.hitPoints("r1c1"));
    }

    @Test
    void PH_DMG_2_excessOverTheThresholdIsLostAndAllDamageGoes() {
        final Firefight fight = fight().damage(3, 5).soft(3, 0);
        fight.rolls.woundCard("W01").by(3).of(12);
        hitMarine(fight, 3, 9, false);
        assertEquals(0, fight.damage(3));
        assertEquals(1, fight.state.squad.cubes[2]);
    }

    @Test
    void PH_HIT_3_theEliminatedAreCountedByType() {
        final Firefight fight =
                fight().enemy("r1c1", "F01", 3, 0).enemy("r1c2", "S3", 3, 0).enemy("r2c4", "F02", 3, 0);
        hitEnemy(fight, "r1c1", 3);
        hitEnemy(fight, "r2c4", 3);
        final int specialist = fight.tables.enemies.type[fight.tables.enemies.ids.indexOf("S3")];
        assertEquals(2, fight.state.eliminated[EnemyTable.FIGHTER]);
        assertEquals(0, fight.state.eliminated[specialist]);
        hitEnemy(fight, "r1c2", 3);
        assertEquals(1, fight.state.eliminated[specialist]);
    }
}
