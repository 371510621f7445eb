package org.sitrep.rulesets.purplehaze.definition;

import org.sitrep.scenario.Field;
import org.sitrep.scenario.Key;

/** A Wound card (PH-WND-1). */
public record WoundCard(
        @Key String id,

        @Field(value = "Number on the card; of two cards the higher applies", min = 1, max = 99)
        int number,

        @Field("Severity") Type type,

        @Field(value = "Stress taken when drawn", unit = "Stress", min = 0, max = 12)
        int stress,

        @Field(value = "Change of the Damage Threshold while in force", unit = "Damage", min = -12, max = 0)
        int damageThreshold,

        @Field(value = "Change of the Load Capacity while in force", unit = "Load", min = -12, max = 0)
        int load,

        @Field(value = "Changes of Traits while in force", orElse = "{}")
        TraitModifiers traits,

        @Field(value = "Extra cost of a Move order", unit = "Initiative", min = 0, max = 6, orElse = "0")
        int moveCost,

        @Field(value = "Extra cost of a Fire order", unit = "Initiative", min = 0, max = 6, orElse = "0")
        int fireCost,

        @Field(value = "Extra cost of a Specialist Skill order", unit = "Initiative", min = 0, max = 6, orElse = "0")
        int skillCost,

        @Field(value = "Extra cost of a Take Cover order", unit = "Initiative", min = 0, max = 6, orElse = "0")
        int coverCost,

        @Field(value = "Change of the Focus dice of Fire orders", unit = "dice", min = -3, max = 0, orElse = "0")
        int focus,

        @Field(value = "Change of the Strike dice of Fire orders", unit = "dice", min = -9, max = 0, orElse = "0")
        int strike,

        @Field(value = "Change of the Crit dice of Combat tests", unit = "dice", min = -6, max = 0, orElse = "0")
        int crit,

        @Field("Whether it forbids Aimed Shots") boolean noAimed,

        @Field(value = "Burden on the Squad's Marches", orElse = "none")
        Burden burden,

        @Field(value = "Experience at the end of the Mission", unit = "XP", min = 0, max = 10, orElse = "0")
        int experience,

        @Field("Whether the Marine misses the next Mission") boolean hospital) {
    /** Returns whether it is the K.I.A. card. */
    public boolean isKia() {
        return type == Type.KIA;
    }

    /** Severity of a Wound. */
    public enum Type {
        /** The lightest. */
        FLESH,
        /** Worth 1 XP. */
        DEEP,
        /** Hospital, worth 2 XP. */
        CRITICAL,
        /** The Marine is dead. */
        KIA
    }

    /** Burden of a Wound on the Squad's marches (PH-MCH-4). */
    public enum Burden {
        /** No burden. */
        NONE,
        /** Walking Wounded. */
        WALKING,
        /** Carried on a litter. */
        LITTERED,
        /** Carried home. */
        KIA
    }
}
