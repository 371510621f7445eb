package org.sitrep.rulesets.purplehaze.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.squad.TestHelp;

/**
 * Abilities of Profiles that change a combat (PH-MAR-2, GAP-08); those of Wounds, Stress and Load have their test with
 * the Squad.
 */
class AbilityTest extends RulesTest {
    private static final String NIGHT = "start.night=true";
    private static final String SCOUT_WITH_FRAG = "loadouts.reference.kits.scout={weapons: [m40], gear: {frag: [2]}}";
    private static final String MEDIC = "squads.reference.members.corpsman.level=3";

    private static boolean offers(final Firefight fight, final int id, final String order) {
        return fight.firstOrders(id).stream().anyMatch(text -> text.startsWith(order));
    }

    @Test
    void GAP_08_quickMovesCostOneLessButNotLessThanNothing() {
        final Firefight fight = fight().profile(1, "MP11");
        assertTrue(offers(fight, 1, "move r1c1 = 0"));
        assertTrue(offers(fight, 1, "move r1c3 = 1"));
        fight.wound(1, "W07", 1);
        assertTrue(offers(fight, 1, "move r1c1 = 2"), "the Wound's 2 counts first");
    }

    @Test
    void GAP_08_quickAndLightFootAddUp() {
        final Firefight fight = fight("squads.reference.members.scout.level=4").profile(4, "MP11");
        assertTrue(offers(fight, 4, "move r1c3 = 0"));
        assertTrue(offers(fight, 4, "move r1c1 = 1"));
    }

    @Test
    void GAP_08_aSteadyHandAimsWithoutExtraInitiative() {
        final Firefight fight = fight().profile(1, "MP12").enemy("r1c1", "F01");
        assertTrue(offers(fight, 1, "fire M16 single at r1c1 aimed = 3"));
        assertTrue(offers(fight, 2, "fire M16 single at r1c1 aimed = 4"));
    }

    @Test
    void GAP_08_aGrenadierThrowsHarderAndShootsAsBefore() {
        final Firefight fight =
                fight(SCOUT_WITH_FRAG).profile(4, "MP13").marine(4, "r1c4").enemy("r1c4", "F12");
        fight.rolls.marineTest(0).pool(2, 5, 2).by(4);
        fight.activate(4, "fire Frag Grenade at r1c4", "idle");
        fight.done(4).state.readyIds |= 1 << 3;
        fight.state.actsThisRound[3] = 0;
        fight.rolls.marineTest(0).pool(1, 4, 1).by(4);
        fight.activate(4, "fire M40 sniper rifle at r1c4", "idle");
    }

    /** Bots weigh the dice of orders before the Marines are placed, when no Marine is adjacent or not. */
    @Test
    void GAP_08_aLonerHasDiceBeforeHeIsPlaced() {
        final Firefight fight = fight().profile(1, "MP30");
        fight.state.space[0] = CombatState.NONE;
        final int mode = fight.tables.weapons.firstMode[fight.tables.weapons.index.of("m16")];
        assertEquals(fight.tables.modes.crit[mode], Aim.crit(fight.state, 0, mode, 0));
        assertEquals(fight.tables.modes.strike[mode], Aim.strike(fight.state, 0, mode, 0), "not known to be alone");
    }

    @Test
    void GAP_08_triggerHappyOnAutomaticOnly() {
        final Firefight fight = fight().profile(1, "MP18").enemy("r1c1", "F12");
        assertEquals(6, fight.state.squad.damageThreshold(0), "printed 7, less 1");
        fight.rolls.marineTest(0).pool(3, 7, 2);
        fight.activate(1, "fire M16 auto at r1c1", "idle");
        final Firefight single = fight().profile(1, "MP18").enemy("r1c1", "F12");
        single.rolls.marineTest(0).pool(3, 4, 1);
        single.activate(1, "fire M16 single at r1c1", "idle");
    }

    @Test
    void GAP_08_aGrudgeOnceAComradeIsDead() {
        final Firefight before = fight().profile(1, "MP21").enemy("r1c1", "F12");
        before.rolls.marineTest(0).pool(3, 4, 1);
        before.activate(1, "fire M16 single at r1c1", "idle");
        final Firefight after = fight().profile(1, "MP21").enemy("r1c1", "F12").onlyOnBoard(1, 2, 3, 4, 5);
        after.rolls.marineTest(0).pool(3, 5, 1);
        after.activate(1, "fire M16 single at r1c1", "idle");
    }

    @Test
    void GAP_08_aGrudgeIsForTheKilledNotForTheEvacuated() {
        final Firefight fight = fight().profile(1, "MP21").enemy("r1c1", "F12");
        fight.state.squad.evacuate(1 << 5);
        fight.state.put(5, CombatState.NONE);
        fight.rolls.marineTest(0).pool(3, 4, 1);
        fight.activate(1, "fire M16 single at r1c1", "idle");
    }

    @Test
    void GAP_08_aLonerShootsBetterWithNobodyOnTheEightSpacesAround() {
        final Firefight fight = fight().profile(1, "MP30").enemy("r1c1", "F12");
        fight.rolls.marineTest(0).pool(3, 4, 1);
        fight.activate(1, "fire M16 single at r1c1", "idle");
        final Firefight alone = fight().profile(1, "MP30")
                .enemy("r1c1", "F12")
                .marine(2, "r1c3")
                .marine(5, "r3c4");
        alone.rolls.marineTest(0).pool(3, 5, 1);
        alone.activate(1, "fire M16 single at r1c1", "idle");
        final Firefight diagonal = fight().profile(1, "MP30")
                .enemy("r1c1", "F12")
                .marine(2, "r1c2")
                .marine(5, "r3c4");
        diagonal.rolls.marineTest(0).pool(3, 4, 1);
        diagonal.activate(1, "fire M16 single at r1c1", "idle");
    }

    /** In the last corner of the half as in the first. */
    @Test
    void GAP_08_aLonersNeighboursAreThoseOfHisOwnSpace() {
        final Firefight alone = fight().profile(1, "MP30")
                .enemy("r1c4", "F12")
                .onlyOnBoard(1, 2)
                .marine(1, "r3c4")
                .marine(2, "r1c2");
        alone.rolls.marineTest(0).pool(3, 5, 1);
        alone.activate(1, "fire M16 single at r1c4", "idle");
        final Firefight beside = fight().profile(1, "MP30")
                .enemy("r1c4", "F12")
                .onlyOnBoard(1, 2)
                .marine(1, "r3c4")
                .marine(2, "r3c3");
        beside.rolls.marineTest(0).pool(3, 4, 1);
        beside.activate(1, "fire M16 single at r1c4", "idle");
    }

    @Test
    void GAP_08_aCoverHogsFirstMarkerCostsOne() {
        final Firefight fight = fight().profile(1, "MP27").soft(1, 0).soft(4, 0);
        assertTrue(offers(fight, 1, "cover 1 = 1"));
        assertTrue(offers(fight, 1, "cover 2 = 2"));
        assertTrue(offers(fight, 4, "cover 2 = 3"), "another one pays 2 for the first");
    }

    @Test
    void GAP_08_aRadioHamCountsOneMoreOnTableA() {
        final Firefight fight = fight().profile(2, "MP26").enemy("r1c1", "F12");
        fight.activate(2, "skill artillery 1", "idle");
        fight.rolls.tableA(3).hardCoverDie(1).commonD3(1);
        fight.bot.strikesRow(1);
        fight.arrivals();
        final Firefight late = fight().profile(2, "MP26").enemy("r1c1", "F12");
        late.activate(2, "skill artillery 1", "idle");
        late.rolls.tableA(4);
        late.arrivals();
    }

    @Test
    void GAP_08_aRadioHamAndAForwardObserverAddUpToFive() {
        final Firefight fight = fight("squads.reference.members.radio-operator.level=2", "profiles.MP26.intelligence=4")
                .profile(2, "MP26")
                .enemy("r1c1", "F12");
        fight.activate(2, "skill artillery 1", "idle");
        fight.rolls.tableA(6);
        fight.arrivals();
    }

    @Test
    void GAP_08_whoIsNotTheRadioOperatorDoesNotHelpTheRadio() {
        final Firefight fight = fight().profile(1, "MP26").profile(2, "MP05").enemy("r1c1", "F12");
        fight.activate(2, "skill artillery 1", "idle");
        fight.rolls.tableA(4);
        fight.arrivals();
    }

    // Tests thrown again

    @Test
    void GAP_08_luckyThrowsATestAgainOnceAMission() {
        final Firefight fight = fight().profile(1, "MP10").enemy("r1c1", "F12", 6, 0);
        fight.rolls.marineTest(0).pool(3, 4, 1).by(1);
        fight.bot.throwsAgain("ability");
        fight.rolls.marineTestAgain(4).pool(3, 4, 1).by(1);
        fight.activate(1, "fire M16 single at r1c1", "idle");
        assertEquals(2, fight.hitPoints("r1c1"), "the second throw counts");
        fight.state.readyIds |= 1;
        fight.rolls.marineTest(0);
        fight.activate(1, "fire M16 single at r1c1", "idle");
        assertEquals(2, fight.hitPoints("r1c1"), "not asked a second time");
    }

    @Test
    void GAP_08_luckyMayKeepWhatHeHasForLater() {
        final Firefight fight = fight().profile(1, "MP10").enemy("r1c1", "F12", 6, 0);
        fight.rolls.marineTest(3);
        fight.bot.keepsResult();
        fight.activate(1, "fire M16 single at r1c1", "idle");
        assertEquals(3, fight.hitPoints("r1c1"));
        assertEquals(0, fight.state.squad.abilityUsed[0]);
    }

    @Test
    void GAP_08_luckyIsForHisOwnTests() {
        final Firefight fight = fight().profile(1, "MP10").enemy("r1c2", "F12", 6, 0);
        fight.rolls.marineTest(1).by(2);
        fight.activate(2, "fire M16 single at r1c2", "idle");
    }

    @Test
    void GAP_08_aWorseThrowStandsToo() {
        final Firefight fight = fight().profile(1, "MP10").enemy("r1c1", "F12", 6, 0);
        fight.rolls.marineTest(3);
        fight.bot.throwsAgain("ability");
        fight.rolls.marineTestAgain(0);
        fight.activate(1, "fire M16 single at r1c1", "idle");
        assertEquals(6, fight.hitPoints("r1c1"));
    }

    @Test
    void GAP_08_theClaymoresTestIsTheEngineersOwn() {
        final Firefight fight =
                fight("combats.patrol.claymore=true").profile(5, "MP10").enemy("r1c1", "F12", 6, 0);
        fight.bot.setsOffClaymore(1).throwsAgain("ability");
        fight.rolls
                .claymoreDud(1)
                .claymoreTest(0)
                .pool(3, 8, 2)
                .claymoreTestAgain(5)
                .pool(3, 8, 2);
        fight.offerClaymore();
        assertEquals(1, fight.hitPoints("r1c1"));
    }

    // Help before the dice

    @Test
    void GAP_08_deadeyeAddsACritToThreeFocusOrMoreOnce() {
        final Firefight fight = fight().profile(1, "MP22").enemy("r1c1", "F12");
        fight.bot.helpedBy("ability");
        fight.rolls.marineTest(0).pool(3, 4, 2);
        fight.activate(1, "fire M16 single at r1c1", "idle");
        fight.state.readyIds |= 1;
        fight.rolls.marineTest(0).pool(3, 4, 1);
        fight.activate(1, "fire M16 single at r1c1", "idle");
    }

    @Test
    void GAP_08_deadeyeMayWait() {
        final Firefight fight = fight().profile(1, "MP22").enemy("r1c1", "F12");
        fight.bot.needsNoHelp();
        fight.rolls.marineTest(0).pool(3, 4, 1);
        fight.activate(1, "fire M16 single at r1c1", "idle");
        assertEquals(0, fight.state.squad.abilityUsed[0]);
    }

    @Test
    void GAP_08_deadeyeNeedsThreeFocus() {
        final Firefight fight = fight().profile(1, "MP22").enemy("r3c1", "F12");
        fight.rolls.marineTest(0).pool(2, 4, 1);
        fight.activate(1, "fire M16 single at r3c1", "idle");
    }

    @Test
    void GAP_08_deadeyeHelpsTheClaymore() {
        final Firefight fight =
                fight("combats.patrol.claymore=true").profile(5, "MP22").enemy("r1c1", "F12");
        fight.bot.setsOffClaymore(1).helpedBy("ability");
        fight.rolls.claymoreDud(1).claymoreTest(0).pool(3, 8, 3);
        fight.offerClaymore();
    }

    @Test
    void GAP_08_aNightOwlIgnoresTheNightOnce() {
        final Firefight fight = fight(NIGHT).profile(1, "MP14").enemy("r1c1", "F12");
        fight.bot.helpedBy("ability");
        fight.rolls.marineTest(0).pool(3, 4, 1);
        fight.activate(1, "fire M16 single at r1c1", "idle");
        fight.state.readyIds |= 1;
        fight.rolls.marineTest(0).pool(2, 4, 1);
        fight.activate(1, "fire M16 single at r1c1", "idle");
    }

    @Test
    void GAP_08_aNightOwlIsNotAskedByDayOrUnderFlares() {
        final Firefight day = fight().profile(1, "MP14").enemy("r1c1", "F12");
        day.rolls.marineTest(0).pool(3, 4, 1);
        day.activate(1, "fire M16 single at r1c1", "idle");
        final Firefight flares = fight(NIGHT).profile(1, "MP14").enemy("r1c1", "F12");
        flares.state.illuminated = true;
        flares.rolls.marineTest(0).pool(3, 4, 1);
        flares.activate(1, "fire M16 single at r1c1", "idle");
    }

    /** M40 at range 1 by night: 2 - 1 - 1 = no Focus (PH-LOS-8); the owl has one and must use it. */
    @Test
    void GAP_08_aNightOwlHasTargetsThatNobodyElseHas() {
        final Firefight fight = fight(NIGHT)
                .profile(4, "MP14")
                .marine(4, "r1c4")
                .marine(3, "r1c3")
                .enemy("r1c4", "F12");
        assertTrue(offers(fight, 4, "fire M40 sniper rifle at r1c4"));
        fight.rolls.marineTest(0).pool(1, 4, 1);
        fight.activate(4, "fire M40 sniper rifle at r1c4", "idle");
        assertEquals(1, fight.state.squad.abilityUsed[3]);
        assertFalse(offers(fight, 4, "fire M40 sniper rifle at r1c4"), "he has used it");
        final Firefight other = fight(NIGHT).marine(4, "r1c4").enemy("r1c4", "F12");
        assertFalse(offers(other, 4, "fire M40 sniper rifle at r1c4"));
    }

    // The Claymore and PATCH UP

    @Test
    void GAP_08_aTinkererRollsADudAgain() {
        final Firefight fight =
                fight("combats.patrol.claymore=true").profile(5, "MP25").enemy("r1c1", "F12");
        fight.bot.setsOffClaymore(1);
        fight.rolls.claymoreDud(6).claymoreDudAgain(2).claymoreTest(3);
        fight.offerClaymore();
        assertEquals(3, fight.hitPoints("r1c1"));
        assertEquals(0, fight.steps(5, "claymore"));
        assertEquals(1, fight.state.squad.abilityUsed[4]);
    }

    @Test
    void GAP_08_aSecondDudStays() {
        final Firefight fight =
                fight("combats.patrol.claymore=true").profile(5, "MP25").enemy("r1c1", "F12");
        fight.bot.setsOffClaymore(1);
        fight.rolls.claymoreDud(6).claymoreDudAgain(6);
        fight.offerClaymore();
        assertEquals(0, fight.steps(5, "claymore"));
    }

    @Test
    void GAP_08_aBookwormPatchesUpBetter() {
        final Firefight fight = fight(MEDIC).profile(6, "MP04").damage(3, 3);
        fight.rolls.patchUpTest(1).pool(3, 5, 0).by(6);
        fight.activate(6, "skill patch-up 3", "idle");
    }

    @Test
    void GAP_08_aMedicFriendIsForFirstAidNotForPatchUp() {
        final Firefight fight = fight(MEDIC).profile(6, "MP17").damage(3, 3);
        fight.rolls.patchUpTest(1).pool(3, 4, 0).by(6);
        fight.activate(6, "skill patch-up 3", "idle");
    }

    /** WE-87: Stress for one die, Damage for another. */
    @Test
    void WE_87_allInBeforeATraitTest() {
        final Firefight fight = fight(MEDIC).profile(6, "MP05").damage(3, 3);
        fight.bot.helpedBy("stress").helpedBy("damage");
        fight.rolls.patchUpTest(1).pool(4, 4, 0).by(6);
        fight.activate(6, "skill patch-up 3", "idle");
        assertEquals(1, fight.stress(6));
        assertEquals(1, fight.damage(6));
        assertEquals(
                List.of(TestHelp.NOTHING, TestHelp.ABILITY_FOR_DAMAGE), fight.bot.offered(DecisionKind.BEFORE_TEST));
    }

    @Test
    void GAP_08_allInIsForTraitTestsOnly() {
        final Firefight fight = fight().profile(1, "MP05").enemy("r1c1", "F12");
        fight.rolls.marineTest(0);
        fight.activate(1, "fire M16 single at r1c1", "idle");
    }

    /** The Damage draws a Wound before the dice are thrown, and the Wound makes the test harder. */
    @Test
    void PH_DMG_2_allInCanCostAWoundAtOnce() {
        final Firefight fight = fight(MEDIC, "wounds.W05.traits={intelligence: -1}")
                .profile(6, "MP05")
                .damage(3, 3)
                .damage(6, 6);
        fight.bot.helpedBy("damage").needsNoHelp();
        fight.rolls.woundCard("W05").by(6).patchUpTest(1).pool(3, 3, 0).by(6);
        fight.activate(6, "skill patch-up 3", "idle");
        assertEquals(1, fight.cubes(6));
    }

    @Test
    void PH_WND_3_allInCanKillHimThenNobodyIsPatchedUp() {
        final Firefight fight =
                fight(MEDIC).profile(6, "MP05").wound(6, "W01", 2).damage(3, 3).damage(6, 5);
        fight.bot.helpedBy("damage").needsNoHelp().passesIdTo(1);
        fight.activate(6, "skill patch-up 3");
        assertFalse(fight.state.squad.isPresent(5));
        assertEquals(3, fight.damage(3));
        assertEquals(1, fight.steps(6, "first-aid-kit"), "its step is spent");
    }
}
