/**
 * Bots as text. A playbook has sections, one for each kind of question. A section has lines {@code when: condition, do:
 * action}; the first line that takes an option decides. This package implements the language, independent of any game.
 * A ruleset supplies the facts of conditions and the actions as a {@link org.sitrep.playbook.Vocabulary}, and their
 * current values as a {@link org.sitrep.playbook.FactReader}.
 *
 * <p>Loading: {@link org.sitrep.playbook.SectionText} is bound from the file,
 * {@link org.sitrep.playbook.SectionCompiler} parses ({@link org.sitrep.playbook.ConditionParser}), checks and compiles
 * it to a {@link org.sitrep.playbook.Section}. Playing: {@link org.sitrep.playbook.Section#choose} evaluates
 * {@link org.sitrep.playbook.Program}s on primitives and allocates nothing.
 *
 * <p>API: changes are announced in the changelog.
 */
package org.sitrep.playbook;
