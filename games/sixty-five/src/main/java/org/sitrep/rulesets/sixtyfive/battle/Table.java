package org.sitrep.rulesets.sixtyfive.battle;

import org.sitrep.rulesets.sixtyfive.play.Event;
import org.sitrep.rulesets.sixtyfive.play.Rolls;
import org.sitrep.strategy.Seat;
import org.sitrep.strategy.TrialListener;

/** Holds the parts of the rules at one table; each calls the others through it. Not thread-safe; one per playout. */
final class Table extends Part {
    final Sight sight = new Sight(s);
    final Deck deck = new Deck(this);
    final Places places = new Places(this);
    final Markers markers = new Markers(this);
    final Windows windows = new Windows(this);
    final Damage damage = new Damage(this);
    final Aim aim = new Aim(this);
    final Spread spread = new Spread(this);
    final Fire fire = new Fire(this);
    final ArmorFire armor = new ArmorFire(this);
    final Transport transport = new Transport(this);
    final Movement movement = new Movement(this);
    final OpportunityFire opportunity = new OpportunityFire(this);
    final Assault assault = new Assault(this);
    final Artillery artillery = new Artillery(this);
    final FireActions fireActions = new FireActions(this);
    final Actions actions = new Actions(this);
    final Expansion expansion = new Expansion(this);
    final Powers powers = new Powers(this);
    final Helicopters helicopters = new Helicopters(this);
    final Arrivals arrivals = new Arrivals(this);
    final SetUp setUp = new SetUp(this);
    final Bonuses bonuses = new Bonuses(this);
    final Victory victory = new Victory(this);
    final Impulse impulse = new Impulse(this);

    Table(final BattleState state, final Rolls rolls, final Seat<?>[] seats, final TrialListener trace) {
        super(null, state, rolls, seats, trace);
    }

    /** Ends a battle from anywhere in the rules; a constant, so that throwing it allocates nothing. */
    static final class BattleOver extends RuntimeException {
        private static final BattleOver NOW = new BattleOver();
        private static final long serialVersionUID = 1L;

        private BattleOver() {
            super("the battle is over", null, false, false);
        }
    }

    /** Ends the battle at once; a side, or {@link BattleState#NONE} for a draw. */
    void over(final int winner) {
        s.winner = winner;
        trace.tell(Event.BATTLE_OVER, winner);
        throw BattleOver.NOW;
    }
}
