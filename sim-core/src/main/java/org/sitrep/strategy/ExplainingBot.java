package org.sitrep.strategy;

import java.util.function.Consumer;

/**
 * Wraps a bot in a replay and requests an explanation right after each choice, before the choice takes effect. Numbers
 * that the bot draws while it explains are drawn again later, and an exception spoils only the explanation. So the
 * trial continues as it was played.
 *
 * @param <V> the ruleset's view
 */
public final class ExplainingBot<V> extends Bot<V> {
    private final Bot<V> bot;
    private final Consumer<Explanation> told;
    private BotRandom random;
    private Explanation last = Explanation.NONE;

    /** Wraps a bot. */
    public ExplainingBot(final Bot<V> bot) {
        this(bot, explanation -> {});
    }

    /** Wraps a bot and passes each explanation on, before the choice takes effect. */
    public ExplainingBot(final Bot<V> bot, final Consumer<Explanation> told) {
        this.bot = bot;
        this.told = told;
        id = bot.id;
    }

    @Override
    public void begin(final V view, final BotRandom ownRandom) {
        random = ownRandom;
        last = Explanation.NONE;
        bot.begin(view, ownRandom);
    }

    @Override
    public int choose(final V view, final Decision decision) {
        final int chosen = bot.choose(view, decision);
        if (chosen >= 0 && chosen < decision.count()) {
            last = explanationOf(view, decision, chosen);
            told.accept(last);
        }
        return chosen;
    }

    @Override
    public Explanation explain(final V view, final Decision decision, final int chosen) {
        return last;
    }

    /** Returns the explanation of the last choice. */
    public Explanation last() {
        return last;
    }

    private Explanation explanationOf(final V view, final Decision decision, final int chosen) {
        final long drawn = random.drawn();
        try {
            final Explanation explanation = bot.explain(view, decision, chosen);
            return explanation == null ? Explanation.NONE : explanation;
        } catch (final Exception | StackOverflowError e) {
            return Explanation.of("its explanation failed: " + e.getClass().getSimpleName());
        } finally {
            random.rewind(drawn);
        }
    }
}
