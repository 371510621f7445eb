package org.sitrep.rulesets.purplehaze.combat;

/** Ends a mission that cannot be played to its end. Constant objects without a stack trace, so that throwing one allocates nothing. */
final class GivenUp extends RuntimeException {
    static final GivenUp TOO_MANY_DECISIONS = new GivenUp("more decisions than the bound");
    static final GivenUp ILLEGAL_ANSWER = new GivenUp("the bot chose what was not on offer");
    static final GivenUp TOO_LONG = new GivenUp("more Enemy activations than the bound");

    private GivenUp(final String reason) {
        super(reason, null, false, false);
    }
}
