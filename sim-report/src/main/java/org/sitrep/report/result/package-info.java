/**
 * The files of results. {@link org.sitrep.report.result.RunResultJson} writes and reads the result of a run, from which
 * every report of it is made; {@code run --format json} prints the same document.
 * {@link org.sitrep.report.result.ResultFile} lists the results of several runs.
 *
 * <p>{@link org.sitrep.report.result.JsonForms} maps records to JSON and back: each component has a key. Differences
 * are declared in {@code ResultForms} and {@code RunResultForm}. A new component of a study that is an
 * {@link java.util.Optional} needs no change here: a missing key is read as empty.
 *
 * <p>Keys of a run's file have a fixed order. First come the schema version and the inputs ({@code tool, ruleset,
 * scenario, title, setup, bot, botFile, maxDecisions, options, seed}), then the results ({@code trials, outcomeHash,
 * resultHash, decisions, headline, estimates}), then the data behind them ({@code abortedTrials, layout, tallies,
 * products, content, timing}). {@code estimates} is written for readers and not read back, because it follows from the
 * tallies.
 *
 * <p>Some keys are optional, and files without them read as before these keys existed: {@code trial}, the name of one
 * trial if it is not "trial"; {@code survivals}, for readers, and {@code layout.survivals} with {@code curves}, the
 * data behind it; {@code stepLabels} of a series; {@code columnLabels} of a group. They enter the hash only where they
 * are present, so a file that lacks them keeps its hash.
 *
 * <p>Internal: changes are not announced.
 */
@Records
package org.sitrep.report.result;

import org.sitrep.scenario.Records;
