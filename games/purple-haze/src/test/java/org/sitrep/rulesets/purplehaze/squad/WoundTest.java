package org.sitrep.rulesets.purplehaze.squad;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.sitrep.rulesets.purplehaze.combat.Firefight;
import org.sitrep.rulesets.purplehaze.combat.RulesTest;
import org.sitrep.rulesets.purplehaze.definition.Trait;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;

/** Wounds, Stress and Conditions (PH-DMG, PH-STR, PH-WND, PH-CND, AMB-49, AMB-50). */
class WoundTest extends RulesTest {
    /** Ray of the example: the Engineer with thresholds 7 and 7 and Load 11. */
    private static final int RAY = 5;

    private static final String JACKETS = "loadout=flak-jackets";

    private static int wound(final Firefight fight, final int id) {
        return fight.state.squad.wound[id - 1];
    }

    private static int card(final Firefight fight, final String id) {
        return fight.tables.wounds.index.of(id);
    }

    private static boolean inDeck(final Firefight fight, final String id) {
        return (fight.state.squad.woundDeck & 1 << card(fight, id)) != 0;
    }

    /** Brings a Marine to his threshold and checks for Wounds. */
    private static void hurt(final Firefight fight, final int id) {
        fight.damage(id, fight.state.squad.damageThreshold(id - 1));
        fight.checkWounds();
    }

    @Test
    void WE_80_thresholdsOfAProfileHoldAsPrinted() {
        final Firefight civo = fight("profiles.MP05.stressThreshold=8", "profiles.MP05.damageThreshold=6");
        assertEquals(8, civo.state.squad.stressThreshold(4));
        assertEquals(6, civo.state.squad.damageThreshold(4));
    }

    @Test
    void WE_81_aFleshWoundGivesOneStress() {
        final Firefight fight = fight();
        fight.rolls.woundCard("W01").by(RAY).of(12);
        hurt(fight, RAY);
        assertEquals(1, fight.state.squad.stress[4]);
        assertEquals(1, fight.state.squad.woundsSuffered[card(fight, "W01")]);
    }

    @Test
    void WE_82_aHigherCardReplacesTheOlderOne() {
        final Firefight fight = fight().wound(RAY, "W03", 1);
        fight.rolls.woundCard("W08").by(RAY).of(11);
        hurt(fight, RAY);
        assertEquals(0, fight.damage(RAY));
        assertEquals(card(fight, "W08"), wound(fight, RAY));
        assertTrue(inDeck(fight, "W03"), "shuffled back");
        assertFalse(inDeck(fight, "W08"));
        assertEquals(2, fight.state.squad.cubes[4]);
        assertEquals(4, fight.state.squad.stress[4]);
        assertEquals(4, fight.state.squad.damageThreshold(4));
        assertEquals(8, Equipment.capacity(fight.state.squad, 4));
        fight.bot.passesIdTo(1);
        hurt(fight, RAY);
        assertFalse(fight.state.squad.isPresent(4), "one more is the third");
    }

    @Test
    void WE_83_aLowerCardGoesBackButItsStressAndCubeCount() {
        final Firefight fight = fight().wound(RAY, "W08", 1);
        fight.rolls.woundCard("W03").by(RAY).of(11);
        hurt(fight, RAY);
        assertEquals(card(fight, "W08"), wound(fight, RAY));
        assertTrue(inDeck(fight, "W03"));
        assertEquals(0, fight.damage(RAY));
        assertEquals(2, fight.state.squad.stress[4]);
        assertEquals(2, fight.state.squad.cubes[4]);
    }

    @Test
    void PH_DMG_2_belowTheThresholdNothingHappens() {
        final Firefight fight = fight().damage(RAY, 6);
        fight.checkWounds();
        assertEquals(6, fight.damage(RAY));
        assertEquals(0, fight.state.squad.cubes[4]);
    }

    @Test
    void PH_WND_5_theThresholdFallsWithTheCardKept() {
        final Firefight fight = fight().wound(RAY, "W11", 1).damage(RAY, 3);
        fight.rolls.woundCard("W01");
        fight.checkWounds();
        assertEquals(2, fight.state.squad.cubes[4]);
    }

    @Test
    void PH_TRT_2_traitsAreLoweredByTheWoundAndTheConditionDownToNothing() {
        final Firefight fight = fight().wound(3, "W10", 1);
        assertEquals(0, fight.state.squad.trait(2, Trait.SURVIVABILITY.ordinal()), "2 - 2");
        fight.state.squad.condition[2] = fight.tables.conditions.index.of("C05");
        assertEquals(0, fight.state.squad.trait(2, Trait.SURVIVABILITY.ordinal()), "2 - 2 - 1, but not below 0");
    }

    @Test
    void PH_WND_4_theKiaCardKillsAndDoesNotComeBack() {
        final Firefight fight = fight();
        fight.rolls.woundCard("W12");
        fight.bot.passesIdTo(1);
        hurt(fight, RAY);
        assertFalse(fight.state.squad.isPresent(4));
        assertFalse(inDeck(fight, "W12"));
        assertEquals(1, fight.state.squad.cubes[4]);
    }

    @Test
    void PH_WND_3_AMB_49_aThirdCubeKillsWithoutACard() {
        final Firefight fight = fight().wound(RAY, "W05", 2);
        fight.bot.passesIdTo(1);
        hurt(fight, RAY);
        assertFalse(fight.state.squad.isPresent(4));
        assertEquals(11, Integer.bitCount(fight.state.squad.woundDeck));
        assertFalse(inDeck(fight, "W05"), "his card leaves with him");
    }

    @Test
    void AMB_49_orWithOneThatLeavesWithHim() {
        final Firefight fight = fight("options.thirdWound=card-drawn").wound(RAY, "W05", 2);
        fight.rolls.woundCard("W07").by(RAY).of(11);
        fight.bot.passesIdTo(1);
        hurt(fight, RAY);
        assertFalse(fight.state.squad.isPresent(4));
        assertEquals(10, Integer.bitCount(fight.state.squad.woundDeck));
        assertFalse(inDeck(fight, "W07"));
    }

    @Test
    void PH_WND_8_aFlakJacketTakesTheLowerOfTwoAndIsGone() {
        final Firefight fight = fight(JACKETS);
        fight.rolls.woundCard("W09").by(RAY).of(12).woundCard("W04").by(RAY).of(11);
        hurt(fight, RAY);
        assertEquals(card(fight, "W04"), wound(fight, RAY));
        assertTrue(inDeck(fight, "W09"), "the higher one is shuffled back");
        assertEquals(0, fight.steps(RAY, "flak-jacket"));
        fight.rolls.woundCard("W09").of(11);
        hurt(fight, RAY);
        assertEquals(card(fight, "W09"), wound(fight, RAY), "once only");
    }

    /** The last two cards of the deck are two to choose from; of the last one there is no lower. */
    @Test
    void PH_WND_8_withTwoCardsLeftTheJacketStillChooses() {
        final Firefight fight = fight(JACKETS);
        fight.state.squad.woundDeck = 1 << card(fight, "W09") | 1 << card(fight, "W04");
        fight.rolls.woundCard("W09").of(2).woundCard("W04").of(1);
        hurt(fight, RAY);
        assertEquals(card(fight, "W04"), wound(fight, RAY));
    }

    @Test
    void PH_WND_8_inEitherOrder() {
        final Firefight fight = fight(JACKETS);
        fight.rolls.woundCard("W04").woundCard("W09").of(11);
        hurt(fight, RAY);
        assertEquals(card(fight, "W04"), wound(fight, RAY));
    }

    @Test
    void PH_WND_8_theOlderWoundIsComparedWithTheOneSuffered() {
        final Firefight fight = fight(JACKETS).wound(RAY, "W06", 1);
        fight.rolls.woundCard("W09").woundCard("W04");
        hurt(fight, RAY);
        assertEquals(card(fight, "W06"), wound(fight, RAY));
        assertTrue(inDeck(fight, "W04") && inDeck(fight, "W09"));
    }

    @Test
    void AMB_49_aFlakJacketProtectsFromTheKiaCard() {
        final Firefight fight = fight(JACKETS);
        fight.rolls.woundCard("W12").woundCard("W11");
        hurt(fight, RAY);
        assertTrue(fight.state.squad.isPresent(4));
        assertTrue(inDeck(fight, "W12"));
    }

    @Test
    void AMB_49_orItDoesNot() {
        final Firefight fight = fight(JACKETS, "options.flakAndKia=kills");
        fight.rolls.woundCard("W02").woundCard("W12");
        fight.bot.passesIdTo(1);
        hurt(fight, RAY);
        assertFalse(fight.state.squad.isPresent(4));
        assertTrue(inDeck(fight, "W02"));
        assertFalse(inDeck(fight, "W12"));
    }

    @Test
    void AMB_49_thatReadingChangesNothingWithoutTheKiaCard() {
        final Firefight fight = fight(JACKETS, "options.flakAndKia=kills");
        fight.rolls.woundCard("W02").woundCard("W11");
        hurt(fight, RAY);
        assertEquals(card(fight, "W02"), wound(fight, RAY));
    }

    @Test
    void PH_WND_2_withAnEmptyDeckTheCubeAloneCounts() {
        final Firefight fight = fight();
        fight.state.squad.woundDeck = 0;
        hurt(fight, RAY);
        assertEquals(1, fight.state.squad.cubes[4]);
        assertEquals(SquadState.NONE, wound(fight, RAY));
    }

    @Test
    void PH_WND_8_withOneCardLeftTheJacketIsKept() {
        final Firefight fight = fight(JACKETS);
        fight.state.squad.woundDeck = 1 << card(fight, "W07");
        fight.rolls.woundCard("W07").of(1);
        hurt(fight, RAY);
        assertEquals(1, fight.steps(RAY, "flak-jacket"));
    }

    @Test
    void WE_85_stressAtTheThresholdBecomesACondition() {
        // Willpower 3 and threshold 7 as the example's Brown; a Wound card brings the last point.
        final Firefight fight = fight().stress(1, 6);
        fight.rolls.woundCard("W01").by(1).conditionCard("C04").by(1).of(12);
        hurt(fight, 1);
        assertEquals(0, fight.state.squad.stress[0]);
        assertEquals(1, fight.state.squad.conditionCubes[0]);
        assertEquals(2, fight.state.squad.trait(0, Trait.WILLPOWER.ordinal()));
        assertEquals(8, fight.state.squad.stressThreshold(0));
    }

    @Test
    void WE_86_conditionTen() {
        final Firefight fight = fight("squad=worn-out");
        assertEquals(2, fight.state.squad.trait(4, Trait.INTELLIGENCE.ordinal()), "3 - 1");
        assertEquals(2, fight.state.squad.trait(4, Trait.WILLPOWER.ordinal()), "3 - 1");
        assertEquals(9, fight.state.squad.stressThreshold(4), "7 + 2");
    }

    @Test
    void PH_CND_2_theHigherConditionIsKept() {
        final Firefight fight = fight("squad=worn-out").stress(RAY, 8);
        fight.rolls.woundCard("W01").conditionCard("C01").by(RAY).of(8);
        hurt(fight, RAY);
        assertEquals(fight.tables.conditions.index.of("C10"), fight.state.squad.condition[4]);
        assertEquals(2, fight.state.squad.conditionCubes[4]);
        assertEquals(8, Integer.bitCount(fight.state.squad.conditionDeck), "C01 goes back");
        fight.state.squad.stress[1] = 7;
        fight.rolls.woundCard("W02").conditionCard("C12").by(2);
        hurt(fight, 2);
        assertEquals(fight.tables.conditions.index.of("C12"), fight.state.squad.condition[1]);
        assertTrue(
                (fight.state.squad.conditionDeck & 1 << fight.tables.conditions.index.of("C03")) != 0, "C03 goes back");
    }

    @Test
    void PH_SET_4_cardsHeldByTheSquadAreNotInTheConditionDeck() {
        assertEquals(12, Integer.bitCount(fight().state.squad.conditionDeck));
        assertEquals(8, Integer.bitCount(fight("squad=worn-out").state.squad.conditionDeck));
    }

    @Test
    void PH_CND_3_AMB_50_theThirdConditionCubeDrawsNoCardAndHeFightsOn() {
        final Firefight fight = fight().stress(1, 6);
        fight.state.squad.conditionCubes[0] = 2;
        fight.rolls.woundCard("W01").by(1);
        hurt(fight, 1);
        assertEquals(0, fight.state.squad.stress[0]);
        assertEquals(3, fight.state.squad.conditionCubes[0]);
        assertEquals(SquadState.NONE, fight.state.squad.condition[0]);
        assertTrue(fight.state.squad.isPresent(0));
    }

    @Test
    void PH_STR_3_aWoundThatAnEffectOrdersClearsTheDamageFirst() {
        final Firefight fight = fight().damage(RAY, 5);
        fight.rolls.woundCard("W01").by(RAY).of(12);
        assertEquals(0, fight.wounds.drawWound(RAY - 1), "he lives");
        assertEquals(0, fight.damage(RAY));
        assertEquals(1, fight.state.squad.cubes[4]);
        assertEquals(1, fight.state.squad.stress[4]);
    }

    @Test
    void PH_STR_3_aConditionThatAnEffectOrdersClearsTheStressFirst() {
        final Firefight fight = fight().stress(1, 3);
        fight.rolls.conditionCard("C04").by(1).of(12);
        fight.wounds.drawCondition(0);
        assertEquals(0, fight.state.squad.stress[0]);
        assertEquals(1, fight.state.squad.conditionCubes[0]);
        final int card = fight.tables.conditions.index.of("C04");
        assertEquals(card, fight.state.squad.condition[0]);
        assertEquals(0, fight.state.squad.conditionDeck & 1 << card);
        assertEquals(1, fight.state.squad.conditionsDrawn[card]);
    }

    @Test
    void PH_STR_2_stressBelowTheThresholdOnlyAddsUp() {
        final Firefight fight = fight().stress(1, 3);
        fight.wounds.takeStress(0, 3);
        assertEquals(6, fight.state.squad.stress[0]);
        fight.rolls.conditionCard("C01").by(1).of(12);
        fight.wounds.takeStress(0, 1);
        assertEquals(0, fight.state.squad.stress[0]);
    }

    @Test
    void PH_WND_8_aFlakJacketProtectsInCombatOnly() {
        final Firefight fight = fight(JACKETS);
        fight.state.squad.inCombat = false;
        fight.rolls.woundCard("W09").by(RAY).of(12);
        fight.wounds.drawWound(RAY - 1);
        assertEquals(card(fight, "W09"), wound(fight, RAY));
        assertEquals(1, fight.steps(RAY, "flak-jacket"));
    }

    @Test
    void PH_WND_3_PH_WND_4_theMaskNamesTheDyingWhoAreStillThere() {
        final Firefight fight = fight().wound(2, "W05", 2);
        fight.rolls.woundCard("W12").by(RAY);
        fight.damage(2, 20).damage(RAY, 20).damage(6, 1);
        final int dying = fight.wounds.check();
        assertEquals(0b010010, dying);
        assertEquals(6, fight.state.squad.presentCount);
        fight.bot.passesIdTo(1).passesIdTo(3);
        fight.wounds.mourn(dying);
        assertEquals(0b101101, fight.state.squad.present);
        assertEquals(0b010010, fight.state.squad.killed);
    }

    @Test
    void PH_KIA_1_whoIsEvacuatedDoesNotMournAndTakesNoId() {
        final Firefight fight = fight();
        fight.state.squad.evacuate(0b000001);
        fight.bot.passesIdTo(2);
        fight.wounds.mourn(0b010000);
        assertEquals(0, fight.state.squad.stress[0]);
        assertEquals(4, fight.state.squad.stress[1]);
        assertEquals(4, fight.state.squad.presentCount);
        assertFalse(fight.bot.offered(DecisionKind.ID_HOLDER).contains(0));
    }

    @Test
    void mourningNobodyChangesNothing() {
        final Firefight fight = fight();
        fight.wounds.mourn(0);
        assertEquals(6, fight.state.squad.presentCount);
        assertEquals(0, fight.state.squad.stress[1]);
    }
}
