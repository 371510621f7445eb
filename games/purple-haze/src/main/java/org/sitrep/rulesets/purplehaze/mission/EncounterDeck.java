package org.sitrep.rulesets.purplehaze.mission;

import org.sitrep.rulesets.purplehaze.definition.Options;
import org.sitrep.rulesets.purplehaze.play.RollId;
import org.sitrep.rulesets.purplehaze.tables.EncounterTable;

/** The Encounter deck (PH-SET-3). */
final class EncounterDeck extends MissionPart {
    private static final int NONE = MissionState.NONE;
    /** The number of cards of the deck where it is not all of them (AMB-16). */
    private static final int FIVE = 5;

    private final EncounterTable cards = state.tables.encounters;

    EncounterDeck(final MissionParts parts) {
        super(parts);
    }

    /**
     * Combines the Mission's own cards with random General ones and shuffles them; with more General ones if all go to
     * Red's hand (PH-OPT-3).
     */
    void build() {
        state.deckHead = 0;
        state.deckSize = 0;
        state.generalLeft = cards.general.length == Long.SIZE ? -1 : (1L << cards.general.length) - 1;
        if (!state.mission.definition.encounters().drawn()) {
            return;
        }
        final int more = parts.sapper.moreGeneral();
        for (final int card : state.mission.ownCards) {
            state.deck[state.deckSize++] = card;
        }
        for (int nth = 0; nth < state.mission.definition.encounters().general() + more; nth++) {
            final int card = takeGeneral(nth);
            if (card != NONE) {
                state.deck[state.deckSize++] = card;
            }
        }
        shuffle();
        if (state.mission.ownCards.length > FIVE
                && state.tables.components.options.ninthDeck() == Options.NinthDeck.FIVE_CARDS) { // AMB-16
            state.deckSize = FIVE;
        }
    }

    /** Returns the next card; a random General one if the deck has run out; none if those have run out, too. */
    int draw() {
        if (state.deckHead < state.deckSize) {
            return state.deck[state.deckHead++];
        }
        return takeGeneral(state.mission.definition.encounters().general() + state.generalDraws++);
    }

    int left() {
        return state.deckSize - state.deckHead;
    }

    /** Returns the card on top of the deck, or none. */
    int top() {
        return state.deckHead < state.deckSize ? state.deck[state.deckHead] : NONE;
    }

    void putTopAtBottom() {
        final int card = state.deck[state.deckHead];
        for (int i = state.deckHead + 1; i < state.deckSize; i++) {
            state.deck[i - 1] = state.deck[i];
        }
        state.deck[state.deckSize - 1] = card;
    }

    /** Removes a card from the deck that is Red's hand. */
    void take(final int card) {
        int at = state.deckHead;
        while (state.deck[at] != card) {
            at++;
        }
        state.deckSize--;
        for (; at < state.deckSize; at++) {
            state.deck[at] = state.deck[at + 1];
        }
    }

    private int takeGeneral(final int nth) {
        if (state.generalLeft == 0) {
            return NONE;
        }
        final int at = rolls.pickBit(RollId.GENERAL_ENCOUNTER, 0, 0, nth, state.generalLeft);
        state.generalLeft &= ~(1L << at);
        return cards.general[at];
    }

    private void shuffle() {
        for (int i = state.deckSize - 1; i > 0; i--) {
            final int j = rolls.pick(RollId.ENCOUNTER_SHUFFLE, 0, 0, i + 1, i + 1);
            final int card = state.deck[i];
            state.deck[i] = state.deck[j];
            state.deck[j] = card;
        }
    }
}
