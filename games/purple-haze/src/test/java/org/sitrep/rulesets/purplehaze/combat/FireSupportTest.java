package org.sitrep.rulesets.purplehaze.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.squad.Equipment;

/** Fire Support: calls, Tables A and B, what lands, friendly fire (PH-FSP, AMB-41, AMB-42). */
class FireSupportTest extends RulesTest {
    private static final String NIGHT = "start.night=true";
    private static final String LEVEL_FOUR = "squads.reference.members.radio-operator.level=4";

    private static boolean offers(final Firefight fight, final String skill) {
        return fight.firstOrders(2).stream().anyMatch(order -> order.startsWith("skill " + skill));
    }

    private Firefight called(final String skill, final String... sets) {
        final Firefight fight = fight(sets)
                .enemy("r1c1", "F11")
                .enemy("r2c1", "F12", 6, 1)
                .enemy("r2c2", "F04", 3, 3)
                .enemy("r2c4", "F10", 5, 2)
                .enemyHard("r1c1", "r2c1", "r2c4");
        fight.activate(2, "skill " + skill + " 1", "idle");
        return fight;
    }

    @Test
    void PH_FSP_1_artilleryIsASkillOrderOfTheRadioOperatorOnceAMission() {
        final Firefight fight = called("artillery");
        assertEquals(-4, fight.state.initiative);
        assertFalse(offers(fight, "artillery"));
        assertTrue(fight.firstOrders(1).stream().noneMatch(order -> order.startsWith("skill artillery")));
    }

    @Test
    void GAP_07_twiceFromLevelThreeOn() {
        assertTrue(offers(called("artillery", "squads.reference.members.radio-operator.level=3"), "artillery"));
    }

    @Test
    void PH_FSP_2_tableAUpToHisIntelligenceItLandsAtTheNextMarineActivation() {
        final Firefight fight = called("artillery");
        assertEquals(3, fight.enemySoft("r2c2"), "nothing lands in the activation of the call");
        fight.rolls.tableA(4).hardCoverDie(5).commonD3(2);
        fight.bot.strikesRow(2);
        fight.arrivals();
        assertEquals(List.of(1, 2, 3), fight.bot.offered(DecisionKind.FIRE_MISSION_ROW));
        assertEquals(3, fight.hitPoints("r2c1"), "4 hits, Hard absorbs 1, its one Soft is stripped");
        assertFalse(fight.hasEnemy("r2c2"), "2 of 3 Soft stripped, 1 absorbs, 3 lost");
        assertEquals(2, fight.hitPoints("r2c4"));
        assertEquals(5, fight.hitPoints("r1c1"));
        assertEquals(1, fight.state.killsByFireSupport);
        fight.arrivals(); // once only
    }

    @Test
    void PH_FSP_3_aSixRemovesTheHardCoverOfTheRowFirst() {
        final Firefight fight = called("artillery");
        fight.rolls.tableA(1).hardCoverDie(6).commonD3(1);
        fight.bot.strikesRow(2);
        fight.arrivals();
        assertEquals(Firefight.mask("r1c1"), fight.state.enemyHardCover);
        assertEquals(3, fight.hitPoints("r2c1"));
        assertEquals(2, fight.hitPoints("r2c4"), "3 hits, both Soft stripped");
    }

    @Test
    void PH_FSP_2_aboveHisIntelligenceItSlipsToTableB() {
        final Firefight fight = called("artillery");
        fight.rolls.tableA(5);
        fight.arrivals();
        assertEquals(3, fight.enemySoft("r2c2"));
        fight.rolls.tableB(5).hardCoverDie(1).commonD3(1);
        fight.bot.strikesRow(2);
        fight.arrivals();
        assertEquals(1, fight.hitPoints("r2c2"), "3 hits, 2 Soft stripped, 1 absorbs");
    }

    @Test
    void PH_FSP_5_aSixOnTableBIsFriendlyFireOnARandomRow() {
        final Firefight fight = called("artillery").marineHard("r2c1", "r3c2");
        fight.rolls.tableA(6);
        fight.arrivals();
        fight.rolls.tableB(6).friendlyFireRow(1).of(3).hardCoverDie(5).commonD3(3);
        fight.arrivals();
        assertEquals(4, fight.damage(1), "5 hits, Hard absorbs 1, both Soft stripped");
        assertEquals(5, fight.damage(2));
        assertEquals(5, fight.damage(3));
        assertEquals(0, fight.damage(5), "row 3");
        assertEquals(19, fight.state.damageByFriendlyFire);
        assertEquals(3, fight.enemySoft("r2c2"));
    }

    @Test
    void PH_FSP_5_aSixTakesTheHardCoverOfOurRow() {
        final Firefight fight = called("artillery").marineHard("r2c1", "r3c2");
        fight.rolls.tableA(6);
        fight.arrivals();
        fight.rolls.tableB(6).friendlyFireRow(1).hardCoverDie(6).commonD3(1);
        fight.arrivals();
        assertEquals(Firefight.mask("r3c2"), fight.state.marineHardCover);
        assertEquals(3, fight.damage(1));
    }

    @Test
    void PH_FSP_5_hitsOfAnAttackBeforeDoNotCountAgain() {
        final Firefight fight = fight("combats.patrol.marineHardCover=[]").enemy("r1c1", "F12");
        fight.activate(2, "skill artillery 1", "idle");
        fight.rolls.tableA(6);
        fight.arrivals();
        fight.rolls.combatMarker("CM02").enemyTest(2, 0, 0, 0, 0, 0);
        fight.enemyActivates();
        final int hurt = fight.damage(1);
        fight.rolls.tableB(6).friendlyFireRow(0).hardCoverDie(1).commonD3(1);
        fight.onlyOnBoard(1).marine(1, "r3c1").arrivals();
        assertEquals(hurt, fight.damage(1), "nobody stands where it falls");
    }

    @Test
    void PH_FSP_5_friendlyFireWoundsLikeAnyOtherSource() {
        final Firefight fight = called("artillery").damage(3, 4);
        fight.rolls.tableA(6);
        fight.arrivals();
        fight.rolls
                .tableB(6)
                .friendlyFireRow(1)
                .hardCoverDie(1)
                .commonD3(1)
                .woundCard("W01")
                .by(3);
        fight.arrivals();
        assertEquals(1, fight.state.squad.cubes[2]);
    }

    @Test
    void PH_FSP_4_anAirStrikeHitsTwoAdjacentRowsHarder() {
        final Firefight fight = called("air-strike", LEVEL_FOUR);
        assertEquals(-5, fight.state.initiative);
        fight.rolls.tableA(1).hardCoverDie(6).commonD3(1);
        fight.bot.strikesRow(1);
        fight.arrivals();
        assertEquals(List.of(1, 2), fight.bot.offered(DecisionKind.FIRE_MISSION_ROW));
        assertEquals(0, fight.state.enemyHardCover);
        assertEquals(1, fight.hitPoints("r1c1"), "4 hits, 2 Soft stripped");
        assertEquals(2, fight.hitPoints("r2c1"));
        assertFalse(fight.hasEnemy("r2c2"), "all 3 Soft stripped");
    }

    @Test
    void PH_FSP_5_anAirStrikeGoneWrongHitsAPairOfOurRows() {
        final Firefight fight = called("air-strike", LEVEL_FOUR);
        fight.rolls.tableA(6);
        fight.arrivals();
        fight.rolls.tableB(6).friendlyFireRow(1).of(2).hardCoverDie(1).commonD3(1);
        fight.arrivals();
        assertEquals(4, fight.damage(1), "row 2");
        assertEquals(4, fight.damage(5), "row 3");
    }

    @Test
    void PH_FSP_1_noAirStrikeBelowLevelFour() {
        assertFalse(offers(fight("squads.reference.members.radio-operator.level=3"), "air-strike"));
        assertTrue(offers(fight(LEVEL_FOUR), "air-strike"));
    }

    @Test
    void PH_FSP_1_byDayNoIlluminationByNightNothingElse() {
        assertFalse(offers(fight(LEVEL_FOUR), "illumination"));
        final Firefight night = fight(LEVEL_FOUR, NIGHT);
        assertTrue(offers(night, "illumination"));
        assertFalse(offers(night, "artillery"));
        assertFalse(offers(night, "air-strike"));
    }

    @Test
    void AMB_41_theNightBanMayCoverIllumination() {
        assertFalse(offers(fight(NIGHT, "options.illuminationAtNight=forbidden"), "illumination"));
    }

    @Test
    void GAP_03_illuminationLiftsTheNightForMarinesOnlyFromTheNextActivationOn() {
        final Firefight fight = fight(NIGHT).enemy("r1c1", "F12", 6, 9);
        fight.activate(2, "skill illumination 1", "idle");
        assertEquals(-3, fight.state.initiative);
        assertTrue(fight.state.nightForMarines());
        fight.arrivals();
        fight.rolls.marineTest(0).pool(4, 4, 1).by(1);
        fight.activate(1, "fire M16 single at r1c1 aimed", "idle");
        assertFalse(offers(fight, "illumination"));
        fight.rolls.combatMarker("CM02").noHits().pool(1, 1, 0);
        fight.enemyActivates();
    }

    @Test
    void PH_EQ_9_noFireSupportWithoutTheRadioSet() {
        final Firefight fight = fight(LEVEL_FOUR);
        Equipment.spend(fight.state.squad, 1, fight.tables.gear.radio);
        assertFalse(offers(fight, "artillery"));
    }

    @Test
    void AMB_42_hisIntelligenceAtLandingConditionsIncluded() {
        final Firefight fight = called("artillery");
        fight.state.squad.condition[1] = fight.tables.conditions.index.of("C10"); // Intelligence 4 - 1
        fight.rolls.tableA(4);
        fight.arrivals();
        assertEquals(3, fight.enemySoft("r2c2"), "slipped");
        fight.rolls.tableB(1).hardCoverDie(1).commonD3(1);
        fight.bot.strikesRow(1);
        fight.arrivals();
    }

    @Test
    void AMB_42_aCallUnderWaySurvivesTheRadioOperator() {
        final Firefight fight = called("artillery");
        fight.state.squad.present &= ~(1 << 1);
        fight.state.squad.presentCount--;
        fight.state.put(1, CombatState.NONE);
        fight.rolls.tableA(4).hardCoverDie(1).commonD3(1);
        fight.bot.strikesRow(2);
        fight.arrivals();
        assertEquals(1, fight.hitPoints("r2c2"));
    }

    @Test
    void GAP_07_aForwardObserverCountsOneMoreUpToFive() {
        final Firefight fight = called("artillery", LEVEL_FOUR);
        fight.rolls.tableA(5).hardCoverDie(1).commonD3(1);
        fight.bot.strikesRow(2);
        fight.arrivals();
        assertEquals(1, fight.hitPoints("r2c2"));
        final Firefight clever = called(
                "artillery", LEVEL_FOUR, "specializations.radio-operator.levels.3.skills.forward-observer.amount=2");
        clever.rolls.tableA(6);
        clever.arrivals();
        assertEquals(3, clever.enemySoft("r2c2"), "a 6 is late for everybody");
        clever.rolls.tableB(1).hardCoverDie(1).commonD3(1);
        clever.bot.strikesRow(1);
        clever.arrivals();
    }

    @Test
    void PH_FSP_2_severalCallsLandOldestFirst() {
        final Firefight fight = called("artillery", "squads.reference.members.radio-operator.level=3");
        fight.rolls.tableA(6);
        fight.arrivals();
        fight.state.readyIds |= 1 << 1;
        fight.state.actsThisRound[1] = 0;
        fight.activate(2, "skill artillery 1", "idle");
        fight.rolls
                .tableB(1)
                .hardCoverDie(1)
                .commonD3(1)
                .tableA(1)
                .hardCoverDie(1)
                .commonD3(1);
        fight.bot.strikesRow(1).strikesRow(2);
        fight.arrivals();
        assertEquals(5, fight.hitPoints("r1c1") + 2, "3 hits, 2 Soft stripped, Hard absorbs 1");
        assertEquals(1, fight.hitPoints("r2c2"));
    }
}
