/**
 * Playbooks of Purple Haze: the facts and actions of their lines, and the bot that plays them. The language is that of
 * {@link org.sitrep.playbook}; the values of facts come from the classes that the rifleman uses, too.
 *
 * <p>Internal: changes are not announced.
 */
package org.sitrep.rulesets.purplehaze.bots.playbook;
