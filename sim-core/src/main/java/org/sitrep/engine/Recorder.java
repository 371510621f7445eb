package org.sitrep.engine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.sitrep.outcome.Outcome;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.Playout;

/**
 * Plays ranges of trials and writes down chosen slots of each. What is written depends on content, bot, seed and index
 * alone, never on threads or chunks.
 *
 * <p>{@link #run} and {@link #record} are called by one thread; {@link #requestStop} and {@link #abandon} by any.
 * Memory: four bytes a slot and trial, and a playout a thread.
 */
public final class Recorder {
    private final CompiledScenario scenario;
    private final List<String> slotNames;
    private final RunRequest request;
    private final AtomicInteger aborted = new AtomicInteger();
    private volatile WorkerPool crew;
    private volatile boolean stop;
    private volatile boolean silent;

    /**
     * @param slotNames what to write down
     * @throws IllegalArgumentException if there is no such slot or bot, or there are 2^31 trials or more
     */
    public Recorder(final CompiledScenario scenario, final List<String> slotNames, final RunRequest request) {
        this.scenario = scenario;
        this.slotNames = List.copyOf(slotNames);
        this.request = request;
        SlotRecorder.requireRoom(scenario.layout(), slotNames, request);
        // Thrown away: only to find a wrong bot before any thread starts.
        scenario.newPlayout(request.bot(), request.maxDecisions());
        crew = new WorkerPool(request);
    }

    /**
     * Plays the trials of the request and returns what was written down, of a prefix of the range if a stop was asked
     * for or a bot did not answer; its hash is that of the trials of the whole range, or 0 if some are missing.
     *
     * @throws TrialFailedException if a trial throws
     */
    public TrialValues run() {
        return record(request.firstTrial(), request.trials(), request.threads());
    }

    /**
     * Plays a range of trials as {@link #run} does those of the request; nothing after a stop.
     *
     * @param first index of the first trial
     */
    public TrialValues record(final long first, final long trials, final int threads) {
        final RunRequest range = request.withRange(first, trials).withThreads(threads);
        final SlotRecorder journal = new SlotRecorder(scenario.layout(), slotNames, range);
        // Chunks in hand of a lost thread stay here.
        final List<Integer> unfinished = Collections.synchronizedList(new ArrayList<>());
        final AtomicLong hash = new AtomicLong();
        crew = new WorkerPool(range);
        if (stop) {
            crew.requestStop();
        }
        final long neverBegun = crew.run(index -> {
            final WorkerPool.Hand hand = hand(journal, hash);
            return (from, to) -> {
                final Integer chunk = (int) (from - first);
                unfinished.add(chunk);
                hand.play(from, to);
                unfinished.remove(chunk);
            };
        });
        int played = (int) (trials - neverBegun);
        for (final int from : List.copyOf(unfinished)) {
            played = Math.min(played, from);
        }
        return journal.all(hash.get()).first(played);
    }

    private WorkerPool.Hand hand(final SlotRecorder journal, final AtomicLong hash) {
        final Playout playout = scenario.newPlayout(request.bot(), request.maxDecisions());
        final Outcome outcome = new Outcome(scenario.layout());
        final TrialKey key = new TrialKey();
        return (from, to) -> {
            long sum = 0;
            int given = 0;
            for (long trial = from; trial < to; trial++) {
                play(playout, key.set(request.seed(), trial), trial, outcome);
                journal.write(outcome, trial);
                sum += outcome.hash(trial);
                given += outcome.aborted() ? 1 : 0;
            }
            hash.addAndGet(sum);
            aborted.addAndGet(given);
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

    /** Returns how many trials were given up before their end, of those played so far. */
    public int aborted() {
        return aborted.get();
    }

    /** Returns whether a bot did not answer: how many trials were played then depends on a clock. */
    public boolean silent() {
        return silent;
    }

    /** Asks for an early end: chunks in hand are finished. */
    public void requestStop() {
        stop = true;
        crew.requestStop();
    }

    /**
     * Goes on without a thread whose bot does not answer, and asks the others to stop. What comes after the chunk it
     * had in hand is dropped.
     */
    public void abandon(final Thread thread) {
        silent = true;
        stop = true;
        crew.abandon(thread);
    }
}
