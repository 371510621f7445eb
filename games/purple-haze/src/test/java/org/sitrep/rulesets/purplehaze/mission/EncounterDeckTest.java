package org.sitrep.rulesets.purplehaze.mission;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.sitrep.rulesets.purplehaze.definition.ThreatFace.RED;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;

/** PH-SET-3 and PH-ENC-1: the Encounter deck. */
class EncounterDeckTest {
    /** Makes M101 and M102 cards on which nothing happens. */
    private static final String[] QUIET = {
        "encounters.M101.steps=~",
        "encounters.M101.steps={look: {next: end}}",
        "encounters.M102.steps=~",
        "encounters.M102.steps={look: {next: end}}"
    };

    /**
     * Leaves the deck as it was put together: the Mission's own cards in the order of the data file, then the General
     * ones.
     */
    private static Expedition built(final Expedition e, final int general, final int... picks) {
        for (final int pick : picks) {
            e.rolls.expect("generalEncounter " + pick);
        }
        for (int cards = e.mission.ownCards.length + general; cards > 1; cards--) {
            e.rolls.expect("encounterShuffle " + (cards - 1) + " of " + cards);
        }
        e.parts.encounterDeck.build();
        e.assertUsed();
        return e;
    }

    private static List<String> deck(final Expedition e) {
        final List<String> deck = new ArrayList<>();
        for (int i = e.state.deckHead; i < e.state.deckSize; i++) {
            deck.add(e.tables.encounters.index.id(e.state.deck[i]));
        }
        return deck;
    }

    /** PH-SET-3: the four cards of the Mission and one General card. */
    @Test
    void theDeckIsPutTogether() {
        assertEquals(List.of("M101", "M102", "M103", "M104", "G03"), deck(built(new Expedition(), 1, 2)));
    }

    /** PH-SET-3: it is shuffled: each card changes places with one at or before it, the last first. */
    @Test
    void theDeckIsShuffled() {
        final Expedition e = new Expedition();
        e.rolls.expect(
                "generalEncounter 0 of 10",
                "encounterShuffle 0 of 5",
                "encounterShuffle 1 of 4",
                "encounterShuffle 2 of 3",
                "encounterShuffle 0 of 2");
        e.parts.encounterDeck.build();
        assertEquals(List.of("M104", "G01", "M103", "M102", "M101"), deck(e));
    }

    /** AMB-16: Mission 9 has its seven cards and a General one, or five of them. */
    @Test
    void theNinthDeck_AMB16() {
        assertEquals(
                8, deck(built(new Expedition("missions.range.number=9"), 1, 0)).size());
        assertEquals(
                List.of("M901", "M902", "M903", "M904", "M905"),
                deck(built(new Expedition("missions.range.number=9", "options.ninthDeck=five-cards"), 1, 0)));
        assertEquals(
                5,
                deck(built(new Expedition("options.ninthDeck=five-cards"), 1, 0))
                        .size());
    }

    /** PH-SET-3: how many General cards are shuffled in is the Mission's affair. */
    @Test
    void severalGeneralCards() {
        final Expedition e = built(new Expedition("missions.range.encounters={general: 3}"), 3, 0, 0, 7);
        assertEquals(List.of("M101", "M102", "M103", "M104", "G01", "G02", "G10"), deck(e));
    }

    /** PH-SET-3: when the deck has run out a random General card comes each time, those used not again. */
    @Test
    void aRunOutDeckGoesOnWithGeneralCards() {
        final Expedition e = built(new Expedition(), 1, 0);
        e.state.deckHead = e.state.deckSize;
        for (int left = 9; left > 0; left--) {
            e.rolls.expect("generalEncounter 0 of " + left);
            assertEquals(
                    "G" + String.format(Locale.ROOT, "%02d", 11 - left),
                    e.tables.encounters.index.id(e.parts.encounterDeck.draw()));
        }
        assertEquals(MissionState.NONE, e.parts.encounterDeck.draw(), "nothing is left");
        e.assertUsed();
    }

    /** PH-ENC-1: a yellow or red die brings an Encounter, not in a Mission without a deck. */
    @Test
    void aRedDieBringsAnEncounter() {
        final Expedition e = built(new Expedition(QUIET), 1, 0);
        e.on("B3").threatDice(RED).march("B2");
        assertEquals(List.of("M102", "M103", "M104", "G01"), deck(e));
        e.on("G5").threatDice(RED).march("G4");
        assertEquals(List.of("M103", "M104", "G01"), deck(e), "next to the Base, too (PH-BASE-1)");

        final Expedition none = new Expedition("missions.range.encounters={drawn: false}");
        none.parts.encounterDeck.build();
        none.on("B3").threatDice(RED).march("B2");
        assertEquals(0, none.state.entries);
        none.assertUsed();
    }

    /** BN09: the next card is seen and goes to the bottom; another comes instead. */
    @Test
    void aBoonCardLooksAhead() {
        final Expedition e = built(new Expedition(QUIET), 1, 0).holds(2, "BN09");
        e.bot.answer(DecisionKind.PLAY_BOON, 1).answer(DecisionKind.NEXT_ENCOUNTER, 1);
        e.on("B3").threatDice(RED).march("B2");
        assertEquals(List.of("M103", "M104", "G01", "M101"), deck(e));
        assertFalse(e.squad.boonCard[1] >= 0);
        assertTrue(e.state.entries > 0);
        e.assertUsed();
    }

    /** BN09: with one card left there is no bottom to put it to. */
    @Test
    void theLastCardIsNotLookedAt() {
        final Expedition e = built(new Expedition(QUIET), 1, 0).holds(2, "BN09");
        e.state.deckHead = 1;
        e.state.deckSize = 2;
        e.on("B3").threatDice(RED).march("B2");
        assertEquals(List.of(), deck(e));
        assertTrue(e.squad.boonCard[1] >= 0, "not asked");
        assertEquals(1, e.state.entries);
        e.assertUsed();
    }

    /** PH-ENC-2: a Random Combat that a card has made due comes right behind it. */
    @Test
    void aRandomCombatFollowsItsCard() {
        final Expedition e = built(
                new Expedition(
                        "encounters.M101.steps=~", "encounters.M101.steps={look: {effects: [{threat: 8}], next: end}}"),
                1,
                0);
        e.on("B3").threatDice(RED).march("B2");
        assertTrue(e.flag("hunted"));
        assertEquals(2, e.state.entries);
        e.assertUsed();
    }
}
