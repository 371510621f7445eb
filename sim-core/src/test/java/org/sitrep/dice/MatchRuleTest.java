package org.sitrep.dice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.sitrep.dice.DieColour.CRIT;
import static org.sitrep.dice.DieColour.FOCUS;
import static org.sitrep.dice.DieColour.STRIKE;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The matching law on single faces and whole throws, standard and other readings. */
class MatchRuleTest {
    private static final MatchRule FLAT_FOCUS = Readings.with(MatchRule.STANDARD, MatchRule.DuplicateFocus.ADD_NOTHING);
    private static final MatchRule REFERENCE_SCORES =
            Readings.with(MatchRule.STANDARD, MatchRule.ReferenceStrike.SCORES_WITH_CRITS);
    private static final MatchRule CRITS_HIT_EVERY_DIE =
            Readings.with(MatchRule.STANDARD, MatchRule.CritTargets.EVERY_DIE);
    private static final MatchRule ANY_TWO_CRITS =
            Readings.with(MatchRule.STANDARD, MatchRule.CriticalHit.ANY_TWO_SCORING);

    /** WE-05: the 18 rows of the player aid, dice of one face, its value and whether it is marked critical. */
    @ParameterizedTest
    @CsvSource({
        "SS, 1, false",
        "SSS, 2, false",
        "SC, 2, false",
        "FS, 1, false",
        "FSS, 2, false",
        "FSSS, 3, false",
        "FSC, 3, false",
        "FC, 2, false",
        "FCC, 4, true",
        "FSSCC, 6, true",
        "FFS, 2, false",
        "FFC, 4, false",
        "FFSC, 6, false",
        "FFSS, 4, false",
        "FFCC, 8, true",
        "FFSSCC, 12, true",
        "FFSSC, 8, false",
        "FFSCC, 10, true"
    })
    void PH_DICE_7_WE_05_playerAidRow(final String dice, final int hits, final boolean critical) {
        final DiceThrow thrown = oneFace(dice);
        assertEquals(hits, faceHits(MatchRule.STANDARD, dice));
        assertEquals(
                critical ? 1 : 0,
                MatchRule.STANDARD.criticalSteps(
                        thrown.count(FOCUS, 3), thrown.count(STRIKE, 3), thrown.count(CRIT, 3)));
    }

    @Test
    void AMB_01_02_03_eachOtherReadingMissesRowsOfThePlayerAid() {
        final String[] rows = {
            "SS", "SSS", "SC", "FS", "FSS", "FSSS", "FSC", "FC", "FCC", "FSSCC", "FFS", "FFC", "FFSC", "FFSS", "FFCC",
            "FFSSCC", "FFSSC", "FFSCC"
        };
        int flat = 0;
        int reference = 0;
        int everyDie = 0;
        for (final String row : rows) {
            final int printed = faceHits(MatchRule.STANDARD, row);
            flat += faceHits(FLAT_FOCUS, row) == printed ? 0 : 1;
            reference += faceHits(REFERENCE_SCORES, row) == printed ? 0 : 1;
            everyDie += faceHits(CRITS_HIT_EVERY_DIE, row) == printed ? 0 : 1;
        }
        assertEquals(8, flat);
        assertEquals(1, reference);
        assertEquals(6, everyDie);
    }

    @Test
    void PH_DICE_7_WE_01_elevenSuccessesAndNoDieWasted() {
        final DiceThrow dice = new DiceThrow()
                .addAll(FOCUS, 4, 5, 5)
                .addAll(STRIKE, 3, 4, 5, 6, 6, 6)
                .addAll(CRIT, 3, 5);
        assertHits(dice, 0, 0, 2, 1, 6, 2);
        assertEquals(11, MatchRule.STANDARD.totalHits(dice));
        assertFalse(MatchRule.STANDARD.isCritical(dice));
        assertEquals(8, FLAT_FOCUS.totalHits(dice), "AMB-01 (b) cannot give the printed 11");
    }

    @Test
    void PH_DICE_7_WE_02_traitTestWithThreeSuccesses() {
        final DiceThrow first = new DiceThrow().addAll(FOCUS, 2, 4, 6).addAll(STRIKE, 2, 2, 5, 5);
        final DiceThrow second = new DiceThrow().addAll(FOCUS, 1, 2, 3).addAll(STRIKE, 1, 5, 5, 5);
        assertHits(first, 0, 2, 0, 0, 1, 0);
        assertHits(second, 1, 0, 0, 0, 2, 0);
    }

    @Test
    void PH_DICE_8_WE_03_twoScoringCritsOnDifferentFacesAreNotCritical() {
        final DiceThrow dice = new DiceThrow()
                .addAll(FOCUS, 4, 5, 6)
                .addAll(STRIKE, 1, 3, 4, 5, 5, 6)
                .addAll(CRIT, 1, 4);
        assertHits(dice, 2, 0, 0, 3, 2, 1);
        assertEquals(8, MatchRule.STANDARD.totalHits(dice));
        assertFalse(MatchRule.STANDARD.isCritical(dice));
        assertEquals(0b001001, ANY_TWO_CRITS.criticalFaces(dice), "AMB-04 (b): both faces with a scoring Crit");
    }

    @Test
    void PH_DICE_8_WE_04_tenHitsAndACriticalOnOneFace() {
        final DiceThrow dice =
                new DiceThrow().addAll(FOCUS, 5, 5).addAll(STRIKE, 5).addAll(CRIT, 5, 5);
        assertHits(dice, 0, 0, 0, 0, 10, 0);
        assertEquals(0b010000, MatchRule.STANDARD.criticalFaces(dice));
    }

    @Test
    void AMB_03_tenHitsOnAFaceWithTwoCritsCannotOccurIfCritsHitEveryDie() {
        for (int focus = 0; focus <= DicePool.MAX_FOCUS; focus++) {
            for (int strike = 0; strike <= DicePool.MAX_STRIKE; strike++) {
                assertFalse(CRITS_HIT_EVERY_DIE.faceHits(focus, strike, 2) == 10, focus + "F " + strike + "S 2C");
            }
        }
    }

    @Test
    void PH_DICE_7_WE_06_WE_07_enemyTestHitsByMarine() {
        // WE-06: 8 Enemies of which 1 Elite by day, +1F +2C: 3 Focus, 9 Strike, 2 Crit
        final DiceThrow dice = new DiceThrow()
                .addAll(FOCUS, 3, 4, 6)
                .addAll(STRIKE, 1, 1, 2, 2, 3, 4, 5, 6, 6)
                .addAll(CRIT, 4, 4);
        assertEquals(3, dice.dice(FOCUS));
        assertEquals(9, dice.dice(STRIKE));
        assertEquals(2, dice.dice(CRIT));
        assertHits(dice, 1, 1, 1, 5, 0, 2);
        assertEquals(0b001000, MatchRule.STANDARD.criticalFaces(dice));
    }

    @Test
    void PH_DICE_5_withoutFocusDiceNothingScoresAndNothingIsCritical() {
        final DiceThrow dice = new DiceThrow().addAll(STRIKE, 2, 2, 2).addAll(CRIT, 2, 2);
        for (final MatchRule rule : Readings.all()) {
            assertEquals(0, rule.totalHits(dice));
            assertEquals(0, rule.hits(dice, 2));
            assertFalse(rule.isCritical(dice));
        }
    }

    @Test
    void PH_DICE_8_twoCritsOnAFaceWithNothingToScoreOnAreNotCritical() {
        final DiceThrow dice = new DiceThrow().addAll(FOCUS, 1).addAll(CRIT, 2, 2);
        for (final MatchRule rule : Readings.all()) {
            assertEquals(0, rule.totalHits(dice));
            assertFalse(rule.isCritical(dice));
        }
    }

    @Test
    void AMB_04_aLoneScoringCritAndACritAgainstNothingAreNotCritical() {
        final DiceThrow dice = new DiceThrow().addAll(FOCUS, 1).addAll(CRIT, 1, 2);
        assertFalse(ANY_TWO_CRITS.isCritical(dice));
        assertTrue(ANY_TWO_CRITS.isCritical(dice.addAll(STRIKE, 2)));
    }

    @Test
    void readingsCombine() {
        final MatchRule rule = Readings.with(FLAT_FOCUS, MatchRule.ReferenceStrike.SCORES_WITH_CRITS);
        assertEquals(4, rule.faceHits(2, 2, 1), "AMB-01 (b) on a face with Focus");
        assertEquals(4, rule.faceHits(0, 2, 1), "AMB-02 (b) on a face without");
        assertEquals(1, rule.faceHits(0, 2, 0), "AMB-02 (b) needs a Crit");
        assertEquals(
                6,
                Readings.with(CRITS_HIT_EVERY_DIE, MatchRule.ReferenceStrike.SCORES_WITH_CRITS)
                        .faceHits(0, 2, 1));
    }

    @Test
    void everyReadingMustBeChosen() {
        assertThrows(
                NullPointerException.class,
                () -> new MatchRule(
                        MatchRule.DuplicateFocus.ADD_NOTHING,
                        MatchRule.ReferenceStrike.NEVER_SCORES,
                        MatchRule.CritTargets.FOCUS_FIRST,
                        null));
    }

    private static int faceHits(final MatchRule rule, final String dice) {
        final DiceThrow thrown = oneFace(dice);
        return rule.faceHits(thrown.count(FOCUS, 3), thrown.count(STRIKE, 3), thrown.count(CRIT, 3));
    }

    private static DiceThrow oneFace(final String dice) {
        final DiceThrow thrown = new DiceThrow();
        for (final char die : dice.toCharArray()) {
            thrown.add(die == 'F' ? FOCUS : die == 'S' ? STRIKE : CRIT, 3, 1);
        }
        return thrown;
    }

    private static void assertHits(final DiceThrow dice, final int... hits) {
        int total = 0;
        for (int face = 1; face <= 6; face++) {
            assertEquals(hits[face - 1], MatchRule.STANDARD.hits(dice, face), "face " + face + " of " + dice);
            total += hits[face - 1];
        }
        assertEquals(total, MatchRule.STANDARD.totalHits(dice));
    }
}
