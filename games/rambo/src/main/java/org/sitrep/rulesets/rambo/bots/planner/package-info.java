/**
 * The planner: searches a whole turn before it begins, and again whenever something new is revealed.
 *
 * <p>Internal: changes are not announced.
 */
package org.sitrep.rulesets.rambo.bots.planner;
