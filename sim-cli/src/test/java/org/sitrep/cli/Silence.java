package org.sitrep.cli;

import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;

/** A bot that never answers. Its thread outlives the test, since nothing can end it. */
final class Silence {
    /**
     * The statement of Java that never ends. It waits: computing, it would slow down all later tests of the process.
     */
    static final String FOREVER = "while (true) { java.util.concurrent.locks.LockSupport.park(); }";

    private static final long PATIENCE_MILLIS = 60_000;

    private Silence() {}

    /** Fails unless bots of a class were left behind, and all of them wait. */
    static void assertLeftWaiting(final String bot) throws InterruptedException {
        final List<Thread> left = Thread.getAllStackTraces().entrySet().stream()
                .filter(one -> Arrays.stream(one.getValue())
                        .anyMatch(frame -> frame.getClassName().equals(bot)))
                .map(one -> one.getKey())
                .toList();
        assertTrue(!left.isEmpty(), "no thread is within " + bot);
        for (final Thread thread : left) {
            for (long waited = 0; thread.getState() == Thread.State.RUNNABLE && waited < PATIENCE_MILLIS; waited++) {
                Thread.sleep(1);
            }
            assertNotEquals(Thread.State.RUNNABLE, thread.getState(), thread.getName());
        }
    }
}
