/**
 * The capsule file: one JSON document a run, from which every report is made. {@link org.sitrep.report.capsule.CapsuleJson} writes and reads it; what
 * {@code run --format json} prints is the same document.
 *
 * <p>Keys come in a fixed order: the schema version; who played what ({@code tool, ruleset, scenario, title, setup, bot, botFile, maxDecisions, options, seed}); what
 * came of it ({@code missions, missionsHash, resultHash, decisions, headline, estimates}); and what that rests on ({@code abortedMissions, layout, tallies,
 * products, content, timing}). {@code estimates} is there for readers and not read back: it follows from the tallies.
 *
 * <p>Some keys stand only where there is something to say, and a file without them reads as before there were such keys: {@code trial}, what one trial is called
 * if not a mission; {@code survivals}, for readers, and {@code layout.survivals} with {@code curves}, on which it rests; {@code stepLabels} of a series;
 * {@code columnLabels} of a group. They enter the hash only where they stand, so that a file which lacks them keeps its hash.
 */
package org.sitrep.report.capsule;
