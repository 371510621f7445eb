/**
 * Scenario files: from text to a tree of nodes that know their file, line, column, path and provenance, through
 * {@code extends}, overlays and {@code --set}, to immutable records; with every fault found reported at once. Knows no
 * game.
 *
 * <p>The way of the data:
 *
 * <ol>
 *   <li>{@link org.sitrep.scenario.ScenarioLoader} reads the files, one after the other ({@code YamlReader} makes nodes
 *       of the parser's events and refuses what is unsafe; {@code Header} takes out {@code sitrep}, {@code ruleset},
 *       {@code title} and {@code extends}; {@code ProvenanceRules} takes out {@code provenance}), and lays them over
 *       each other ({@code TreeMerge}, {@code SetOverlay}).
 *   <li>The result is a {@link org.sitrep.scenario.ScenarioDocument}: a tree of {@link org.sitrep.scenario.Node}, its
 *       canonical text and hash, and the counts of what comes from where.
 *   <li>{@link org.sitrep.scenario.Binder} turns the tree into the records of a game, whose components are described by
 *       {@link org.sitrep.scenario.Field}: once, for the binder, for {@link org.sitrep.scenario.SchemaWriter} and for
 *       {@link org.sitrep.scenario.ReferenceWriter}.
 * </ol>
 *
 * <p>Nothing is thrown for bad data: every step adds {@link org.sitrep.scenario.Finding findings}, with a code of
 * {@link org.sitrep.scenario.Codes}, and goes on as far as it can. Whoever called decides at the end, by
 * {@code Findings.isEmpty()}.
 *
 * <p>To describe a new value, add a component with {@code @Field} to the game's record. To report a new kind of fault,
 * add a code at the end of its block in {@code Codes} and a file that triggers it to the {@code invalid} corpus of the
 * tests; a test fails until it is there.
 */
package org.sitrep.scenario;
