/**
 * Playbooks of Rambo: what their lines can ask about and do. The language is that of {@link org.sitrep.playbook}. The
 * worths that facts report are computed by {@code bots.sense}, which the pointman uses too.
 *
 * <p>A section is a subclass of {@link org.sitrep.rulesets.rambo.bots.playbook.SectionFacts} with its questions, facts
 * and actions. It has a line in {@link org.sitrep.rulesets.rambo.bots.playbook.Sections} and in {@code TableOutlook},
 * and a component of {@link org.sitrep.rulesets.rambo.bots.playbook.PlaybookText}, each at the same position in its
 * order. A question is a line of its section's questions, with actions that name its options.
 *
 * <p>Internal: changes are not announced.
 */
package org.sitrep.rulesets.rambo.bots.playbook;
