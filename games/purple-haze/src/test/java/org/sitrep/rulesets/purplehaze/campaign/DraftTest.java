package org.sitrep.rulesets.purplehaze.campaign;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;

/** Profiles out of the pool (PH-MAR-7, PH-SQD-3, AMB-22). */
class DraftTest {
    /** PH-MAR-7: of 30 Profiles 29 are in the pool, the special one is not. */
    @Test
    void theSpecialProfileStaysOutOfThePool() {
        final Company company = new Company();
        assertEquals(29, Long.bitCount(company.campaign.pool));
        assertEquals(0, company.campaign.pool & 1L << company.profile("MP29"));
    }

    /** PH-MAR-7: three are laid out, one is kept, the other two may be drawn again at once. */
    @Test
    void twoOfThreeReturnAtOnce() {
        final Company company = new Company().pool("MP07", "MP08", "MP09", "MP10");
        company.squad.vacate(3);
        company.squad.vacate(4);
        company.rolls("profileCard 1 for 4 of 4", "profileCard 0 for 4 of 3", "profileCard 1 for 4 of 2")
                .answersOf(DecisionKind.PROFILE, 6, 7, 6, 9)
                .rolls("profileCard 0 for 5 of 3", "profileCard 0 for 5 of 2", "profileCard 0 for 5 of 1")
                .answersOf(DecisionKind.PROFILE, 9, 7, 8, 9);
        assertTrue(company.roster.draft(3, DecisionKind.REPLACEMENT));
        assertTrue(company.roster.draft(4, DecisionKind.REPLACEMENT));
        company.assertUsed();
        assertEquals("MP07", company.serves(4));
        assertEquals("MP10", company.serves(5));
        assertEquals(List.of("MP08", "MP09"), company.profiles(company.state.pool));
    }

    /** AMB-22, the other reading: those not chosen wait until all places are filled, as long as there are others. */
    @Test
    void orTwoOfThreeReturnAtTheEnd() {
        final Company company = new Company("options.profileDraw=back-at-the-end").pool("MP07", "MP08", "MP09", "MP10");
        company.squad.vacate(3);
        company.squad.vacate(4);
        company.squad.vacate(5);
        company.rolls("profileCard 0 for 4 of 4", "profileCard 0 for 4 of 3", "profileCard 0 for 4 of 2")
                .answersOf(DecisionKind.PROFILE, 6, 6, 7, 8)
                .rolls("profileCard 0 for 5 of 1") // MP10 alone is left: no question
                .rolls("profileCard 0 for 6 of 2", "profileCard 0 for 6 of 1") // now those laid aside
                .answersOf(DecisionKind.PROFILE, 7, 7, 8);
        assertTrue(company.roster.draft(3, DecisionKind.FOUNDER));
        assertTrue(company.roster.draft(4, DecisionKind.FOUNDER));
        assertTrue(company.roster.draft(5, DecisionKind.FOUNDER));
        company.assertUsed();
        assertEquals("MP10", company.serves(5));
        assertEquals(List.of("MP09"), company.profiles(company.state.pool));
    }

    /** PH-MAR-4: a new man begins at level 1, whoever he replaces. */
    @Test
    void newMenBeginAtLevelOne() {
        final Company company = new Company().pool("MP12");
        company.squad.cards.setLevel(2, 4);
        company.squad.experience[2] = 9;
        company.squad.stress[2] = 3;
        company.squad.vacate(2);
        company.rolls("profileCard 0");
        assertTrue(company.roster.draft(2, DecisionKind.REPLACEMENT));
        company.assertUsed();
        assertEquals("MP12", company.serves(3));
        assertEquals(1, company.squad.cards.level[2]);
        assertEquals(0, company.squad.experience[2]);
        assertEquals(0, company.squad.stress[2]);
        assertTrue(company.squad.isPresent(2));
    }

    @Test
    void nobodyComesOutOfAnEmptyPool() {
        final Company company = new Company().pool();
        company.squad.vacate(2);
        assertFalse(company.roster.draft(2, DecisionKind.REPLACEMENT));
        assertFalse(company.squad.isPresent(2));
    }
}
