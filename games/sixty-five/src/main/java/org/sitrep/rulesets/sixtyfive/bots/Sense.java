package org.sitrep.rulesets.sixtyfive.bots;

import org.sitrep.rulesets.sixtyfive.battle.BattleView;

/** Everything that a bot can weigh, for one view. */
public final class Sense {
    public final BattleView view;
    public final Stakes stakes;
    final Shots shots;
    public final Places places;
    public final Moves moves;
    public final Cards cards;

    Sense(final BattleView view) {
        this.view = view;
        stakes = new Stakes(view);
        shots = new Shots(view, stakes);
        places = new Places(view, stakes);
        moves = new Moves(view, stakes, places);
        cards = new Cards(view);
    }

    /**
     * Returns the worth of what the side has on the map, less what it has lost, for the fight and the points to come.
     */
    double standing() {
        places.look();
        final long own = view.tables.units.ofSide[view.side];
        double sum = places.controlled();
        for (long rest = own; rest != 0; rest &= rest - 1) {
            final int unit = Long.numberOfTrailingZeros(rest);
            if ((view.exited() & 1L << unit) != 0) {
                sum += Worths.POINT * stakes.exited[unit];
                continue;
            }
            sum -= shots.lost(unit);
            if ((view.present(view.side) & ~view.loaded() & 1L << unit) != 0) {
                places.aim(1L << unit);
                sum += places.worth(1L << unit, view.hex(unit));
            }
        }
        for (long rest = view.hand(); rest != 0; rest &= rest - 1) {
            sum += cards.worth(Long.numberOfTrailingZeros(rest));
        }
        return sum;
    }
}
