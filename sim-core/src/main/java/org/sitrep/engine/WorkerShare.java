package org.sitrep.engine;

import java.util.List;
import java.util.function.LongSupplier;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.portable.Threads;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.Playout;
import org.sitrep.stats.PairTally;
import org.sitrep.stats.Tally;

/** One thread's share of a batch. Owns all data that its trials write to. Created and used by one thread. */
final class WorkerShare {
    private final RunRequest request;
    /** Null if no times are measured. */
    private final LongSupplier clock;
    /** Records the slots of the first entry; null if none are recorded. */
    private final SlotRecorder recorder;

    private final OutcomeLayout layout;
    private final String[] bots;
    private final Playout[] playouts;
    private final Outcome[] outcomes;
    private final Tally[] tallies;
    private final long[] nanos;
    private final int[] first;
    private final int[] second;
    private final PairTally[] pairs;
    private final TrialKey key = new TrialKey();
    /** Index of the entry that is playing. */
    private int current;

    /** @throws IllegalArgumentException if a ruleset has no such bot, or the layout is too wide to tally */
    WorkerShare(
            final List<Batch.Entry> entries,
            final List<PairedRun.Pair> pairs,
            final RunRequest request,
            final SlotRecorder recorder,
            final LongSupplier clock) {
        layout = entries.get(0).scenario().layout();
        this.request = request;
        this.recorder = recorder;
        this.clock = clock;
        bots = entries.stream().map(Batch.Entry::bot).toArray(String[]::new);
        playouts = entries.stream()
                .map(entry -> entry.scenario().newPlayout(entry.bot(), request.maxDecisions()))
                .toArray(Playout[]::new);
        outcomes = entries.stream().map(entry -> new Outcome(layout)).toArray(Outcome[]::new);
        tallies = entries.stream().map(entry -> new Tally(layout)).toArray(Tally[]::new);
        nanos = new long[playouts.length];
        first = pairs.stream().mapToInt(PairedRun.Pair::first).toArray();
        second = pairs.stream().mapToInt(PairedRun.Pair::second).toArray();
        this.pairs = pairs.stream().map(pair -> new PairTally(layout)).toArray(PairTally[]::new);
    }

    /**
     * Plays trials {@code from … to - 1} in order, each with all entries. Allocates nothing after warm-up.
     *
     * @throws TrialFailedException if a trial throws anything; the tallies are then invalid
     */
    void play(final long from, final long to) {
        long trial = from;
        try {
            long before = now();
            for (; trial < to; trial++) {
                Threads.note(trial);
                for (int e = 0; e < playouts.length; e++) {
                    play(e, trial);
                    final long now = now();
                    nanos[e] += now - before;
                    before = now;
                }
                tallyPairs();
                if (recorder != null) {
                    recorder.write(outcomes[0], trial);
                }
            }
        } catch (final Throwable e) {
            // Errors too: a stack overflow in a playout must name its trial, and no trial may get lost silently.
            throw new TrialFailedException(request.seed(), trial, bots[current], e);
        }
    }

    private void play(final int entry, final long trial) {
        final Outcome outcome = outcomes[entry];
        current = entry;
        outcome.reset();
        playouts[entry].play(key.set(request.seed(), trial), outcome);
        tallies[entry].accept(outcome, trial);
    }

    private long now() {
        return clock == null ? 0 : clock.getAsLong();
    }

    private void tallyPairs() {
        for (int p = 0; p < pairs.length; p++) {
            pairs[p].accept(outcomes[first[p]], outcomes[second[p]]);
        }
    }

    /**
     * Aborts the trial in progress for the entry whose bot does not answer and for all later ones, so that all entries
     * have the same trials. Called when the thread that played is lost.
     */
    void giveUp(final long trial, final String reason, final String detail) {
        for (int e = current; e < playouts.length; e++) {
            outcomes[e] = new Outcome(layout);
            outcomes[e].abort(e == current ? reason : "not continued: " + reason, detail);
            tallies[e].accept(outcomes[e], trial);
        }
        tallyPairs();
    }

    Tally tally(final int entry) {
        return tallies[entry];
    }

    /** Returns the time that an entry's trials took by the clock; 0 without a clock. */
    long nanos(final int entry) {
        return nanos[entry];
    }

    PairTally pair(final int pair) {
        return pairs[pair];
    }
}
