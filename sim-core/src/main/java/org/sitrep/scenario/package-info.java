/**
 * Scenario files: from text to a tree of nodes with file, line, column, path and provenance, through {@code extends},
 * overlays and {@code --set}, to immutable records. All faults are reported at once. Independent of any game.
 *
 * <p>The data flow:
 *
 * <ol>
 *   <li>{@link org.sitrep.scenario.ScenarioLoader} reads the files one after the other. {@code YamlReader} turns the
 *       parser's events into nodes and rejects what is unsafe. {@code Header} takes out {@code sitrep},
 *       {@code ruleset}, {@code title} and {@code extends}; {@code ProvenanceRules} takes out {@code provenance}.
 *       {@code TreeMerge} and {@code SetOverlay} merge the files.
 *   <li>The result is a {@link org.sitrep.scenario.ScenarioDocument}: a tree of {@link org.sitrep.scenario.Node}, its
 *       canonical text and hash, and the counts by provenance.
 *   <li>{@link org.sitrep.scenario.Binder} turns the tree into the records of a game. {@link org.sitrep.scenario.Field}
 *       describes their components once, for the binder, for {@link org.sitrep.scenario.SchemaWriter} and for
 *       {@link org.sitrep.scenario.ReferenceWriter}.
 * </ol>
 *
 * <p>Bad data throws nothing: every step adds {@link org.sitrep.scenario.Finding findings}, with a code of
 * {@link org.sitrep.scenario.Codes}, and continues as far as it can. The caller decides at the end, by
 * {@code Findings.isEmpty()}.
 *
 * <p>To describe a new value, add a component with {@code @Field} to the game's record. To report a new kind of fault,
 * add a code at the end of its block in {@code Codes} and a file that triggers it to the {@code invalid} corpus of the
 * tests; a test fails until it exists.
 *
 * <p>API: changes are announced in the changelog.
 */
package org.sitrep.scenario;
