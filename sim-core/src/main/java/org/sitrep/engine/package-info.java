/**
 * Plays a batch of missions on all cores and boils it down to a capsule: the one file from which every report is made.
 *
 * <p>{@link org.sitrep.engine.Runner} is the door: from a compiled scenario, a {@link org.sitrep.engine.RunSubject} (what it is) and a
 * {@link org.sitrep.engine.RunRequest} (what to play) it makes a {@link org.sitrep.engine.Capsule}. Behind it {@link org.sitrep.engine.Batch} hands chunks of
 * missions to workers. {@link org.sitrep.engine.Capsules} pools capsules of adjacent ranges; {@link org.sitrep.engine.Estimates} turns one into numbers with
 * intervals. {@link org.sitrep.engine.Input} says of any result what it was made from. {@link org.sitrep.engine.Contest} plays each mission with several contenders and lays pairs of them side by side.
 *
 * <p>What holds throughout: a result depends on scenario, bot, bound, seed and index range alone, never on threads, chunks, order or clock; no mission gets lost
 * (requested = completed + aborted + unplayed, checked); a run that was stopped has played a contiguous prefix of its range and can be continued and merged
 * exactly; a mission that throws stops the run and is named, the same one for any number of threads. One run is
 * an exception: where a bot from outside does not answer, the worker is left behind, what was played has a gap, and the capsule says so and is never merged.
 */
package org.sitrep.engine;
