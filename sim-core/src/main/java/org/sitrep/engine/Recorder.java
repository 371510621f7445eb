package org.sitrep.engine;

import java.util.List;
import org.sitrep.ruleset.CompiledScenario;

/**
 * Plays ranges of trials and records chosen slots of each. The values recorded depend on content, bot, seed and index
 * alone, never on threads or chunks.
 *
 * <p>{@link #run} and {@link #record} are called by one thread; {@link #requestStop} and {@link #abandon} by any
 * thread. Memory: four bytes per slot and trial, and a playout per thread.
 */
public final class Recorder {
    private final Job job;
    private volatile Batch batch;
    private volatile boolean stop;
    private volatile boolean silent;
    private volatile int aborted;

    /**
     * @param slotNames slots to record
     * @throws IllegalArgumentException if a slot or the bot is unknown, or the request has 2^31 or more trials
     */
    public Recorder(final CompiledScenario scenario, final List<String> slotNames, final RunRequest request) {
        job = new Job(List.of(new Job.Entry(scenario, request.bot())), List.of(), slotNames, false, request);
        SlotRecorder.requireRoom(scenario.layout(), slotNames, request);
        // Discarded: only checks the bot.
        scenario.newPlayout(request.bot(), request.maxDecisions());
    }

    /**
     * Plays the trials of the request and returns the recorded values; those of a prefix of the range if a stop was
     * requested or a bot did not answer. Their hash is that of all trials of the range, or 0 if some are missing.
     *
     * @throws TrialFailedException if a trial throws
     */
    public TrialValues run() {
        final RunRequest request = job.request();
        return record(request.firstTrial(), request.trials(), request.threads());
    }

    /**
     * Plays a range of trials as {@link #run} does for the request; plays none after a stop.
     *
     * @param first index of the first trial
     */
    public TrialValues record(final long first, final long trials, final int threads) {
        final Batch part =
                Batch.ofChecked(job.with(job.request().withRange(first, trials).withThreads(threads)));
        batch = part;
        if (stop) {
            part.requestStop();
        }
        part.playTo(trials, null);
        aborted += part.aborted();
        return part.recorded();
    }

    /** Returns the number of aborted trials among those played so far. */
    public int aborted() {
        return aborted;
    }

    /** Returns whether a bot did not answer; the number of trials played then depends on a clock. */
    public boolean silent() {
        return silent;
    }

    /** Requests an early stop; chunks in progress are finished. */
    public void requestStop() {
        stop = true;
        final Batch part = batch;
        if (part != null) {
            part.requestStop();
        }
    }

    /**
     * Abandons a thread whose bot does not answer, and asks the others to stop. The trials from its chunk in progress
     * onwards are discarded.
     */
    public void abandon(final Thread thread) {
        silent = true;
        stop = true;
        batch.abandon(thread, 0, "", "");
    }
}
