package org.sitrep.ruleset.playbook;

import org.sitrep.playbook.FactReader;
import org.sitrep.strategy.Decision;

/**
 * The table as a playbook sees it, question by question. One a bot; a game extends it. Answers allocate nothing once it
 * has sat down.
 *
 * @param <V> the game's view
 */
public abstract class QuestionOutlook<V> extends FactReader {
    /** Begins a trial: what was remembered of the last one is forgotten. */
    public void sitDown(final V view) {}

    /**
     * Turns to a question.
     *
     * @param section which of the game's sections answers it
     */
    public abstract void begin(V view, Decision decision, int section);

    /**
     * Is told what was answered to a question that {@link #begin} turned to, whoever did: for questions that only mean
     * something after another one, such as whom the attack just chosen is to hit.
     */
    public void answered(final V view, final Decision decision, final int chosen) {}
}
