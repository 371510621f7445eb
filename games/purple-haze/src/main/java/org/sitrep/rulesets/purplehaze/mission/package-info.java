/**
 * A Mission from set-up to its end (sections 5 to 7 and 11 of the rules).
 * {@link org.sitrep.rulesets.purplehaze.mission.MissionPlay} follows the Action Round: March, Bivouac or Evac, then
 * Time, Stamina, Threat, and the Event or Encounter. {@link org.sitrep.rulesets.purplehaze.mission.Story} plays the
 * entries of Events and Encounters. {@link org.sitrep.rulesets.purplehaze.mission.MissionState} and the Squad hold all
 * state. Allocates nothing.
 *
 * <p>Internal: changes are not announced.
 */
package org.sitrep.rulesets.purplehaze.mission;
