/** Scenarios of Rambo as the engine sees them. */
package org.sitrep.rulesets.rambo.scenario;
