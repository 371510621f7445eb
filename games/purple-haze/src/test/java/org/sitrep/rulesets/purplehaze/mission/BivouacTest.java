package org.sitrep.rulesets.purplehaze.mission;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.sitrep.rulesets.purplehaze.definition.ThreatFace.GRAY;
import static org.sitrep.rulesets.purplehaze.definition.ThreatFace.GREEN;
import static org.sitrep.rulesets.purplehaze.definition.ThreatFace.RED;
import static org.sitrep.rulesets.purplehaze.definition.ThreatFace.YELLOW;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.squad.TestHelp;

/** PH-BIV: rest, watch and First Aid. */
class BivouacTest {
    private static final int NOBODY = DecisionKind.NOBODY;

    /** First Aid by an ID with the Kit of another. */
    private static int by(final int tester, final int carrier) {
        return tester + 8 * (carrier - 1);
    }

    /** WE-54: 01.30H from SP 2 over one full hour, a gray face: SP 8, Threat as it was. */
    @Test
    void restGivesStamina_WE54() {
        final Expedition e = new Expedition()
                .clock("08:15")
                .stamina(2)
                .threat(4)
                .threatDice(GRAY)
                .bivouac(90);
        assertEquals("09:45", e.clock());
        assertEquals(8, e.state.stamina);
        assertEquals(4, e.state.threat);
        e.assertUsed();
    }

    /** PH-BIV-2: a die at each full hour, with EAZ; never an Encounter, whatever the die. */
    @Test
    void everyFullHourIsRolledFor() {
        final Expedition e = new Expedition()
                .clock("08:45")
                .threat(2)
                .eaz("D5")
                .threatDice(YELLOW, GREEN)
                .bivouac(90);
        assertEquals(4, e.state.threat, "2 + 1 + 1 - 1 + 1");
        e.assertUsed();
    }

    /** AMB-17: from one full hour to the next there is one die, or two. */
    @Test
    void theHourAtTheStart_AMB17() {
        new Expedition().clock("08:00").threatDice(GRAY).bivouac(60).assertUsed();
        new Expedition("options.hourMark=start-counts")
                .clock("08:00")
                .threatDice(GRAY, GRAY)
                .bivouac(60)
                .assertUsed();
        new Expedition("options.hourMark=start-counts")
                .clock("08:15")
                .threatDice(GRAY)
                .bivouac(60)
                .assertUsed();
    }

    /** PH-BIV-4: no more than 15 SP. */
    @Test
    void staminaIsKeptWithinItsTrack() {
        final Expedition e = new Expedition().stamina(14).threatDice(GRAY, GRAY).bivouac(120);
        assertEquals(15, e.state.stamina);
    }

    /** PH-EQ-10: rations give 1 SP each, and are offered as long as they do. */
    @Test
    void rationsGiveStamina() {
        final Expedition e =
                new Expedition().stamina(2).gear(1, "extra-ration", 1, 0).gear(4, "extra-ration", 1, 0);
        e.bot.answer(DecisionKind.DURATION, 15).answer(DecisionKind.RATION, 4).answer(DecisionKind.RATION, NOBODY);
        e.bivouac();
        assertEquals(4, e.state.stamina);
        assertEquals(0, e.steps(4, "extra-ration"));
        assertEquals(1, e.steps(1, "extra-ration"));
        e.assertUsed();

        final Expedition full =
                new Expedition().stamina(14).gear(1, "extra-ration", 1, 0).bivouac(15);
        assertEquals(1, full.steps(1, "extra-ration"), "not asked: nothing would come of it");
    }

    private static Expedition brokenOff(final String... sets) {
        return new Expedition(sets)
                .clock("08:15")
                .stamina(2)
                .threat(8)
                .damage(1, 2)
                .gear(4, "extra-ration", 1, 0);
    }

    /** PH-BIV-3: a Random Combat ends the Bivouac: SP for the time rested, but neither First Aid nor a ration. */
    @Test
    void aRandomCombatEndsIt_PH_BIV_3() {
        final Expedition e = brokenOff();
        e.bot.answer(DecisionKind.DURATION, 240);
        e.rolls.expect("threatDie " + e.face(YELLOW));
        e.bivouac();
        assertEquals("09:00", e.clock());
        assertEquals(5, e.state.stamina);
        assertTrue(e.flag("hunted"));
        e.assertUsed();
    }

    /** PH-BIV-3: by the other reading what has been rested counts for First Aid and rations, too. */
    @Test
    void firstAidBeforeTheCombat_PH_BIV_3() {
        final Expedition e = brokenOff("options.brokenBivouac=first-aid-too");
        e.bot.answer(DecisionKind.DURATION, 240).answer(DecisionKind.FIRST_AID, by(6, 6));
        e.bot.answer(DecisionKind.FIRST_AID, NOBODY).answer(DecisionKind.RATION, NOBODY);
        e.rolls.expect("threatDie " + e.face(YELLOW), "firstAidTest 0 by 6 3F 4S 0C");
        e.bivouac();
        assertEquals("09:00", e.clock());
        assertEquals(5, e.state.stamina);
        assertTrue(e.flag("hunted"));
        e.assertUsed();
    }

    /** WE-53: Threat 5, SP back to 15: at 06:00 there are 10. */
    @Test
    void aNightBivouacCostsThreat_WE53() {
        final Expedition e =
                new Expedition().clock("18:00").threat(5).threatDice(GRAY, GRAY).nightBivouac();
        assertEquals("06:00", e.clock());
        assertEquals(720, e.state.elapsed());
        assertEquals(10, e.state.stamina);
        assertEquals(5, e.state.threat);
        e.assertUsed();
    }

    /** AMB-15: the floor is 0; after midnight less is rested; rations come before the cap and the subtraction. */
    @Test
    void aShortNightBivouac_AMB15() {
        final Expedition e = new Expedition()
                .clock("05:30")
                .stamina(1)
                .threat(6)
                .threatDice(GRAY, GRAY)
                .nightBivouac();
        assertEquals("06:00", e.clock());
        assertEquals(0, e.state.stamina, "1 + 2 - 6");

        final Expedition ration = new Expedition()
                .clock("05:30")
                .stamina(1)
                .threat(2)
                .gear(1, "extra-ration", 1, 0)
                .threatDice(GRAY, GRAY);
        ration.bot.answer(DecisionKind.RATION, 1);
        assertEquals(2, ration.nightBivouac().state.stamina, "1 + 2 + 1 - 2");
    }

    /** AMB-15: a Random Combat comes at once, by night, and nobody has rested. */
    @Test
    void aRandomCombatSpoilsTheNight_AMB15() {
        final Expedition e = new Expedition()
                .clock("20:00")
                .stamina(3)
                .threat(6)
                .damage(1, 3)
                .threatDice(RED, YELLOW)
                .nightBivouac();
        assertEquals("20:00", e.clock());
        assertEquals(3, e.state.stamina);
        assertTrue(e.flag("hunted"));
        e.assertUsed();
    }

    /** AMB-15, AMB-21: what is on offer by night. */
    @Test
    void bivouacsOnOffer_AMB15_AMB21() {
        assertEquals(List.of(DecisionKind.BIVOUAC), offered("12:00"));
        assertEquals(List.of(DecisionKind.NIGHT_BIVOUAC, DecisionKind.BIVOUAC), offered("18:00"));
        assertEquals(List.of(DecisionKind.NIGHT_BIVOUAC, DecisionKind.BIVOUAC), offered("02:00"));
        assertEquals(List.of(DecisionKind.BIVOUAC), offered("02:00", "options.nightBivouacStart=evening"));
        assertEquals(
                List.of(DecisionKind.NIGHT_BIVOUAC, DecisionKind.BIVOUAC),
                offered("23:45", "options.nightBivouacStart=evening"));
        assertEquals(List.of(DecisionKind.NIGHT_BIVOUAC), offered("02:00", "options.ordinaryBivouacAtNight=forbidden"));
        assertEquals(
                List.of(DecisionKind.BIVOUAC),
                offered("02:00", "options.ordinaryBivouacAtNight=forbidden", "options.nightBivouacStart=evening"),
                "else there would be no rest at all");
    }

    private static List<Integer> offered(final String time, final String... sets) {
        final Expedition e = new Expedition(sets).clock(time);
        e.bot.answer(DecisionKind.SQUAD_ACTION, e.at("D3"));
        e.threatDice(GREEN).round();
        final String asked = e.bot.asked().stream()
                .filter(question -> question.startsWith(DecisionKind.SQUAD_ACTION + "["))
                .findFirst()
                .orElseThrow();
        return List.of(DecisionKind.NIGHT_BIVOUAC, DecisionKind.BIVOUAC).stream()
                .filter(bivouac -> asked.contains(" " + bivouac))
                .toList();
    }

    /** WE-08: the Corpsman with Intelligence 4: 3 Focus, 6 Strike, by night too. */
    @Test
    void theCorpsmanTests_WE08() {
        final Expedition e =
                new Expedition().profile(6, "MP01").clock("19:15").damage(1, 1).stamina(15);
        e.bot.answer(DecisionKind.DURATION, 30).answer(DecisionKind.FIRST_AID, by(6, 6));
        e.rolls.expect("firstAidTest 2 by 6 3F 6S 0C");
        e.bivouac();
        assertEquals(0, e.damage(1));
        e.assertUsed();
    }

    /**
     * WE-55, WE-70: four successes for two Marines with 3 Damage, split 2 and 2; the Kit falls from 4 to 2; a second
     * use is legal, a third is not.
     */
    @Test
    void successesAreSplit_WE55_WE70() {
        final Expedition e = new Expedition().clock("08:15").damage(1, 3).damage(2, 3);
        e.bot.answer(DecisionKind.DURATION, 90).answer(DecisionKind.FIRST_AID, by(6, 6));
        e.bot.answer(DecisionKind.HEAL, 0)
                .answer(DecisionKind.HEAL, 1)
                .answer(DecisionKind.HEAL, 1)
                .answer(DecisionKind.HEAL, 0);
        e.bot.answer(DecisionKind.FIRST_AID, by(4, 6));
        e.rolls.expect("threatDie " + e.face(GRAY), "firstAidTest 4 by 6 3F 4S 0C", "firstAidTest 0 by 4 3F 5S 0C");
        e.bivouac();
        assertEquals(1, e.damage(1));
        assertEquals(1, e.damage(2));
        assertEquals(0, e.steps(6, "first-aid-kit"));
        e.assertUsed();
    }

    /** PH-BIV-6, AMB-14: as many uses as the Kits allow; or one in 30 minutes. */
    @Test
    void onlyKitsLimitFirstAid_AMB14() {
        final Expedition timed = new Expedition("options.firstAidLimit=time-and-kits")
                .clock("08:15")
                .damage(1, 3);
        timed.bot.answer(DecisionKind.DURATION, 15);
        assertEquals(2, timed.bivouac().steps(6, "first-aid-kit"));

        final Expedition kits = new Expedition().clock("08:15").damage(1, 3);
        kits.bot
                .answer(DecisionKind.DURATION, 15)
                .answer(DecisionKind.FIRST_AID, by(6, 6))
                .answer(DecisionKind.FIRST_AID, by(6, 6));
        kits.rolls.expect("firstAidTest 0 by 6 3F 4S 0C", "firstAidTest 0 by 6 3F 4S 0C");
        assertEquals(0, kits.bivouac().steps(6, "first-aid-kit"));
        kits.assertUsed();
    }

    /** BN16: a card instead of a step of the Kit. */
    @Test
    void aBoonCardSavesTheKit() {
        final Expedition e = new Expedition().clock("08:15").damage(1, 1).holds(6, "BN16");
        e.bot.answer(DecisionKind.DURATION, 30).answer(DecisionKind.FIRST_AID, 6 + 8 * DecisionKind.BY_CARD);
        e.rolls.expect("firstAidTest 1 by 6 3F 4S 0C");
        e.bivouac();
        assertEquals(2, e.steps(6, "first-aid-kit"));
        assertEquals(0, e.damage(1));
        assertEquals(-1, e.squad.boonCard[5]);
        e.assertUsed();
    }

    /** STEADY HANDS and MEDIC FRIEND add dice; so does BOOKWORM, for it is an Intelligence test (GAP-07, GAP-08). */
    @Test
    void skillsAndAbilitiesHelp() {
        final Expedition skilled =
                new Expedition().clock("08:15").damage(1, 1).level(6, 4).profile(6, "MP17");
        skilled.bot.answer(DecisionKind.DURATION, 30).answer(DecisionKind.FIRST_AID, by(6, 6));
        skilled.rolls.expect("firstAidTest 1 by 6 4F 7S 0C");
        skilled.bivouac().assertUsed();

        final Expedition bookworm = new Expedition().clock("08:15").damage(1, 1).profile(6, "MP04");
        bookworm.bot.answer(DecisionKind.DURATION, 30).answer(DecisionKind.FIRST_AID, by(6, 6));
        bookworm.rolls.expect("firstAidTest 1 by 6 3F 7S 0C");
        bookworm.bivouac().assertUsed();
    }

    /** PEP TALK takes 2 Stress off one Marine, once a Mission. */
    @Test
    void aPepTalkTakesStress() {
        final Expedition e =
                new Expedition().clock("08:15").level(6, 2).stress(3, 5).stress(1, 1);
        e.bot.answer(DecisionKind.DURATION, 15).answer(DecisionKind.PEP_TALK, 3);
        e.bivouac();
        assertEquals(3, e.squad.stress[2]);
        e.bot.answer(DecisionKind.DURATION, 15);
        e.bivouac();
        e.assertUsed();
    }

    /** A COMEDIAN takes 1 Stress off one Marine after two hours, not after less. */
    @Test
    void aComedianTakesStress() {
        final Expedition e =
                new Expedition().clock("08:15").profile(1, "MP20").stress(3, 2).stress(2, 1);
        e.threatDice(GREEN, GREEN);
        e.bivouac(105);
        assertEquals(2, e.squad.stress[2]);
        e.bot.answer(DecisionKind.DURATION, 120).answer(DecisionKind.COMEDIAN, 3);
        e.threatDice(GREEN, GREEN);
        e.bivouac();
        assertEquals(1, e.squad.stress[2]);
        assertFalse(e.squad.stress[1] == 0);
        e.assertUsed();
    }

    /** PH-EQ-10: as long as they give SP: what was rested and what was eaten before counts. */
    @Test
    void rationsAreOfferedUntilTheTrackIsFull() {
        final Expedition e = new Expedition().stamina(12);
        e.gear(1, "extra-ration", 1, 0).gear(4, "extra-ration", 1, 0).gear(5, "extra-ration", 1, 0);
        e.bot.answer(DecisionKind.DURATION, 15).answer(DecisionKind.RATION, 1).answer(DecisionKind.RATION, 4);
        e.bivouac();
        assertEquals(15, e.state.stamina, "12, 1 of the rest, 2 of the rations");
        assertEquals(1, e.steps(5, "extra-ration"));
        e.assertUsed();
    }

    /** PH-BIV-5: First Aid by night, and a COMEDIAN. */
    @Test
    void theNightHealsAndCheers() {
        final Expedition e = new Expedition()
                .clock("18:00")
                .profile(1, "MP20")
                .stress(3, 2)
                .damage(2, 1)
                .threatDice(GRAY, GRAY);
        e.bot.answer(DecisionKind.FIRST_AID, by(6, 6)).answer(DecisionKind.COMEDIAN, 3);
        e.rolls.expect("firstAidTest 1 by 6 3F 4S 0C");
        e.nightBivouac();
        assertEquals(0, e.damage(2));
        assertEquals(1, e.squad.stress[2]);
        e.assertUsed();
    }

    /** The Kit may be saved. */
    @Test
    void firstAidMayBeDeclined() {
        final Expedition e = new Expedition().clock("08:15").damage(1, 3);
        e.bot.answer(DecisionKind.DURATION, 30).answer(DecisionKind.FIRST_AID, NOBODY);
        e.bivouac();
        assertEquals(2, e.steps(6, "first-aid-kit"));
        assertEquals(3, e.damage(1));
        e.assertUsed();
    }

    /** ALL IN of the Engineer is offered before his dice; who dies of its price heals nobody. */
    @Test
    void allInHelpsWithFirstAid() {
        final Expedition e = new Expedition().clock("08:15").damage(1, 1);
        e.bot.answer(DecisionKind.DURATION, 30).answer(DecisionKind.FIRST_AID, by(5, 6));
        e.bot.answer(DecisionKind.BEFORE_TEST, TestHelp.ABILITY_FOR_STRESS)
                .answer(DecisionKind.BEFORE_TEST, TestHelp.NOTHING);
        e.rolls.expect("firstAidTest 1 by 5 4F 3S 0C");
        e.bivouac();
        assertEquals(0, e.damage(1));
        assertEquals(1, e.squad.stress[4]);
        e.assertUsed();

        final Expedition death = new Expedition().clock("08:15").damage(1, 1).wound(5, "W05", 2);
        death.damage(5, 6).bot.answer(DecisionKind.DURATION, 30).answer(DecisionKind.FIRST_AID, by(5, 6));
        death.bot
                .answer(DecisionKind.BEFORE_TEST, TestHelp.ABILITY_FOR_DAMAGE)
                .answer(DecisionKind.BEFORE_TEST, TestHelp.NOTHING);
        death.bot.answer(DecisionKind.ID_HOLDER, 0).answer(DecisionKind.FIRST_AID, NOBODY);
        death.bivouac();
        assertEquals(1, death.state.carriedDead);
        assertEquals(1, death.damage(1));
        death.assertUsed();
    }
}
