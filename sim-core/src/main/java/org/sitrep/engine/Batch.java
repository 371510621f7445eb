package org.sitrep.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.stats.Tally;

/**
 * Plays a range of missions on several threads. Workers take chunks of consecutive missions from one counter and tally them apart; the tallies are
 * combined at the end. As each mission is a function of its index alone and tallies are exact integers, the result is the same for any number of threads
 * and any chunk size.
 *
 * <p>{@link #run} is called once, by one thread; {@link #requestStop} and {@link #snapshot} by any. Memory: a playout and a tally a thread, whatever the
 * number of missions.
 */
public final class Batch {
    private final CompiledScenario scenario;
    private final RunRequest request;
    private final HeadlineMoments headline;
    private final ProgressBoard board;
    /** The first mission that no worker has taken yet, counted from the start of the range; may run past its end. */
    private final AtomicLong next = new AtomicLong();

    private final AtomicReference<Throwable> failure = new AtomicReference<>();
    private volatile boolean stop;

    /**
     * Prepares a batch.
     *
     * @throws IllegalArgumentException if the ruleset has no such bot, or the layout is too wide to tally
     */
    public Batch(final CompiledScenario scenario, final RunRequest request) {
        this.scenario = scenario;
        this.request = request;
        headline = new HeadlineMoments(scenario.layout());
        board = new ProgressBoard(request.threads());
        // Thrown away: only to find a wrong bot before any thread starts. Workers allocate on their own threads, so
        // that their states lie apart.
        new Worker(scenario, request);
    }

    /**
     * Plays the range and returns when all workers have ended. If the calling thread is interrupted, that counts as a {@linkplain #requestStop request to
     * stop}, and its interrupt status is set again on return.
     *
     * @throws MissionFailedException if a mission throws: the one with the smallest index of those that would, for any number of threads
     */
    public BatchResult run() {
        final Tally[] tallies = new Tally[request.threads()];
        final List<Thread> threads = new ArrayList<>();
        for (int w = 0; w < tallies.length; w++) {
            final int worker = w;
            final Thread thread = new Thread(() -> tallies[worker] = work(worker), "sitrep-worker-" + w);
            threads.add(thread);
            thread.start();
        }
        join(threads);
        rethrowFailure();
        final Tally all = new Tally(scenario.layout());
        for (final Tally tally : tallies) {
            all.combine(tally);
        }
        return new BatchResult(request.missions(), request.missions() - Math.min(next.get(), request.missions()), all);
    }

    /** Plays chunks until there are none or a stop is asked for. A chunk once taken is played to its end: so what is played is a prefix of the range. */
    private Tally work(final int index) {
        try {
            final Worker worker = new Worker(scenario, request);
            final long[] scratch = new long[3];
            final long[] cell = new long[ProgressBoard.VALUES];
            while (!stop) {
                final long from = next.getAndAdd(request.chunkMissions());
                if (from >= request.missions()) {
                    break;
                }
                final long to = from + Math.min(request.chunkMissions(), request.missions() - from);
                worker.play(request.firstMission() + from, request.firstMission() + to);
                headline.read(worker.tally(), scratch, cell);
                board.post(index, cell);
            }
            return worker.tally();
        } catch (final Throwable e) {
            fail(e);
            return null;
        }
    }

    private void fail(final Throwable e) {
        stop = true;
        failure.accumulateAndGet(e, (old, now) -> old == null || missionOf(now) < missionOf(old) ? now : old);
    }

    /**
     * Returns the mission that failed, -1 if a worker failed before its first. Chunks are handed out in order and played to their end or their first
     * failure, so the smallest index among the failures is that of the first mission of the whole range that fails.
     */
    private static long missionOf(final Throwable e) {
        return e instanceof MissionFailedException failed ? failed.missionIndex() : -1;
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
            while (thread.isAlive()) {
                try {
                    thread.join();
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

    /** Asks the workers to take no more chunks; {@link #run} then returns what was played, as soon as the chunks in hand are finished. */
    public void requestStop() {
        stop = true;
    }

    /** Returns how far it is, by finished chunks. Cheap; never holds a worker up. */
    public BatchProgress snapshot() {
        return headline.progress(request.missions(), board.total());
    }
}
