package org.sitrep.rulesets.purplehaze.definition;

import java.util.List;
import java.util.Optional;
import org.sitrep.scenario.Field;
import org.sitrep.scenario.Key;

/**
 * An objective of a Mission (PH-CAM-2). An effect may meet it. It is also met at the end of the Mission if it names
 * conditions ({@code with}, {@code without}, {@code ends}, {@code by}, {@code survivors}) and all of them hold.
 */
public record Objective(
        @Key String id,
        @Field("The task in a few words") String title,

        @Field(value = "Whether it is the primary objective", orElse = Field.REQUIRED)
        boolean primary,

        @Field(value = "Experience per Marine", unit = "XP", min = 0, max = 20)
        int experience,

        @Field("Whether only effects can meet it, without conditions at the end")
        boolean byEffect,

        @Field(value = "Log entries that must be set at the end", orElse = "[]")
        List<String> with,

        @Field(value = "Log entries that must not be set at the end", orElse = "[]")
        List<String> without,

        @Field(
                value = "Required end of the Mission, any of these; none named means any but the loss of the Squad",
                orElse = "[]")
        List<MissionEnd> ends,

        @Field(value = "Longest time since the Mission began", unit = "minutes", min = 0, max = 10080)
        Optional<Integer> within,

        @Field(value = "Fewest Marines alive, present or evacuated", unit = "Marines", min = 0, max = 6, orElse = "0")
        int survivors) {}
