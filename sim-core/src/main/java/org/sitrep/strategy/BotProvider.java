package org.sitrep.strategy;

/**
 * Offers a bot from outside. A jar names the classes that implement this in
 * {@code META-INF/services/org.sitrep.strategy.BotProvider}, one a line; each has a public constructor without
 * arguments. Cold: may allocate and throw.
 */
public interface BotProvider {
    /** Returns the game it plays, e.g. {@code purple-haze}. */
    String ruleset();

    /**
     * Returns what the bot is called: a letter, then letters, digits, {@code -} and {@code _}; none that a bot of the
     * game has.
     */
    String id();

    /** Returns one line that says how it plays. */
    String summary();

    /** Returns a new bot, another one each time: each thread has its own. It extends {@link Bot} of the game's view. */
    Bot<?> create();
}
