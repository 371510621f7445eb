package org.sitrep.rulesets.sixtyfive.bots;

import org.sitrep.rulesets.sixtyfive.battle.BattleView;
import org.sitrep.rulesets.sixtyfive.battle.GuessedBattle;
import org.sitrep.rulesets.sixtyfive.play.DecisionKind;
import org.sitrep.strategy.Decision;
import org.sitrep.strategy.RolloutSearch;
import org.sitrep.strategy.Seat;
import org.sitrep.strategy.TrialListener;

/**
 * Answers the question which card to play by rollouts of the sergeant's best answers to the end of the turn, with
 * sergeants on both sides.
 */
final class TurnSearch extends RolloutSearch {
    /** The maximum deficit of a tried answer against the sergeant's best, in its unit. */
    private static final double BEHIND = 0.6;
    /** The standard deviation of the truth about the sergeant's worths. */
    private static final double SPREAD = 0.5;
    /** Worth of a victory. */
    private static final double VICTORY = 5;

    private final int side;
    private final ActionWorth actions;
    private final Sense sense;
    private final GuessedBattle table;
    /** The senses of each side at the second table. */
    private final Sense[] senses = new Sense[2];

    TurnSearch(final BattleView view, final int rollouts) {
        super(rollouts, DecisionKind.MAX_OPTIONS, "sergeant", BEHIND, 1, SPREAD);
        side = view.side;
        sense = new Sense(view);
        actions = new ActionWorth(sense);
        table = new GuessedBattle(view);
        table.sit(seat(0), seat(1));
    }

    private Seat<BattleView> seat(final int who) {
        final BattleView view = table.view(who);
        senses[who] = new Sense(view);
        return view.seat(new SergeantBot(), TrialListener.NONE, GuessedBattle.MOST_DECISIONS);
    }

    /** Returns the index of the chosen option; the seed is that of all guesses and draws for the question. */
    int play(final Decision decision, final long seed) {
        sense.places.look();
        actions.play(decision, values());
        return choose(decision, seed);
    }

    @Override
    protected double rollOut(final Decision decision, final int option, final long seed, final int nth) {
        table.play(seed, nth, option);
        final double won = table.winner() < 0 ? 0 : table.winner() == side ? VICTORY : -VICTORY;
        return won + senses[side].standing() - senses[1 - side].standing();
    }
}
