package org.sitrep.rulesets.purplehaze.bots;

import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotRandom;
import org.sitrep.strategy.Decision;
import org.sitrep.strategy.Explanation;

/** Plays Red uniformly among the options of every decision. */
public final class RandomRed extends Bot<RedView> {
    private BotRandom random;

    @Override
    public void begin(final RedView view, final BotRandom ownRandom) {
        random = ownRandom;
    }

    @Override
    public int choose(final RedView view, final Decision decision) {
        return random.below(decision.count());
    }

    @Override
    public Explanation explain(final RedView view, final Decision decision, final int chosen) {
        return Explanation.of("at random among " + decision.count());
    }
}
