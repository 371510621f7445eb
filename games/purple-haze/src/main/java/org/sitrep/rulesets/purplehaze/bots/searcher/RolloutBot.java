package org.sitrep.rulesets.purplehaze.bots.searcher;

import org.sitrep.rulesets.purplehaze.bots.GameView;
import org.sitrep.rulesets.purplehaze.bots.PlannerBot;
import org.sitrep.rulesets.purplehaze.bots.RiflemanBot;
import org.sitrep.rulesets.purplehaze.play.Ask;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotRandom;
import org.sitrep.strategy.Decision;

/**
 * Plays a combat on at the second table: the activation in hand as the planner, who is the better of the two, those
 * that follow as the rifleman, who is six times as fast.
 */
final class RolloutBot extends Bot<GameView> {
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
        activationInHand &= decision.kind() != Ask.ACTIVATE;
        return activationInHand ? planner.choose(view, decision) : rifleman.choose(view, decision);
    }
}
