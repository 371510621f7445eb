package org.sitrep.engine;

import org.sitrep.stats.Tally;

/**
 * The result of a batch.
 *
 * @param requested trials requested
 * @param unplayed trials not played: the last ones of the range, unless a bot did not answer; 0 unless stopped
 * @param botSilent whether the batch ended because a bot did not answer
 * @param tally tally of all trials played
 */
public record BatchResult(long requested, long unplayed, boolean botSilent, Tally tally) {
    /**
     * Checks that every trial is accounted for.
     *
     * @throws IllegalStateException if {@code requested} is not the sum of completed, aborted and unplayed trials: a
     *     fault of the engine
     */
    public BatchResult {
        final long completed = tally.completed();
        final long aborted = tally.aborts().count();
        if (completed + aborted + unplayed != requested || unplayed < 0) {
            throw new IllegalStateException("trials are missing: " + requested + " requested, " + completed
                    + " completed, " + aborted + " aborted, " + unplayed + " unplayed");
        }
    }

    /** Returns whether the batch was stopped before its end. */
    public boolean interrupted() {
        return unplayed > 0;
    }
}
