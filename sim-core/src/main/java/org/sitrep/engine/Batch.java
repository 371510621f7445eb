package org.sitrep.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.sitrep.outcome.Outcome;
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
    /** How often to look whether a worker is lost. */
    private static final long LOOK_MILLIS = 20;

    private final CompiledScenario scenario;
    private final RunRequest request;
    private final HeadlineMoments headline;
    private final ProgressBoard board;
    /** The first mission that no worker has taken yet, counted from the start of the range; may run past its end. */
    private final AtomicLong next = new AtomicLong();

    /** Workers whose bot does not answer, with the mission in hand; their threads never come back. */
    private final Map<Thread, Lost> lost = new ConcurrentHashMap<>();

    private final AtomicReference<Throwable> failure = new AtomicReference<>();
    private volatile boolean stop;

    /** What was in hand when a worker was lost. */
    private record Lost(long mission, String reason, String detail) {}

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
            final Thread thread = new Thread(() -> work(worker, tallies), "sitrep-worker-" + w);
            // Else one whose bot never answers would keep the process alive.
            thread.setDaemon(true);
            threads.add(thread);
            thread.start();
        }
        join(threads);
        rethrowFailure();
        final Tally all = new Tally(scenario.layout());
        for (int w = 0; w < tallies.length; w++) {
            final Lost inHand = lost.get(threads.get(w));
            if (inHand != null) {
                tallies[w].accept(givenUp(inHand), inHand.mission);
            }
            all.combine(tallies[w]);
        }
        return new BatchResult(request.missions(), unplayed(all), !lost.isEmpty(), all);
    }

    private long unplayed(final Tally all) {
        if (lost.isEmpty()) {
            return request.missions() - Math.min(next.get(), request.missions());
        }
        // How far the lost workers came in their last chunks only their tallies say.
        return request.missions() - all.completed() - all.aborts().count();
    }

    private Outcome givenUp(final Lost inHand) {
        final Outcome outcome = new Outcome(scenario.layout());
        outcome.abort(inHand.reason, inHand.detail);
        return outcome;
    }

    /** Plays chunks until there are none or a stop is asked for. A chunk once taken is played to its end: so what is played is a prefix of the range. */
    private void work(final int index, final Tally[] tallies) {
        try {
            final Worker worker = new Worker(scenario, request);
            // At once: of a worker that is lost the tally is all that is left.
            tallies[index] = worker.tally();
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
        } catch (final Throwable e) {
            fail(e);
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
            while (thread.isAlive() && !lost.containsKey(thread)) {
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

    /** Asks the workers to take no more chunks; {@link #run} then returns what was played, as soon as the chunks in hand are finished. */
    public void requestStop() {
        stop = true;
    }

    /**
     * Goes on without a worker whose bot does not answer, and asks the others to stop. The mission in hand counts as given up, the rest of its chunk as not played.
     *
     * @param worker will never write to anything of this batch again, and all that it wrote is visible to the caller
     */
    public void abandon(final Thread worker, final long mission, final String reason, final String detail) {
        stop = true;
        lost.put(worker, new Lost(mission, reason, detail));
    }

    /** Returns how far it is, by finished chunks. Cheap; never holds a worker up. */
    public BatchProgress snapshot() {
        return headline.progress(request.missions(), board.total());
    }
}
