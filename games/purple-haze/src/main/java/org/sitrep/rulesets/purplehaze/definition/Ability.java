package org.sitrep.rulesets.purplehaze.definition;

import org.sitrep.scenario.Field;

/** The Ability of a Profile card (PH-MAR-2, GAP-08). Its kind determines which numbers it reads. */
public record Ability(
        @Field("Effect on the rules") Kind kind,
        @Field("Name on the card") String name,
        @Field("Effect in a few words") String summary,

        @Field(value = "Uses per Mission; 0 for no limit", unit = "uses", min = 0, max = 9, orElse = "0")
        int uses,

        @Field(value = "Focus dice", unit = "dice", min = 0, max = 4, orElse = "0")
        int focus,

        @Field(value = "Strike dice", unit = "dice", min = 0, max = 6, orElse = "0")
        int strike,

        @Field(value = "Crit dice", unit = "dice", min = 0, max = 4, orElse = "0")
        int crit,

        @Field(value = "Amount, if not dice", min = -9, max = 9, orElse = "0")
        int amount) {
    /** The kinds of Ability; all are ours (GAP-08). */
    public enum Kind {
        /** Strike dice on Willpower tests. */
        STUBBORN,
        /** Strike dice on Perception tests. */
        SHARP_EYE,
        /** Strike dice on Charisma tests. */
        SMOOTH_TALKER,
        /** Strike dice on Intelligence tests. */
        BOOKWORM,
        /** Before one of the Marine's own Trait tests: 1 Stress for Focus dice, 1 Damage for Strike dice. */
        ALL_IN,
        /** Strike dice on Survivability tests. */
        BUSHMAN,
        /** More Load Capacity. */
        PACK_MULE,
        /** Draws two cards for the first Wound of a Mission; the lower is suffered. */
        THICK_SKIN,
        /** Reduces the first Stress of a Mission. */
        COOL_HEAD,
        /** Rerolls one of the Marine's own tests. */
        LUCKY,
        /** Cheaper Move orders. */
        QUICK,
        /** Aimed Shots at no additional cost. */
        STEADY_HAND,
        /** Strike dice with Frag Grenades. */
        GRENADIER,
        /** One test without the night's penalty. */
        NIGHT_OWL,
        /** Takes over Stress from another Marine. */
        BIG_BROTHER,
        /** Finds a step of ammo for the Squad. */
        SCROUNGER,
        /** Strike dice on First Aid. */
        MEDIC_FRIEND,
        /** Strike dice on automatic fire, at the price of a lower Damage Threshold. */
        TRIGGER_HAPPY,
        /** Turns a red Threat die yellow while the Marine is Point Man. */
        GHOST,
        /** Reduces one Marine's Stress after a Bivouac of two hours. */
        COMEDIAN,
        /** Strike dice in Combat after another Marine was killed. */
        GRUDGE,
        /** Crit dice on one test with three Focus dice or more. */
        DEADEYE,
        /** Reduces the cost of the first Forced March of a Mission. */
        TOUGH_FEET,
        /** Reduces the Marine's own Stress. */
        PRAYER,
        /** Rerolls a dud Claymore. */
        TINKERER,
        /** Raises the Marine's Intelligence on Table A while the Marine is ID 2. */
        RADIO_HAM,
        /** Reduces the cost of the first marker of Take Cover. */
        COVER_HOG,
        /** Rerolls the gamble of R&amp;R. */
        CARDSHARP,
        /** Experience at the end of a Mission with every objective met. */
        OLD_SALT,
        /** Strike dice in Combat while no Marine is adjacent. */
        LONER
    }
}
