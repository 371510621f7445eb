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
}
