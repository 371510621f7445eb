package org.sitrep.rulesets.purplehaze.definition;

import org.sitrep.scenario.Field;
import org.sitrep.scenario.Key;

/**
 * A type of Specialist (PH-ENM-3, PH-ENM-6), or the tank, which is placed like one (PH-COM-7, GAP-16): what each of
 * them on the board adds to an activation of the Enemy, besides its own Strike die.
 */
public record EnemyType(
        @Key String id,
        @Field("Name on the marker") String name,

        @Field(value = "Focus dice", unit = "dice", min = 0, max = 4, orElse = "0")
        int focus,

        @Field(value = "Strike dice besides its own", unit = "dice", min = 0, max = 6, orElse = "0")
        int strike,

        @Field(value = "Crit dice", unit = "dice", min = 0, max = 4, orElse = "0")
        int crit,

        @Field(value = "Initiative cost of an activation", unit = "Initiative", min = -6, max = 6, orElse = "0")
        int cost,

        @Field("Whether only anti-tank weapons and Fire Support can hit it; it never lies face down")
        boolean armored) {
    /** Id of the type whose Strike die an option can withhold (AMB-55). */
    public static final String ELITE = "elite";
}
