/**
 * Exact odds of Fire orders, without simulation. A weapon and the circumstances give a pool of dice. The pool's exact
 * law and the target's cover give the probability to eliminate it. Start with
 * {@link org.sitrep.rulesets.purplehaze.odds.Armoury}, then {@link org.sitrep.rulesets.purplehaze.odds.FireOrder}, then
 * {@link org.sitrep.rulesets.purplehaze.odds.FireOdds}. Not for the hot path: it may allocate.
 *
 * <p>Internal: changes are not announced.
 */
package org.sitrep.rulesets.purplehaze.odds;
