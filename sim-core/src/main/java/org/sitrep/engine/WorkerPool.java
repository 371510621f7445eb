package org.sitrep.engine;

import java.util.Collections;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.IntFunction;
import org.sitrep.portable.Threads;

/**
 * Runs the worker threads of a batch. Each takes chunks of consecutive trials from one counter until none is left or a
 * stop is requested. Every chunk taken is played to its end, so a prefix of the range is played. {@link #run} is called
 * once; {@link #requestStop} by any thread.
 */
final class WorkerPool {
    /** Plays the chunks of one thread. */
    interface Worker {
        /** Plays trials {@code from … to - 1} in order. */
        void play(long from, long to);
    }

    private final RunRequest request;
    /** The first trial not yet taken by any thread, counted from the start of the range; may exceed its end. */
    private final AtomicLong next = new AtomicLong();

    /** Threads whose bot does not answer; they never return. */
    private final Set<Thread> lost = Collections.newSetFromMap(new ConcurrentHashMap<>());

    private final AtomicReference<Throwable> failure = new AtomicReference<>();
    private volatile boolean stop;

    WorkerPool(final RunRequest request) {
        this.request = request;
    }

    /**
     * Plays the range and returns the number of its trials that were never begun. If the calling thread is interrupted,
     * that counts as a request to stop, and its interrupt status is set again on return.
     *
     * @param workers creates the worker of each thread, on that thread, so that their data lie apart in memory
     * @throws TrialFailedException if a trial throws; it names the failing trial with the smallest index, for any
     *     number of threads
     */
    long run(final IntFunction<Worker> workers) {
        Threads.run(
                request.threads(), "sitrep-worker-", index -> work(workers, index), lost::contains, this::requestStop);
        rethrowFailure();
        return request.trials() - Math.min(next.get(), request.trials());
    }

    private void work(final IntFunction<Worker> workers, final int index) {
        try {
            final Worker worker = workers.apply(index);
            while (!stop) {
                final long from = next.getAndAdd(request.chunkTrials());
                if (from >= request.trials()) {
                    break;
                }
                final long to = from + Math.min(request.chunkTrials(), request.trials() - from);
                worker.play(request.firstTrial() + from, request.firstTrial() + to);
                Threads.pause();
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
     * Returns the trial that failed, or -1 if a worker failed before its first. Chunks are taken in order and played to
     * their end or their first failure. So the smallest index among the failures is that of the first failing trial of
     * the whole range.
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

    void requestStop() {
        stop = true;
    }

    boolean stopped() {
        return stop;
    }

    /** Abandons a thread whose bot does not answer, and asks the others to stop. */
    void abandon(final Thread thread) {
        stop = true;
        lost.add(thread);
    }
}
