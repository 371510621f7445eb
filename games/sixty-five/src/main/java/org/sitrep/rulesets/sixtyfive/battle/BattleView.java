package org.sitrep.rulesets.sixtyfive.battle;

import org.sitrep.rulesets.sixtyfive.tables.GameTables;

/**
 * What a side sees of a battle: everything on the map, the discards, its own hand and bonus card, and no more. Its
 * content changes as play goes on. Not thread-safe.
 */
public final class BattleView {
    /** The side that sees. */
    public final int side;
    /** Tables of the battle. */
    public final GameTables tables;

    private final BattleState state;

    /** Creates the view of a side, 0 for the US. */
    public BattleView(final BattleState state, final int side) {
        this.state = state;
        this.side = side;
        tables = state.tables;
    }

    /** Returns the cards in the side's own hand. */
    public long hand() {
        return state.hand[side];
    }

    /** Returns the number of cards in the enemy's hand. */
    public int enemyCards() {
        return Long.bitCount(state.hand[1 - side]);
    }

    /** Returns the discards. */
    public long discards() {
        return state.discard;
    }

    /** Returns the End Turn cards seen in this turn. */
    public int endTurns() {
        return state.endTurns;
    }

    /** Returns the hex of a unit, see {@link BattleState#hex}. */
    public int hex(final int unit) {
        return state.hex[unit];
    }
}
