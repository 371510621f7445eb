/**
 * Exact odds of draws and attacks, without simulation; there are no dice. Start with
 * {@link org.sitrep.rulesets.rambo.odds.DrawForm} and {@link org.sitrep.rulesets.rambo.odds.AttackForm}. Not for the
 * hot path.
 *
 * <p>Internal: changes are not announced.
 */
package org.sitrep.rulesets.rambo.odds;
