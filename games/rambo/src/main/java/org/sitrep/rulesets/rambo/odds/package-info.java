/**
 * Exact odds of the next cards of a deck, without simulation; there are no dice. Start with
 * {@link org.sitrep.rulesets.rambo.odds.DrawForm}. Not for the hot path: it may allocate.
 *
 * <p>Internal: changes are not announced.
 */
package org.sitrep.rulesets.rambo.odds;
