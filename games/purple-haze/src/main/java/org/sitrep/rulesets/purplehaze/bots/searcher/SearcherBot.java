package org.sitrep.rulesets.purplehaze.bots.searcher;

import org.sitrep.rng.Mix64;
import org.sitrep.rulesets.purplehaze.bots.GameView;
import org.sitrep.rulesets.purplehaze.bots.PlannerBot;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotRandom;
import org.sitrep.strategy.Budget;
import org.sitrep.strategy.Decision;
import org.sitrep.strategy.Explanation;

/**
 * Tries the planner's best answers by rollouts. It decides activations and orders by playing the current combat to its
 * end, on guesses of what it cannot see ({@link CombatSearch}). It answers all other questions, including all on the
 * map, as the planner does. Deterministic given seed, trial and budget.
 *
 * <p>The budget is the maximum number of rollouts per decision: a rollout plays the combat to its end. With fewer than
 * 4, no comparison is possible, and it plays as the planner.
 */
public final class SearcherBot extends Bot<GameView> {
    /** The range and default of the budget. */
    public static final Budget BUDGET = new Budget("rollouts", 400, 8);

    /** The number of bits of a seed that come from one draw. */
    private static final int HALF = 31;

    private final PlannerBot planner = new PlannerBot();
    private final CombatSearch search;
    private GameView seen;
    private long seed;

    /**
     * Creates a bot.
     *
     * @param rollouts the maximum per decision
     */
    public SearcherBot(final int rollouts) {
        search = new CombatSearch(rollouts);
    }

    @Override
    public void begin(final GameView view, final BotRandom random) {
        planner.begin(view, random);
        seed = (long) random.below(Integer.MAX_VALUE) << HALF | random.below(Integer.MAX_VALUE);
        if (seen != view) {
            seen = view;
            search.begin(view);
        }
    }

    @Override
    public int choose(final GameView view, final Decision decision) {
        return switch (decision.kind()) {
            case DecisionKind.ACTIVATE, DecisionKind.FIRST_ORDER, DecisionKind.SECOND_ORDER ->
                search.choose(view, decision, Mix64.mix(seed + Mix64.GAMMA * decision.ordinal()));
            default -> planner.choose(view, decision);
        };
    }

    @Override
    public Explanation explain(final GameView view, final Decision decision, final int chosen) {
        return switch (decision.kind()) {
            case DecisionKind.ACTIVATE, DecisionKind.FIRST_ORDER, DecisionKind.SECOND_ORDER ->
                search.explain(decision, chosen);
            default -> planner.explain(view, decision, chosen);
        };
    }
}
