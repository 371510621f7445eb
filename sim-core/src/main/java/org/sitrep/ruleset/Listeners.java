package org.sitrep.ruleset;

import java.util.List;
import org.sitrep.strategy.TrialListener;

/**
 * Who listens to one playout: to each of its tables, where a campaign plays its trials at several, and to the rolls
 * there. Nobody, where nothing is overridden.
 *
 * @param <R> the game's rolls
 */
public interface Listeners<R> {
    /** The table of a campaign where things happen between its trials. */
    int BETWEEN = -1;

    /** Returns who is told what happens at a table, from 0 or {@link #BETWEEN}. */
    default TrialListener trace(final int table) {
        return TrialListener.NONE;
    }

    /** Returns the rolls of a table: {@code plain}, or rolls with the same results that are told. */
    default R rolls(final int table, final R plain) {
        return plain;
    }

    /** Returns what was counted, if anything: see {@link Probe}. */
    default List<Probe.Count> counts() {
        return List.of();
    }

    /** Tells what was gathered and not told yet; called when the trial is over, however it ended. */
    default void close() {}
}
