package org.sitrep.rulesets.sixtyfive.battle;

import org.sitrep.rulesets.sixtyfive.definition.Block;
import org.sitrep.rulesets.sixtyfive.definition.Options;
import org.sitrep.rulesets.sixtyfive.play.DecisionKind;

/**
 * The moments at which a side may add a Support to its own Action, or answer the other's by a Reaction. A name is used
 * once per Action and side (SF-CARD-3).
 */
final class Windows extends Part {
    /** Names used by each side in the present Action, as masks of {@link Block}. */
    private final long[] used = new long[2];
    /** True if a side has used a Support in the present Action. */
    private final boolean[] supported = new boolean[2];
    /** True while no card may be added or answered. */
    private boolean closed;

    Windows(final Table table) {
        super(table);
    }

    /** Begins an Action: every name can be used again. */
    void begin() {
        used[0] = 0;
        used[1] = 0;
        supported[0] = false;
        supported[1] = false;
        closed = false;
    }

    /** Begins Opportunity Fire, to which cards may be added or not (AMB-07, SF-OPF-8). */
    void beginOpportunityFire() {
        begin();
        closed = tables.options.opportunitySupports() == Options.OpportunitySupports.NONE;
    }

    /** Ends Opportunity Fire. */
    void endOpportunityFire() {
        closed = false;
    }

    /** Asks a side for a Support with a block, and plays it (SF-IMP-3); returns whether it was played. */
    boolean support(final int side, final Block block, final int subject) {
        final boolean one = supported[side] && tables.options.supportsPerAction() == Options.SupportsPerAction.ONE;
        final boolean played = !one && play(side, DecisionKind.SUPPORT, block, subject); // AMB-06
        supported[side] |= played;
        return played;
    }

    /** Asks a side for a Reaction with a block, and plays it; returns whether it was played. */
    boolean react(final int side, final Block block, final int subject) {
        return play(side, DecisionKind.REACTION, block, subject);
    }

    private boolean play(final int side, final int kind, final Block block, final int subject) {
        final long some = s.hand[side] & cards.with(block);
        if (some == 0 || closed || (used[side] & 1L << block.ordinal()) != 0) {
            return false;
        }
        final int card = askOneOrNone(side, kind, subject | block.ordinal() << 8, some);
        if (card == DecisionKind.NOTHING) {
            return false;
        }
        used[side] |= 1L << block.ordinal();
        table.deck.play(side, card, block.ordinal());
        return true;
    }
}
