/**
 * What can be wrong with Purple Haze data although every value has the right type, lies in its range and refers to something: one class a check, each
 * with a code that never changes its meaning. {@link org.sitrep.rulesets.purplehaze.checks.Checks#ALL} lists them; {@code scenarios/purple-haze/invalid}
 * holds a file that each of them must catch.
 *
 * <p>Codes are grouped: PH001 to PH019 combat boxes, PH020 to PH039 cards and markers, PH040 to PH049 squads, PH050 to PH069 equipment. To add one, take the
 * next free code of its group, write the class, put it into the list and an invalid file beside the others. Helpers that several checks share:
 * {@link org.sitrep.rulesets.purplehaze.checks.LogStates} and {@link org.sitrep.rulesets.purplehaze.checks.Placement} for boxes,
 * {@link org.sitrep.rulesets.purplehaze.checks.Outfit} for equipment.
 */
package org.sitrep.rulesets.purplehaze.checks;
