/**
 * Bots for Purple Haze, from random play to a sensible heuristic. Each sees the table through
 * {@link org.sitrep.rulesets.purplehaze.bots.GameView} and answers one question at a time.
 *
 * <p>Internal: changes are not announced.
 */
package org.sitrep.rulesets.purplehaze.bots;
