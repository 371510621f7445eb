package org.sitrep.rulesets.rambo.bots;

import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotRandom;
import org.sitrep.strategy.Decision;

/** Chooses uniformly among the options of every question. */
public final class RandomBot extends Bot<GameView> {
    private BotRandom random;

    @Override
    public void begin(final GameView view, final BotRandom own) {
        random = own;
    }

    @Override
    public int choose(final GameView view, final Decision decision) {
        return random.below(decision.count());
    }
}
