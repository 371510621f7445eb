package org.sitrep.analysis.solve;

import java.util.List;
import java.util.Optional;

/** Plays candidates. Every candidate meets the same dice under the same seed and index. */
public interface CandidateEvaluator {
    /** A candidate that can be played. */
    interface Arm {
        /**
         * Plays trials and returns their sums, one per target; of fewer trials, or of none, if play was stopped.
         *
         * @param seed seed of the dice
         * @param first index of the first trial
         * @param trials number of trials of each bot
         */
        List<MetricSums> play(long seed, long first, int trials);
    }

    /** Returns a candidate's arm; empty if it is not legal content or lacks a requested metric. */
    Optional<Arm> open(Candidate candidate);

    /** Returns the arm of the present values. */
    Arm present();

    /** Returns the number of bots that play each trial, which is the cost of a trial of a candidate. */
    int bots();

    /** Returns whether the search must end. */
    boolean stopped();
}
