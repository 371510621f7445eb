package org.sitrep.rulesets.purplehaze.definition;

import org.sitrep.scenario.Field;
import org.sitrep.scenario.Key;

/** The cost of entering a kind of Terrain (PH-MCH-3). */
public record Terrain(
        @Key String id,

        @Field(value = "Time to enter it", unit = "minutes", min = 0, max = 240)
        int minutes,

        @Field(value = "Stamina to enter it", unit = "SP", min = 0, max = 15)
        int stamina,

        @Field(value = "Whether Terrain shifts include it", orElse = "true")
        boolean shifts,

        @Field(value = "Whether a landing zone can be made there", orElse = "true")
        boolean landing) {}
