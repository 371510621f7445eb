package org.sitrep.strategy;

import java.util.function.IntFunction;
import org.sitrep.rng.TrialKey;

/**
 * A player's seat at the table: puts the questions to the bot and counts them. A question with one answer is not asked.
 * One a side and playout; not thread-safe. Asking allocates nothing.
 *
 * <p>A trial that asks too much, or a bot that answers what is not on offer, is given up by throwing
 * {@link TrialAborted}, one constant object.
 *
 * @param <V> what the bot sees
 */
public final class Seat<V> {
    private final Bot<V> bot;
    private final V view;
    private final TrialListener trace;
    private final int maxDecisions;
    private final int side;
    private final BotRandom random = new BotRandom();
    private final Decision decision;
    private final IntFunction<String> questions;
    private long decisions;

    /**
     * Seats a bot on a side.
     *
     * @param trace is told every answer
     * @param maxDecisions questions in one trial at most
     * @param side a number from 0, by which the bots of one trial draw from streams of their own; what each is, the
     *     game says
     * @param mostOptions the game's worst case of options in one question
     * @param questions what each kind of question is called, for messages
     */
    public Seat(
            final Bot<V> bot,
            final V view,
            final TrialListener trace,
            final int maxDecisions,
            final int side,
            final int mostOptions,
            final IntFunction<String> questions) {
        this.side = side;
        this.decision = new Decision(mostOptions);
        this.questions = questions;
        this.bot = trace.seated(bot, side);
        this.view = view;
        this.trace = trace;
        this.maxDecisions = maxDecisions;
    }

    /** Begins a trial. */
    public void begin(final TrialKey key) {
        begin(key, 0);
    }

    /**
     * Begins a part of a trial.
     *
     * @param asked questions that earlier parts of it have asked: they count
     */
    public void begin(final TrialKey key, final long asked) {
        decisions = asked;
        random.begin(key, side);
        try {
            bot.begin(view, random);
        } catch (final TrialAborted | BotFailure told) {
            throw told;
        } catch (final Exception | StackOverflowError e) {
            throw BotFailure.thrown(bot, "the start of the trial", e);
        }
    }

    /** Opens a question; the caller adds the options. */
    public Decision open(final int kind, final int subject) {
        decision.open(kind, subject);
        return decision;
    }

    /** Opens and asks a question with the options 0 for no and 1 for yes; returns whether the answer is yes. */
    public boolean askYes(final int kind, final int subject) {
        open(kind, subject);
        decision.add(0);
        decision.add(1);
        return ask() == 1;
    }

    /**
     * Asks the open question and returns the chosen option.
     *
     * @throws TrialAborted if that was one question too many, or the answer is not on offer
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
        trace.decided(decision, chosen);
        return decision.option(chosen);
    }

    /**
     * What a bot throws ends its trial and not the batch. Costs nothing until it happens; a failed assertion is no play
     * but a fault to be seen.
     */
    private int answer() {
        try {
            return bot.choose(view, decision);
        } catch (final TrialAborted | BotFailure told) {
            throw told;
        } catch (final Exception | StackOverflowError e) {
            throw BotFailure.thrown(
                    bot, "decision " + decision.ordinal() + " (" + questions.apply(decision.kind()) + ")", e);
        }
    }

    /** Returns how many questions the trial has asked so far. */
    public long decisions() {
        return decisions;
    }
}
