package org.sitrep.engine;

import org.sitrep.stats.Tally;

/**
 * What a batch came to.
 *
 * @param requested missions asked for
 * @param unplayed missions never begun, the last ones of the range; 0 unless interrupted
 * @param tally all missions that were played
 */
public record BatchResult(long requested, long unplayed, Tally tally) {
    /**
     * Checks that no mission got lost.
     *
     * @throws IllegalStateException if {@code requested} is not the sum of completed, aborted and unplayed missions: a fault of the engine
     */
    public BatchResult {
        final long completed = tally.completed();
        final long aborted = tally.aborts().count();
        if (completed + aborted + unplayed != requested || unplayed < 0) {
            throw new IllegalStateException("missions got lost: " + requested + " requested, " + completed
                    + " completed, " + aborted + " aborted, " + unplayed + " unplayed");
        }
    }

    /** Returns whether the batch was stopped before its end. */
    public boolean interrupted() {
        return unplayed > 0;
    }
}
