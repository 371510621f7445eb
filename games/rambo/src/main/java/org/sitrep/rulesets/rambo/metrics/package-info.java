/**
 * Slots of the outcomes of missions and campaigns of Rambo.
 *
 * <p>Internal: changes are not announced.
 */
package org.sitrep.rulesets.rambo.metrics;
