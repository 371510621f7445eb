package org.sitrep.rulesets.purplehaze.mission;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.sitrep.rulesets.purplehaze.definition.ThreatFace.GRAY;
import static org.sitrep.rulesets.purplehaze.definition.ThreatFace.GREEN;
import static org.sitrep.rulesets.purplehaze.definition.ThreatFace.RED;
import static org.sitrep.rulesets.purplehaze.definition.ThreatFace.YELLOW;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sitrep.rulesets.purplehaze.definition.ThreatFace;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.strategy.TrialAborted;

/** PH-THR, PH-BASE and PH-ENC-1: the Threat step and what it leads to. */
class ThreatTest {
    private static final int NO = 0;
    private static final String HUNTED = "missions.range.entries.hunted.steps.";
    private static final String QUIET = "missions.range.encounters={drawn: false}";

    /** PH-THR-2: what each colour adds. */
    @ParameterizedTest
    @CsvSource({"GREEN, 3", "GRAY, 4", "YELLOW, 5", "RED, 6"})
    void theDieMovesThreat(final ThreatFace face, final int then) {
        final Expedition e =
                new Expedition(QUIET).threat(4).on("B3").threatDice(face).march("B2");
        assertEquals(then, e.state.threat);
        e.assertUsed();
    }

    /** WE-52: into a Space with an EAZ that touches another one: the die, then +2 and not +3. */
    @Test
    void onlyTheWorstEazCounts_WE52() {
        final Expedition e = new Expedition()
                .threat(3)
                .on("B3")
                .eaz("B2", "A2")
                .threatDice(GRAY)
                .march("B2");
        assertEquals(5, e.state.threat);
        e.assertUsed();
    }

    /** PH-THR-4: an Adjacent EAZ adds 1, however many there are; one two Spaces off nothing. */
    @Test
    void anAdjacentEazAddsOne() {
        final Expedition e = new Expedition().threat(3).on("B3").eaz("A1", "C1", "B4");
        e.threatDice(GREEN).march("B2");
        assertEquals(3, e.state.threat);
        e.threatDice(GREEN).march("B3");
        assertEquals(3, e.state.threat, "B4");
        e.state.eazCount = 2;
        e.threatDice(GREEN).march("B4");
        assertEquals(2, e.state.threat);
        e.assertUsed();
    }

    /** PH-BASE-1, AMB-09: next to the Base nothing is added, by die or EAZ; a green die lowers Threat, or not. */
    @Test
    void nextToTheBaseNothingIsAdded_AMB09() {
        final Expedition red = new Expedition(QUIET)
                .threat(4)
                .on("F5")
                .eaz("F5")
                .threatDice(RED)
                .march("G5");
        assertEquals(4, red.state.threat);
        assertEquals(RED.ordinal(), red.state.lastDie);
        assertEquals(3, new Expedition().threat(4).on("F5").threatDice(GREEN).march("G5").state.threat);
        assertEquals(
                4,
                new Expedition("options.baseGreen=nothing")
                        .threat(4)
                        .on("F5")
                        .threatDice(GREEN)
                        .march("G5")
                        .state
                        .threat);
    }

    /** PH-THR-1, PH-THR-4, AMB-10: dice first, then EAZ; or one clamp after all; or one after each step. */
    @Test
    void threatIsKeptWithinItsTrack_AMB10() {
        assertEquals(3, threatAtNight(1, GREEN, GREEN), "1, kept at 1, then + 2");
        assertEquals(1, threatAtNight(1, GREEN, GREEN, "options.threatClamp=at-the-end"), "1 - 1 - 1 + 2");
        assertEquals(3, threatAtNight(1, GREEN, GREEN, "options.threatClamp=every-step"));
        assertEquals(4, threatAtNight(1, GREEN, RED), "1 - 1 + 2, then + 2: the order of the dice has no meaning");
        assertEquals(5, threatAtNight(1, GREEN, RED, "options.threatClamp=every-step"), "1, kept at 1, + 2, + 2");
    }

    private static int threatAtNight(
            final int threat, final ThreatFace first, final ThreatFace second, final String... sets) {
        final Expedition e =
                new Expedition(sets).threat(threat).clock("18:00").eaz("D4").threatDice(first, second);
        e.nightBivouac();
        e.assertUsed();
        return e.state.threat;
    }

    /** PH-THR-4: after a March, too, an Adjacent EAZ adds its point to a track that a green die has left at 1. */
    @Test
    void eazAddAfterTheDie_PH_THR_4() {
        final Expedition e = new Expedition(QUIET)
                .threat(1)
                .on("B3")
                .eaz("A1")
                .threatDice(GREEN)
                .march("B2");
        assertEquals(2, e.state.threat);
        e.assertUsed();
    }

    /** PH-THR-6, PH-EVT-4: at the level of the Mission the Random Combat is resolved; no Encounter follows. */
    @Test
    void theRandomCombatIsResolved() {
        final Expedition e = new Expedition().threat(7).on("B3").threatDice(RED).march("B2");
        assertTrue(e.flag("hunted"));
        assertEquals(1, e.state.threat);
        assertFalse(e.state.randomCombatDue);
        e.assertUsed();
    }

    /** PH-THR-6: the level is the Mission's. */
    @Test
    void theLevelIsTheMissions() {
        final Expedition e = new Expedition("missions.range.randomCombatAt=5", QUIET);
        assertTrue(e.threat(4).on("B3").threatDice(YELLOW).march("B2").flag("hunted"));
    }

    /** AMB-11: the combat and then the Event; the combat alone, and the marker stays; the Event alone. */
    @Test
    void aRandomCombatAndAnEvent_AMB11() {
        final Expedition both =
                new Expedition().threat(9).on("D2").threatDice(GRAY).march("D1");
        assertTrue(both.flag("hunted") && both.flag("seen"));

        final Expedition combat = new Expedition("options.randomCombatAndEvent=combat-only")
                .threat(9)
                .on("D2")
                .threatDice(GRAY)
                .march("D1");
        assertTrue(combat.flag("hunted"));
        assertFalse(combat.flag("seen"));
        assertEquals(1, combat.state.eventAt[combat.at("D1")]);

        final Expedition event = new Expedition("options.randomCombatAndEvent=event-only")
                .threat(9)
                .on("D2")
                .threatDice(GRAY)
                .march("D1");
        assertFalse(event.flag("hunted"));
        assertTrue(event.flag("seen"));
        assertEquals(9, event.state.threat);
        assertFalse(event.state.randomCombatDue);
    }

    /** PH-THR-6: an Event that raises Threat to the level brings the Random Combat too, once it is over. */
    @Test
    void anEventMayBringTheRandomCombat() {
        final Expedition e = new Expedition(
                        "missions.range.entries.quiet.steps.look={effects: [{threat: 9}], next: end}")
                .on("D2")
                .threatDice(GRAY)
                .march("D1");
        assertTrue(e.flag("hunted"));
        assertEquals(1, e.state.threat);
    }

    /** PH-THR-6: a Random Combat whose own entry raises Threat to the level again is resolved again. */
    @Test
    void aRandomCombatMayBringTheNext_PH_THR_6() {
        final Expedition e = new Expedition(
                        HUNTED
                                + "shots={effects: [], next: ~, branch: {when: {with: [hunted]}, "
                                + "then: again, otherwise: first}}",
                        HUNTED + "first={effects: [{log: [hunted]}, {threat: -8}, {threat: 8}], next: end}",
                        HUNTED + "again={effects: [{log: [marked]}, {threat: -8}], next: end}")
                .threat(7)
                .on("B3")
                .threatDice(RED)
                .march("B2");
        assertTrue(e.flag("marked"));
        assertEquals(1, e.state.threat);
        assertFalse(e.state.randomCombatDue);
        e.assertUsed();
    }

    /** PH-THR-6: a Random Combat that brings itself without end aborts the trial. */
    @Test
    void aRandomCombatThatAlwaysBringsTheNextIsAborted() {
        final Expedition e = new Expedition(HUNTED + "shots.effects=[{threat: -8}, {threat: 8}]")
                .threat(7)
                .on("B3")
                .threatDice(RED);
        assertThrows(TrialAborted.class, () -> e.march("B2"));
    }

    /** PH-THR-6: an Event that raises Threat to the level and lowers it again brings no Random Combat. */
    @Test
    void aRandomCombatIsNotDueOnceThreatHasFallen_PH_THR_6() {
        final Expedition e = new Expedition(
                        "missions.range.entries.quiet.steps.look={effects: [{threat: 9}, {threat: -1}], next: end}")
                .on("D2")
                .threatDice(GRAY)
                .march("D1");
        assertFalse(e.flag("hunted"));
        assertEquals(8, e.state.threat);
        e.assertUsed();
    }

    /** PH-THR-5, PH-THR-6: a combat that lowers Threat to 1 also ends what was due, unless Threat stays. */
    @Test
    void aCombatEndsWhatWasDue_PH_THR_5() {
        final Expedition e = new Expedition();
        e.parts.threat.change(9);
        assertTrue(e.state.randomCombatDue);
        e.parts.threat.fall();
        assertFalse(e.state.randomCombatDue);
        e.parts.threat.change(8);
        assertTrue(e.state.randomCombatDue, "reached again");
    }

    /** AMB-12: what a March leads to is played by the light after it, or by the light before it. */
    @Test
    void theLightOfAMarch_AMB12() {
        final String night =
                "missions.range.entries.quiet.steps.look={branch: {when: {night: true}, then: dark, otherwise: end}}";
        final String dark = "missions.range.entries.quiet.steps.dark={effects: [{log: [dark]}], next: end}";
        final Expedition after = new Expedition(night, dark)
                .clock("17:30")
                .on("D2")
                .threatDice(GRAY)
                .march("D1");
        assertTrue(after.flag("dark"));
        final Expedition before = new Expedition(night, dark, "options.marchTests=before")
                .clock("17:30")
                .on("D2")
                .threatDice(GRAY)
                .march("D1");
        assertFalse(before.flag("dark"));
    }

    /** WE-60: 18:00 and 05:45 are night, 06:00 and 17:45 are day. */
    @ParameterizedTest
    @CsvSource({"18:00, true", "05:45, true", "06:00, false", "17:45, false", "00:00, true"})
    void nightBeginsAtEighteen_WE60(final String time, final boolean night) {
        assertEquals(night, new Expedition().clock(time).state.night());
    }

    /** PH-BASE-2: an EAZ next to the Base is put on the closest Space that will do, ties at random. */
    @Test
    void anEazKeepsAwayFromTheBase_PH_BASE_2() {
        final Expedition e = new Expedition();
        final Eaz eaz = e.parts.eaz;
        e.rolls.expect("eazSpace 3 of 5");
        eaz.put(e.at("G5"));
        assertEquals(1, e.state.eazCount);
        assertTrue(e.state.hasEaz(e.at("F5")), "of F4, G4, H4, F5, F6");
        e.rolls.expect("eazSpace 0 of 4");
        eaz.put(e.at("G5"));
        assertTrue(e.state.hasEaz(e.at("F4")), "of those left");
        e.assertUsed();
    }

    /** PH-THR-7, PH-COM-14: one EAZ on a Space, and as many as there are Spaces: only Equipment is limited. */
    @Test
    void eazMarkersAreNotLimited_PH_COM_14() {
        final Expedition e = new Expedition();
        final Eaz eaz = e.parts.eaz;
        for (final String space : new String[] {"A1", "A1", "B1", "C1", "D1", "E1"}) {
            eaz.put(e.at(space));
        }
        assertEquals(5, e.state.eazCount);
        assertTrue(e.state.hasEaz(e.at("E1")));
        eaz.remove(e.at("B1"));
        assertFalse(e.state.hasEaz(e.at("B1")));
        assertEquals(4, e.state.eazCount);
        eaz.removeAll();
        assertEquals(0, e.state.eazCount);
    }

    /** PH-COM-8: one Event marker on a Space; a marker that is put elsewhere leaves its Space. */
    @Test
    void oneEventMarkerOnASpace() {
        final Expedition e = new Expedition();
        final EventMarkers markers = e.parts.eventMarkers;
        markers.put(2, e.at("D1"));
        assertEquals(1, e.state.eventAt[e.at("D1")]);
        assertEquals(MissionState.NONE, e.state.eventSpace[2]);
        markers.put(1, e.at("A1"));
        assertEquals(0, e.state.eventAt[e.at("D1")]);
        assertEquals(e.at("A1"), e.state.eventSpace[1]);
    }

    /** BN02 takes an EAZ Adjacent to the Squad off the map. */
    @Test
    void aBoonCardRemovesAnEaz() {
        final Expedition e = new Expedition().holds(4, "BN02").eaz("D3", "A1");
        e.bot.answer(DecisionKind.REMOVE_EAZ, e.at("D3") + 1);
        e.parts.cards.offerRemoval();
        assertFalse(e.state.hasEaz(e.at("D3")));
        assertEquals(-1, e.squad.boonCard[3]);
        e.assertUsed();
    }

    /** BN02: of the EAZ on the map those on the eight Spaces about the Squad. */
    @Test
    void onlyAnAdjacentEazMayBeRemoved() {
        final Expedition e = new Expedition().holds(4, "BN02").eaz("E5", "B4", "C3", "F4");
        e.bot.answer(DecisionKind.REMOVE_EAZ, NO);
        e.parts.cards.offerRemoval();
        final List<Integer> options = List.of(NO, e.at("C3") + 1, e.at("E5") + 1);
        final String asked = e.bot.asked().get(0);
        assertEquals(
                options.stream().sorted().toList(),
                Stream.of(asked.replaceAll(".*\\[|\\]", "").split(", "))
                        .map(Integer::valueOf)
                        .sorted()
                        .toList());
        assertEquals(4, e.state.eazCount);
        assertTrue(e.squad.boonCard[3] >= 0, "kept");
        final Expedition none = new Expedition().holds(4, "BN02").eaz("B4");
        none.parts.cards.offerRemoval();
        none.assertUsed();
    }

    /** An Event that raises Threat beyond the mark of the Random Combat makes none due that was not. */
    @Test
    void aRandomCombatIsDueWhenItsMarkIsReached() {
        final Expedition e = new Expedition("missions.range.randomCombatAt=6").threat(5);
        final ThreatStep step = e.parts.threat;
        step.change(1);
        assertTrue(e.state.randomCombatDue);
        e.state.randomCombatDue = false;
        step.change(1);
        assertFalse(e.state.randomCombatDue, "it had been reached before");
        step.change(-2);
        step.change(3);
        assertTrue(e.state.randomCombatDue);
    }
}
