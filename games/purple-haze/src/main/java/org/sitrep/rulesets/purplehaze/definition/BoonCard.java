package org.sitrep.rulesets.purplehaze.definition;

import org.sitrep.scenario.Field;
import org.sitrep.scenario.Key;

/** A Boon card (PH-BOON-1). */
public record BoonCard(
        @Key String id,

        @Field(value = "Whose card it is", refersTo = "specializations")
        String specialization,

        @Field("What it does, in a few words") String summary,
        @Field("What it does to the rules") Effect effect,

        @Field(value = "How much", min = -9, max = 9, orElse = "0")
        int amount,

        @Field(value = "For how many Marines", unit = "Marines", min = 1, max = 6, orElse = "1")
        int marines,

        @Field("Direction for random map effects") Direction direction) {
    /** What Boon cards do; all but the first are ours (GAP-09). */
    public enum Effect {
        /** On a March: changes Threat. */
        MARCH_THREAT,
        /** Takes EAZ away that are Adjacent. */
        REMOVE_EAZ,
        /** On a March: a left Terrain shift. */
        LEFT_SHIFT,
        /** Before the first activation of a Combat: Initiative. */
        COMBAT_INITIATIVE,
        /** Changes the Stress of Marines. */
        DROP_STRESS,
        /** Rolls any Marine's test again. */
        REROLL_TEST,
        /** An Evac without Threat dice. */
        QUIET_EVAC,
        /** A Fire Support of the Radio Operator is available again. */
        FIRE_SUPPORT_AGAIN,
        /** Shows the next Encounter, which may go to the bottom. */
        SCOUT_ENCOUNTER,
        /** A Fire order of its holder with Strike dice more. */
        FIRE_STRIKE,
        /** Steps of ammo for a weapon of its holder. */
        AMMO,
        /** SP of a Forced March ignored. */
        LIGHTER_MARCH,
        /** The Claymore is set off although the box does not allow it. */
        CLAYMORE_ANYWAY,
        /** Takes Hard Cover off an Enemy space. */
        REMOVE_HARD_COVER,
        /** A Trait test of its holder with Focus dice more. */
        TEST_FOCUS,
        /** First Aid without a step of a Kit. */
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
