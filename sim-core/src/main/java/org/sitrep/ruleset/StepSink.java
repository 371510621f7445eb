package org.sitrep.ruleset;

import org.sitrep.strategy.Decision;

/**
 * Receives the steps of trials as they are played: each decision and each event, in numbers. Two versions of a game
 * that report the same steps of a trial play it the same way; they part at the first different step.
 */
public interface StepSink {
    /**
     * The prefix of the name of a decision. Its numbers are its subject, the index of the chosen option, and the
     * options.
     */
    String DECISION = "decision.";

    /** Ignores all steps. */
    StepSink NONE = (name, numbers) -> {};

    /**
     * Receives one step.
     *
     * @param name kind of the step, e.g. {@code threat.die}; from the code of a game and not from its data, so that
     *     renaming something there changes nothing
     * @param numbers numbers that distinguish this step from others of its kind; must not be stored
     */
    void step(String name, long... numbers);

    /**
     * Receives a decision. A question with different options is a different step, whatever was chosen.
     *
     * @param id id of the question, e.g. {@code first-order}
     * @param chosen index of the chosen option
     */
    default void decision(final String id, final Decision decision, final int chosen) {
        final long[] numbers = new long[decision.count() + 2];
        numbers[0] = decision.subject();
        numbers[1] = chosen;
        for (int i = 0; i < decision.count(); i++) {
            numbers[i + 2] = decision.option(i);
        }
        step(DECISION + id, numbers);
    }
}
