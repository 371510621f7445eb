package org.sitrep.strategy;

import org.sitrep.outcome.Outcome;

/**
 * Ends a trial that cannot be played to its end. Has no stack trace: each is a constant, here or of a game, so that
 * throwing one allocates nothing.
 */
public final class TrialAborted extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** More questions than the bound allows. */
    public static final TrialAborted TOO_MANY_DECISIONS = new TrialAborted(Outcome.TOO_MANY_DECISIONS);
    /** An answer that is no option. */
    public static final TrialAborted ILLEGAL_ANSWER = new TrialAborted("the bot chose what was not on offer");

    /**
     * Makes a constant of a game.
     *
     * @param reason the same text for every trial that ends like this
     */
    public TrialAborted(final String reason) {
        super(reason, null, false, false);
    }
}
