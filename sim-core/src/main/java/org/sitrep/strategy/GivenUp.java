package org.sitrep.strategy;

import org.sitrep.outcome.Outcome;

/**
 * Ends a mission that cannot be played to its end. Has no stack trace: each is a constant, here or of a game, so that
 * throwing one allocates nothing.
 */
public final class GivenUp extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** More questions than the bound allows. */
    public static final GivenUp TOO_MANY_DECISIONS = new GivenUp(Outcome.TOO_MANY_DECISIONS);
    /** An answer that is no option. */
    public static final GivenUp ILLEGAL_ANSWER = new GivenUp("the bot chose what was not on offer");

    /**
     * Makes a constant of a game.
     *
     * @param reason the same text for every mission that ends like this
     */
    public GivenUp(final String reason) {
        super(reason, null, false, false);
    }
}
