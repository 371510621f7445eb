package org.sitrep.strategy;

import org.sitrep.outcome.Outcome;

/**
 * Thrown to abort a trial. Instances are constants, defined here or by a game, and have no stack trace, so throwing one
 * allocates nothing.
 */
public final class TrialAborted extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** The trial has exceeded its bound on decisions. */
    public static final TrialAborted TOO_MANY_DECISIONS = new TrialAborted(Outcome.TOO_MANY_DECISIONS);
    /** The bot has answered with an index that is not an option. */
    public static final TrialAborted ILLEGAL_ANSWER = new TrialAborted("the bot chose an option that was not offered");

    /**
     * Creates a constant of a game.
     *
     * @param reason the cause; the same text for all trials with the same cause
     */
    public TrialAborted(final String reason) {
        super(reason, null, false, false);
    }
}
