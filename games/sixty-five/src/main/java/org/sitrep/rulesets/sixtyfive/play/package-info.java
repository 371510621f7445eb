/**
 * Shared parts of the play of '65: its events, its draws, and the questions asked of bots.
 *
 * <p>Internal: changes are not announced.
 */
package org.sitrep.rulesets.sixtyfive.play;
