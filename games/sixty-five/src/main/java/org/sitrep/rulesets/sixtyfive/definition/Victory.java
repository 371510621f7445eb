package org.sitrep.rulesets.sixtyfive.definition;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sitrep.scenario.Field;

/** Rules of victory (SF-SCEN-1): sums of points, and conditions on them. */
public record Victory(
        @Field(value = "Sums of points, by name", min = 1, max = 6)
        Map<String, List<Term>> scores,

        @Field(value = "Conditions that end the battle at once", orElse = "[]", max = 4)
        List<Condition> atOnce,

        @Field(value = "Conditions at the end; the first that is met decides", orElse = "[]", max = 4)
        List<Condition> atEnd,

        @Field("Who wins if none is met; a draw if absent") Optional<Side> otherwise) {

    /** Things that a score counts. */
    public record Term(
            @Field("What is counted") Count count,

            @Field(value = "Side whose things are counted", orElse = "us")
            Side side,

            @Field(value = "Points for each", unit = "points", min = -99, max = 99, orElse = "1")
            int points,

            @Field(value = "Terrain of controlled hexes", refersTo = "terrain")
            Optional<String> terrain,

            @Field(value = "Map, by its place in the layout; every map if absent", min = 1, max = 3)
            Optional<Integer> map,

            @Field("Hex of that map") Optional<String> hex) {}

    /** Things that can be counted. */
    public enum Count {
        /** Eliminated units of the side. */
        ELIMINATED,
        ELIMINATED_LEG,
        ELIMINATED_VEHICLES,
        ELIMINATED_HELICOPTERS,
        /** Units of the side on the map. */
        ON_MAP,
        /** Hexes that the side controls. */
        CONTROLLED,
        /** Vehicles of the side that have left the map. */
        EXITED_VEHICLES,
        /** 1 if the side has carried the relics off the map. */
        EXITED_RELICS,
        /** 1 if the side's bonus card is fulfilled. */
        BONUS
    }

    /** A condition on a score, or on the difference of two. */
    public record Condition(
            @Field("Who wins if it is met") Side wins,

            @Field("Score") String score,

            @Field("Score to deduct") Optional<String> less,

            @Field(value = "Smallest sum", unit = "points", min = -999, max = 999, orElse = "-999")
            int atLeast,

            @Field(value = "Largest sum", unit = "points", min = -999, max = 999, orElse = "999")
            int atMost,

            @Field("Another condition that must be met, too: its score")
            Optional<String> andScore,

            @Field(value = "Smallest sum of that score", unit = "points", min = -999, max = 999, orElse = "-999")
            int andAtLeast) {}
}
