/**
 * Bots as text. A playbook has sections, one for each sort of question; a section has lines {@code when: condition, do:
 * action}; the first line that has something to take decides. This package knows the language and no game: which facts
 * a condition may name, which actions there are and what they are at the moment comes from a ruleset, as a
 * {@link org.sitrep.playbook.Vocabulary} and an {@link org.sitrep.playbook.FactReader}.
 *
 * <p>Loading: {@link org.sitrep.playbook.SectionText} is bound from the file,
 * {@link org.sitrep.playbook.SectionCompiler} parses ({@link org.sitrep.playbook.ConditionParser}), checks and compiles
 * it to a {@link org.sitrep.playbook.Section}. Playing: {@link org.sitrep.playbook.Section#choose} evaluates
 * {@link org.sitrep.playbook.Program}s on primitives and allocates nothing.
 */
package org.sitrep.playbook;
