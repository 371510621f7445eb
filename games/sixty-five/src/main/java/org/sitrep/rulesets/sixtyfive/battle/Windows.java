package org.sitrep.rulesets.sixtyfive.battle;

import org.sitrep.rulesets.sixtyfive.definition.Block;
import org.sitrep.rulesets.sixtyfive.play.DecisionKind;
import org.sitrep.rulesets.sixtyfive.play.Event;

/**
 * The moments at which a side may add a Support to its own Action, or answer the other's by a Reaction. A name is used
 * once per Action and side (SF-CARD-3).
 */
final class Windows extends Part {
    /** Names used by each side in the present Action, as masks of {@link Block}. */
    private final int[] used = new int[2];

    Windows(final Table table) {
        super(table);
    }

    /** Begins an Action: every name can be used again. */
    void begin() {
        used[0] = 0;
        used[1] = 0;
    }

    /**
     * Asks a side for a card with a block, and plays it.
     *
     * @param kind {@link DecisionKind#SUPPORT} or {@link DecisionKind#REACTION}
     * @param subject whom it concerns
     * @return the card, or {@link DecisionKind#NOTHING}
     */
    int play(final int side, final int kind, final Block block, final int subject) {
        final long some = s.hand[side] & cards.with(block);
        if (some == 0 || (used[side] & 1 << block.ordinal()) != 0) {
            return DecisionKind.NOTHING;
        }
        final int card = table.deck.choose(side, kind, subject | block.ordinal() << 8, some);
        if (card != DecisionKind.NOTHING) {
            used[side] |= 1 << block.ordinal();
            table.deck.discard(side, card);
            trace.tell(Event.CARD_PLAYED, side, card, block.ordinal());
        }
        return card;
    }
}
