package org.sitrep.strategy;

/** Thrown to end a trial because its bot has failed. */
public final class BotFailure extends RuntimeException {
    private static final long serialVersionUID = 1;
    private static final int LONGEST_MESSAGE = 200;

    private final String detail;

    BotFailure(final String reason, final String detail, final Throwable cause) {
        super(reason, cause, false, false);
        this.detail = detail;
    }

    /**
     * Returns the failure of a bot that has thrown.
     *
     * @param question the decision, e.g. {@code decision 4 (FIRST_ORDER)}
     */
    public static BotFailure thrown(final Bot<?> bot, final String question, final Throwable e) {
        return thrown(bot.id == null ? bot.getClass().getSimpleName() : bot.id, question, e);
    }

    static BotFailure thrown(final String id, final String question, final Throwable e) {
        return new BotFailure("bot " + id + " threw " + e.getClass().getName(), question + message(e), e);
    }

    /**
     * Returns the class and message of a throwable on one line. Unlike {@link Throwable#toString}, which is the bot's
     * own code, it is bounded and never throws.
     */
    public static String describe(final Throwable e) {
        return e.getClass().getName() + message(e);
    }

    /** Returns the message of a throwable, truncated because it is the bot's own text. */
    private static String message(final Throwable e) {
        try {
            final String message = e.getMessage();
            if (message == null || message.isBlank()) {
                return "";
            }
            final String line = message.replaceAll("\\p{Cntrl}+", " ").strip();
            return ": " + (line.length() <= LONGEST_MESSAGE ? line : line.substring(0, LONGEST_MESSAGE) + " ...");
        } catch (final Throwable nested) {
            return "; its message threw " + nested.getClass().getName();
        }
    }

    /** Returns the cause, the same text for every trial with the same cause. */
    public String reason() {
        return getMessage();
    }

    /** Returns the decision at which the bot failed, and the bot's message. */
    public String detail() {
        return detail;
    }
}
