package org.sitrep.rulesets.purplehaze.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** HardMove: who goes to Hard Cover, in which order, where (PH-ENM-2, AMB-34, PH-OPT-1). */
class HardMoveTest extends RulesTest {
    @Test
    void PH_ENM_2_specialistsFirstThenFightersByFewestHitPoints() {
        final Firefight fight = fight().enemy("r1c1", "F12", 6, 1)
                .enemy("r1c2", "F10", 2, 0)
                .enemy("r1c3", "S7")
                .enemy("r1c4", "S1")
                .enemyHard("r2c1", "r2c2", "r3c1");
        fight.rolls
                .hardMoveMover(1)
                .of(2) // of the two Specialists r1c4
                .hardMoveSpace(2)
                .of(3) // to r3c1
                .hardMoveMover(0)
                .of(1) // the other Specialist
                .hardMoveSpace(0)
                .of(2) // to r2c1
                .hardMoveMover(0)
                .of(1) // the Fighter with 2 Hit Points
                .hardMoveSpace(0)
                .of(1); // to r2c2
        fight.enemyMoves.hardMove();
        assertEquals(Firefight.mask("r1c1", "r2c1", "r2c2", "r3c1"), fight.state.enemyMask);
        assertEquals(2, fight.hitPoints("r2c2"), "he takes along what he has left");
        assertEquals(fight.tables.enemies.ids.indexOf("S1"), fight.state.unit[Firefight.at("r3c1")]);
    }

    @Test
    void PH_ENM_2_equalFightersAtRandom() {
        final Firefight fight = fight().enemy("r1c1", "F01")
                .enemy("r1c2", "F02")
                .enemy("r1c3", "F05")
                .enemyHard("r2c1");
        fight.rolls.hardMoveMover(1).of(2).hardMoveSpace(0).of(1);
        fight.enemyMoves.hardMove();
        assertFalse(fight.hasEnemy("r1c2"));
        assertTrue(fight.hasEnemy("r2c1"));
    }

    @Test
    void PH_ENM_2_whoStandsInHardCoverStays() {
        final Firefight fight = fight().enemy("r1c1", "S1").enemy("r1c2", "F01").enemyHard("r1c1", "r2c1", "r2c2");
        fight.rolls.hardMoveMover(0).of(1).hardMoveSpace(1).of(2);
        fight.enemyMoves.hardMove();
        assertEquals(Firefight.mask("r1c1", "r2c2"), fight.state.enemyMask);
    }

    @Test
    void WE_15_withoutAFreeHardCoverSpaceNothingMoves() {
        final Firefight fight = fight().enemy("r1c1", "S1").enemy("r1c2", "F01").enemyHard("r1c1");
        fight.enemyMoves.hardMove();
        assertEquals(Firefight.mask("r1c1", "r1c2"), fight.state.enemyMask);
    }

    @Test
    void PH_CBS_3_softCoverMovesAlongAndHardCoverStays() {
        final Firefight fight = fight().enemy("r1c2", "F04").enemyHard("r3c4");
        fight.rolls.hardMoveMover(0).hardMoveSpace(0);
        fight.enemyMoves.hardMove();
        assertEquals(3, fight.enemySoft("r3c4"));
        assertEquals(Firefight.mask("r3c4"), fight.state.enemyHardCover);
    }

    @Test
    void AMB_34_orOneEnemyOnly() {
        final Firefight fight = fight("options.hardMove=one")
                .enemy("r1c1", "F01")
                .enemy("r1c2", "F02")
                .enemyHard("r2c1", "r2c2");
        fight.rolls.hardMoveMover(0).of(2).hardMoveSpace(0).of(2);
        fight.enemyMoves.hardMove();
        assertEquals(Firefight.mask("r1c2", "r2c1"), fight.state.enemyMask);
    }

    @Test
    void PH_TAC_8_supportStaysSupportWhenItMoves() {
        final Firefight fight = fight().enemy("r1c1", "F01");
        EnemyHits.place(fight.state, Firefight.at("r3c1"), fight.tables.enemies.ids.indexOf("F12"), true, false);
        fight.enemyHard("r3c3", "r1c1");
        fight.rolls.hardMoveMover(0).of(1).hardMoveSpace(0).of(1);
        fight.enemyMoves.hardMove();
        fight.enemyHits.apply(Firefight.at("r3c3"), 20, 0, true, 0, 0);
        assertEquals(0, fight.state.eliminatedOfSetUp);
        assertEquals(1, fight.state.eliminatedCount);
    }

    @Test
    void PH_OPT_1_revealedOnesMoveBeforeHiddenOnesWhoMoveAtRandom() {
        final Firefight fight = fight("options.hiddenEnemies=true")
                .enemy("r1c1", "S1")
                .enemy("r1c2", "F12")
                .enemy("r1c3", "F01")
                .enemyHard("r2c1", "r2c2");
        fight.enemyHits.reveal(Firefight.at("r1c2"));
        fight.rolls
                .hardMoveMover(0)
                .of(1)
                .hardMoveSpace(0)
                .of(2)
                .hardMoveMover(1)
                .of(2)
                .hardMoveSpace(0)
                .of(1);
        fight.enemyMoves.hardMove();
        assertEquals(Firefight.mask("r1c1", "r2c1", "r2c2"), fight.state.enemyMask);
        assertEquals(Firefight.mask("r1c1", "r2c2"), fight.state.hiddenMask, "he stays face down on the way");
    }
}
