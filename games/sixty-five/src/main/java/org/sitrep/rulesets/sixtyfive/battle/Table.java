package org.sitrep.rulesets.sixtyfive.battle;

import org.sitrep.rulesets.sixtyfive.play.Event;
import org.sitrep.rulesets.sixtyfive.play.Rolls;
import org.sitrep.strategy.Seat;
import org.sitrep.strategy.TrialListener;

/** Holds the parts of the rules at one table; each calls the others through it. Not thread-safe; one per playout. */
final class Table {
    final BattleState state;
    final Rolls rolls;
    final Seat<?>[] seats;
    final TrialListener trace;
    final Sight sight;
    final Deck deck;

    Table(final BattleState state, final Rolls rolls, final Seat<?>[] seats, final TrialListener trace) {
        this.state = state;
        this.rolls = rolls;
        this.seats = seats;
        this.trace = trace;
        sight = new Sight(state);
        deck = new Deck(this);
    }

    /** Ends the battle at once; a side, or {@link BattleState#NONE} for a draw. */
    void over(final int winner) {
        state.winner = winner;
        trace.tell(Event.BATTLE_OVER, winner);
        throw BattleOver.NOW;
    }
}
