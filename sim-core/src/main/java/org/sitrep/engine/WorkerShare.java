package org.sitrep.engine;

import java.util.function.LongSupplier;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.portable.Threads;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.Playout;

/** One thread's share of a batch. Owns all data that its trials write to. Created and used by one thread. */
final class WorkerShare {
    private final Job job;
    private final long seed;
    /** Null if no times are measured. */
    private final LongSupplier clock;
    /** Records the slots of the first entry; null if none are recorded. */
    private SlotRecorder recorder;

    private final OutcomeLayout layout;
    private final String[] bots;
    private final Playout[] playouts;
    private final Outcome[] outcomes;
    private Gathered gathered;
    private final TrialKey key = new TrialKey();
    /** Index of the entry that is playing. */
    private int current;
    /** First trial of the chunk in progress or played last. */
    private long chunk;

    /** @throws IllegalArgumentException if a ruleset has no such bot, or the layout is too wide to tally */
    WorkerShare(final Job job, final SlotRecorder recorder, final LongSupplier clock) {
        this.job = job;
        layout = job.entries().get(0).scenario().layout();
        seed = job.request().seed();
        this.recorder = recorder;
        this.clock = clock;
        bots = job.entries().stream().map(Job.Entry::bot).toArray(String[]::new);
        playouts = job.entries().stream()
                .map(entry ->
                        entry.scenario().newPlayout(entry.bot(), job.request().maxDecisions()))
                .toArray(Playout[]::new);
        outcomes = job.entries().stream().map(entry -> new Outcome(layout)).toArray(Outcome[]::new);
        gathered = new Gathered(job);
    }

    /** Prepares for another range of the same job, as if nothing had been played; keeps the playouts. */
    void restart(final SlotRecorder other) {
        recorder = other;
        gathered = new Gathered(job);
    }

    /**
     * Plays trials {@code from … to - 1} in order, each with all entries. Allocates nothing after warm-up.
     *
     * @param rows of these trials, to be written; null for none
     * @throws TrialFailedException if a trial throws anything; what was gathered is then invalid
     */
    void play(final long from, final long to, final TrialBlock rows) {
        chunk = from;
        long trial = from;
        // To read the clock around each trial is dear, and tells nothing new if there is one entry.
        final boolean each = playouts.length > 1;
        try {
            long before = now();
            for (; trial < to; trial++) {
                Threads.note(trial);
                for (int e = 0; e < playouts.length; e++) {
                    play(e, trial, rows);
                    if (each) {
                        before = spend(e, before);
                    }
                }
                gathered.acceptPairs(outcomes);
                if (recorder != null) {
                    recorder.write(outcomes[0], trial);
                }
            }
            spend(playouts.length - 1, before);
        } catch (final Throwable e) {
            // Errors too: a stack overflow in a playout must name its trial, and no trial may get lost silently.
            throw new TrialFailedException(seed, trial, bots[current], e);
        }
    }

    private void play(final int entry, final long trial, final TrialBlock rows) {
        final Outcome outcome = outcomes[entry];
        current = entry;
        outcome.reset();
        playouts[entry].play(key.set(seed, trial), outcome);
        gathered.accept(entry, outcome, trial);
        if (rows != null) {
            rows.write(entry, trial, outcome);
        }
    }

    /** Counts the time since then as that of an entry, and returns the time now. */
    private long spend(final int entry, final long since) {
        final long now = now();
        gathered.spend(entry, now - since);
        return now;
    }

    private long now() {
        return clock == null ? 0 : clock.getAsLong();
    }

    /**
     * Aborts the trial in progress for the entry whose bot does not answer and for all later ones, so that all entries
     * have the same trials. Called when the thread that played is lost.
     */
    void giveUp(final long trial, final String reason, final String detail) {
        for (int e = current; e < playouts.length; e++) {
            outcomes[e] = new Outcome(layout);
            outcomes[e].abort(e == current ? reason : "not continued: " + reason, detail);
            gathered.accept(e, outcomes[e], trial);
        }
        gathered.acceptPairs(outcomes);
    }

    Gathered gathered() {
        return gathered;
    }

    /** Returns the first trial of the chunk in progress or played last. */
    long chunk() {
        return chunk;
    }
}
