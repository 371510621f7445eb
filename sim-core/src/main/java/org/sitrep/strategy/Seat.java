package org.sitrep.strategy;

import java.util.function.IntFunction;
import org.sitrep.rng.TrialKey;

/**
 * A player's seat: puts the questions to the bot and counts them. A question with a single option is not put to the
 * bot. Use one per side and playout; not thread-safe. Asking allocates nothing.
 *
 * <p>A trial that exceeds its bound on decisions, or whose bot gives an illegal answer, is aborted by throwing
 * {@link TrialAborted}, a constant object.
 *
 * @param <V> the view of the bot
 */
public final class Seat<V> {
    private final Bot<V> bot;
    private final V view;
    private final TrialListener listener;
    private final int maxDecisions;
    private final int side;
    private final BotRandom random = new BotRandom();
    private final Decision decision;
    private final IntFunction<String> questions;
    private long decisions;

    /**
     * Seats a bot on a side.
     *
     * @param listener receives every answer
     * @param maxDecisions maximum number of questions in one trial
     * @param side a number from 0 defined by the game; each side of a trial has its own random stream
     * @param maxOptions maximum number of options in one question of the game
     * @param questions name of each kind of question, for messages
     */
    public Seat(
            final Bot<V> bot,
            final V view,
            final TrialListener listener,
            final int maxDecisions,
            final int side,
            final int maxOptions,
            final IntFunction<String> questions) {
        this.side = side;
        this.decision = new Decision(maxOptions);
        this.questions = questions;
        this.bot = listener.seated(bot, side);
        this.view = view;
        this.listener = listener;
        this.maxDecisions = maxDecisions;
    }

    /** Begins a trial. */
    public void begin(final TrialKey key) {
        begin(key, 0, 0);
    }

    /**
     * Begins a segment of a trial, with random numbers of its own.
     *
     * @param segment 0 for the first
     * @param asked number of questions in earlier segments, which count too
     */
    public void begin(final TrialKey key, final int segment, final long asked) {
        decisions = asked;
        random.begin(key, side, segment);
        try {
            bot.begin(view, random);
        } catch (final TrialAborted | BotFailure e) {
            throw e;
        } catch (final Exception | StackOverflowError e) {
            throw BotFailure.thrown(bot, "the start of the trial", e);
        }
    }

    /** Opens a question; the caller adds the options. */
    public Decision open(final int kind, final int subject) {
        decision.open(kind, subject);
        return decision;
    }

    /** Asks a question with the options 0 for no and 1 for yes; returns whether the answer is yes. */
    public boolean askYes(final int kind, final int subject) {
        open(kind, subject);
        decision.add(0);
        decision.add(1);
        return ask() == 1;
    }

    /**
     * Asks the open question and returns the chosen option.
     *
     * @throws TrialAborted if the bound on decisions is exceeded, or the answer is illegal
     * @throws BotFailure if the bot throws
     */
    public int ask() {
        if (decision.count() == 1) {
            return decision.option(0);
        }
        if (decisions == maxDecisions) {
            throw TrialAborted.TOO_MANY_DECISIONS;
        }
        decision.number(decisions++);
        final int chosen = answer();
        if (chosen < 0 || chosen >= decision.count()) {
            throw TrialAborted.ILLEGAL_ANSWER;
        }
        listener.decided(decision, chosen);
        return decision.option(chosen);
    }

    /**
     * Returns the bot's answer. An exception ends the trial and not the batch, at no cost otherwise. A failed assertion
     * is not caught: it is a fault that must be seen.
     */
    private int answer() {
        try {
            return bot.choose(view, decision);
        } catch (final TrialAborted | BotFailure e) {
            throw e;
        } catch (final Exception | StackOverflowError e) {
            throw BotFailure.thrown(
                    bot, "decision " + decision.ordinal() + " (" + questions.apply(decision.kind()) + ")", e);
        }
    }

    /** Returns the number of questions asked so far in the trial. */
    public long decisions() {
        return decisions;
    }
}
