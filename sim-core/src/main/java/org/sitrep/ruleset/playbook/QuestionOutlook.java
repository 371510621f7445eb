package org.sitrep.ruleset.playbook;

import org.sitrep.playbook.FactReader;
import org.sitrep.strategy.Decision;

/**
 * The facts and actions of a playbook's current question. One per bot; a game extends it. Reading allocates nothing
 * once a trial has begun.
 *
 * @param <V> the game's view
 */
public abstract class QuestionOutlook<V> extends FactReader {
    /** Begins a trial and clears what was remembered of the last one. */
    public void sitDown(final V view) {}

    /**
     * Turns to a question.
     *
     * @param section number of the game's section that answers it
     */
    public abstract void begin(V view, Decision decision, int section);

    /**
     * Receives the answer to a question that {@link #begin} turned to, whichever bot gave it. Needed for questions that
     * depend on an earlier one, such as the target of the attack just chosen.
     */
    public void answered(final V view, final Decision decision, final int chosen) {}
}
