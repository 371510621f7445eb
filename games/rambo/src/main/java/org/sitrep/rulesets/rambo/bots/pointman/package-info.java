/**
 * The pointman: the default bot, sensible and greedy.
 *
 * <p>Internal: changes are not announced.
 */
package org.sitrep.rulesets.rambo.bots.pointman;
