package org.sitrep.rulesets.purplehaze.mission;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.sitrep.rulesets.purplehaze.definition.ThreatFace.GRAY;
import static org.sitrep.rulesets.purplehaze.definition.ThreatFace.GREEN;
import static org.sitrep.rulesets.purplehaze.definition.ThreatFace.RED;
import static org.sitrep.rulesets.purplehaze.definition.ThreatFace.YELLOW;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.sitrep.rulesets.purplehaze.combat.SapperMarker;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;

/** The Red player of Sapper mode on the map (PH-OPT-3). */
class SapperTest {
    private static final String SAPPER = "options.sapper=on";
    private static final int NO = 0;
    /** Makes M101 to M104 cards on which nothing happens. */
    private static final String[] QUIET = quiet();

    private static String[] quiet() {
        final List<String> sets = new ArrayList<>(List.of(SAPPER));
        for (int card = 101; card <= 104; card++) {
            sets.add("encounters.M" + card + ".steps=~");
            sets.add("encounters.M" + card + ".steps={look: {next: end}}");
        }
        return sets.toArray(String[]::new);
    }

    private static Expedition range(final String... sets) {
        final List<String> all = new ArrayList<>(List.of(sets));
        all.add(SAPPER);
        return new Expedition(all.toArray(String[]::new));
    }

    /** Puts the deck together with the first General cards, unshuffled. */
    private static Expedition built(final Expedition e, final int general) {
        for (int nth = 0; nth < general; nth++) {
            e.rolls.expect("generalEncounter 0 of " + (10 - nth));
        }
        for (int cards = e.mission.ownCards.length + general; cards > 1; cards--) {
            e.rolls.expect("encounterShuffle " + (cards - 1) + " of " + cards);
        }
        e.parts.encounterDeck.build();
        e.rolls.assertUsed();
        return e;
    }

    private static int option(final Expedition e, final String card) {
        return 1 + e.tables.encounters.index.of(card);
    }

    private static int move(final Expedition e, final String from, final String to) {
        return 1 << 16 | e.at(from) << 8 | e.at(to);
    }

    private static Expedition armed(final Expedition e) {
        e.red.beginMission();
        return e;
    }

    // Encounters

    @Test
    void redHoldsTheDeckAndTwoGeneralCards() {
        assertEquals(7, built(new Expedition(QUIET), 3).state.deckSize);
    }

    /**
     * PH-OPT-3: in Missions 8 and 9 the two additional cards are left out; the Mission's own deck is Red's all the
     * same.
     */
    @Test
    void noAdditionalCardsInMissionsEightAndNine_PH_OPT_3() {
        for (final int number : new int[] {8, 9}) {
            final Expedition e = built(range("missions.range.number=" + number), 1);
            assertTrue(e.parts.sapper.holdsEncounters());
            assertEquals(e.mission.ownCards.length + 1, e.state.deckSize);
        }
        assertFalse(
                range("missions.range.encounters={drawn: false}").parts.sapper.holdsEncounters());
    }

    /** PH-OPT-3: in Mission 9 none is drawn after a red die; Red plays a card of the hand. */
    @Test
    void redPlaysTheCardsOfMissionNine_PH_OPT_3() {
        final Expedition e = built(range("missions.range.number=9"), 1);
        e.redBot.answer(DecisionKind.RED_ENCOUNTER, NO);
        e.on("B3").threatDice(RED).march("B2");
        assertEquals(0, e.state.entries);
        assertEquals(1 + e.state.deckSize, e.redBot.offered().get(0).size(), "any card of the deck, or none");
        e.assertUsed();
    }

    /** PH-BASE-3, PH-OPT-3: a March without a Threat die, into a Base that ends nothing, brings no card of Red's. */
    @Test
    void redPlaysNoCardWithoutADie_PH_BASE_3() {
        final Expedition e = built(new Expedition(with("missions.range.baseEndsMission=false")), 3);
        e.on("G5").march("H6");
        assertNull(e.state.end);
        e.assertUsed();
    }

    private static String[] with(final String set) {
        final List<String> sets = new ArrayList<>(List.of(QUIET));
        sets.add(set);
        return sets.toArray(String[]::new);
    }

    @Test
    void redPlaysACardAfterAMarchWhateverTheDieUnlessGreen() {
        final Expedition e = built(new Expedition(QUIET), 3);
        e.redBot.answer(DecisionKind.RED_ENCOUNTER, option(e, "M103"));
        e.on("B3").threatDice(GRAY).march("B2");
        assertEquals(1, e.state.entries);
        assertEquals(6, e.state.deckSize - e.state.deckHead);
        final int played = e.tables.encounters.index.of("M103");
        assertTrue(IntStream.range(e.state.deckHead, e.state.deckSize).noneMatch(at -> e.state.deck[at] == played));
        assertEquals(
                6,
                IntStream.range(e.state.deckHead, e.state.deckSize)
                        .map(at -> e.state.deck[at])
                        .distinct()
                        .count());
        assertEquals(8, e.redBot.offered().get(0).size(), "seven cards, or none");
        e.state.encounterMarch = MissionState.NONE;
        e.threatDice(GREEN).march("B3");
        assertEquals(1, e.state.entries);
        e.assertUsed();
    }

    @Test
    void noneIsDrawnIfRedPlaysNone() {
        final Expedition e = built(new Expedition(QUIET), 3);
        e.redBot.answer(DecisionKind.RED_ENCOUNTER, NO);
        e.on("B3").threatDice(RED).march("B2");
        assertEquals(0, e.state.entries);
        e.assertUsed();
    }

    @Test
    void notOnTwoMarchesInARow() {
        final Expedition e = built(new Expedition(QUIET), 3);
        e.redBot.answer(DecisionKind.RED_ENCOUNTER, option(e, "M101"));
        e.on("B3").threatDice(YELLOW).march("B2");
        e.threatDice(YELLOW).march("B3");
        assertEquals(1, e.state.entries, "not asked");
        e.redBot.answer(DecisionKind.RED_ENCOUNTER, option(e, "M102"));
        e.threatDice(YELLOW).march("B2");
        assertEquals(2, e.state.entries);
        e.assertUsed();
    }

    @Test
    void notInAnEventSpace() {
        final Expedition e = built(new Expedition(QUIET), 3);
        e.on("D2").threatDice(YELLOW).march("D1");
        assertEquals(1, e.state.entries, "the Event");
        e.assertUsed();
    }

    @Test
    void thereIsNoRefill() {
        final Expedition e = built(new Expedition(QUIET), 3);
        e.state.deckHead = e.state.deckSize;
        e.on("B3").threatDice(RED).march("B2");
        assertEquals(0, e.state.entries);
        e.assertUsed();
    }

    // One-shot markers

    @Test
    void anEazMovesToAnAdjacentSpaceAtTheStartOfARound() {
        final Expedition e = armed(range()).on("D4").eaz("F4");
        e.redBot.answer(DecisionKind.RED_EAZ, move(e, "F4", "E3"));
        e.parts.sapper.beginRound();
        assertTrue(e.state.hasEaz(e.at("E3")));
        assertFalse(e.state.hasEaz(e.at("F4")));
        assertEquals(0, e.red.markers[SapperMarker.MOVE_EAZ.ordinal()]);
        assertTrue(e.red.playedThisAction);
    }

    @Test
    void notOntoTheSquadOrAnEventOrNextToTheBaseOrOntoAnother() {
        final Expedition e = armed(range()).on("E2").eaz("E1", "F2");
        e.redBot.answer(DecisionKind.RED_EAZ, NO);
        e.parts.sapper.beginRound();
        final List<Integer> options = e.redBot.offered().get(0);
        assertTrue(options.contains(move(e, "E1", "D2")));
        assertFalse(options.contains(move(e, "E1", "E2")), "the Squad");
        assertFalse(options.contains(move(e, "E1", "D1")), "an Event");
        assertFalse(options.contains(move(e, "E1", "F2")), "an EAZ");
        final Expedition base = armed(range()).on("A1").eaz("F5");
        base.redBot.answer(DecisionKind.RED_EAZ, NO);
        base.parts.sapper.beginRound();
        assertTrue(base.redBot.offered().get(0).contains(move(base, "F5", "F6")));
        assertFalse(base.redBot.offered().get(0).contains(move(base, "F5", "G5")), "next to the Base on H6");
    }

    @Test
    void oneMarkerInASquadActionAndEachOnce() {
        final Expedition e = armed(range()).on("A1").eaz("D3");
        e.redBot.answer(DecisionKind.RED_EAZ, move(e, "D3", "D2"));
        e.parts.sapper.beginRound();
        assertEquals(0, e.parts.sapper.harder(0, 0, 2), "not asked in the same Action");
        e.parts.sapper.beginRound();
        e.redBot.answer(DecisionKind.RED_HARDER, 1);
        assertEquals(1, e.parts.sapper.harder(0, 0, 2));
        assertEquals(0, e.parts.sapper.harder(0, 0, 2));
        e.parts.sapper.beginRound();
        e.redBot.answer(DecisionKind.RED_HARDER, NO).answer(DecisionKind.RED_HARDER, 1);
        assertEquals(0, e.parts.sapper.harder(0, 0, 2));
        assertEquals(1, e.parts.sapper.harder(0, 0, 2));
        e.parts.sapper.beginRound();
        assertEquals(0, e.parts.sapper.harder(0, 0, 2), "there are two");
        e.assertUsed();
    }

    /** DIFF 2 becomes 3: two successes are not enough, three are worth experience. */
    @Test
    void aHarderTest() {
        final String test = "missions.range.entries.quiet.steps="
                + "{look: {test: {who: scout, trait: perception, diff: 2, pass: end, fail: end}}}";
        final Expedition failed =
                armed(range("missions.range.entries.quiet.steps=~", test)).on("D2");
        failed.redBot.answer(DecisionKind.RED_HARDER, 1);
        failed.threatDice(GREEN).rolls.expect("traitTest 2 by 4 3F 2S 0C");
        failed.march("D1");
        assertEquals(3, failed.squad.test.needed);
        assertEquals(0, failed.squad.experience[3]);
        failed.assertUsed();
        final Expedition passed =
                armed(range("missions.range.entries.quiet.steps=~", test)).on("D2");
        passed.redBot.answer(DecisionKind.RED_HARDER, 1);
        passed.threatDice(GREEN).rolls.expect("traitTest 3 by 4 3F 2S 0C");
        passed.march("D1");
        assertEquals(1, passed.squad.experience[3]);
        passed.assertUsed();
    }
}
