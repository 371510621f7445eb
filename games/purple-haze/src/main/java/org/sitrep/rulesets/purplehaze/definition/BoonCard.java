package org.sitrep.rulesets.purplehaze.definition;

import java.util.List;
import org.sitrep.scenario.Field;
import org.sitrep.scenario.Key;

/** A Boon card (PH-BOON-1, GAP-09). */
public record BoonCard(
        @Key String id,

        @Field(value = "Specialization that holds it", refersTo = "specializations")
        String specialization,

        @Field("Effect in a few words") String summary,

        @Field(value = "Lines of its text, for the time when it is played", max = 8)
        List<CardLine> lines,

        @Field("Direction for random map effects") Direction direction) {
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
