package org.sitrep.rulesets.purplehaze.mission;

import org.sitrep.rulesets.purplehaze.mission.MissionRecord.Count;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.play.Event;
import org.sitrep.rulesets.purplehaze.play.RollId;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.tables.BoonTable;
import org.sitrep.strategy.Decision;

/** The Boon deck (PH-BOON-1, PH-BOON-2, PH-BOON-4), which gives each card drawn to the Marine it belongs to. */
public final class BoonDeck extends MissionPart {
    private final BoonTable boons = state.tables.components.boons;

    BoonDeck(final MissionParts parts) {
        super(parts);
    }

    /** Shuffles all cards not held by a Marine (PH-SET-4). */
    public void shuffle() {
        state.boonDeck = (1 << boons.count) - 1;
        for (int marine = 0; marine < SquadState.MARINES; marine++) {
            if (squad.boonCard[marine] != SquadState.NONE) {
                state.boonDeck &= ~(1 << squad.boonCard[marine]);
            }
        }
    }

    /** Draws a card for the Squad: the holder of the ID on it gets the card and a point (PH-BOON-1, AMB-57). */
    public void draw() {
        drawFrom(state.boonDeck);
    }

    /**
     * Gives a Marine a card of their own Specialization: cards are drawn until one fits, the others are shuffled back
     * (PH-BOON-4).
     */
    public void give(final int marine) {
        int fitting = 0;
        for (int card = 0; card < boons.count; card++) {
            fitting |= boons.specialization[card] == marine ? 1 << card : 0;
        }
        drawFrom(state.boonDeck & fitting);
    }

    private void drawFrom(final int cards) {
        if (cards == 0) {
            return; // all are held or used
        }
        final int card = rolls.pickBit(RollId.BOON_CARD, 0, 0, state.boonDraws++, cards);
        final int marine = squad.holder[boons.specialization[card]];
        if (marine == SquadState.NONE) {
            return; // the ID has no holder: the card goes back
        }
        state.boonDeck &= ~(1 << card);
        squad.boonPoints[marine]++;
        state.record.add(Count.BOON_CARDS, 1);
        squad.boonCard[marine] = retained(marine, card);
        trace.tell(Event.BOON_DRAWN, marine, card, squad.boonCard[marine]);
    }

    /** Returns the one of two cards that is retained; the other is discarded (PH-BOON-2). */
    private int retained(final int marine, final int card) {
        final int held = squad.boonCard[marine];
        if (held == SquadState.NONE) {
            return card;
        }
        final Decision decision = seat.open(DecisionKind.BOON_CARD, marine);
        decision.add(held);
        decision.add(card);
        return seat.ask();
    }
}
