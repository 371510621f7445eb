/** The planner: looks through a whole turn before it begins, and again whenever something new lies open. */
package org.sitrep.rulesets.rambo.bots.planner;
