/**
 * Scenarios of Rambo as the engine plays them.
 *
 * <p>Internal: changes are not announced.
 */
package org.sitrep.rulesets.rambo.scenario;
