package org.sitrep.rulesets.rambo.definition;

import java.util.List;
import java.util.Map;
import org.sitrep.scenario.Field;
import org.sitrep.scenario.Key;

/** A campaign: missions in order, with a stash that grows (RB-MODE-3 to RB-MODE-7). */
public record Campaign(
        @Key String id,
        @Field("Title") String title,

        @Field(value = "Missions in order", refersTo = "missions", min = 1, max = 20)
        List<String> missions,

        @Field(
                value = "Tries of a mission before the campaign ends there (AMB-CAMP-1)",
                unit = "tries",
                min = 1,
                max = 20,
                orElse = "3")
        int tries,

        @Field("True if the campaign goes on to the next mission after the last try (AMB-CAMP-1)")
        boolean onward,

        @Field(
                value = "Parties to choose from before each mission; with none or one, the scenario's party "
                        + "plays every mission",
                refersTo = "parties",
                max = 16,
                orElse = "[]")
        List<String> parties,

        @Field(value = "Medals that can be earned", orElse = "{}", max = 16)
        Map<String, Achievement> achievements) {}
