package org.sitrep.rulesets.purplehaze.definition;

import org.sitrep.scenario.Field;

/** The Ability of a Profile card (PH-MAR-2, GAP-08). Which numbers it reads is its kind's own affair. */
public record Ability(
        @Field("What it does to the rules") Kind kind,
        @Field("Name on the card") String name,
        @Field("What it does, in a few words") String summary,

        @Field(value = "Uses per Mission; 0 for no limit", unit = "uses", min = 0, max = 9, orElse = "0")
        int uses,

        @Field(value = "Focus dice", unit = "dice", min = 0, max = 4, orElse = "0")
        int focus,

        @Field(value = "Strike dice", unit = "dice", min = 0, max = 6, orElse = "0")
        int strike,

        @Field(value = "Crit dice", unit = "dice", min = 0, max = 4, orElse = "0")
        int crit,

        @Field(value = "How much, where not dice", min = -9, max = 9, orElse = "0")
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
        /** Before an own Trait test: 1 Stress for Focus dice, 1 Damage for Strike dice. */
        ALL_IN,
        /** Strike dice on Survivability tests. */
        BUSHMAN,
        /** More Load Capacity. */
        PACK_MULE,
        /** The first Wound of a Mission: two cards, the lower is suffered. */
        THICK_SKIN,
        /** The first Stress of a Mission is less. */
        COOL_HEAD,
        /** Rolls one own test again. */
        LUCKY,
        /** Cheaper Move orders. */
        QUICK,
        /** Aimed Shots at no extra cost. */
        STEADY_HAND,
        /** Strike dice with Frag Grenades. */
        GRENADIER,
        /** One test without the night's penalty. */
        NIGHT_OWL,
        /** Takes Stress over from another Marine. */
        BIG_BROTHER,
        /** The Squad finds a step of ammo. */
        SCROUNGER,
        /** Strike dice on First Aid. */
        MEDIC_FRIEND,
        /** Strike dice on automatic fire; his Damage Threshold is lower. */
        TRIGGER_HAPPY,
        /** As Point Man turns a red Threat die yellow. */
        GHOST,
        /** After a Bivouac of two hours one Marine loses Stress. */
        COMEDIAN,
        /** Strike dice in Combat after a comrade was killed. */
        GRUDGE,
        /** Crit dice on one test with three Focus dice or more. */
        DEADEYE,
        /** The first Forced March of a Mission costs less. */
        TOUGH_FEET,
        /** Drops own Stress. */
        PRAYER,
        /** A dud Claymore is rolled again. */
        TINKERER,
        /** As ID 2 his Intelligence counts more on Table A. */
        RADIO_HAM,
        /** The first marker of Take Cover costs less. */
        COVER_HOG,
        /** Rolls the gamble of R&amp;R again. */
        CARDSHARP,
        /** Experience at the end of a Mission with every objective met. */
        OLD_SALT,
        /** Strike dice in Combat while no Marine is adjacent. */
        LONER
    }
}
