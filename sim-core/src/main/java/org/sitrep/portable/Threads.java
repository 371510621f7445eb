package org.sitrep.portable;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.function.Predicate;

/** Threads of this machine. In a browser there is one, the caller's: tasks run there one after the other. Stateless. */
public final class Threads {
    /** Interval between checks for a lost thread. */
    private static final long CHECK_MILLIS = 20;

    private Threads() {}

    /**
     * Runs a task on each of several new threads, and returns when all have ended or are lost. Sets the interrupt
     * status of the calling thread again on return.
     *
     * @param name of the threads, before their number
     * @param task receives the number of its thread; must not throw
     * @param lost whether a thread will never end
     * @param interrupted called whenever the calling thread is interrupted
     */
    public static void run(
            final int count,
            final String name,
            final IntConsumer task,
            final Predicate<Thread> lost,
            final Runnable interrupted) {
        final List<Thread> threads = new ArrayList<>();
        for (int t = 0; t < count; t++) {
            final int number = t;
            final Thread thread = new Thread(() -> task.accept(number), name + number);
            // Otherwise a thread whose bot never answers would keep the process alive.
            thread.setDaemon(true);
            threads.add(thread);
            thread.start();
        }
        boolean again = false;
        for (final Thread thread : threads) {
            while (thread.isAlive() && !lost.test(thread)) {
                try {
                    thread.join(CHECK_MILLIS);
                } catch (final InterruptedException e) {
                    again = true;
                    interrupted.run();
                }
            }
        }
        if (again) {
            Thread.currentThread().interrupt();
        }
    }

    /**
     * Waits until another thread {@linkplain #wake wakes} the threads that wait for an object, or for no reason. The
     * caller holds its monitor and asks again whether it has to wait. Never called in a browser, whose one thread finds
     * all that it needs done.
     *
     * @return whether it was interrupted; its interrupt status is then cleared
     */
    public static boolean await(final Object monitor) {
        try {
            monitor.wait();
            return false;
        } catch (final InterruptedException e) {
            return true;
        }
    }

    /** Wakes all threads that wait for an object, whose monitor the caller holds. */
    public static void wake(final Object monitor) {
        monitor.notifyAll();
    }

    /** Lets others act between two pieces of work; in a browser, messages arrive meanwhile. Does nothing here. */
    public static void pause() {
        // threads do not wait for each other
    }

    /**
     * Notes the trial that is about to be played. In a browser, a fault of the machine ends the engine, and this is
     * what can be said about it. Does nothing here, where such a fault is an error that is caught.
     */
    public static void note(final long trial) {
        // nobody would ask
    }
}
