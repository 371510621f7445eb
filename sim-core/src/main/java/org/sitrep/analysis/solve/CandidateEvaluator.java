package org.sitrep.analysis.solve;

import java.util.List;
import java.util.Optional;

/** Where candidates are played. Every candidate meets the same dice under the same seed and index. */
public interface CandidateEvaluator {
    /** A candidate that can be played. */
    interface Arm {
        /**
         * Plays trials and returns their sums, one a target; of fewer trials, or of none, if play was stopped.
         *
         * @param seed of the dice
         * @param first index of the first trial
         * @param trials how many, of each bot
         */
        List<MetricSums> play(long seed, long first, int trials);
    }

    /** Returns a candidate's arm, or nothing if it is not legal content or does not measure what is asked for. */
    Optional<Arm> open(Candidate candidate);

    /** Returns the present values' arm. */
    Arm present();

    /** Returns how many bots play each trial: what a trial of a candidate costs. */
    int bots();

    /** Returns whether the search is to end. */
    boolean stopped();
}
