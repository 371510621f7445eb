/**
 * Replays in words: turns traces into sentences and draws the board. Not for the hot path: a batch loads none of it.
 *
 * <p>Internal: changes are not announced.
 */
package org.sitrep.rulesets.purplehaze.story;
