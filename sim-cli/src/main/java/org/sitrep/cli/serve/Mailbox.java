package org.sitrep.cli.serve;

import java.util.Optional;

/**
 * Passes answers from the thread that plays to the one that writes. It holds the newest answer only, so a slow reader
 * gets fewer of them and no backlog grows. Thread-safe.
 */
final class Mailbox {
    /** The question could not be played to its end. */
    static final class PlayerFailedException extends Exception {
        private static final long serialVersionUID = 1;

        private PlayerFailedException(final String why) {
            super(why);
        }
    }

    private Object newest;
    private Optional<String> failure = Optional.empty();
    private boolean ended;

    synchronized void put(final Object answer) {
        newest = answer;
        notifyAll();
    }

    synchronized void end() {
        ended = true;
        notifyAll();
    }

    synchronized void fail(final String why) {
        failure = Optional.of(why);
        end();
    }

    /**
     * Waits for an answer and takes it; empty if none came in time, or none will.
     *
     * @throws PlayerFailedException once, after the answers before it, if the player has failed
     */
    synchronized Optional<Object> take(final long millis) throws InterruptedException, PlayerFailedException {
        if (newest == null && !ended) {
            wait(millis);
        }
        final Optional<Object> taken = Optional.ofNullable(newest);
        newest = null;
        if (taken.isEmpty() && failure.isPresent()) {
            final String why = failure.get();
            failure = Optional.empty();
            throw new PlayerFailedException(why);
        }
        return taken;
    }

    /** Returns whether everything has been taken, and nothing more will come. */
    synchronized boolean isDone() {
        return ended && newest == null && failure.isEmpty();
    }
}
