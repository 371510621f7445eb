package org.sitrep.strategy;

/** Ends a mission because the bot from outside that plays it has failed. */
public final class BotFailure extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final String detail;

    BotFailure(final String reason, final String detail, final Throwable cause) {
        super(reason, cause, false, false);
        this.detail = detail;
    }

    /** Returns what happened, the same text for every mission that ends like this. */
    public String reason() {
        return getMessage();
    }

    /** Returns at which decision it happened, and what the bot said of it. */
    public String detail() {
        return detail;
    }
}
