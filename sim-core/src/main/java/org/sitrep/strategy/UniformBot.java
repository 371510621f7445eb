package org.sitrep.strategy;

/**
 * Chooses uniformly among the options of every question. It is the bottom of a game's ladder and finds rarely reached
 * states.
 *
 * @param <V> the view, which it does not read
 */
public class UniformBot<V> extends Bot<V> {
    private BotRandom random;

    @Override
    public final void begin(final V view, final BotRandom own) {
        random = own;
    }

    @Override
    public final int choose(final V view, final Decision decision) {
        return random.below(decision.count());
    }
}
