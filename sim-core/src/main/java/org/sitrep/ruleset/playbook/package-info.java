/**
 * How playbooks take a seat, the same in every game. A game gives the record of its files
 * ({@link org.sitrep.ruleset.playbook.PlaybookRecord}), what lines may name ({@link org.sitrep.playbook.SectionIndex})
 * and what that is at the table ({@link org.sitrep.ruleset.playbook.QuestionOutlook});
 * {@link org.sitrep.ruleset.playbook.Playbooks} reads and checks files by them, and a bot plays what they say.
 */
package org.sitrep.ruleset.playbook;
