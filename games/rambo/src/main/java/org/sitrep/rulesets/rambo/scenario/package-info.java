/** Scenarios of Rambo as the engine plays them. */
package org.sitrep.rulesets.rambo.scenario;
