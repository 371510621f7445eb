package org.sitrep.engine;

/**
 * Receives every trial of a run as rows, one per entry, while it is played. Blocks come in the order of the trials,
 * each once, whatever the number of threads and the size of chunks. Threads that play wait while it is slower than they
 * are, so memory is bounded.
 *
 * <p>A run whose rows are received plays all of its trials here, never {@linkplain Elsewhere elsewhere}. A run that
 * continues an earlier one delivers only the trials that it plays itself. If a bot does not answer, some of the trials
 * played are not delivered: a prefix is.
 */
@FunctionalInterface
public interface TrialRows {
    /**
     * Receives the next trials. Called by one thread at a time, not always the same one; what an earlier call wrote is
     * visible. Its exceptions end the run, which throws them.
     *
     * @param block valid during the call only; its arrays are reused
     */
    void accept(TrialBlock block);
}
