package org.sitrep.rulesets.purplehaze.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;

/** Death in combat and the ID markers of the dead (PH-KIA, AMB-40, AMB-48). */
class KiaTest extends RulesTest {
    private static final int NONE = CombatState.NONE;

    /** Kills Marines in one go, with nobody under Stress before; their IDs pass on by the script's answers. */
    private static void kill(final Firefight fight, final int... ids) {
        if (ids.length > 1 || fight.state.squad.presentCount < 6) {
            Arrays.fill(fight.state.squad.stress, 0);
        }
        for (final int id : ids) {
            fight.state.squad.cubes[id - 1] = 2;
            fight.damage(id, 20);
        }
        fight.checkWounds();
    }

    private static void attack(final Firefight fight, final int... hits) {
        fight.rolls.combatMarker("CM02").enemyTest(hits);
        fight.enemyActivates();
    }

    @Test
    void WE_84_theHolderOfIdTwoIsHitByItAndActivatesTwice() {
        final Firefight fight = fight().enemy("r1c1", "F01").marineHard("r2c3");
        fight.bot.passesIdTo(3);
        kill(fight, 2);
        assertEquals(1, fight.state.squad.extraId[2]);
        assertEquals(2, fight.state.squad.holder[1]);
        attack(fight, 0, 3, 2, 0, 0, 0);
        assertEquals(2, fight.damage(3), "3 + 2 hits, one cover: 1 Hard, 2 Soft");
        fight.activate(3, "move r1c3", "idle");
        assertTrue(fight.state.mayActivate(2));
        fight.activate(3, "move r1c4", "idle");
        assertFalse(fight.state.mayActivate(2));
    }

    @Test
    void PH_KIA_1_everyComradeTakesSixLessHisWillpower() {
        final Firefight fight = fight(); // Willpower 3, 2, 3, 3, 3, 4
        fight.bot.passesIdTo(1);
        kill(fight, 5);
        assertEquals(
                List.of(3, 4, 3, 3, 0, 2),
                Arrays.stream(fight.state.squad.stress).boxed().toList());
    }

    @Test
    void AMB_48_orSixLessAnotherTrait() {
        final Firefight fight = fight("options.comradeStress=charisma"); // Charisma 2, 3, 4, 2, 3, 4
        fight.bot.passesIdTo(1);
        kill(fight, 5);
        assertEquals(
                List.of(4, 3, 2, 4, 0, 2),
                Arrays.stream(fight.state.squad.stress).boxed().toList());
    }

    @Test
    void PH_KIA_1_aDeathMayBreakAComrade() {
        final Firefight fight = fight().stress(6, 5);
        fight.rolls.conditionCard("C02").by(6);
        fight.bot.passesIdTo(1);
        kill(fight, 5);
        assertEquals(0, fight.state.squad.stress[5]);
        assertEquals(1, fight.state.squad.conditionCubes[5]);
    }

    @Test
    void PH_KIA_2_heLeavesTheBoard() {
        final Firefight fight = fight();
        fight.bot.passesIdTo(1);
        kill(fight, 5);
        assertEquals(NONE, fight.state.space[4]);
        assertEquals(NONE, fight.state.marineAt[Firefight.at("r3c2")]);
        assertEquals(5, fight.state.squad.presentCount);
        assertTrue(fight.firstOrders(1).contains("move r3c2 = 1"), "his space is free");
    }

    @Test
    void PH_KIA_3_oneExtraIdEachAtMost() {
        final Firefight fight = fight();
        fight.bot.passesIdTo(1).passesIdTo(3);
        kill(fight, 2);
        assertEquals(List.of(0, 2, 3, 4, 5), fight.bot.offered(DecisionKind.ID_HOLDER));
        kill(fight, 4);
        assertEquals(List.of(2, 4, 5), fight.bot.offered(DecisionKind.ID_HOLDER), "ID 1 has one already");
        assertEquals(2, fight.state.squad.holder[3]);
    }

    @Test
    void PH_KIA_3_whenAHolderFallsBothIdsGoToDifferentOthers() {
        final Firefight fight = fight();
        fight.bot.passesIdTo(3);
        kill(fight, 2);
        fight.bot.passesIdTo(1).passesIdTo(6);
        kill(fight, 3);
        assertEquals(0, fight.state.squad.holder[2], "his own first");
        assertEquals(5, fight.state.squad.holder[1], "then his extra one");
        assertEquals(List.of(3, 4, 5), fight.bot.offered(DecisionKind.ID_HOLDER));
        assertEquals(NONE, fight.state.squad.extraId[2]);
    }

    @Test
    void PH_KIA_3_twoLostInOneAttackInTheOrderOfIds() {
        final Firefight fight = fight();
        fight.bot.passesIdTo(6).passesIdTo(1);
        kill(fight, 2, 5);
        assertEquals(5, fight.state.squad.holder[1]);
        assertEquals(0, fight.state.squad.holder[4]);
        assertEquals(
                List.of(0, 2, 3), fight.bot.offered(DecisionKind.ID_HOLDER), "neither of the dead, nor ID 6 again");
        assertEquals(6, fight.state.squad.stress[0], "two deaths: 3 and 3");
    }

    @Test
    void PH_KIA_3_aHolderAndAnotherInOneAttack() {
        final Firefight fight = fight();
        fight.bot.passesIdTo(4);
        kill(fight, 6);
        fight.bot.passesIdTo(1).passesIdTo(2);
        fight.rolls.conditionCard("C01").by(2); // 4 Stress for each death are over his threshold
        kill(fight, 3, 4); // three IDs, three men left: the last one is not asked
        assertEquals(0, fight.state.squad.holder[2]);
        assertEquals(1, fight.state.squad.holder[3]);
        assertEquals(4, fight.state.squad.holder[5]);
    }

    @Test
    void PH_KIA_3_anIdThatNobodyCanTakeStaysUnplacedAndItsHitsAreLost() {
        final Firefight fight = fight().enemy("r1c1", "F01").onlyOnBoard(1, 2, 3);
        fight.bot.passesIdTo(1);
        kill(fight, 3);
        kill(fight, 1); // ID 2 takes ID 1, and nobody is left for ID 3
        assertEquals(1, fight.state.squad.holder[0]);
        assertEquals(NONE, fight.state.squad.holder[2]);
        attack(fight, 1, 0, 9, 0, 0, 0);
        assertEquals(0, fight.soft(2));
        assertEquals(0, fight.damage(2), "1 hit, absorbed");
    }

    @Test
    void PH_KIA_3_theLastManLeavesNobody() {
        final Firefight fight = fight().onlyOnBoard(4);
        kill(fight, 4);
        assertEquals(0, fight.state.squad.presentCount);
        assertEquals(NONE, fight.state.squad.holder[3]);
    }

    @Test
    void AMB_40_aCriticalOnEitherIdCountsForTheSum() {
        final Firefight fight = fight().enemy("r1c1", "F01").marineHard("r2c3");
        fight.bot.passesIdTo(3);
        kill(fight, 2);
        fight.rolls.combatMarker("CM02").enemyTest(0, 3, 1, 0, 0, 0).critical(2);
        fight.enemyActivates();
        assertEquals(4, fight.damage(3));
    }

    @Test
    void AMB_40_reassignedAfterTheAttackNotInIt() {
        final Firefight fight = fight().enemy("r1c1", "F01").wound(2, "W01", 2);
        fight.bot.passesIdTo(3);
        attack(fight, 0, 20, 1, 0, 0, 0);
        assertEquals(1, fight.soft(3), "his own hit only");
        assertEquals(0, fight.damage(3));
    }

    @Test
    void PH_KIA_4_whoIsDoneActsOnceMoreIfTheDeadManWasReady() {
        final Firefight fight = fight().done(3);
        assertFalse(fight.state.mayActivate(2));
        fight.bot.passesIdTo(3);
        kill(fight, 2);
        assertTrue(fight.state.mayActivate(2));
        fight.activate(3, "move r1c3", "idle");
        assertFalse(fight.state.mayActivate(2));
    }

    @Test
    void PH_KIA_4_notIfTheDeadManWasDoneToo() {
        final Firefight fight = fight().done(2, 3);
        fight.bot.passesIdTo(3);
        kill(fight, 2);
        assertFalse(fight.state.mayActivate(2));
    }

    @Test
    void PH_KIA_4_onceIfHeIsReadyAndTheDeadManWasDone() {
        final Firefight fight = fight().done(2);
        fight.bot.passesIdTo(3);
        kill(fight, 2);
        fight.activate(3, "move r1c3", "idle");
        assertFalse(fight.state.mayActivate(2));
    }

    @Test
    void PH_KIA_4_neverThreeTimes() {
        final Firefight fight = fight().done(3).done(3);
        fight.bot.passesIdTo(3);
        kill(fight, 2);
        assertFalse(fight.state.mayActivate(2), "he has acted twice this round");
    }

    /**
     * Who is on offer is who may activate: here ID 3, who also holds 2, has acted twice, 4 once, and 6 is gone without
     * an heir.
     */
    @Test
    void PH_KIA_4_onOfferIsWhoeverMayActivate() {
        final Firefight fight = fight().done(3).done(3).done(4);
        fight.bot.passesIdTo(3);
        kill(fight, 2);
        fight.state.squad.kill(1 << 5);
        fight.state.squad.holder[5] = CombatState.NONE;
        int may = 0;
        for (int marine = 0; marine < CombatState.MARINES; marine++) {
            may |= fight.state.mayActivate(marine) ? 1 << marine : 0;
        }
        assertEquals(0b010001, may);
        assertEquals(may, fight.state.mayActivate());
    }

    @Test
    void PH_KIA_4_hisOwnMarkerIsFlippedFirst() {
        final Firefight fight = fight();
        fight.bot.passesIdTo(3);
        kill(fight, 2);
        fight.activate(3, "move r1c3", "idle");
        assertEquals(0, fight.state.readyIds & 1 << 2);
        assertTrue((fight.state.readyIds & 1 << 1) != 0);
    }

    /** So nobody to whom the ID passes later can use it once more. */
    @Test
    void PH_KIA_4_andThenTheOneHeHasTakenOver() {
        final Firefight fight = fight();
        fight.bot.passesIdTo(3);
        kill(fight, 2);
        fight.activate(3, "move r1c3", "idle");
        fight.activate(3, "move r2c3", "idle");
        assertEquals(0b111001, fight.state.readyIds);
    }

    @Test
    void PH_KIA_4_theHolderDoesNotGainTheSkillsOfTheSpecialization() {
        final Firefight fight = fight();
        fight.bot.passesIdTo(3);
        kill(fight, 2);
        assertTrue(fight.firstOrders(3).stream().noneMatch(order -> order.startsWith("skill")));
    }
}
