/**
 * What is counted of a combat, a Mission and a campaign: the slots of an outcome, how a report groups them, and how
 * they are filled from the state at the end.
 */
package org.sitrep.rulesets.purplehaze.metrics;
