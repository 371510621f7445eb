package org.sitrep.strategy;

/**
 * What a bot that tries things out may spend on a decision, never counted by a clock. It is named after the bot's id
 * and a colon: {@code searcher:500}.
 *
 * @param unit what is counted, in the plural
 * @param usual what it spends if nothing else is said
 * @param little enough to see that it plays by the rules, too little to play well: for tests and signatures, which play
 *     with every bot
 */
public record Budget(String unit, int usual, int little) {
    /** The largest that is taken. */
    public static final int MOST = 1_000_000;

    private static final char COLON = ':';

    /** Returns the id of a bot without a budget that may follow it. */
    public static String idOf(final String bot) {
        final int colon = bot.indexOf(COLON);
        return colon < 0 ? bot : bot.substring(0, colon);
    }

    /** Returns whether an id is followed by a budget. */
    public static boolean follows(final String bot) {
        return bot.indexOf(COLON) >= 0;
    }

    /** Returns the id of a bot with this budget's little. */
    public String littleOf(final String id) {
        return id + COLON + little;
    }

    /** Returns the bot with its budget as it is recorded: a number has one way to be written. */
    public String canonical(final String bot) {
        return idOf(bot) + COLON + of(bot);
    }

    /**
     * Returns the budget that a bot is named with, the usual one if with none.
     *
     * @throws IllegalArgumentException if it is no whole number in range
     */
    public int of(final String bot) {
        if (!follows(bot)) {
            return usual;
        }
        final String text = bot.substring(bot.indexOf(COLON) + 1);
        if (!text.matches("\\d{1,9}") || Integer.parseInt(text) < 1 || Integer.parseInt(text) > MOST) {
            throw new IllegalArgumentException("the budget of " + idOf(bot) + " is a whole number of " + unit
                    + " from 1 to " + MOST + ", not \"" + text + "\"");
        }
        return Integer.parseInt(text);
    }
}
