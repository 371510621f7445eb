package org.sitrep.rulesets.purplehaze.definition;

import java.util.List;
import org.sitrep.scenario.Field;

/** How things stand when a combat begins. */
public record Start(
        @Field(value = "Threat", unit = "Threat", min = 1, max = 9, orElse = "2")
        int threat,

        @Field(value = "Whether it is night", orElse = "false")
        boolean night,

        @Field(value = "Log entries that are set", orElse = "[]")
        List<String> log) {}
