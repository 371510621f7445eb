package org.sitrep.strategy;

import java.util.function.IntFunction;
import java.util.function.Supplier;

/**
 * Stands between the table and a bot from outside. Whatever the bot throws becomes a {@link BotFailure}; an answer that
 * is not on offer too; it is shown a copy of each decision, so that it cannot change what is asked; and a
 * {@link DecisionTimer} shows how long it takes. Allocates nothing unless the bot fails.
 *
 * @param <V> the ruleset's view
 */
public final class ExternalBot<V> extends Bot<V> {
    /** Stands for the ordinal of a decision before the first one. */
    private static final long AT_START = -1;

    private final String id;
    private final IntFunction<String> questions;
    private final Supplier<Bot<V>> create;
    private final DecisionTimer pulse = new DecisionTimer();
    private Decision shown = new Decision(0);
    private Bot<V> bot;
    private long ordinal;

    /**
     * Lets a bot in.
     *
     * @param id its id
     * @param questions what each kind of decision is called
     * @param create makes it, on the thread that plays and before its first trial
     */
    public ExternalBot(final String id, final IntFunction<String> questions, final Supplier<Bot<V>> create) {
        this.id = id;
        this.questions = questions;
        this.create = create;
    }

    String id() {
        return id;
    }

    /** Returns what shows how long it takes. */
    public DecisionTimer pulse() {
        return pulse;
    }

    @Override
    public void begin(final V view, final BotRandom random) {
        ordinal = AT_START;
        pulse.begin(this, random.trialIndex());
        pulse.thinking();
        BotFailure failure = null;
        try {
            if (bot == null) {
                bot = create.get();
            }
            bot.begin(view, random);
        } catch (final Throwable e) {
            failure = thrown(e);
        }
        pulse.answered();
        if (failure != null) {
            throw failure;
        }
    }

    @Override
    public int choose(final V view, final Decision decision) {
        show(decision);
        pulse.thinking();
        int chosen = -1;
        BotFailure failure = null;
        try {
            chosen = bot.choose(view, shown);
        } catch (final Throwable e) {
            // Errors too: a stack that overflows in a bot is the bot's.
            failure = thrown(e);
        }
        pulse.answered();
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
        pulse.thinking();
        Explanation said = Explanation.NONE;
        try {
            said = bot.explain(view, shown, chosen);
        } catch (final Throwable e) {
            said = Explanation.of("its explanation failed: " + e.getClass().getSimpleName());
        }
        pulse.answered();
        return said;
    }

    private void show(final Decision decision) {
        if (shown.capacity() < decision.capacity()) {
            shown = new Decision(decision.capacity());
        }
        shown.copy(decision);
        ordinal = decision.ordinal();
    }

    /** Returns the decision in hand, e.g. {@code decision 4 (FIRST_ORDER)}. */
    String question() {
        // The kind is not read from what the bot was shown: it may have written there.
        return ordinal == AT_START ? "the start of the trial" : "decision " + ordinal + " (" + kindName() + ")";
    }

    private String kindName() {
        return questions.apply(shown.kindAsCopied());
    }

    private BotFailure illegal(final int chosen, final int count) {
        return new BotFailure(
                "bot " + id + " chose what was not on offer",
                question() + ": answered " + chosen + ", on offer were 0 to " + (count - 1),
                null);
    }

    private BotFailure thrown(final Throwable e) {
        return BotFailure.thrown(id, question(), e);
    }
}
