/**
 * The files of results. {@link org.sitrep.report.result.RunResultJson} writes and reads the capsule of a run, from
 * which every report of it is made; what {@code run --format json} prints is the same document.
 * {@link org.sitrep.report.result.ResultFile} lists the results of several runs.
 *
 * <p>{@link org.sitrep.report.result.JsonForms} binds records to JSON both ways: a component is a key. What differs is
 * declared in {@code ResultForms} and {@code RunResultForm}. A new component of a study that is an
 * {@link java.util.Optional} needs nothing here: files without its key are read as if it were empty.
 *
 * <p>Keys of a capsule come in a fixed order: the schema version; who played what ({@code tool, ruleset, scenario,
 * title, setup, bot, botFile, maxDecisions, options, seed}); what came of it ({@code trials, outcomeHash, resultHash,
 * decisions, headline, estimates}); and what that rests on ({@code abortedTrials, layout, tallies, products, content,
 * timing}). {@code estimates} is there for readers and not read back: it follows from the tallies.
 *
 * <p>Some keys stand only where there is something to say, and a file without them reads as before there were such
 * keys: {@code trial}, what one trial is called if not a trial; {@code survivals}, for readers, and
 * {@code layout.survivals} with {@code curves}, on which it rests; {@code stepLabels} of a series; {@code columnLabels}
 * of a group. They enter the hash only where they stand, so that a file which lacks them keeps its hash.
 */
package org.sitrep.report.result;
