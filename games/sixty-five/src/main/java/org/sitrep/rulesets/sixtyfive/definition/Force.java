package org.sitrep.rulesets.sixtyfive.definition;

import java.util.List;
import java.util.Map;
import org.sitrep.scenario.Field;

/** A group of units that set up or arrive together (SF-SCEN-1, SF-SCEN-4). */
public record Force(
        @Field("Side") Side side,

        @Field(value = "Number of units of each type", refersTo = "units", min = 1)
        Map<String, Integer> units,

        @Field(value = "Where they set up, or enter: any of these zones", min = 1, max = 4)
        List<Zone> zones,

        @Field(
                value = "Turn in which they may arrive; 0 for units of the set-up",
                unit = "turns",
                min = 0,
                max = 12,
                orElse = "0")
        int turn,

        @Field(value = "How they come", orElse = "set-up") Arrival arrives,

        @Field(
                value = "Largest distance between the hexes where they enter; 0 for any",
                unit = "hexes",
                min = 0,
                max = 9,
                orElse = "0")
        int within,

        @Field("True if each vehicle sets up in a hex of its own, and every Leg unit loaded")
        boolean convoy,

        @Field(value = "Bunkers to place", min = 0, max = 6, orElse = "0")
        int bunkers,

        @Field(value = "Foxholes to place", min = 0, max = 9, orElse = "0")
        int foxholes) {
    /** Checks that time and manner of arrival agree. */
    public Force {
        if ((turn == 0) != (arrives == Arrival.SET_UP)) {
            throw new IllegalArgumentException("units of the set-up have no turn: write turn and arrives, or neither");
        }
    }

    /** Ways to arrive. */
    public enum Arrival {
        SET_UP,
        /** Over the edge of the map, all through one of the zones, from the turn on. */
        ENTERS,
        /** The same, but gone unless on the map by the end of the turn. */
        ENTERS_AT_ONCE,
        /** Put on the map in one of its own impulses of that turn, or never. */
        PLACED
    }
}
