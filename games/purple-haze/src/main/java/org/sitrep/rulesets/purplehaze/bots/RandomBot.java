package org.sitrep.rulesets.purplehaze.bots;

import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotRandom;
import org.sitrep.strategy.Decision;
import org.sitrep.strategy.Explanation;

/**
 * Chooses uniformly among the legal options of every decision: the floor of the ladder, and the finder of forgotten
 * corners.
 */
public final class RandomBot extends Bot<GameView> {
    private BotRandom random;

    @Override
    public void begin(final GameView view, final BotRandom ownRandom) {
        random = ownRandom;
    }

    @Override
    public int choose(final GameView view, final Decision decision) {
        return random.below(decision.count());
    }

    @Override
    public Explanation explain(final GameView view, final Decision decision, final int chosen) {
        return Explanation.of("at random among " + decision.count());
    }
}
