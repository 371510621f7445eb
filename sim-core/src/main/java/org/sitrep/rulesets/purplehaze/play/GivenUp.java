package org.sitrep.rulesets.purplehaze.play;

import org.sitrep.outcome.Outcome;

/** Ends a mission that cannot be played to its end. Constant objects without a stack trace, so that throwing one allocates nothing. */
public final class GivenUp extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** More questions than the bound allows. */
    public static final GivenUp TOO_MANY_DECISIONS = new GivenUp(Outcome.TOO_MANY_DECISIONS);
    /** An answer that is no option. */
    public static final GivenUp ILLEGAL_ANSWER = new GivenUp("the bot chose what was not on offer");
    /** A combat that does not come to its end. */
    public static final GivenUp TOO_LONG = new GivenUp("more Enemy activations than the bound");
    /** An entry that does not come to its end. */
    public static final GivenUp ENDLESS_ENTRY = new GivenUp("more steps of one entry than the bound");
    /** A Mission in which something has happened more often than reports can count. */
    public static final GivenUp BEYOND_COUNTING = new GivenUp("more of something than reports can count");

    private GivenUp(final String reason) {
        super(reason, null, false, false);
    }
}
