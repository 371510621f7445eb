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

        @Field("What it is") String name,

        @Field(value = "Where it lies; set aside at first if absent", orElse = "~")
        Optional<Spot> at,

        @Field(value = "What a hero beside it can do", ordered = true, orElse = "{}", max = 8)
        Map<String, Option> options) {
    /** An option of a hero next to a P.O.I. (RB-ACT-4). */
    public record Option(
            @Key String id,
            @Field("What is done") String title,

            @Field(value = "What it costs", unit = "actions", min = 0, max = 4)
            int actions,

            @Field(value = "What must hold", key = "if", orElse = "[]")
            List<Condition> conditions,

            @Field(value = "What happens", min = 1, max = 6) List<Effect> effects) {}
}
