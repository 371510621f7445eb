package org.sitrep.strategy;

/**
 * Plays one side. One instance a thread; it may keep state of the trial in hand, none of earlier trials, so that a
 * trial's result does not depend on which thread played what before.
 *
 * @param <V> the ruleset's view
 */
public abstract class Bot<V> {
    // An abstract class and not an interface: the JIT proves a call to be the only possible one from the class
    // hierarchy.

    /**
     * What {@code --bot} takes; null in a bot that was made by hand. Out of sight of bots from outside, which may have
     * a name of their own.
     */
    String id;

    /**
     * Called before the first decision of a trial: forget the last one.
     *
     * @param view what a player at the table sees; valid for the life of the bot, its content changes as the trial goes
     *     on
     * @param random this bot's own stream, already keyed to the trial
     */
    public abstract void begin(V view, BotRandom random);

    /**
     * Returns the index of the chosen option, 0 ≤ index &lt; {@code decision.count()}. Asked only when there are at
     * least two options or when the choice is worth showing; must not allocate.
     */
    public abstract int choose(V view, Decision decision);

    /**
     * Is told what a playbook that leaves other questions to it has answered in its place; called before anything has
     * changed. For a bot that remembers what it has decided until a later question, such as whom an attack is to hit;
     * must not allocate.
     *
     * @param chosen the answer
     */
    public void answered(final V view, final Decision decision, final int chosen) {}

    /**
     * Returns why it chose as it did. Only a replay asks, right after the choice and before anything has changed; a bot
     * need not answer. What it says must not change how it plays on: it may look at the view and reckon again, and what
     * it draws meanwhile is drawn again later.
     *
     * @param decision the question that it has answered
     * @param chosen its answer
     */
    public Explanation explain(final V view, final Decision decision, final int chosen) {
        return Explanation.NONE;
    }
}
