package org.sitrep.engine;

import java.util.List;
import org.sitrep.ruleset.CompiledScenario;

/**
 * Trials of some entries, to be played here or {@linkplain Elsewhere elsewhere}. Immutable.
 *
 * @param entries entries with the same layout, at least one
 * @param pairs entries that are compared trial by trial
 * @param slots names of the slots of the first entry that are recorded
 * @param tallied whether outcomes are tallied; otherwise they are only recorded
 * @param request seed, range, bound and threads; its bot is ignored
 */
public record Job(
        List<Entry> entries, List<PairedRun.Pair> pairs, List<String> slots, boolean tallied, RunRequest request) {
    /** A scenario and the bot that plays it. */
    public record Entry(CompiledScenario scenario, String bot) {}

    /** Copies the lists. */
    public Job {
        entries = List.copyOf(entries);
        pairs = List.copyOf(pairs);
        slots = List.copyOf(slots);
    }

    /** Returns the same job with another range. */
    public Job range(final long first, final long trials) {
        return with(request.withRange(first, trials));
    }

    /** Returns the same job with other places. */
    public Job elsewhere(final Elsewhere places) {
        return with(request.withElsewhere(places));
    }

    /** Returns the same job with another request. */
    Job with(final RunRequest other) {
        return new Job(entries, pairs, slots, tallied, other);
    }
}
