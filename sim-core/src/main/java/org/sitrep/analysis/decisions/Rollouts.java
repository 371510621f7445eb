package org.sitrep.analysis.decisions;

/** Plays on from one decision. */
@FunctionalInterface
interface Rollouts {
    /**
     * Returns the value of a trial that takes an option there; {@link org.sitrep.outcome.Outcome#ABSENT} if it has
     * none.
     *
     * @param option index of the option
     * @param rollout selects the luck after the decision; the same for all options
     */
    int value(int option, long rollout);
}
