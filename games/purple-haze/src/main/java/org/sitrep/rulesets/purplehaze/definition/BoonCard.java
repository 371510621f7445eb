package org.sitrep.rulesets.purplehaze.definition;

import org.sitrep.scenario.Field;
import org.sitrep.scenario.Key;

/** A Boon card (PH-BOON-1). */
public record BoonCard(
        @Key String id,

        @Field(value = "Specialization that holds it", refersTo = "specializations")
        String specialization,

        @Field("Effect in a few words") String summary,
        @Field("Effect on the rules") Effect effect,

        @Field(value = "Amount", min = -9, max = 9, orElse = "0")
        int amount,

        @Field(value = "Number of Marines", unit = "Marines", min = 1, max = 6, orElse = "1")
        int marines,

        @Field("Direction for random map effects") Direction direction) {
    /** Effects of Boon cards; all but the first are ours (GAP-09). */
    public enum Effect {
        /** Changes Threat on a March. */
        MARCH_THREAT,
        /** Removes Adjacent EAZ. */
        REMOVE_EAZ,
        /** Shifts the Terrain left on a March. */
        LEFT_SHIFT,
        /** Adds Initiative before the first activation of a Combat. */
        COMBAT_INITIATIVE,
        /** Changes the Stress of Marines. */
        DROP_STRESS,
        /** Rerolls any Marine's test. */
        REROLL_TEST,
        /** Makes an Evac without Threat dice. */
        QUIET_EVAC,
        /** Makes a Fire Support of the Radio Operator available again. */
        FIRE_SUPPORT_AGAIN,
        /** Reveals the next Encounter, which may go to the bottom. */
        SCOUT_ENCOUNTER,
        /** Adds Strike dice to a Fire order of its holder. */
        FIRE_STRIKE,
        /** Adds steps of ammo for a weapon of its holder. */
        AMMO,
        /** Ignores SP of a Forced March. */
        LIGHTER_MARCH,
        /** Sets off the Claymore even if the box does not allow it. */
        CLAYMORE_ANYWAY,
        /** Removes Hard Cover from an Enemy space. */
        REMOVE_HARD_COVER,
        /** Adds Focus dice to a Trait test of its holder. */
        TEST_FOCUS,
        /** Gives First Aid without spending a step of a Kit. */
        FIRST_AID_FREE,
        /** Changes the Damage of Marines. */
        DROP_DAMAGE
    }

    /** The eight directions of the map. */
    public enum Direction {
        N,
        NE,
        E,
        SE,
        S,
        SW,
        W,
        NW
    }
}
