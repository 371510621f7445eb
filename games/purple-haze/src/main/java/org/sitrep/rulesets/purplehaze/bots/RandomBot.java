package org.sitrep.rulesets.purplehaze.bots;

import org.sitrep.strategy.Decision;
import org.sitrep.strategy.Explanation;
import org.sitrep.strategy.UniformBot;

/**
 * Chooses uniformly among the legal options of every decision, and says so.
 *
 * @param <V> the view of the Marines or of Red
 */
public final class RandomBot<V> extends UniformBot<V> {
    @Override
    public Explanation explain(final V view, final Decision decision, final int chosen) {
        return Explanation.of("chosen at random, 1 of " + decision.count());
    }
}
