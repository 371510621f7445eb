package org.sitrep.rulesets.purplehaze.campaign;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;

/** Levels for experience (PH-MAR-4, PH-EOM-4). */
class UpgradesTest {
    /** PH-MAR-4: 10, 15 and 20 XP. */
    @ParameterizedTest
    @CsvSource({"1, 10", "2, 15", "3, 20"})
    void aLevelHasItsPrice(final int level, final int price) {
        final Company company = new Company();
        company.squad.cards.setLevel(2, level);
        company.squad.experience[2] = price - 1;
        company.roster.offerLevels(1 << 2); // nothing is asked
        company.squad.experience[2] = price + 3;
        company.answersOf(DecisionKind.UPGRADE, level + 1, 0, level + 1);
        company.roster.offerLevels(1 << 2);
        company.assertUsed();
        assertEquals(level + 1, company.squad.cards.level[2]);
        assertEquals(3, company.squad.experience[2], "the rest is kept");
    }

    /** PH-EOM-4: one level at most, however much there is; nobody is above level 4; only those named are asked. */
    @Test
    void oneLevelAtATimeUpToFour() {
        final Company company = new Company();
        for (int marine = 0; marine < 6; marine++) {
            company.squad.experience[marine] = 60;
        }
        company.squad.cards.setLevel(1, 4);
        company.answers(DecisionKind.UPGRADE, 2).answers(DecisionKind.UPGRADE, 0);
        company.roster.offerLevels(0b000111);
        company.assertUsed();
        assertEquals(2, company.squad.cards.level[0]);
        assertEquals(50, company.squad.experience[0]);
        assertEquals(4, company.squad.cards.level[1]);
        assertEquals(1, company.squad.cards.level[2], "he would not");
        assertEquals(60, company.squad.experience[2]);
        assertEquals(1, company.state.record.upgrades);
    }
}
