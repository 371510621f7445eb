package org.sitrep.engine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.sitrep.outcome.Outcome;
import org.sitrep.portable.Threads;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.Playout;

/**
 * Plays ranges of trials and records chosen slots of each. The values recorded depend on content, bot, seed and index
 * alone, never on threads or chunks.
 *
 * <p>{@link #run} and {@link #record} are called by one thread; {@link #requestStop} and {@link #abandon} by any
 * thread. Memory: four bytes per slot and trial, and a playout per thread.
 */
public final class Recorder {
    private final CompiledScenario scenario;
    private final List<String> slotNames;
    private final RunRequest request;
    private final AtomicInteger aborted = new AtomicInteger();
    private volatile WorkerPool pool;
    private volatile boolean stop;
    private volatile boolean silent;

    /**
     * @param slotNames slots to record
     * @throws IllegalArgumentException if a slot or the bot is unknown, or the request has 2^31 or more trials
     */
    public Recorder(final CompiledScenario scenario, final List<String> slotNames, final RunRequest request) {
        this.scenario = scenario;
        this.slotNames = List.copyOf(slotNames);
        this.request = request;
        SlotRecorder.requireRoom(scenario.layout(), slotNames, request);
        // Discarded: only checks the bot before any thread starts.
        scenario.newPlayout(request.bot(), request.maxDecisions());
        pool = new WorkerPool(request);
    }

    /**
     * Plays the trials of the request and returns the recorded values; those of a prefix of the range if a stop was
     * requested or a bot did not answer. Their hash is that of all trials of the range, or 0 if some are missing.
     *
     * @throws TrialFailedException if a trial throws
     */
    public TrialValues run() {
        return record(request.firstTrial(), request.trials(), request.threads());
    }

    /**
     * Plays a range of trials as {@link #run} does for the request; plays none after a stop.
     *
     * @param first index of the first trial
     */
    public TrialValues record(final long first, final long trials, final int threads) {
        final RunRequest range = request.withRange(first, trials).withThreads(threads);
        final SlotRecorder recorder = new SlotRecorder(scenario.layout(), slotNames, range);
        // The chunk in progress of a lost thread stays in this list.
        final List<Integer> unfinished = Collections.synchronizedList(new ArrayList<>());
        final AtomicLong hash = new AtomicLong();
        pool = new WorkerPool(range);
        if (stop) {
            pool.requestStop();
        }
        final long neverBegun = pool.run(index -> {
            final WorkerPool.Worker worker = worker(recorder, hash);
            return (from, to) -> {
                final Integer chunk = (int) (from - first);
                unfinished.add(chunk);
                worker.play(from, to);
                unfinished.remove(chunk);
            };
        });
        int played = (int) (trials - neverBegun);
        for (final int from : List.copyOf(unfinished)) {
            played = Math.min(played, from);
        }
        return recorder.all(hash.get()).first(played);
    }

    private WorkerPool.Worker worker(final SlotRecorder recorder, final AtomicLong hash) {
        final Playout playout = scenario.newPlayout(request.bot(), request.maxDecisions());
        final Outcome outcome = new Outcome(scenario.layout());
        final TrialKey key = new TrialKey();
        return (from, to) -> {
            long sum = 0;
            int abortedHere = 0;
            for (long trial = from; trial < to; trial++) {
                Threads.note(trial);
                play(playout, key.set(request.seed(), trial), trial, outcome);
                recorder.write(outcome, trial);
                sum += outcome.hash(trial);
                abortedHere += outcome.aborted() ? 1 : 0;
            }
            hash.addAndGet(sum);
            aborted.addAndGet(abortedHere);
        };
    }

    private void play(final Playout playout, final TrialKey key, final long trial, final Outcome outcome) {
        try {
            outcome.reset();
            playout.play(key, outcome);
        } catch (final Throwable e) {
            throw new TrialFailedException(request.seed(), trial, request.bot(), e);
        }
    }

    /** Returns the number of aborted trials among those played so far. */
    public int aborted() {
        return aborted.get();
    }

    /** Returns whether a bot did not answer; the number of trials played then depends on a clock. */
    public boolean silent() {
        return silent;
    }

    /** Requests an early stop; chunks in progress are finished. */
    public void requestStop() {
        stop = true;
        pool.requestStop();
    }

    /**
     * Abandons a thread whose bot does not answer, and asks the others to stop. The trials from its chunk in progress
     * onwards are discarded.
     */
    public void abandon(final Thread thread) {
        silent = true;
        stop = true;
        pool.abandon(thread);
    }
}
