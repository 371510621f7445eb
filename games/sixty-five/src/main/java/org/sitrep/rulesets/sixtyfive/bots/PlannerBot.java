package org.sitrep.rulesets.sixtyfive.bots;

import org.sitrep.rng.Mix64;
import org.sitrep.rulesets.sixtyfive.battle.BattleView;
import org.sitrep.rulesets.sixtyfive.play.DecisionKind;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotRandom;
import org.sitrep.strategy.Budget;
import org.sitrep.strategy.Decision;
import org.sitrep.strategy.Explanation;

/**
 * Tries the sergeant's best answers to the question which card to play first in an impulse: plays each to the end of
 * the turn on guesses of what it cannot see ({@link TurnSearch}). It answers all other questions as the sergeant does.
 * Deterministic given seed, trial and budget.
 *
 * <p>The budget is the maximum number of rollouts per decision: a rollout plays the turn to its end. With fewer than 4,
 * no comparison is possible, and it plays as the sergeant.
 */
public final class PlannerBot extends Bot<BattleView> {
    /** The range and default of the budget. */
    public static final Budget BUDGET = new Budget("rollouts", 48, 4);

    /** The number of bits of a seed that come from one draw. */
    private static final int HALF = 31;

    private final int rollouts;
    private final SergeantBot sergeant = new SergeantBot();
    private BattleView view;
    private TurnSearch search;
    private long seed;
    /** Impulse of the last search. */
    private int searched;
    /** True if the last question was searched. */
    private boolean last;

    /**
     * Creates a bot.
     *
     * @param rollouts the maximum per decision
     */
    public PlannerBot(final int rollouts) {
        this.rollouts = rollouts;
    }

    @Override
    public void begin(final BattleView newView, final BotRandom random) {
        sergeant.begin(newView, random);
        seed = (long) random.below(Integer.MAX_VALUE) << HALF | random.below(Integer.MAX_VALUE);
        searched = 0;
        if (view != newView) {
            view = newView;
            search = new TurnSearch(view, rollouts);
        }
    }

    @Override
    public int choose(final BattleView sameView, final Decision decision) {
        final int impulse = view.turn() << Byte.SIZE | view.impulses(view.side);
        last = decision.kind() == DecisionKind.PLAY && impulse != searched;
        if (!last) {
            return sergeant.choose(view, decision);
        }
        searched = impulse;
        return search.play(decision, Mix64.mix(seed + Mix64.GAMMA * decision.ordinal()));
    }

    @Override
    public Explanation explain(final BattleView sameView, final Decision decision, final int chosen) {
        return last ? search.explain(decision, chosen) : sergeant.explain(view, decision, chosen);
    }
}
