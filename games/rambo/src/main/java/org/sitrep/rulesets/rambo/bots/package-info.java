/**
 * Bots of Rambo, and the view that they see.
 *
 * <p>Internal: changes are not announced.
 */
package org.sitrep.rulesets.rambo.bots;
