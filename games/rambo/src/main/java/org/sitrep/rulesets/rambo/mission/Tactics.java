package org.sitrep.rulesets.rambo.mission;

import org.sitrep.rulesets.rambo.play.Event;
import org.sitrep.rulesets.rambo.play.RollId;
import org.sitrep.rulesets.rambo.tables.HeroTable;

/** Resolves tactics cards: drawn, played, discarded (RB-TAC-1 to RB-TAC-5, RB-ACT-3). */
final class Tactics extends MissionPart {
    /** Limit of the cards of a deck. */
    static final int DECK = 24;

    Tactics(final MissionParts parts) {
        super(parts);
    }

    /** Makes a hero's deck; the order of the cards left is drawn card by card. */
    void setUp(final int hero) {
        for (int card = 0; card < s.table(hero).cards.length; card++) {
            s.deck[hero * DECK + card] = card;
        }
    }

    /** Draws the top card if there is one, and returns whether there was. A hand has no limit (RB-ACT-3). */
    boolean draw(final int hero) {
        if (s.deckLeft(hero) == 0) {
            return false;
        }
        int card = next(hero);
        while ((s.table(hero).cardMask >> card & 1) == 0) {
            s.passedOver[hero]++;
            trace.tell(Event.CARD_PASSED_OVER, hero, card);
            card = next(hero);
        }
        s.drawn[hero]++;
        s.hand[hero] |= 1 << card;
        trace.tell(Event.CARD_DRAWN, hero, card);
        return true;
    }

    /**
     * Takes the top card off. Forbidden cards are in the deck too, so that the others come in the same order with and
     * without them.
     */
    private int next(final int hero) {
        final int top = s.drawn[hero] + s.passedOver[hero];
        final int at = hero * DECK + top;
        final int other = at + rolls.pick(RollId.TACTICS_CARD, 0, hero, top, s.table(hero).cards.length - top);
        final int card = s.deck[other];
        s.deck[other] = s.deck[at];
        s.deck[at] = card;
        return card;
    }

    /** Plays a card, which stays in play if it is persistent (RB-TAC-3). */
    void play(final int hero, final int card) {
        final HeroTable board = s.table(hero);
        s.tacticsUsed = true;
        s.hand[hero] &= ~(1 << card);
        s.record.cardsPlayed[hero]++;
        s.record.cardPlayed[hero * DECK + card] = true;
        if (board.cards[card].persistent()) {
            s.cardInPlay[hero] = card; // RB-PERS-1
        } else {
            s.discarded[hero] |= 1 << card; // RB-PERS-2
        }
        trace.tell(Event.CARD_PLAYED, hero, card);
        parts.effects.run(board.cardEffects[card], hero, hero, MissionRecord.BY_CARD, MissionState.NONE);
    }

    /** Discards a card for valor (RB-TAC-1). */
    void discard(final int hero, final int card) {
        s.tacticsUsed = true;
        s.hand[hero] &= ~(1 << card);
        s.discarded[hero] |= 1 << card;
        s.record.cardsDiscarded[hero]++;
        s.record.cardDiscarded[hero * DECK + card] = true;
        trace.tell(Event.CARD_DISCARDED, hero, card);
        parts.tracks.valor(hero, s.table(hero).cards[card].valor());
    }
}
