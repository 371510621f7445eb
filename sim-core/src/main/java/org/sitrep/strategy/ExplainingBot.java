package org.sitrep.strategy;

/**
 * Sits beside a bot in a replay and has it explain each choice right after it was made, before anything has changed.
 * Whatever the bot draws while it explains is not missed later, and whatever it throws spoils the explanation alone, so
 * that the trial goes on as it was played.
 *
 * @param <V> the ruleset's view
 */
public final class ExplainingBot<V> extends Bot<V> {
    private final Bot<V> bot;
    private BotRandom random;
    private Explanation last = Explanation.NONE;

    /** Sits down beside a bot. */
    public ExplainingBot(final Bot<V> bot) {
        this.bot = bot;
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
            last = explained(view, decision, chosen);
        }
        return chosen;
    }

    @Override
    public Explanation explain(final V view, final Decision decision, final int chosen) {
        return last;
    }

    /** Returns why the last choice was made. */
    public Explanation last() {
        return last;
    }

    private Explanation explained(final V view, final Decision decision, final int chosen) {
        final long drawn = random.drawn();
        try {
            final Explanation said = bot.explain(view, decision, chosen);
            return said == null ? Explanation.NONE : said;
        } catch (final Exception | StackOverflowError spoilt) {
            return Explanation.of("its explanation failed: " + spoilt.getClass().getSimpleName());
        } finally {
            random.back(drawn);
        }
    }
}
