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
    final Places places;
    final Markers markers;
    final Windows windows;
    final Damage damage;
    final Aim aim;
    final Spread spread;
    final Fire fire;
    final ArmorFire armor;
    final Transport transport;
    final Movement movement;
    final OpportunityFire opportunity;
    final Assault assault;
    final Artillery artillery;
    final FireActions fireActions;
    final Actions actions;
    final Expansion expansion;
    final Powers powers;
    final Helicopters helicopters;
    final Arrivals arrivals;
    final SetUp setUp;
    final Bonuses bonuses;
    final Victory victory;
    final Reserve reserve;
    final Impulse impulse;

    Table(final BattleState state, final Rolls rolls, final Seat<?>[] seats, final TrialListener trace) {
        this.state = state;
        this.rolls = rolls;
        this.seats = seats;
        this.trace = trace;
        sight = new Sight(state);
        deck = new Deck(this);
        places = new Places(this);
        markers = new Markers(this);
        windows = new Windows(this);
        damage = new Damage(this);
        aim = new Aim(this);
        spread = new Spread(this);
        fire = new Fire(this);
        armor = new ArmorFire(this);
        transport = new Transport(this);
        movement = new Movement(this);
        opportunity = new OpportunityFire(this);
        assault = new Assault(this);
        artillery = new Artillery(this);
        fireActions = new FireActions(this);
        actions = new Actions(this);
        expansion = new Expansion(this);
        powers = new Powers(this);
        helicopters = new Helicopters(this);
        arrivals = new Arrivals(this);
        setUp = new SetUp(this);
        bonuses = new Bonuses(this);
        victory = new Victory(this);
        reserve = new Reserve(this);
        impulse = new Impulse(this);
    }

    /** Ends the battle at once; a side, or {@link BattleState#NONE} for a draw. */
    void over(final int winner) {
        state.winner = winner;
        trace.tell(Event.BATTLE_OVER, winner);
        throw BattleOver.NOW;
    }
}
