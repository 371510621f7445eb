/**
 * The Marines and their state from one combat to the next: {@link org.sitrep.rulesets.purplehaze.squad.SquadState}
 * holds their cards, cubes and kit, {@link org.sitrep.rulesets.purplehaze.squad.Wounds} applies harm, and
 * {@link org.sitrep.rulesets.purplehaze.squad.Equipment} handles what they carry. Knows no board. Allocates nothing.
 *
 * <p>Internal: changes are not announced.
 */
package org.sitrep.rulesets.purplehaze.squad;
