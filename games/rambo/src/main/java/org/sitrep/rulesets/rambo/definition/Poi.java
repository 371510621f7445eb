package org.sitrep.rulesets.rambo.definition;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sitrep.scenario.Field;
import org.sitrep.scenario.Key;

/** A point of interest (RB-POI-1). */
public record Poi(
        @Key String id,

        @Field(value = "Number on the token", min = 1, max = 12)
        int number,

        @Field("Name") String name,

        @Field("Space on the map; set aside at first if absent")
        Optional<Spot> at,

        @Field(value = "Options of a hero next to it", ordered = true, orElse = "{}", max = 8)
        Map<String, Option> options) {
    /** An option of a hero next to a P.O.I. (RB-ACT-4). */
    public record Option(
            @Key String id,
            @Field("Title") String title,

            @Field(value = "Cost", unit = "actions", min = 0, max = 4)
            int actions,

            @Field(value = "Conditions", key = "if", orElse = "[]")
            List<Condition> conditions,

            @Field(value = "Effects", min = 1, max = 6) List<Effect> effects) {}
}
