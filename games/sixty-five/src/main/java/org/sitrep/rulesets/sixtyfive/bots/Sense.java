package org.sitrep.rulesets.sixtyfive.bots;

import org.sitrep.rulesets.sixtyfive.battle.BattleView;

/** Everything that a bot can weigh, for one view. */
final class Sense {
    final BattleView view;
    final Stakes stakes;
    final Shots shots;
    final Places places;
    final Moves moves;
    final Cards cards;

    Sense(final BattleView view) {
        this.view = view;
        stakes = new Stakes(view);
        shots = new Shots(view, stakes);
        places = new Places(view, stakes);
        moves = new Moves(view, stakes, places);
        cards = new Cards(view);
    }
}
