/**
 * The drill: a plain policy, fixed to the letter.
 *
 * <p>Internal: changes are not announced.
 */
package org.sitrep.rulesets.rambo.bots.drill;
