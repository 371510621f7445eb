package org.sitrep.rulesets.purplehaze.play;

import org.sitrep.rng.MissionKey;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotFailure;
import org.sitrep.strategy.BotRandom;
import org.sitrep.strategy.Decision;

/**
 * The player's seat at the table: puts the questions to the bot and counts them. A question with one answer is not asked. One a playout.
 *
 * <p>A mission that asks too much, or a bot that answers what is not on offer, is given up by throwing {@link GivenUp}, one constant object.
 *
 * @param <V> what the bot sees
 */
public final class Seat<V> {
    /** Who plays the Marines. */
    public static final int MARINES = 0;
    /** Who plays Red in Sapper mode (PH-OPT-3). */
    public static final int RED = 1;

    private final Bot<V> bot;
    private final V view;
    private final Trace trace;
    private final int maxDecisions;
    private final int side;
    private final BotRandom random = new BotRandom();
    private final Decision decision = new Decision(Ask.MAX_OPTIONS);
    private long decisions;

    /**
     * Seats a bot.
     *
     * @param trace is told every answer
     * @param maxDecisions questions in one mission at most
     */
    public Seat(final Bot<V> bot, final V view, final Trace trace, final int maxDecisions) {
        this(bot, view, trace, maxDecisions, MARINES);
    }

    /**
     * Seats a bot on a side.
     *
     * @param trace is told every answer
     * @param maxDecisions questions in one mission at most
     * @param side {@link #MARINES} or {@link #RED}
     */
    public Seat(final Bot<V> bot, final V view, final Trace trace, final int maxDecisions, final int side) {
        this.side = side;
        this.bot = trace.seated(bot, side);
        this.view = view;
        this.trace = trace;
        this.maxDecisions = maxDecisions;
    }

    /** Begins a mission. */
    public void begin(final MissionKey key) {
        decisions = 0;
        random.begin(key, side);
        try {
            bot.begin(view, random);
        } catch (final GivenUp | BotFailure told) {
            throw told;
        } catch (final Exception | StackOverflowError e) {
            throw BotFailure.thrown(bot, "the start of the mission", e);
        }
    }

    /** Opens a question; the caller adds the options. */
    public Decision open(final int kind, final int subject) {
        decision.open(kind, subject);
        return decision;
    }

    /**
     * Asks the open question and returns the chosen option.
     *
     * @throws GivenUp if that was one question too many, or the answer is not on offer
     * @throws BotFailure if the bot throws
     */
    public int ask() {
        if (decision.count() == 1) {
            return decision.option(0);
        }
        if (decisions == maxDecisions) {
            throw GivenUp.TOO_MANY_DECISIONS;
        }
        decision.number(decisions++);
        final int chosen = answer();
        if (chosen < 0 || chosen >= decision.count()) {
            throw GivenUp.ILLEGAL_ANSWER;
        }
        trace.decided(decision, chosen);
        return decision.option(chosen);
    }

    /** What a bot throws ends its mission and not the batch. Costs nothing until it happens; a failed assertion is no play but a fault to be seen. */
    private int answer() {
        try {
            return bot.choose(view, decision);
        } catch (final GivenUp | BotFailure told) {
            throw told;
        } catch (final Exception | StackOverflowError e) {
            throw BotFailure.thrown(
                    bot, "decision " + decision.ordinal() + " (" + AskNames.of(decision.kind()) + ")", e);
        }
    }

    /** Returns how many questions the mission has asked so far. */
    public long decisions() {
        return decisions;
    }
}
