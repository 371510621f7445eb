/**
 * Turns playbooks into bots, in the same way for every game. A game supplies the record of its files
 * ({@link org.sitrep.ruleset.playbook.PlaybookRecord}), the names that lines may use
 * ({@link org.sitrep.playbook.SectionIndex}), and their current values
 * ({@link org.sitrep.ruleset.playbook.QuestionOutlook}). {@link org.sitrep.ruleset.playbook.Playbooks} reads and checks
 * files with these; a bot plays the result.
 *
 * <p>API: changes are announced in the changelog.
 */
package org.sitrep.ruleset.playbook;
