package org.sitrep.rulesets.purplehaze.squad;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.sitrep.rulesets.purplehaze.combat.Firefight;
import org.sitrep.rulesets.purplehaze.combat.RulesTest;

/**
 * Abilities that change Wounds, Stress and Load (PH-MAR-2, GAP-08), and those that are used between two activations.
 */
class AbilityOfTheSquadTest extends RulesTest {
    private static final String FLAK = "loadout=flak-jackets";

    private static void hurt(final Firefight fight, final int id) {
        fight.damage(id, fight.state.squad.damageThreshold(id - 1));
        fight.checkWounds();
    }

    private static int wound(final Firefight fight, final int id) {
        return fight.state.squad.wound[id - 1];
    }

    private static int card(final Firefight fight, final String id) {
        return fight.tables.wounds.index.of(id);
    }

    @Test
    void GAP_08_aPackMuleCarriesOneMore() {
        final Firefight fight = fight().profile(1, "MP07");
        assertEquals(12, Equipment.capacity(fight.state.squad, 0));
        fight.wound(1, "W08", 1);
        assertEquals(9, Equipment.capacity(fight.state.squad, 0));
    }

    @Test
    void GAP_08_aThickSkinTakesTheLowerOfTwoCardsOnce() {
        final Firefight fight = fight().profile(1, "MP08");
        fight.rolls.woundCard("W08").by(1).of(12).woundCard("W03").by(1).of(11);
        hurt(fight, 1);
        assertEquals(card(fight, "W03"), wound(fight, 1));
        assertEquals(2, fight.stress(1));
        assertTrue((fight.state.squad.woundDeck & 1 << card(fight, "W08")) != 0, "the other goes back");
        fight.rolls.woundCard("W05").by(1).of(11);
        hurt(fight, 1);
        assertEquals(card(fight, "W05"), wound(fight, 1));
        assertEquals(2, fight.cubes(1));
    }

    @Test
    void GAP_08_aThickSkinProtectsFromTheKiaCard() {
        final Firefight fight = fight("options.flakAndKia=kills").profile(1, "MP08");
        fight.rolls.woundCard("W12").woundCard("W11");
        hurt(fight, 1);
        assertTrue(fight.state.squad.isPresent(0), "the reading is about Flak Jackets");
    }

    @Test
    void GAP_08_aFlakJacketIsNotSpentOnWhatTheSkinDoes() {
        final Firefight fight = fight(FLAK).profile(1, "MP08");
        fight.rolls.woundCard("W02").woundCard("W01");
        hurt(fight, 1);
        assertEquals(1, fight.steps(1, "flak-jacket"));
        fight.rolls.woundCard("W02").woundCard("W03");
        hurt(fight, 1);
        assertEquals(0, fight.steps(1, "flak-jacket"));
        assertEquals(card(fight, "W02"), wound(fight, 1));
    }

    @Test
    void GAP_08_aCoolHeadTakesOneStressLessTheFirstTime() {
        final Firefight fight = fight().profile(1, "MP09");
        fight.wounds.takeStress(0, 0);
        fight.wounds.takeStress(0, 3);
        assertEquals(2, fight.stress(1));
        fight.wounds.takeStress(0, 3);
        assertEquals(5, fight.stress(1));
    }

    @Test
    void PH_MAR_2_usesComeBackWithTheNextMission() {
        final Firefight fight = fight().profile(1, "MP09");
        fight.wounds.takeStress(0, 3);
        fight.state.squad.renewUses();
        fight.wounds.takeStress(0, 3);
        assertEquals(4, fight.stress(1));
    }

    @Test
    void GAP_08_aPrayerDropsTwoOfHisOwnStressOnce() {
        final Firefight fight = fight().profile(1, "MP24").stress(1, 5).stress(2, 5);
        fight.bot.usesAbility(1);
        fight.offerPlays();
        assertEquals(3, fight.stress(1));
        assertEquals(5, fight.stress(2));
        fight.offerPlays();
    }

    @Test
    void GAP_08_aPrayerIsNotOfferedWithoutStress() {
        fight().profile(1, "MP24").stress(2, 5).offerPlays();
    }

    @Test
    void GAP_08_aBigBrotherTakesOneStressOverAndMayBreakOfIt() {
        final Firefight fight =
                fight().profile(1, "MP15").stress(1, 6).stress(2, 5).stress(4, 1);
        fight.bot.usesAbility(1).playsFor(2);
        fight.rolls.conditionCard("C01").by(1);
        fight.offerPlays();
        assertEquals(4, fight.stress(2));
        assertEquals(0, fight.stress(1), "7 reach his threshold");
        assertEquals(1, fight.state.squad.conditionCubes[0]);
    }

    @Test
    void GAP_08_aScroungerFindsAStepForAnybodyWhoCanUseIt() {
        final Firefight fight = fight().profile(1, "MP16");
        Equipment.spend(fight.state.squad, 2, fight.tables.gear.index.of("mg-ammo"));
        fight.bot.usesAbility(1).regains("mg-ammo", 3);
        fight.offerPlays();
        assertEquals(1, fight.steps(3, "mg-ammo"));
        assertFalse(
                fight.state.squad.gearFull[2 * fight.tables.gear.count + fight.tables.gear.index.of("mg-ammo")] > 0);
    }
}
