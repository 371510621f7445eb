package org.sitrep.strategy;

import java.util.function.IntFunction;
import java.util.function.Supplier;

/**
 * Isolates the engine from an external bot. Anything that the bot throws becomes a {@link BotFailure}, and so does an
 * illegal answer. The bot gets a copy of each decision, so that it cannot change the question. A {@link DecisionTimer}
 * publishes when the bot is computing. Allocates nothing unless the bot fails.
 *
 * @param <V> the ruleset's view
 */
public final class ExternalBot<V> extends Bot<V> {
    /** Ordinal of the decision before the first one. */
    private static final long AT_START = -1;

    private final String id;
    private final IntFunction<String> questions;
    private final Supplier<Bot<V>> create;
    private final DecisionTimer timer = new DecisionTimer();
    private Decision shown = new Decision(0);
    private Bot<V> bot;
    private long ordinal;

    /**
     * Wraps an external bot.
     *
     * @param id its id
     * @param questions name of each kind of decision
     * @param create creates it, on the playing thread and before its first trial
     */
    public ExternalBot(final String id, final IntFunction<String> questions, final Supplier<Bot<V>> create) {
        this.id = id;
        this.questions = questions;
        this.create = create;
    }

    String id() {
        return id;
    }

    /** Returns the timer of its decisions. */
    public DecisionTimer timer() {
        return timer;
    }

    @Override
    public void begin(final V view, final BotRandom random) {
        ordinal = AT_START;
        timer.begin(this, random.trialIndex());
        timer.thinking();
        BotFailure failure = null;
        try {
            if (bot == null) {
                bot = create.get();
            }
            bot.begin(view, random);
        } catch (final Throwable e) {
            failure = thrown(e);
        }
        timer.answered();
        if (failure != null) {
            throw failure;
        }
    }

    @Override
    public int choose(final V view, final Decision decision) {
        show(decision);
        timer.thinking();
        int chosen = -1;
        BotFailure failure = null;
        try {
            chosen = bot.choose(view, shown);
        } catch (final Throwable e) {
            // Errors too: a stack overflow in a bot is the bot's failure.
            failure = thrown(e);
        }
        timer.answered();
        if (failure == null && (chosen < 0 || chosen >= decision.count())) {
            failure = illegal(chosen, decision.count());
        }
        if (failure != null) {
            throw failure;
        }
        return chosen;
    }

    @Override
    public Explanation explain(final V view, final Decision decision, final int chosen) {
        show(decision);
        timer.thinking();
        Explanation explanation = Explanation.NONE;
        try {
            explanation = bot.explain(view, shown, chosen);
        } catch (final Throwable e) {
            explanation =
                    Explanation.of("its explanation failed: " + e.getClass().getSimpleName());
        }
        timer.answered();
        return explanation;
    }

    private void show(final Decision decision) {
        if (shown.capacity() < decision.capacity()) {
            shown = new Decision(decision.capacity());
        }
        shown.copy(decision);
        ordinal = decision.ordinal();
    }

    /** Returns the current decision, e.g. {@code decision 4 (FIRST_ORDER)}. */
    String question() {
        // The kind is not read from the copy that the bot got, since the bot may have written to it.
        return ordinal == AT_START ? "the start of the trial" : "decision " + ordinal + " (" + kindName() + ")";
    }

    private String kindName() {
        return questions.apply(shown.kindAsCopied());
    }

    private BotFailure illegal(final int chosen, final int count) {
        return new BotFailure(
                "bot " + id + " chose an option that was not offered",
                question() + ": answered " + chosen + ", offered 0 to " + (count - 1),
                null);
    }

    private BotFailure thrown(final Throwable e) {
        return BotFailure.thrown(id, question(), e);
    }
}
