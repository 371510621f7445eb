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

        @Field(value = "Whether it must be night for tests, or must not", orElse = "~")
        Optional<Boolean> night,

        @Field(value = "Least Threat", unit = "Threat", min = 1, max = 9, orElse = "1")
        int threatAtLeast,

        @Field(value = "Most Threat", unit = "Threat", min = 1, max = 9, orElse = "9")
        int threatAtMost,

        @Field(value = "Least Stamina", unit = "SP", min = 0, max = 15, orElse = "0")
        int staminaAtLeast,

        @Field(value = "Most time since the Mission began", unit = "minutes", min = 0, max = 10080, orElse = "10080")
        int elapsedAtMost,

        @Field(value = "Fewest Marines present", unit = "Marines", min = 1, max = 6, orElse = "1")
        int marinesAtLeast,

        @Field(
                value = "Colours of the last Threat die of this round, any of them; none named means all, also no die",
                orElse = "[]")
        List<ThreatFace> die,

        @Field(value = "Whether an EAZ must be in the Squad's Space or Adjacent, or must not", orElse = "~")
        Optional<Boolean> nearEaz,

        @Field(value = "Whether a burden (a Wound or one led along) must slow the Squad, or must not", orElse = "~")
        Optional<Boolean> burdened,

        @Field(
                value = "Weapons or gear of which the Squad must have at least one each; at R&R a weapon that it owns "
                        + "will do",
                refersTo = "weapons gear",
                orElse = "[]")
        List<String> has) {}
