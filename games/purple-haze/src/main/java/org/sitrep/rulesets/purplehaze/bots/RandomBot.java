package org.sitrep.rulesets.purplehaze.bots;

import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotRandom;
import org.sitrep.strategy.Decision;
import org.sitrep.strategy.Explanation;

/**
 * Chooses uniformly among the legal options of every decision. It is the bottom of the ladder and finds rarely reached
 * states.
 *
 * @param <V> the view of the Marines or of Red
 */
public final class RandomBot<V> extends Bot<V> {
    private BotRandom random;

    @Override
    public void begin(final V view, final BotRandom ownRandom) {
        random = ownRandom;
    }

    @Override
    public int choose(final V view, final Decision decision) {
        return random.below(decision.count());
    }

    @Override
    public Explanation explain(final V view, final Decision decision, final int chosen) {
        return Explanation.of("chosen at random, 1 of " + decision.count());
    }
}
