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
 * Plays ranges of missions and writes down chosen slots of each. What is written depends on content, bot, seed and
 * index alone, never on threads or chunks.
 *
 * <p>{@link #run} and {@link #record} are called by one thread; {@link #requestStop} and {@link #abandon} by any.
 * Memory: four bytes a slot and mission, and a playout a thread.
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
     * @throws IllegalArgumentException if there is no such slot or bot, or there are 2^31 missions or more
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
     * Plays the missions of the request and returns what was written down, of a prefix of the range if a stop was asked
     * for or a bot did not answer; its hash is that of the missions of the whole range, or 0 if some are missing.
     *
     * @throws TrialFailedException if a mission throws
     */
    public TrialValues run() {
        return record(request.firstMission(), request.missions(), request.threads());
    }

    /**
     * Plays a range of missions as {@link #run} does those of the request; nothing after a stop.
     *
     * @param first index of the first mission
     */
    public TrialValues record(final long first, final long missions, final int threads) {
        final RunRequest range = request.withRange(first, missions).withThreads(threads);
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
        int played = (int) (missions - neverBegun);
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
            for (long mission = from; mission < to; mission++) {
                play(playout, key.set(request.seed(), mission), mission, outcome);
                journal.write(outcome, mission);
                sum += outcome.hash(mission);
                given += outcome.aborted() ? 1 : 0;
            }
            hash.addAndGet(sum);
            aborted.addAndGet(given);
        };
    }

    private void play(final Playout playout, final TrialKey key, final long mission, final Outcome outcome) {
        try {
            outcome.reset();
            playout.play(key, outcome);
        } catch (final Throwable e) {
            throw new TrialFailedException(request.seed(), mission, request.bot(), e);
        }
    }

    /** Returns how many missions were given up before their end, of those played so far. */
    public int aborted() {
        return aborted.get();
    }

    /** Returns whether a bot did not answer: how many missions were played then depends on a clock. */
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
