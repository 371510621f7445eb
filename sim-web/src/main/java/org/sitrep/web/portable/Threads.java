package org.sitrep.web.portable;

import java.util.function.IntConsumer;
import java.util.function.Predicate;
import org.sitrep.web.Pauses;

/** The one thread of a worker of a browser: what {@code org.sitrep.portable.Threads} is elsewhere. */
final class Threads {
    private Threads() {}

    static void run(
            final int count,
            final String name,
            final IntConsumer task,
            final Predicate<Thread> lost,
            final Runnable interrupted) {
        for (int number = 0; number < count; number++) {
            task.accept(number);
        }
    }

    static boolean await(final Object monitor) {
        throw new IllegalStateException("the one thread would wait for itself");
    }

    static void wake(final Object monitor) {
        // no thread waits
    }

    static void pause() {
        Pauses.pause();
    }

    static void note(final long trial) {
        Pauses.note(trial);
    }
}
