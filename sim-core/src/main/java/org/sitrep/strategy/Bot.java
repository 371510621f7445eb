package org.sitrep.strategy;

/**
 * Plays one side. One instance a thread; it may keep state of the mission in hand, none of earlier missions, so that a mission's result does not
 * depend on which thread played what before.
 *
 * @param <V> the ruleset's view
 */
public abstract class Bot<V> {
    // An abstract class and not an interface: the JIT proves a call to be the only possible one from the class
    // hierarchy.

    /** What {@code --bot} takes; null in a bot that was made by hand. Out of sight of bots from outside, which may have a name of their own. */
    String id;

    /**
     * Called before the first decision of a mission: forget the last one.
     *
     * @param view what a player at the table sees; valid for the life of the bot, its content changes as the mission goes on
     * @param random this bot's own stream, already keyed to the mission
     */
    public abstract void begin(V view, BotRandom random);

    /**
     * Returns the index of the chosen option, 0 ≤ index &lt; {@code decision.count()}. Asked only when there are at least two options or when the
     * choice is worth showing; must not allocate.
     */
    public abstract int choose(V view, Decision decision);
}
