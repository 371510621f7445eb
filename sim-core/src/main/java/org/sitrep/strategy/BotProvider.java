package org.sitrep.strategy;

/**
 * Provides an external bot. A jar lists its implementations in
 * {@code META-INF/services/org.sitrep.strategy.BotProvider}, one per line; each has a public constructor without
 * arguments. Cold: may allocate and throw.
 */
public interface BotProvider {
    /** Returns the id of the game that the bot plays, e.g. {@code purple-haze}. */
    String ruleset();

    /**
     * Returns the id of the bot: a letter, then letters, digits, {@code -} and {@code _}. It must differ from the ids
     * of the game's bots.
     */
    String id();

    /** Returns a one-line description of how the bot plays. */
    String summary();

    /** Returns a new bot on each call, since each thread has its own. It extends {@link Bot} of the game's view. */
    Bot<?> create();
}
