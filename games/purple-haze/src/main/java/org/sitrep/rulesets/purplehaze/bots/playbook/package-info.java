/**
 * Playbooks of Purple Haze: what their lines can ask about and do, and the bot that plays them. The language is that of
 * {@link org.sitrep.playbook}; what facts are worth is reckoned by the same classes that the rifleman uses.
 */
package org.sitrep.rulesets.purplehaze.bots.playbook;
