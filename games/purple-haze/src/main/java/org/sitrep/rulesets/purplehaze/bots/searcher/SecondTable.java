package org.sitrep.rulesets.purplehaze.bots.searcher;

import org.sitrep.rulesets.purplehaze.bots.GameView;
import org.sitrep.rulesets.purplehaze.bots.KeenRed;
import org.sitrep.rulesets.purplehaze.bots.PlannerBot;
import org.sitrep.rulesets.purplehaze.bots.RedView;
import org.sitrep.rulesets.purplehaze.bots.RiflemanBot;
import org.sitrep.rulesets.purplehaze.combat.DeterminizedCombat;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.play.Sides;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotRandom;
import org.sitrep.strategy.Decision;
import org.sitrep.strategy.Seat;
import org.sitrep.strategy.TrialListener;

/**
 * Plays the rollouts: a guessed combat with a {@link RolloutBot} for the Marines and, in Sapper mode, the keen Red,
 * whichever bot really plays Red (PH-OPT-3).
 */
final class SecondTable {
    private final DeterminizedCombat combat;
    private final GameView view;

    /** Sets up a second table for the one that a bot sees. */
    SecondTable(final GameView seen) {
        combat = new DeterminizedCombat(seen.combat);
        view = new GameView(combat.squad(), combat.view());
        final Seat<GameView> marines = Sides.seat(
                Sides.MARINES, new RolloutBot(), view, TrialListener.NONE, DeterminizedCombat.MOST_DECISIONS);
        combat.sit(marines, combat.hasRed() ? red() : null);
    }

    private Seat<RedView> red() {
        final RedView redView = new RedView(combat.squad(), combat.view(), combat.redHand());
        return Sides.seat(Sides.RED, new KeenRed(), redView, TrialListener.NONE, DeterminizedCombat.MOST_DECISIONS);
    }

    /**
     * Plays on with an answer to the current question, on the guess and dice of a number, and returns the worth of the
     * end.
     */
    double rollOut(final long seed, final int nth, final int kind, final int answer, final FightWorth worth) {
        combat.play(seed, nth, kind, answer);
        return worth.of(combat, view);
    }

    /**
     * Plays rollouts: the current activation as the planner, which is the stronger of the two, and later ones as the
     * rifleman, which is six times as fast.
     */
    private static final class RolloutBot extends Bot<GameView> {
        private final PlannerBot planner = new PlannerBot();
        private final RiflemanBot rifleman = new RiflemanBot();
        private boolean activationInHand;

        @Override
        public void begin(final GameView view, final BotRandom random) {
            activationInHand = true;
            planner.begin(view, random);
            rifleman.begin(view, random);
        }

        @Override
        public int choose(final GameView view, final Decision decision) {
            activationInHand &= decision.kind() != DecisionKind.ACTIVATE;
            return activationInHand ? planner.choose(view, decision) : rifleman.choose(view, decision);
        }
    }
}
