package org.sitrep.rulesets.purplehaze.squad;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.sitrep.rulesets.purplehaze.combat.Firefight;
import org.sitrep.rulesets.purplehaze.combat.RulesTest;

/** Lucky Charms (PH-CHM-1, GAP-10). */
class LuckyCharmTest extends RulesTest {
    private static void hurt(final Firefight fight, final int id) {
        fight.damage(id, fight.state.squad.damageThreshold(id - 1));
        fight.checkWounds();
    }

    @Test
    void GAP_10_anOwnTestIsThrownAgainOnceAMission() {
        final Firefight fight = fight().charm(1, "LC1").enemy("r1c1", "F12", 6, 0);
        fight.rolls.marineTest(0);
        fight.bot.throwsAgain("charm");
        fight.rolls.marineTestAgain(2);
        fight.activate(1, "fire M16 single at r1c1", "idle");
        assertEquals(4, fight.hitPoints("r1c1"));
        fight.state.readyIds |= 1;
        fight.rolls.marineTest(0);
        fight.activate(1, "fire M16 single at r1c1", "idle");
        fight.state.squad.renewUses();
        fight.state.readyIds |= 1;
        fight.state.actsThisRound[0] = 0;
        fight.rolls.marineTest(1);
        fight.bot.keepsResult();
        fight.activate(1, "fire M16 single at r1c1", "idle");
    }

    @Test
    void GAP_10_twoDamageAreIgnoredOnceAMission() {
        final Firefight fight = fight().charm(4, "LC2").soft(4, 0).enemy("r1c1", "F12");
        fight.rolls.combatMarker("CM02").enemyTest(0, 0, 0, 5, 0, 0);
        fight.bot.ignoresDamage(true);
        fight.enemyActivates();
        assertEquals(3, fight.damage(4));
        assertEquals(3, fight.state.damageTaken[3]);
        assertEquals(3, fight.state.damageByAttacks);
        fight.rolls.combatMarker("CM02").enemyTest(0, 0, 0, 1, 0, 0);
        fight.enemyActivates();
        assertEquals(4, fight.damage(4));
    }

    @Test
    void GAP_10_noMoreThanThereIs() {
        final Firefight fight = fight().charm(4, "LC2").soft(4, 0).enemy("r1c1", "F12");
        fight.rolls.combatMarker("CM02").enemyTest(0, 0, 0, 1, 0, 0);
        fight.bot.ignoresDamage(true);
        fight.enemyActivates();
        assertEquals(0, fight.damage(4));
    }

    @Test
    void GAP_10_whatCoverAbsorbsIsNoDamage() {
        final Firefight fight = fight().charm(4, "LC2").soft(4, 2).enemy("r1c1", "F12");
        fight.rolls.combatMarker("CM02").enemyTest(0, 0, 0, 2, 0, 0);
        fight.enemyActivates();
        assertEquals(0, fight.soft(4));
    }

    @Test
    void GAP_10_damageMayBeTaken() {
        final Firefight fight = fight().charm(4, "LC2").soft(4, 0).enemy("r1c1", "F12");
        fight.rolls.combatMarker("CM02").enemyTest(0, 0, 0, 1, 0, 0);
        fight.bot.ignoresDamage(false);
        fight.enemyActivates();
        assertEquals(1, fight.damage(4));
        assertEquals(0, fight.state.squad.charmUsed[3]);
    }

    @Test
    void PH_DMG_2_theCharmComesBeforeTheWoundCheck() {
        final Firefight fight = fight().charm(4, "LC2").soft(4, 0).damage(4, 4).enemy("r1c1", "F12");
        fight.rolls.combatMarker("CM02").enemyTest(0, 0, 0, 4, 0, 0);
        fight.bot.ignoresDamage(true);
        fight.enemyActivates();
        assertEquals(6, fight.damage(4), "8 would have been a Wound");
        assertEquals(0, fight.cubes(4));
    }

    @Test
    void GAP_10_aHigherStressThreshold() {
        final Firefight fight = fight().charm(1, "LC3").stress(1, 6);
        assertEquals(8, fight.state.squad.stressThreshold(0));
        fight.wounds.takeStress(0, 1);
        assertEquals(7, fight.stress(1));
        fight.rolls.conditionCard("C04");
        fight.wounds.takeStress(0, 1);
        assertEquals(9, fight.state.squad.stressThreshold(0));
    }

    @Test
    void GAP_10_oneStressIsDroppedOnceAMission() {
        final Firefight fight = fight().charm(2, "LC4").stress(2, 2);
        fight.bot.usesCharm(2);
        fight.offerPlays();
        assertEquals(1, fight.stress(2));
        fight.offerPlays();
    }

    @Test
    void GAP_10_aWoundCardIsIgnoredAndTheCharmIsGone() {
        final Firefight fight = fight().charm(5, "LC5").damage(5, 6);
        fight.rolls.woundCard("W11").by(5).of(12);
        fight.bot.ignoresWound(true);
        hurt(fight, 5);
        assertEquals(0, fight.damage(5), "PH-STR-3: Damage is cleared all the same");
        assertEquals(0, fight.cubes(5));
        assertEquals(0, fight.stress(5));
        assertEquals(SquadState.NONE, fight.state.squad.wound[4]);
        assertEquals(SquadState.NONE, fight.state.squad.charm[4]);
        assertEquals(1 << fight.tables.charms.index.of("LC5"), fight.state.squad.charmsOut);
        assertEquals(1, fight.state.squad.woundsIgnored[4]);
        assertEquals(0, fight.state.squad.woundsSuffered[fight.tables.wounds.index.of("W11")]);
        fight.rolls.woundCard("W11").by(5).of(12);
        hurt(fight, 5);
        assertEquals(1, fight.cubes(5));
    }

    @Test
    void GAP_10_evenTheKiaCard() {
        final Firefight fight = fight().charm(5, "LC5");
        fight.rolls.woundCard("W12").by(5);
        fight.bot.ignoresWound(true);
        hurt(fight, 5);
        assertTrue(fight.state.squad.isPresent(4));
        assertTrue((fight.state.squad.woundDeck & 1 << fight.tables.wounds.index.of("W12")) != 0);
    }

    @Test
    void GAP_10_aWoundMayBeTakenInstead() {
        final Firefight fight = fight().charm(5, "LC5");
        fight.rolls.woundCard("W01");
        fight.bot.ignoresWound(false);
        hurt(fight, 5);
        assertEquals(1, fight.cubes(5));
        assertTrue(fight.state.squad.charm[4] != SquadState.NONE);
    }

    /** AMB-49: the third Wound draws no card, so there is none to ignore. */
    @Test
    void PH_WND_3_theThirdCubeKillsAllTheSame() {
        final Firefight fight = fight().charm(5, "LC5").wound(5, "W01", 2);
        fight.bot.passesIdTo(1);
        hurt(fight, 5);
        assertTrue(!fight.state.squad.isPresent(4));
    }

    /** With a Flak Jacket the charm looks at the lower of the two cards; the jacket is spent. */
    @Test
    void PH_WND_8_jacketAndCharm() {
        final Firefight fight = fight("loadout=flak-jackets").charm(5, "LC5");
        fight.rolls.woundCard("W07").woundCard("W05");
        fight.bot.ignoresWound(true);
        hurt(fight, 5);
        assertEquals(0, fight.steps(5, "flak-jacket"));
        assertEquals(0, fight.cubes(5));
    }
}
