package org.sitrep.engine;

import java.util.List;
import java.util.function.LongSupplier;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.Playout;
import org.sitrep.stats.PairTally;
import org.sitrep.stats.Tally;

/** One thread's share of a batch: everything that its trials write to is its own. Created and used by one thread. */
final class WorkerShare {
    private final RunRequest request;
    /** Null if nobody's time is measured. */
    private final LongSupplier clock;
    /** Null if nothing is written down; else of the first entry. */
    private final SlotRecorder journal;

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
    /** Whose turn it is. */
    private int inHand;

    /** @throws IllegalArgumentException if a ruleset has no such bot, or the layout is too wide to tally */
    WorkerShare(
            final List<Batch.Entry> entries,
            final List<PairedRun.Pair> pairs,
            final RunRequest request,
            final SlotRecorder journal,
            final LongSupplier clock) {
        layout = entries.get(0).scenario().layout();
        this.request = request;
        this.journal = journal;
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
     * Plays trials {@code from … to - 1} in order, each by all entries. After warm-up it allocates nothing.
     *
     * @throws TrialFailedException if one throws anything; the tallies are spoiled then
     */
    void play(final long from, final long to) {
        long trial = from;
        try {
            long before = now();
            for (; trial < to; trial++) {
                for (int e = 0; e < playouts.length; e++) {
                    play(e, trial);
                    final long now = now();
                    nanos[e] += now - before;
                    before = now;
                }
                tallyPairs();
                if (journal != null) {
                    journal.write(outcomes[0], trial);
                }
            }
        } catch (final Throwable e) {
            // Errors too: a stack overflow in a playout must name its trial, and no trial may get lost silently.
            throw new TrialFailedException(request.seed(), trial, bots[inHand], e);
        }
    }

    private void play(final int entry, final long trial) {
        final Outcome outcome = outcomes[entry];
        inHand = entry;
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
     * Ends the trial in hand for all, so that all have played the same: the bot that does not answer has given it up,
     * and so have those whose turn would have come. Called when the thread that played is lost.
     */
    void giveUp(final long trial, final String reason, final String detail) {
        for (int e = inHand; e < playouts.length; e++) {
            outcomes[e] = new Outcome(layout);
            outcomes[e].abort(e == inHand ? reason : "not played on: " + reason, detail);
            tallies[e].accept(outcomes[e], trial);
        }
        tallyPairs();
    }

    Tally tally(final int entry) {
        return tallies[entry];
    }

    /** Returns the time that an entry's trials took by the clock; 0 without one. */
    long nanos(final int entry) {
        return nanos[entry];
    }

    PairTally pair(final int pair) {
        return pairs[pair];
    }
}
