package org.sitrep.strategy;

/** Ends a trial because the bot that plays it has failed. */
public final class BotFailure extends RuntimeException {
    private static final long serialVersionUID = 1;
    private static final int LONGEST_MESSAGE = 200;

    private final String detail;

    BotFailure(final String reason, final String detail, final Throwable cause) {
        super(reason, cause, false, false);
        this.detail = detail;
    }

    /**
     * Returns that a bot has thrown.
     *
     * @param question at which decision, e.g. {@code decision 4 (FIRST_ORDER)}
     */
    public static BotFailure thrown(final Bot<?> bot, final String question, final Throwable e) {
        return thrown(bot.id == null ? bot.getClass().getSimpleName() : bot.id, question, e);
    }

    static BotFailure thrown(final String id, final String question, final Throwable e) {
        return new BotFailure("bot " + id + " threw " + e.getClass().getName(), question + said(e), e);
    }

    /**
     * Returns what was thrown in one line, by its class and its message, as {@link Throwable#toString} would have it if
     * it were not the bot's own text.
     */
    public static String told(final Throwable e) {
        return e.getClass().getName() + said(e);
    }

    /** Returns the message of what was thrown, cut short: it is the bot's own text. */
    private static String said(final Throwable e) {
        try {
            final String message = e.getMessage();
            if (message == null || message.isBlank()) {
                return "";
            }
            final String line = message.replaceAll("\\p{Cntrl}+", " ").strip();
            return ": " + (line.length() <= LONGEST_MESSAGE ? line : line.substring(0, LONGEST_MESSAGE) + " ...");
        } catch (final Throwable worse) {
            return ": and threw " + worse.getClass().getName() + " when asked for its message";
        }
    }

    /** Returns what happened, the same text for every trial that ends like this. */
    public String reason() {
        return getMessage();
    }

    /** Returns at which decision it happened, and what the bot said of it. */
    public String detail() {
        return detail;
    }
}
