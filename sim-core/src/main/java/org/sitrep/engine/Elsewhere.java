package org.sitrep.engine;

import java.util.List;
import java.util.Optional;

/**
 * Other places where trials are played: workers beside this one in a browser, machines of a cluster. Results never
 * depend on them, since tallies are exact and a part that does not come back is played here. Thread-safe.
 */
@FunctionalInterface
public interface Elsewhere {
    /** Everything is played here. */
    Elsewhere NOWHERE = job -> Optional.empty();

    /** Begins to play the last trials of a job, and returns at once; empty if all of them are to be played here. */
    Optional<Begun> begin(Job job);

    /** Trials that are being played elsewhere. */
    interface Begun {
        /** Returns the index of the first of them; they reach to the end of the job's range. */
        long firstTrial();

        /**
         * Waits for them. If the calling thread is interrupted, returns soon, and its interrupt status is set.
         *
         * @return what {@link Batch#playAway} returned for each part of them; empty if any part is missing
         */
        Optional<List<byte[]>> await();

        /** Ends them soon; what they leave is not wanted any more. May be called by any thread, more than once. */
        void stop();
    }
}
