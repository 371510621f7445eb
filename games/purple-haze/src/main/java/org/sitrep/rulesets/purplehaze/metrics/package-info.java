/**
 * The metrics of a combat, a Mission and a campaign: the slots of an outcome and their groups in reports. The slots are
 * filled from the state at the end.
 *
 * <p>Internal: changes are not announced.
 */
package org.sitrep.rulesets.purplehaze.metrics;
