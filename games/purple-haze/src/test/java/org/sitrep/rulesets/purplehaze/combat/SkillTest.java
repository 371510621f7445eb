package org.sitrep.rulesets.purplehaze.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sitrep.rulesets.purplehaze.squad.Equipment;

/**
 * Skills that are orders, and skills that act at the start (PH-ACT-7, PH-MAR-6, GAP-07); Fire Support has its own test.
 */
class SkillTest extends RulesTest {
    private static final String LEADER_THREE = "squads.reference.members.squad-leader.level=3";
    private static final String INFANTRY_THREE = "squads.reference.members.infantryman.level=3";
    private static final String MEDIC_THREE = "squads.reference.members.corpsman.level=3";

    private static List<String> skills(final Firefight fight, final int id) {
        return fight.firstOrders(id).stream()
                .filter(order -> order.startsWith("skill"))
                .toList();
    }

    @Test
    void GAP_07_goAgainReadiesWhoHasActed() {
        final Firefight fight = fight().done(3, 6);
        assertEquals(
                List.of("skill pull-back 1 = 3", "skill go-again 3 = 3", "skill go-again 6 = 3"), skills(fight, 1));
        fight.activate(1, "skill go-again 6", "idle");
        assertTrue(fight.state.mayActivate(5));
        assertFalse(fight.state.mayActivate(2));
        assertEquals(-3, fight.state.initiative);
        fight.activate(6, "move r3c4", "idle");
        assertFalse(fight.state.mayActivate(5));
    }

    @Test
    void GAP_07_goAgainOncePerMissionAtLevelOne() {
        final Firefight fight = fight().done(3, 6);
        fight.activate(1, "skill go-again 6", "idle");
        fight.state.readyIds |= 1;
        assertEquals(List.of("skill pull-back 1 = 3"), skills(fight, 1));
    }

    @Test
    void PH_ACT_1_goAgainNeverAThirdTimeThoughItHasTwoUses() {
        final Firefight fight = fight(LEADER_THREE).done(3);
        fight.activate(1, "skill go-again 3", "idle");
        fight.activate(3, "move r1c3", "idle");
        fight.state.readyIds |= 1;
        assertEquals(List.of("skill pull-back 1 = 3"), skills(fight, 1), "ID 3 has activated twice");
        fight.activate(4, "move r1c4", "idle");
        fight.activate(1, "skill go-again 4", "idle");
        assertEquals(2, fight.state.actsThisRound[0]);
        assertFalse(fight.state.mayActivate(0));
    }

    @Test
    void PH_ACT_1_goAgainIsNotForHimWhoIsReadyAgain() {
        final Firefight fight = fight(LEADER_THREE).done(3, 6);
        fight.activate(1, "skill go-again 3", "idle");
        fight.state.readyIds |= 1;
        assertEquals(List.of("skill pull-back 1 = 3", "skill go-again 6 = 3"), skills(fight, 1));
    }

    @Test
    void GAP_07_goAgainIsForOthersWhoAreDone() {
        assertEquals(List.of("skill pull-back 1 = 3"), skills(fight(), 1));
    }

    @Test
    void PH_MAR_6_pullBackEndsTheCombatAtOnce() {
        final Firefight fight = fight().enemy("r1c1", "F01");
        fight.activate(1, "skill pull-back 1");
        assertEquals(End.PULL_BACK, fight.state.end);
        assertEquals(-3, fight.state.initiative);
    }

    @Test
    void GAP_07_suppressSpendsAStepAndMakesTheNextEnemyActivationDearer() {
        final Firefight fight = fight(INFANTRY_THREE).enemy("r1c1", "F01");
        fight.activate(3, "skill suppress 1", "idle");
        assertEquals(-4, fight.state.initiative);
        assertEquals(0, fight.steps(3, "mg-ammo"));
        assertEquals(1, fight.state.ammoSpent);
        fight.rolls.noHitsAfter("CM02");
        fight.enemyActivates();
        assertEquals(-4 + 4 + 2, fight.state.initiative);
        fight.rolls.noHitsAfter("CM02");
        fight.enemyActivates();
        assertEquals(2 + 4, fight.state.initiative, "the next one only");
    }

    @Test
    void GAP_07_suppressNeedsAmmoAndHasNoLimitOtherwise() {
        final Firefight fight = fight(INFANTRY_THREE);
        fight.activate(3, "skill suppress 1", "idle");
        assertEquals(List.of(), skills(fight, 3));
        final Firefight plenty =
                fight(INFANTRY_THREE, "loadouts.reference.kits.infantryman={weapons: [m16], gear: {auto-ammo: [2]}}");
        plenty.activate(3, "skill suppress 1", "idle");
        assertEquals(List.of("skill suppress 1 = 4"), skills(plenty, 3));
    }

    @Test
    void GAP_07_twoSuppressionsAddUp() {
        final Firefight fight = fight(
                        INFANTRY_THREE, "loadouts.reference.kits.infantryman={weapons: [m16], gear: {auto-ammo: [2]}}")
                .enemy("r1c1", "F01");
        fight.activate(3, "skill suppress 1", "idle");
        fight.state.readyIds |= 1 << 2;
        fight.activate(3, "skill suppress 1", "idle");
        fight.state.initiative = 0;
        fight.rolls.noHitsAfter("CM02");
        fight.enemyActivates();
        assertEquals(4 + 4, fight.state.initiative);
    }

    @Test
    void GAP_07_patchUpTakesDamageOffANeighbour() {
        final Firefight fight = fight(MEDIC_THREE).damage(3, 3).damage(2, 1).damage(1, 5);
        assertEquals(
                List.of("skill patch-up 2 = 4", "skill patch-up 3 = 4"), skills(fight, 6), "ID 1 is two spaces away");
        fight.rolls.patchUpTest(2).pool(3, 2, 0).by(6);
        fight.activate(6, "skill patch-up 3", "idle");
        assertEquals(1, fight.damage(3));
        assertEquals(1, fight.steps(6, "first-aid-kit"));
        assertEquals(-4, fight.state.initiative);
    }

    @Test
    void GAP_07_patchUpTakesOffNoMoreThanThereIs() {
        final Firefight fight = fight(MEDIC_THREE).damage(3, 1);
        fight.rolls.patchUpTest(6);
        fight.activate(6, "skill patch-up 3", "idle");
        assertEquals(0, fight.damage(3));
    }

    @Test
    void PH_DICE_4_patchUpIsATraitTestSoNightCounts() {
        final Firefight fight = fight(MEDIC_THREE, "start.night=true").damage(3, 1);
        fight.rolls.patchUpTest(0).pool(2, 2, 0);
        fight.activate(6, "skill patch-up 3", "idle");
    }

    @Test
    void GAP_07_patchUpNeedsAKitStep() {
        final Firefight fight = fight(MEDIC_THREE).damage(3, 1);
        Equipment.spend(fight.state.squad, 5, fight.tables.gear.firstAid);
        Equipment.spend(fight.state.squad, 5, fight.tables.gear.firstAid);
        assertEquals(List.of(), skills(fight, 6));
    }

    @Test
    void PH_MAR_3_levelOneHasNoneOfTheHigherSkills() {
        final Firefight fight = fight().damage(3, 1).damage(2, 1);
        assertEquals(List.of(), skills(fight, 3));
        assertEquals(List.of(), skills(fight, 6));
        assertEquals(List.of(), skills(fight, 5));
    }
}
