/**
 * The Marines and all that stays with them from one combat to the next:
 * {@link org.sitrep.rulesets.purplehaze.squad.SquadState} is their cards, cubes and kit,
 * {@link org.sitrep.rulesets.purplehaze.squad.Wounds} what hurts them,
 * {@link org.sitrep.rulesets.purplehaze.squad.Equipment} what they carry. Knows no board. Allocates nothing.
 */
package org.sitrep.rulesets.purplehaze.squad;
