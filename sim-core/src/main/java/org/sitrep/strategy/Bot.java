package org.sitrep.strategy;

/**
 * Plays one side. Use one instance per thread. It may hold state of the current trial but none of earlier trials, so
 * that a trial's result does not depend on which thread played what before.
 *
 * @param <V> the ruleset's view
 */
public abstract class Bot<V> {
    // An abstract class, not an interface: the class hierarchy lets the JIT prove that a call has one target.

    /**
     * The value of {@code --bot}; null in a bot that was created directly. Package-visible, so that it cannot clash
     * with a field of an external bot.
     */
    String id;

    /**
     * Prepares for a new trial, and must forget the last one. Called before the first decision of the trial.
     *
     * @param view what a player at the table sees; valid for the life of the bot, its content changes during the trial
     * @param random this bot's own random stream, already keyed to the trial
     */
    public abstract void begin(V view, BotRandom random);

    /**
     * Returns the index of the chosen option, 0 ≤ index &lt; {@code decision.count()}. Called only with at least two
     * options, or if the choice is worth showing; must not allocate.
     */
    public abstract int choose(V view, Decision decision);

    /**
     * Reports the answer that a playbook gave in this bot's place; called on the bot that answers the playbook's other
     * questions, before the answer takes effect. For a bot that remembers a decision until a later question, such as
     * the target of an attack. Must not allocate.
     *
     * @param chosen index of the chosen option
     */
    public void answered(final V view, final Decision decision, final int chosen) {}

    /**
     * Returns the reason for a choice. Only a replay calls this, right after the choice and before it takes effect; a
     * bot need not override it. The explanation must not change later play: it may read the view and compute again, and
     * numbers that it draws are drawn again later.
     *
     * @param decision the question that the bot has answered
     * @param chosen index of the chosen option
     */
    public Explanation explain(final V view, final Decision decision, final int chosen) {
        return Explanation.NONE;
    }
}
