package org.sitrep.rulesets.purplehaze.definition;

import org.sitrep.scenario.Field;
import org.sitrep.scenario.Key;

/** A Condition card (PH-CND-1). */
public record ConditionCard(
        @Key String id,

        @Field(value = "Number on the card; of two cards the higher applies", min = 1, max = 99)
        int number,

        @Field("Severity") Type type,
        @Field("Changes of Traits") TraitModifiers traits,

        @Field(value = "Change of the Stress Threshold", unit = "Stress", min = 0, max = 12)
        int stressThreshold) {
    /** Severity of a Condition. */
    public enum Type {
        MILD,
        MODERATE,
        SEVERE,
        VERY_SEVERE
    }
}
