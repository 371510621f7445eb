package org.sitrep.rulesets.purplehaze.squad;

import org.sitrep.rulesets.purplehaze.definition.BoonCard;
import org.sitrep.rulesets.purplehaze.play.Event;

/** Manages the Boon cards that Marines hold (PH-BOON-1 to PH-BOON-3), and those played. One instance per Squad. */
public final class BoonCards extends SquadPart {
    BoonCards(final SquadParts parts) {
        super(parts);
    }

    /** Returns the cards that Marines with the Squad hold, as a mask. */
    public int held() {
        int cards = 0;
        for (int marine = 0; marine < SquadState.MARINES; marine++) {
            // a Marine without a card has the last bit, which belongs to no card
            cards |= (squad.present >> marine & 1) << squad.boonCard[marine];
        }
        return cards & Integer.MAX_VALUE;
    }

    /** Returns the cards of an effect that Marines with the Squad hold, as a mask. */
    public int held(final BoonCard.Effect effect) {
        return held() & squad.tables.boons.ofEffect[effect.ordinal()];
    }

    /** Returns the first of these cards, or {@link SquadState#NONE}. */
    public int first(final BoonCard.Effect effect) {
        final int cards = held(effect);
        return cards == 0 ? SquadState.NONE : Integer.numberOfTrailingZeros(cards);
    }

    /** Returns the card of a Marine if it has this effect, else {@link SquadState#NONE}. */
    public int of(final int marine, final BoonCard.Effect effect) {
        final int card = squad.boonCard[marine];
        return card != SquadState.NONE && squad.tables.boons.get(card).effect() == effect ? card : SquadState.NONE;
    }

    /** Returns the holder of a card that a Marine holds. */
    public int holder(final int card) {
        int marine = 0;
        while (squad.boonCard[marine] != card) {
            marine++;
        }
        return marine;
    }

    /** Takes a played card from its holder and out of the game until the next set-up (PH-BOON-3). */
    public void play(final int card) {
        final int marine = holder(card);
        squad.boonCard[marine] = SquadState.NONE;
        squad.boonUsed |= 1 << card;
        trace.tell(Event.BOON_PLAYED, marine, card);
    }
}
