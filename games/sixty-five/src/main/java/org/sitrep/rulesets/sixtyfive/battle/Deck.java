package org.sitrep.rulesets.sixtyfive.battle;

import org.sitrep.rulesets.sixtyfive.definition.Block;
import org.sitrep.rulesets.sixtyfive.definition.Options;
import org.sitrep.rulesets.sixtyfive.play.DecisionKind;
import org.sitrep.rulesets.sixtyfive.play.Event;
import org.sitrep.rulesets.sixtyfive.play.RollId;
import org.sitrep.rulesets.sixtyfive.tables.GameTables;

/** The draw pile, the discards, the hands and the End Turn cards (section 3 of the rules). */
final class Deck extends Part {
    Deck(final Table table) {
        super(table);
    }

    /**
     * Returns whether the End Turn cards seen end the turn (SF-TURN-5): enough of them, or the last of the deck, which
     * comes too early if those of the deal do not count (AMB-03).
     */
    boolean turnEnds() {
        return s.endTurns >= tables.battle.printed.endTurns() || (cards.endTurn & ~s.aside) == 0;
    }

    /** Shuffles everything that is not in a hand and deals both hands up to four (SF-TURN-2). */
    void deal() {
        int dealt = 0;
        final long keptByUs = s.hand[0];
        final long keptByCom = s.hand[1];
        do {
            s.hand[0] = keptByUs;
            s.hand[1] = keptByCom;
            s.endTurns = 0;
            s.pile = cards.all & ~(s.hand[0] | s.hand[1]);
            s.discard = 0;
            s.aside = 0;
            s.downpour = false;
            for (int side = 0; side < 2; side++) {
                int missing = GameTables.HAND - Long.bitCount(s.hand[side]);
                while (missing > 0) {
                    final int card = rolls.card(RollId.DEAL, s.turn, side, dealt++, s.pile);
                    s.pile &= ~(1L << card);
                    if (!isEndTurn(card, tables.options.endTurnsInDeal() == Options.EndTurnsInDeal.COUNTED)) {
                        missing--;
                        if (!table.expansion.isDownpour(side, card)) {
                            s.hand[side] |= 1L << card;
                            trace.tell(Event.CARD_DEALT, side, card);
                        }
                    }
                }
            }
        } while (isVoid());
    }

    /** Returns whether both sides are dealt cards again, as the deal alone ends the turn (AMB-03). */
    private boolean isVoid() {
        final boolean again = turnEnds() && tables.options.fullDeal() == Options.FullDeal.DEALT_AGAIN;
        if (again) {
            trace.tell(Event.DEALT_AGAIN);
        }
        return again;
    }

    /** Sets an End Turn card aside and counts it (SF-CARD-8); returns whether the card is one. */
    private boolean isEndTurn(final int card, final boolean counts) {
        if ((cards.endTurn & 1L << card) == 0) {
            return false;
        }
        s.aside |= 1L << card;
        s.endTurns += counts ? 1 : 0;
        trace.tell(Event.END_TURN_CARD, card, s.endTurns);
        return true;
    }

    /** Draws cards one at a time until a hand holds four, or the turn ends (SF-IMP-1, SF-TURN-6). */
    void refill(final int side) {
        final int missing = GameTables.HAND - Long.bitCount(s.hand[side]);
        for (int i = 0; i < missing && !turnEnds(); i++) {
            drawToHand(side);
        }
    }

    /** Draws a card to a hand, End Turn cards replaced while the turn goes on (SF-CARD-8). */
    void drawToHand(final int side) {
        while (!turnEnds()) {
            final int card = take(RollId.HAND, side, s.drawn[side]++);
            if (!isEndTurn(card, true)) {
                if (!table.expansion.isDownpour(side, card)) {
                    s.hand[side] |= 1L << card;
                    trace.tell(Event.CARD_DRAWN, side, card);
                }
                break;
            }
        }
    }

    /** Draws a card for its values, which is discarded or set aside at once (SF-CARD-8); returns it. */
    int draw(final RollId roll, final int who, final int ordinal) {
        final int card = take(roll, who, ordinal);
        if (!isEndTurn(card, true)) {
            s.discard |= 1L << card;
        }
        return card;
    }

    private int take(final RollId roll, final int who, final int ordinal) {
        if (s.pile == 0) { // SF-ENG-2, AMB-85
            s.pile = s.discard;
            s.discard = 0;
        }
        final int card = rolls.card(roll, s.when(), who, ordinal, s.pile);
        s.pile &= ~(1L << card);
        return card;
    }

    /** Moves a card from a hand to the discards. */
    void discard(final int side, final int card) {
        s.hand[side] &= ~(1L << card);
        s.shown[side] &= ~(1L << card);
        s.discard |= 1L << card;
    }

    /** Plays a card from a hand; {@code block} as in {@link Event#CARD_PLAYED}. */
    void play(final int side, final int card, final int block) {
        discard(side, card);
        s.record.card(side, block);
        trace.tell(Event.CARD_PLAYED, side, card, block);
    }

    /** Lets a side discard up to two cards at the end of its impulse (SF-IMP-8); returns how many. */
    int discardSome(final int side) {
        int discarded = 0;
        while (discarded < 2 && s.hand[side] != 0) {
            final int card = askOneOrNone(side, DecisionKind.DISCARD, discarded, s.hand[side]);
            if (card == DecisionKind.NOTHING) {
                break;
            }
            discard(side, card);
            trace.tell(Event.CARD_DISCARDED, side, card);
            s.record.discarded[side]++;
            discarded++;
        }
        return discarded;
    }

    /** Lets a side keep at most one card for the next turn (SF-TURN-10). */
    void keepOne(final int side) {
        if (s.hand[side] == 0) {
            return;
        }
        final int kept = askOneOrNone(side, DecisionKind.KEEP, 0, s.hand[side]);
        for (long rest = s.hand[side]; rest != 0; rest &= rest - 1) {
            final int card = Long.numberOfTrailingZeros(rest);
            if (card != kept) {
                discard(side, card);
            }
        }
        s.record.kept[side] += kept == DecisionKind.NOTHING ? 0 : 1;
        trace.tell(Event.CARD_KEPT, side, kept);
    }

    /** Decides who has the initiative (SF-INIT-1 to SF-INIT-3). */
    void bid() {
        long byUs = 0;
        long byCom = 0;
        int ahead = 0;
        for (int round = 0; round < GameTables.HAND && ahead == 0; round++) {
            final int us = askOne(0, DecisionKind.BID, round, s.hand[0] & ~byUs);
            final int com = askOne(1, DecisionKind.BID, round, s.hand[1] & ~byCom);
            trace.tell(Event.BIDS_REVEALED, us, com);
            byUs |= 1L << us;
            byCom |= 1L << com;
            s.shown[0] |= byUs;
            s.shown[1] |= byCom;
            ahead = cards.bid(cards.tn[us], cards.apfb[us], com); // SF-INIT-2
        }
        // If all cards tie, which the rules do not foresee, the side without the last initiative has it.
        final int winner = ahead > 0 ? 0 : ahead < 0 ? 1 : s.initiative == 0 ? 1 : 0;
        final int spent = askOne(winner, DecisionKind.BID_DISCARD, 0, winner == 0 ? byUs : byCom); // SF-INIT-3
        discard(winner, spent);
        s.initiative = winner;
        trace.tell(Event.INITIATIVE, winner, spent);
    }

    /** Gives a side a Fire card: it discards one and draws until it has one, discarding the others (S6, AMB-44). */
    void drawUntilFire(final int side, final boolean oneLess) {
        if (oneLess) {
            discardOne(side);
        }
        if ((s.hand[side] & cards.with(Block.FIRE)) != 0) {
            return;
        }
        discardOne(side);
        while ((s.hand[side] & cards.with(Block.FIRE)) == 0 && !turnEnds()) {
            final int card = take(RollId.HAND, side, s.drawn[side]++);
            if (isEndTurn(card, true)) {
                continue;
            }
            if ((cards.with(Block.FIRE) & 1L << card) == 0) {
                s.discard |= 1L << card;
                trace.tell(Event.CARD_DISCARDED, side, card);
            } else {
                s.hand[side] |= 1L << card;
                trace.tell(Event.CARD_DRAWN, side, card);
            }
        }
    }

    private void discardOne(final int side) {
        discard(side, askOne(side, DecisionKind.DISCARD, 0, s.hand[side]));
    }
}
