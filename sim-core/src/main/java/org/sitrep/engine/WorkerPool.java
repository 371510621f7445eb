package org.sitrep.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.IntFunction;

/**
 * The threads of a batch. Each takes chunks of consecutive trials from one counter until there are none or a stop is
 * asked for. A chunk once taken is played to its end, so what is played is a prefix of the range. {@link #run} is
 * called once; {@link #requestStop} by any thread.
 */
final class WorkerPool {
    /** What one thread does with a chunk. */
    interface Hand {
        /** Plays trials {@code from … to - 1} in order. */
        void play(long from, long to);
    }

    /** How often to look whether a worker is lost. */
    private static final long LOOK_MILLIS = 20;

    private final RunRequest request;
    /** The first trial that no thread has taken yet, counted from the start of the range; may run past its end. */
    private final AtomicLong next = new AtomicLong();

    /** Threads whose bot does not answer; they never come back. */
    private final Set<Thread> lost = ConcurrentHashMap.newKeySet();

    private final AtomicReference<Throwable> failure = new AtomicReference<>();
    private volatile boolean stop;

    WorkerPool(final RunRequest request) {
        this.request = request;
    }

    /**
     * Plays the range and returns how many trials of it were never begun. If the calling thread is interrupted, that
     * counts as a request to stop, and its interrupt status is set again on return.
     *
     * @param hands makes the hand of each thread, on that thread, so that their states lie apart
     * @throws TrialFailedException if a trial throws: the one with the smallest index of those that would, for any
     *     number of threads
     */
    long run(final IntFunction<Hand> hands) {
        final List<Thread> threads = new ArrayList<>();
        for (int w = 0; w < request.threads(); w++) {
            final int worker = w;
            final Thread thread = new Thread(() -> work(hands, worker), "sitrep-worker-" + w);
            // Else one whose bot never answers would keep the process alive.
            thread.setDaemon(true);
            threads.add(thread);
            thread.start();
        }
        join(threads);
        rethrowFailure();
        return request.trials() - Math.min(next.get(), request.trials());
    }

    private void work(final IntFunction<Hand> hands, final int worker) {
        try {
            final Hand hand = hands.apply(worker);
            while (!stop) {
                final long from = next.getAndAdd(request.chunkTrials());
                if (from >= request.trials()) {
                    break;
                }
                final long to = from + Math.min(request.chunkTrials(), request.trials() - from);
                hand.play(request.firstTrial() + from, request.firstTrial() + to);
            }
        } catch (final Throwable e) {
            fail(e);
        }
    }

    private void fail(final Throwable e) {
        stop = true;
        failure.accumulateAndGet(e, (old, now) -> old == null || trialOf(now) < trialOf(old) ? now : old);
    }

    /**
     * Returns the trial that failed, -1 if a worker failed before its first. Chunks are handed out in order and played
     * to their end or their first failure, so the smallest index among the failures is that of the first trial of the
     * whole range that fails.
     */
    private static long trialOf(final Throwable e) {
        return e instanceof TrialFailedException failed ? failed.trialIndex() : -1;
    }

    private void rethrowFailure() {
        final Throwable e = failure.get();
        if (e instanceof Error error) {
            throw error;
        }
        if (e != null) {
            throw (RuntimeException) e;
        }
    }

    private void join(final List<Thread> threads) {
        boolean interrupted = false;
        for (final Thread thread : threads) {
            while (thread.isAlive() && !lost.contains(thread)) {
                try {
                    thread.join(LOOK_MILLIS);
                } catch (final InterruptedException e) {
                    interrupted = true;
                    requestStop();
                }
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    void requestStop() {
        stop = true;
    }

    boolean stopped() {
        return stop;
    }

    /** Goes on without a thread whose bot does not answer, and asks the others to stop. */
    void abandon(final Thread thread) {
        stop = true;
        lost.add(thread);
    }
}
