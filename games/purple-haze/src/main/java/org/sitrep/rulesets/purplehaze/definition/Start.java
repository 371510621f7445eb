package org.sitrep.rulesets.purplehaze.definition;

import java.util.List;
import java.util.Optional;
import org.sitrep.scenario.Field;

/** The situation at the beginning of a combat. */
public record Start(
        @Field(value = "Threat", unit = "Threat", min = 1, max = 9, orElse = "2")
        int threat,

        @Field("Whether it is night") boolean night,

        @Field(value = "Log entries that are set", orElse = "[]")
        List<String> log,

        @Field(
                value = "Point Man of a combat, the Marine of ID 1 if absent; a Mission and a campaign ask for theirs",
                refersTo = "specializations")
        Optional<String> pointMan) {}
