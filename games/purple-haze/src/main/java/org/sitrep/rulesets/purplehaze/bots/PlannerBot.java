package org.sitrep.rulesets.purplehaze.bots;

import org.sitrep.rulesets.purplehaze.bots.map.RiflemanMap;
import org.sitrep.rulesets.purplehaze.bots.planner.PlannerCombat;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotRandom;
import org.sitrep.strategy.Decision;
import org.sitrep.strategy.Explanation;

/**
 * Plans by calculation. In combat it weighs both orders of an activation together, by the exact law of hits and of the
 * Enemy's next attacks. All other questions it answers as the rifleman does.
 */
public final class PlannerBot extends Bot<GameView> {
    private final PlannerCombat combat = new PlannerCombat();
    private final RiflemanBot rifleman = new RiflemanBot(RiflemanMap.planner());

    @Override
    public void begin(final GameView view, final BotRandom random) {
        rifleman.begin(view, random);
    }

    @Override
    public int choose(final GameView view, final Decision decision) {
        return switch (decision.kind()) {
            case DecisionKind.PLACE,
                    DecisionKind.ACTIVATE,
                    DecisionKind.FIRST_ORDER,
                    DecisionKind.SECOND_ORDER,
                    DecisionKind.BURST,
                    DecisionKind.FIRE_MISSION_ROW -> combat.choose(view.squad, view.combat, decision);
            default -> rifleman.choose(view, decision);
        };
    }

    @Override
    public Explanation explain(final GameView view, final Decision decision, final int chosen) {
        return switch (decision.kind()) {
            case DecisionKind.PLACE,
                    DecisionKind.ACTIVATE,
                    DecisionKind.FIRST_ORDER,
                    DecisionKind.SECOND_ORDER,
                    DecisionKind.BURST,
                    DecisionKind.FIRE_MISSION_ROW -> {
                final double[] worths = new double[DecisionKind.MAX_OPTIONS];
                combat.weigh(view.squad, view.combat, decision, worths);
                final boolean order =
                        decision.kind() == DecisionKind.FIRST_ORDER || decision.kind() == DecisionKind.SECOND_ORDER;
                final Explanation weighed = Explanation.of(
                        (order ? CombatReasons.order(view, decision.subject(), decision.option(chosen)) : "")
                                + CombatReasons.weighed(worths, decision.count(), chosen, " Fighters")
                                + (decision.kind() == DecisionKind.FIRST_ORDER
                                        ? ", each with its best second order"
                                        : ""),
                        worths,
                        decision.count());
                yield decision.kind() == DecisionKind.ACTIVATE && RiflemanBot.radioFirst(view, decision.option(chosen))
                        ? weighed.because(CombatReasons.RADIO)
                        : weighed;
            }
            default -> rifleman.explain(view, decision, chosen);
        };
    }
}
