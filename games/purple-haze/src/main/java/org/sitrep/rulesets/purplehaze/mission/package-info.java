/**
 * A Mission from set-up to its end (sections 5 to 7 and 11 of the rules).
 * {@link org.sitrep.rulesets.purplehaze.mission.MissionPlay} reads like the Action Round: March, Bivouac or Evac, then
 * Time, Stamina, Threat, and what the Squad comes upon; {@link org.sitrep.rulesets.purplehaze.mission.Story} plays the
 * entries of Events and Encounters. All that changes is in {@link org.sitrep.rulesets.purplehaze.mission.MissionState}
 * and in the Squad. Allocates nothing.
 */
package org.sitrep.rulesets.purplehaze.mission;
