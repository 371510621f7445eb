package org.sitrep.strategy;

import java.util.ArrayList;
import java.util.List;

/**
 * The answers of one side in one trial, in the order of its questions. Immutable.
 *
 * @param side number of the side; {@link #ANY} in a game for one player
 * @param seed seed of the run
 * @param trial index of the trial
 * @param answers answers to the first questions of the side that have several options
 */
public record DecisionPlan(int side, long seed, long trial, List<Answer> answers) {
    /** Stands for all seats of a trial. */
    public static final int ANY = -1;

    /** Copies the list. */
    public DecisionPlan {
        answers = List.copyOf(answers);
    }

    /**
     * One answer.
     *
     * @param question id of the question: {@code first-order}; of no meaning if {@code count} is 0
     * @param option index of the chosen option
     * @param count number of options; 0 for an answer to whatever is asked
     */
    public record Answer(String question, int option, int count) {
        /** @throws IllegalArgumentException if the option is not one of them */
        public Answer {
            if (option < 0 || count != 0 && option >= count) {
                throw new IllegalArgumentException("option " + option + " of " + count);
            }
        }

        /** Returns an answer to whatever is asked. */
        public static Answer of(final int option) {
            return new Answer("", option, 0);
        }

        /** Returns whether this answers a question: it has the same id and as many options. */
        public boolean fits(final String id, final int options) {
            return count == 0 ? option < options : count == options && question.equals(id);
        }
    }

    /** Returns the same plan with one more answer. */
    public DecisionPlan and(final Answer next) {
        final List<Answer> more = new ArrayList<>(answers);
        more.add(next);
        return new DecisionPlan(side, seed, trial, more);
    }

    /** Returns the same plan with its first answers only. */
    public DecisionPlan first(final int count) {
        return new DecisionPlan(side, seed, trial, answers.subList(0, count));
    }

    /** Returns whether the plan is for a seat of a side. */
    public boolean isFor(final int seat) {
        return side == ANY || side == seat;
    }
}
