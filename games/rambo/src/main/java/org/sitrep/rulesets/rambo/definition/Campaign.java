package org.sitrep.rulesets.rambo.definition;

import java.util.List;
import java.util.Map;
import org.sitrep.scenario.Field;
import org.sitrep.scenario.Key;

/** A campaign: missions in order, with a stash that grows (RB-MODE-3 to RB-MODE-7). */
public record Campaign(
        @Key String id,
        @Field("Title") String title,

        @Field(value = "Its missions in order", refersTo = "missions", min = 1, max = 20)
        List<String> missions,

        @Field(
                value = "How often a mission is tried before the campaign ends there (AMB-CAMP-1)",
                unit = "tries",
                min = 1,
                max = 20,
                orElse = "3")
        int tries,

        @Field(
                value = "Parties of which the players choose one before each mission; with none or one the party of "
                        + "the scenario plays all",
                refersTo = "parties",
                max = 16,
                orElse = "[]")
        List<String> parties,

        @Field(value = "Medals that can be earned", orElse = "{}", max = 16)
        Map<String, Achievement> achievements) {}
