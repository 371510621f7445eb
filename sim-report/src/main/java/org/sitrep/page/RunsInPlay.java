package org.sitrep.page;

import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import org.sitrep.engine.GrowingRun;

/** The runs of one question while one thread plays them and another may cancel. Thread-safe. */
final class RunsInPlay {
    private List<GrowingRun> runs = List.of();
    private boolean cancelled;

    /**
     * Plays, unless that was cancelled before.
     *
     * @param open opens or finds the runs
     * @param play plays them; returns whether everything was played
     * @return the same; false if nothing was played
     */
    boolean play(final Supplier<List<GrowingRun>> open, final Function<List<GrowingRun>, Boolean> play) {
        if (!begin(open)) {
            return false;
        }
        try {
            return play.apply(runs);
        } finally {
            end();
        }
    }

    private synchronized boolean begin(final Supplier<List<GrowingRun>> open) {
        if (cancelled) {
            return false;
        }
        runs = open.get();
        runs.forEach(GrowingRun::resume);
        return true;
    }

    private synchronized void end() {
        runs = List.of();
    }

    /** Stops within a chunk of trials, or before they begin. */
    synchronized void cancel() {
        cancelled = true;
        runs.forEach(GrowingRun::requestStop);
    }

    /** Returns whether {@link #cancel} was called. */
    synchronized boolean isCancelled() {
        return cancelled;
    }
}
