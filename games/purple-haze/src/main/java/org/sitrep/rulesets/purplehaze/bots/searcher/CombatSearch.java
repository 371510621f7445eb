package org.sitrep.rulesets.purplehaze.bots.searcher;

import org.sitrep.rulesets.purplehaze.bots.GameView;
import org.sitrep.rulesets.purplehaze.bots.planner.PlannerCombat;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.strategy.Decision;
import org.sitrep.strategy.RolloutSearch;

/** Answers a question about orders by rollouts of the planner's best answers to the end of the combat. */
final class CombatSearch extends RolloutSearch {
    /** The maximum deficit of a tried answer against the planner's best, in Fighters eliminated. */
    private static final double BEHIND = 1;
    /** The worth of an eliminated Fighter in the unit of {@link FightWorth}. */
    private static final double FIGHTER = 3.5;
    /** The standard deviation of the truth about the planner's estimate. */
    private static final double SPREAD = 2;

    private final PlannerCombat planner = new PlannerCombat();
    private final FightWorth worth = new FightWorth();
    private SecondTable table;

    CombatSearch(final int rollouts) {
        super(rollouts, DecisionKind.MAX_OPTIONS, "planner", BEHIND, FIGHTER, SPREAD);
    }

    /** Sets up a second table for the table that the bot sees. */
    void begin(final GameView view) {
        table = new SecondTable(view);
    }

    /**
     * Returns the index of the chosen option.
     *
     * @param seed the seed of all guesses and throws for this question
     */
    int choose(final GameView view, final Decision decision, final long seed) {
        planner.weigh(view.squad, view.combat, decision, values());
        worth.begin(view);
        return choose(decision, seed);
    }

    @Override
    protected double rollOut(final Decision decision, final int option, final long seed, final int nth) {
        return table.rollOut(seed, nth, decision.kind(), option, worth);
    }
}
