/**
 * Plays a batch of trials on all cores and boils it down to a capsule: the one file from which every report is made.
 *
 * <p>{@link org.sitrep.engine.PairedRun} is the door: from {@link org.sitrep.engine.PairedEntry}s (what they are) and a
 * {@link org.sitrep.engine.RunRequest} (what to play) it makes a {@link org.sitrep.engine.RunResult} each and lays
 * chosen pairs of them side by side; a run is a contest of one. It plays in stages, between which it may be saved.
 * Behind it {@link org.sitrep.engine.Batch} hands chunks of trials to threads. {@link org.sitrep.engine.Recorder}
 * writes chosen slots down trial by trial instead. {@link org.sitrep.engine.RunResults} pools capsules of adjacent
 * ranges; {@link org.sitrep.engine.Estimates} turns one into numbers with intervals.
 * {@link org.sitrep.engine.ContentSummary} says of any result what it was made from.
 *
 * <p>What holds throughout: a result depends on scenario, bot, bound, seed and index range alone, never on threads,
 * chunks, order or clock; no trial gets lost (requested = completed + aborted + unplayed, checked); a run that was
 * stopped has played a contiguous prefix of its range and can be continued and merged exactly; a trial that throws
 * stops the run and is named, the same one for any number of threads. One run is an exception: where a bot from outside
 * does not answer, the worker is left behind, what was played has a gap, and the capsule says so and is never merged.
 */
package org.sitrep.engine;
