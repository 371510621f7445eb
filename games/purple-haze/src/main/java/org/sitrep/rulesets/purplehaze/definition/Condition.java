package org.sitrep.rulesets.purplehaze.definition;

import java.util.List;
import java.util.Optional;
import org.sitrep.scenario.Field;

/** The condition of a branch or of an option of a choice; everything named must hold. */
public record Condition(
        @Field(value = "Log entries that must be set", orElse = "[]")
        List<String> with,

        @Field(value = "Log entries that must not be set", orElse = "[]")
        List<String> without,

        @Field(value = "Objectives of the Mission that must be met", orElse = "[]")
        List<String> met,

        @Field("Night for tests: true if required, false if excluded")
        Optional<Boolean> night,

        @Field(value = "Least Threat", unit = "Threat", min = 1, max = 9, orElse = "1")
        int threatAtLeast,

        @Field(value = "Most Threat", unit = "Threat", min = 1, max = 9, orElse = "9")
        int threatAtMost,

        @Field(value = "Least Stamina", unit = "SP", min = 0, max = 15, orElse = "0")
        int staminaAtLeast,

        @Field(value = "Longest time since the Mission began", unit = "minutes", min = 0, max = 10080, orElse = "10080")
        int elapsedAtMost,

        @Field(value = "Fewest Marines present", unit = "Marines", min = 1, max = 6, orElse = "1")
        int marinesAtLeast,

        @Field(
                value = "Fewest Boon points of the Marines present, together",
                unit = "points",
                min = 0,
                max = 30,
                orElse = "0")
        int boonPointsAtLeast,

        @Field(
                value = "Colours of this round's last Threat die, any of these; none named means all, even without "
                        + "a die",
                orElse = "[]")
        List<ThreatFace> die,

        @Field(
                value = "Terrain of the Squad's Space, any of these; none named means any",
                refersTo = "terrain",
                orElse = "[]")
        List<String> terrain,

        @Field("EAZ in the Squad's Space or Adjacent: true if required, false if excluded")
        Optional<Boolean> nearEaz,

        @Field("Burden that slows the Squad (a Wound or an escorted person): true if required, false if " + "excluded")
        Optional<Boolean> burdened,

        @Field(
                value = "Fewest successes in the last test of this entry, by all who tested",
                unit = "successes",
                min = 0,
                max = 99,
                orElse = "0")
        int successesAtLeast,

        @Field(
                value = "Weapons or gear of which the Squad must have at least one each; at R&R owning the weapon "
                        + "is enough",
                refersTo = "weapons gear",
                orElse = "[]")
        List<String> has) {}
