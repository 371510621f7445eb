package org.sitrep.engine;

import java.util.Optional;
import java.util.function.Consumer;

/**
 * Other places where trials are played: workers beside this one in a browser, machines of a cluster. Results never
 * depend on them, since tallies are exact and a part that does not come back is played here. Thread-safe.
 */
@FunctionalInterface
public interface Elsewhere {
    /** Everything is played here. */
    Elsewhere NOWHERE = job -> Optional.empty();

    /**
     * Begins to play the last trials of a job, and returns at once; empty if all of them are to be played here.
     *
     * @throws Refusal if they cannot be played there, and are not to be played here
     */
    Optional<Begun> begin(Job job);

    /** Returns whether a run may be cut in stages of some seconds, between which it is saved. */
    default boolean inStages() {
        return true;
    }

    /** A kind of places, as {@link java.util.ServiceLoader} finds them. */
    interface Opener {
        /**
         * Returns the places at an address, such as {@code spark://host:7077}; empty if this kind has no such
         * addresses. Connects when the first job begins.
         */
        Optional<Elsewhere> open(String address);
    }

    /** Trials that cannot be played elsewhere, nor are they to be played here. */
    final class Refusal extends RuntimeException {
        private static final long serialVersionUID = 1;

        /** @param message what is wrong, where, and what to do; shown to the user */
        public Refusal(final String message) {
            super(message);
        }
    }

    /** Trials that have to be played elsewhere before the same question is asked again. */
    final class Pending extends RuntimeException {
        private static final long serialVersionUID = 1;

        /** @param message where they wait, and what to do; shown to the user */
        public Pending(final String message) {
            super(message);
        }
    }

    /** Trials that are being played elsewhere. */
    interface Begun {
        /** Returns the index of the first of them; they reach to the end of the job's range. */
        long firstTrial();

        /**
         * Waits for them. If the calling thread is interrupted, returns soon, and its interrupt status is set. Trials
         * that have not come when it returns are played here.
         *
         * @param parts takes what {@link Batch#playAway} returned for some of them, as soon as it comes and in any
         *     order, on the calling thread
         * @throws Refusal if they cannot be played there, and are not to be played here
         * @throws Pending if they are to be played before the question is asked again
         */
        void await(Consumer<byte[]> parts);

        /** Ends them soon; what they leave is not wanted any more. May be called by any thread, more than once. */
        void stop();
    }
}
