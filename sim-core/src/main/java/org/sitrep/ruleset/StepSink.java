package org.sitrep.ruleset;

import org.sitrep.strategy.Decision;

/**
 * Is told the steps of trials as they are played: each decision, and what happens to whom, in numbers. Two versions of
 * a game that tell a trial the same steps played it the same way; where they first tell different ones, there they
 * part.
 */
public interface StepSink {
    /**
     * What the name of a decision begins with. Its numbers are whom it concerns, the index of the option taken, and the
     * options.
     */
    String DECISION = "decision.";

    /** Takes nothing in. */
    StepSink NONE = (name, numbers) -> {};

    /**
     * Takes one step.
     *
     * @param name what kind of step it is, e.g. {@code threat.die}; from the code of a game and not from its data, so
     *     that renaming something there changes nothing
     * @param numbers what tells this step from others of its kind; not to be kept
     */
    void step(String name, long... numbers);

    /**
     * Takes a decision. A question that has other options than it had is another step, whatever was chosen.
     *
     * @param id what the question is called, e.g. {@code first-order}
     * @param chosen index of the option taken
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
