package org.sitrep.strategy;

/**
 * The amount of search that a bot may spend on a decision, never measured by a clock. It is written after the bot's id
 * and a colon: {@code searcher:500}.
 *
 * @param unit the unit counted, in the plural
 * @param usual the default amount
 * @param little a small amount for tests and signatures, which play every bot: enough to exercise the rules, too little
 *     to play well
 */
public record Budget(String unit, int usual, int little) {
    /** The largest amount accepted. */
    public static final int MAX = 1_000_000;

    private static final char COLON = ':';

    /** Returns the id of a bot, without the budget that may follow it. */
    public static String idOf(final String bot) {
        final int colon = bot.indexOf(COLON);
        return colon < 0 ? bot : bot.substring(0, colon);
    }

    /** Returns whether an id is followed by a budget. */
    public static boolean follows(final String bot) {
        return bot.indexOf(COLON) >= 0;
    }

    /** Returns an id followed by this budget's small amount. */
    public String littleOf(final String id) {
        return id + COLON + little;
    }

    /** Returns the bot with its budget in canonical form, as it is recorded: each amount has one spelling. */
    public String canonical(final String bot) {
        return idOf(bot) + COLON + of(bot);
    }

    /**
     * Returns the budget in a bot's text, or the usual one if it has none.
     *
     * @throws IllegalArgumentException if the budget is not an integer in range
     */
    public int of(final String bot) {
        if (!follows(bot)) {
            return usual;
        }
        final String text = bot.substring(bot.indexOf(COLON) + 1);
        if (!text.matches("\\d{1,9}") || Integer.parseInt(text) < 1 || Integer.parseInt(text) > MAX) {
            throw new IllegalArgumentException("the budget of " + idOf(bot) + " must be a whole number of " + unit
                    + " from 1 to " + MAX + ", not \"" + text + "\"");
        }
        return Integer.parseInt(text);
    }
}
