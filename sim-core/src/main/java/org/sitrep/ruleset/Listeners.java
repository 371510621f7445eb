package org.sitrep.ruleset;

import java.util.List;
import org.sitrep.strategy.TrialListener;

/**
 * The listeners of one playout: one for each of its tables, where a campaign plays its trials at several, and for the
 * rolls there. By default none.
 *
 * @param <R> the game's rolls
 */
public interface Listeners<R> {
    /** The table of a campaign for events between its trials. */
    int BETWEEN = -1;

    /** Returns the listener of a table, given by its number from 0 or {@link #BETWEEN}. */
    default TrialListener trace(final int table) {
        return TrialListener.NONE;
    }

    /** Returns the rolls of a table: {@code plain}, or rolls with the same results that are narrated. */
    default R rolls(final int table, final R plain) {
        return plain;
    }

    /** Returns the counts so far, if any: see {@link Probe}. */
    default List<Probe.Count> counts() {
        return List.of();
    }

    /** Flushes pending narration; called at the end of the trial, however it ended. */
    default void close() {}
}
