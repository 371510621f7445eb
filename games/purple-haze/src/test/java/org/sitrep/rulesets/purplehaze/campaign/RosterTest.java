package org.sitrep.rulesets.purplehaze.campaign;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.squad.SquadState;

/** Who serves (PH-SQD-1 to PH-SQD-4, PH-HOS-1, PH-HOS-2, PH-CND-3). */
class RosterTest {
    private static final int SCOUT = 3;
    private static final int BIT = 1 << SCOUT;

    private static boolean inPool(final Company company, final String profile) {
        return (company.state.pool & 1L << company.profile(profile)) != 0;
    }

    private static void condition(final Company company, final int marine, final int card, final int cubes) {
        company.squad.condition[marine] = card;
        company.squad.conditionCubes[marine] = cubes;
        company.squad.conditionDeck &= ~(1 << card);
    }

    /** PH-SQD-1: the same six go on with what they have. */
    @Test
    void whoeverIsWellGoesOn() {
        final Company company = new Company();
        company.squad.stress[SCOUT] = 3;
        company.squad.experience[SCOUT] = 7;
        condition(company, SCOUT, 5, 2);
        assertTrue(company.roster.reassemble(0));
        company.assertUsed();
        assertEquals("MP04", company.serves(4));
        assertEquals(3, company.squad.stress[SCOUT]);
        assertEquals(7, company.squad.experience[SCOUT]);
        assertEquals(2, company.squad.conditionCubes[SCOUT]);
        assertEquals((1 << 12) - 1 & ~(1 << 5), company.squad.conditionDeck);
    }

    /**
     * PH-SQD-3, PH-SQD-4, PH-CHM-1: the dead are replaced for good; their Profiles and charms are gone, their Condition
     * card is not.
     */
    @Test
    void theDeadAreReplacedForGood() {
        final Company company = new Company().pool("MP07");
        company.squad.charm[SCOUT] = 2;
        condition(company, SCOUT, 5, 1);
        company.squad.kill(BIT);
        company.rolls("profileCard 0 for 4 of 1");
        assertTrue(company.roster.reassemble(0));
        company.assertUsed();
        assertEquals("MP07", company.serves(4));
        assertEquals(6, company.squad.presentCount);
        assertEquals(SCOUT, company.squad.holder[SCOUT]);
        assertEquals(0, company.state.temporary);
        assertFalse(inPool(company, "MP04"));
        assertEquals(List.of("MP04"), company.profiles(company.state.gone));
        assertEquals(0, company.squad.charmPile() & 1 << 2);
        assertEquals(1 << 5, company.squad.conditionDeck & 1 << 5);
        assertEquals(0, company.state.founders & BIT);
        assertEquals(1, company.state.record.replacements);
    }

    /** PH-HOS-1: a wounded man misses exactly the next Mission, with a stand-in at level 1 who leaves for good. */
    @Test
    void hospitalLastsForOneMission() {
        final Company company = new Company().pool("MP07", "MP08");
        company.squad.cards.setLevel(SCOUT, 3);
        company.squad.experience[SCOUT] = 4;
        company.squad.boonPoints[SCOUT] = 2;
        company.squad.charm[SCOUT] = 1;
        company.squad.stress[SCOUT] = 5;
        condition(company, SCOUT, 6, 2);
        company.rolls("profileCard 0 for 4 of 2", "profileCard 0 for 4 of 1").answersOf(DecisionKind.PROFILE, 7, 6, 7);
        assertTrue(company.roster.reassemble(BIT));
        company.assertUsed();
        assertEquals("MP08", company.serves(4));
        assertEquals(1, company.squad.cards.level[SCOUT]);
        assertEquals(BIT, company.state.temporary);
        assertEquals(BIT, company.state.hospital());
        assertEquals(0, company.squad.charmPile() & 1 << 1, "his charm is with him");
        assertEquals(0, company.squad.conditionDeck & 1 << 6, "so is his Condition card");
        assertEquals(SquadState.NONE, company.squad.condition[SCOUT]);

        assertTrue(company.roster.reassemble(BIT)); // even if his stand-in is wounded as badly
        company.assertUsed();
        assertEquals("MP04", company.serves(4));
        assertEquals(3, company.squad.cards.level[SCOUT]);
        assertEquals(4, company.squad.experience[SCOUT]);
        assertEquals(2, company.squad.boonPoints[SCOUT]);
        assertEquals(1, company.squad.charm[SCOUT]);
        assertEquals(0, company.squad.charmsOut);
        assertEquals(6, company.squad.condition[SCOUT], "PH-HOS-2: the card stays");
        assertEquals(1, company.squad.conditionCubes[SCOUT], "PH-HOS-2: of two cubes one is left");
        assertEquals(0, company.squad.stress[SCOUT], "PH-HOS-2");
        assertEquals(0, company.state.hospital() | company.state.temporary);
        assertFalse(inPool(company, "MP08"), "PH-SQD-4: the stand-in is not drawn again");
        assertEquals(BIT, company.state.founders & BIT);
    }

    /** PH-HOS-2: a single cube stays. */
    @Test
    void aSingleCubeStays() {
        final Company company = new Company().pool("MP07");
        condition(company, SCOUT, 6, 1);
        company.rolls("profileCard 0");
        company.roster.reassemble(BIT);
        company.roster.reassemble(0);
        assertEquals(1, company.squad.conditionCubes[SCOUT]);
    }

    /** The death of a stand-in changes nothing for the man in Hospital. */
    @Test
    void aDeadStandInMakesRoom() {
        final Company company = new Company().pool("MP07");
        company.rolls("profileCard 0");
        company.roster.reassemble(BIT);
        company.squad.kill(BIT);
        assertTrue(company.roster.reassemble(0));
        company.assertUsed();
        assertEquals("MP04", company.serves(4));
        assertEquals(6, company.squad.presentCount);
        assertEquals(List.of("MP07"), company.profiles(company.state.gone));
    }

    /** PH-CND-3: three cubes break a man, also if he is wounded; he is replaced for good. */
    @Test
    void threeCubesBreakAMan() {
        final Company company = new Company().pool("MP07");
        condition(company, SCOUT, 9, 3);
        company.squad.conditionCubes[0] = 2;
        assertEquals(BIT, company.roster.findBreakdowns());
        assertEquals(0, company.roster.findBreakdowns(), "found once");
        company.rolls("profileCard 0");
        assertTrue(company.roster.reassemble(BIT));
        company.assertUsed();
        assertEquals("MP07", company.serves(4));
        assertEquals(0, company.state.hospital() | company.state.temporary | company.state.broken);
    }

    /** Whoever is dead has not broken down as well. */
    @Test
    void theDeadDoNotBreakDown() {
        final Company company = new Company();
        condition(company, SCOUT, 9, 3);
        company.squad.kill(BIT);
        assertEquals(0, company.roster.findBreakdowns());
    }

    /** PH-MAR-7: a Profile that an Event found goes into the pool, once. */
    @Test
    void aProfileFoundGoesIntoThePoolOnce() {
        final Company company = new Company().pool();
        company.squad.profilesFound = 1L << company.profile("MP29");
        company.roster.reassemble(0);
        assertTrue(inPool(company, "MP29"));
        company.squad.kill(BIT);
        company.rolls("profileCard 0");
        assertTrue(company.roster.reassemble(0));
        assertEquals("MP29", company.serves(4));
        assertFalse(inPool(company, "MP29"));
        company.squad.kill(BIT);
        assertFalse(company.roster.reassemble(0), "nobody is left");
        assertFalse(inPool(company, "MP29"));
    }

    /** PH-MAR-7, PH-HOS-1: nor does one whose man is in Hospital. */
    @Test
    void aProfileInHospitalDoesNotGoIntoThePool() {
        final Company company = new Company().pool("MP07");
        company.squad.profilesFound = 1L << company.profile("MP29");
        company.squad.vacate(SCOUT);
        company.squad.enlist(SCOUT, company.profile("MP29"));
        company.rolls("profileCard 0 for 4 of 1");
        assertTrue(company.roster.reassemble(BIT));
        assertEquals("MP07", company.serves(4));
        assertFalse(inPool(company, "MP29"));
        assertTrue(company.roster.reassemble(0));
        assertEquals("MP29", company.serves(4));
        assertFalse(inPool(company, "MP29"));
        company.assertUsed();
    }

    /** Vacant places are filled in the order of IDs, each for its own reason. */
    @Test
    void placesAreFilledInTheOrderOfIds() {
        final Company company = new Company().pool("MP07", "MP08");
        company.squad.kill(1 << 4);
        company.rolls("profileCard 0 for 2 of 2", "profileCard 0 for 2 of 1")
                .answers(DecisionKind.PROFILE, 7)
                .rolls("profileCard 0 for 5 of 1");
        assertTrue(company.roster.reassemble(1 << 1));
        company.assertUsed();
        assertEquals("MP08", company.serves(2));
        assertEquals("MP07", company.serves(5));
        assertEquals(1 << 1, company.state.temporary);
        assertEquals(1, company.state.record.replacements);
        assertEquals(1, company.state.record.temporaries);
    }
}
