package org.sitrep.rulesets.purplehaze.definition;

import java.util.Map;
import java.util.Optional;
import org.sitrep.scenario.Field;
import org.sitrep.scenario.Key;

/** Six Marines, one of each Specialization (PH-SQD-1). */
public record Squad(
        @Key String id,
        @Field("Title") String title,

        @Field(value = "Marines by Specialization", refersTo = "specializations", min = 6, max = 6)
        Map<String, Member> members,

        @Field(value = "Loadout unless the scenario names another", refersTo = "loadouts")
        String loadout) {
    /** A Marine in the Squad. */
    public record Member(
            @Field(value = "Profile card", refersTo = "profiles")
            String profile,

            @Field(value = "Specialization level", unit = "level", min = 1, max = 4, orElse = "1")
            int level,

            @Field(value = "Experience not yet spent", unit = "XP", min = 0, max = 99, orElse = "0")
            int experience,

            @Field(value = "Stress", unit = "Stress", min = 0, max = 20, orElse = "0")
            int stress,

            @Field(value = "Condition card in force", refersTo = "conditions")
            Optional<String> condition,

            @Field(value = "Boon card held", refersTo = "boonCards")
            Optional<String> boonCard,

            @Field(value = "Lucky Charm held", refersTo = "luckyCharms")
            Optional<String> charm) {}
}
