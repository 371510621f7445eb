/**
 * Plays a batch of trials on all cores and reduces it to a run result: the one file from which every report is made.
 *
 * <p>{@link org.sitrep.engine.PairedRun} is the entry point. From {@link org.sitrep.engine.PairedEntry}s (the scenarios
 * and bots) and a {@link org.sitrep.engine.RunRequest} (the trials) it makes one {@link org.sitrep.engine.RunResult}
 * per entry, and tallies chosen pairs trial by trial. A single run has one entry. It plays in stages, between which it
 * may be saved. {@link org.sitrep.engine.Batch} distributes chunks of trials to threads, and the last part of a range
 * to {@link org.sitrep.engine.Elsewhere} if the request names other places. {@link org.sitrep.engine.Recorder} records
 * chosen slots trial by trial instead; {@link org.sitrep.engine.TrialRows} receives all slots of each trial while a run
 * plays. {@link org.sitrep.engine.RunResults} merges results of adjacent ranges. {@link org.sitrep.engine.Estimates}
 * computes estimates with intervals from a result. {@link org.sitrep.engine.ContentSummary} describes the content that
 * any result was made from.
 *
 * <p>Invariants: a result depends on scenario, bot, bound, seed and index range alone, never on threads, chunks, order
 * or clock. Every trial is accounted for (requested = completed + aborted + unplayed, checked). A stopped run has
 * played a contiguous prefix of its range and can be continued and merged exactly. A trial that throws stops the run
 * and is named, the same one for any number of threads. One case is an exception: if an external bot does not answer,
 * its worker is abandoned. The trials played then have a gap; the result records this and is never merged.
 *
 * <p>API: changes are announced in the changelog.
 */
@Records
package org.sitrep.engine;

import org.sitrep.scenario.Records;
