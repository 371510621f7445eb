package org.sitrep.rulesets.purplehaze.definition;

import org.sitrep.scenario.Field;
import org.sitrep.scenario.Key;

/** A Boon card (PH-BOON-1). */
public record BoonCard(
        @Key String id,

        @Field(value = "Whose card it is", refersTo = "specializations")
        String specialization,

        @Field("What it does, in a few words") String summary,
        @Field("Direction for random map effects") Direction direction) {
    /** The eight directions of the map. */
    public enum Direction {
        /** North. */
        N,
        /** North-east. */
        NE,
        /** East. */
        E,
        /** South-east. */
        SE,
        /** South. */
        S,
        /** South-west. */
        SW,
        /** West. */
        W,
        /** North-west. */
        NW
    }
}
