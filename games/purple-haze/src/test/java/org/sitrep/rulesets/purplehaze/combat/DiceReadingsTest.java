package org.sitrep.rulesets.purplehaze.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.sitrep.dice.MatchRule;

/** The readings of the dice reach the combat: each on a face where it differs from the default (AMB-01 to AMB-04). */
class DiceReadingsTest extends RulesTest {
    private static MatchRule rule(final String... options) {
        return Firefight.tables(options).matchRule;
    }

    @Test
    void AMB_01_twoFocusAndOneCritOnAFace() {
        assertEquals(4, rule().faceHits(2, 0, 1));
        assertEquals(2, rule("options.duplicateFocus=add-nothing").faceHits(2, 0, 1));
    }

    @Test
    void AMB_02_oneStrikeAndOneCritWithoutFocus() {
        assertEquals(2, rule().faceHits(0, 1, 1));
        assertEquals(3, rule("options.referenceStrike=scores").faceHits(0, 1, 1));
    }

    @Test
    void AMB_03_focusStrikeAndCritOnAFace() {
        assertEquals(3, rule().faceHits(1, 1, 1));
        assertTrue(rule("options.critsOnStrikes=score").faceHits(1, 1, 1) > 3);
    }

    @Test
    void AMB_04_twoCritsThatScoreOnDifferentFaces() {
        final MatchRule same = rule();
        final MatchRule anyTwo = rule("options.criticalHit=any-two-scoring");
        final int twoFacesSame = 2 * same.criticalSteps(1, 0, 1);
        final int twoFacesAnyTwo = 2 * anyTwo.criticalSteps(1, 0, 1);
        assertTrue(twoFacesSame < same.stepsToCritical());
        assertTrue(twoFacesAnyTwo >= anyTwo.stepsToCritical());
        assertTrue(same.criticalSteps(1, 0, 2) >= same.stepsToCritical());
    }

    /**
     * The samplers of the combat play the same reading: mean hits of the M16 on automatic fall without separate
     * targets.
     */
    @Test
    void AMB_01_theReadingReachesTheSamplers() {
        final double separate = Firefight.tables().totals.mean(3, 6, 2);
        final double together =
                Firefight.tables("options.duplicateFocus=add-nothing").totals.mean(3, 6, 2);
        assertTrue(together < separate, together + " < " + separate);
        assertEquals(
                rule("options.duplicateFocus=add-nothing"),
                Firefight.tables("options.duplicateFocus=add-nothing").faces.rule());
    }
}
