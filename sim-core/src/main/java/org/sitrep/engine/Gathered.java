package org.sitrep.engine;

import java.util.Arrays;
import java.util.stream.Stream;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.stats.Exchange;
import org.sitrep.stats.PairTally;
import org.sitrep.stats.Tally;

/**
 * All that the trials of a job leave behind but recorded slots: tallies of each entry and pair, or only the hash and
 * the aborted trials of the first entry; and the time that they took. All are exact integers, so that {@link #add} may
 * come in any order. Not thread-safe. Memory: that of the tallies.
 */
final class Gathered {
    private final int[] first;
    private final int[] second;
    /** Empty if nothing is tallied. */
    private final Tally[] tallies;

    private final PairTally[] pairs;
    /** Time of each entry's trials. */
    private final long[] nanos;

    private long hash;
    private long aborted;

    /** @throws IllegalArgumentException if a layout is too wide to tally */
    Gathered(final Job job) {
        final OutcomeLayout layout = job.entries().get(0).scenario().layout();
        tallies = job.entries().stream()
                .filter(entry -> job.tallied())
                .map(entry -> new Tally(layout))
                .toArray(Tally[]::new);
        first = job.pairs().stream().mapToInt(PairedRun.Pair::first).toArray();
        second = job.pairs().stream().mapToInt(PairedRun.Pair::second).toArray();
        nanos = new long[job.entries().size()];
        pairs = job.pairs().stream().map(pair -> new PairTally(layout)).toArray(PairTally[]::new);
    }

    /** Adds the trial of an entry. Allocates nothing. */
    void accept(final int entry, final Outcome outcome, final long trial) {
        if (tallies.length > 0) {
            tallies[entry].accept(outcome, trial);
        } else {
            hash += outcome.hash(trial);
            aborted += outcome.aborted() ? 1 : 0;
        }
    }

    /** Adds the time that a trial of an entry took. */
    void spend(final int entry, final long time) {
        nanos[entry] += time;
    }

    /** Adds the pairs of a trial that all entries have played. Allocates nothing. */
    void acceptPairs(final Outcome[] outcomes) {
        for (int p = 0; p < pairs.length; p++) {
            pairs[p].accept(outcomes[first[p]], outcomes[second[p]]);
        }
    }

    /** Adds other trials of the same job. */
    void add(final Gathered other) {
        for (int e = 0; e < tallies.length; e++) {
            tallies[e].combine(other.tallies[e]);
        }
        for (int p = 0; p < pairs.length; p++) {
            pairs[p].combine(other.pairs[p]);
        }
        Arrays.setAll(nanos, entry -> nanos[entry] + other.nanos[entry]);
        hash += other.hash;
        aborted += other.aborted;
    }

    /** Writes everything, or replaces it by that of the same job. */
    void exchange(final Exchange with) {
        Stream.of(tallies).forEach(tally -> tally.exchange(with));
        Stream.of(pairs).forEach(pair -> pair.exchange(with));
        with.numbers(nanos);
        hash = with.number(hash);
        aborted = with.number(aborted);
    }

    /** Returns the time that an entry's trials took by the clocks of their threads; 0 without a clock. */
    long nanos(final int entry) {
        return nanos[entry];
    }

    Tally tally(final int entry) {
        return tallies[entry];
    }

    PairTally pair(final int pair) {
        return pairs[pair];
    }

    /** Returns the hash of the first entry's outcomes. */
    long hash() {
        return tallies.length > 0 ? tallies[0].hash() : hash;
    }

    /** Returns the number of the first entry's aborted trials. */
    long aborted() {
        return tallies.length > 0 ? tallies[0].aborts().count() : aborted;
    }
}
