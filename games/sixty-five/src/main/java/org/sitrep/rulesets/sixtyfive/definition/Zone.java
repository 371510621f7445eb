package org.sitrep.rulesets.sixtyfive.definition;

import java.util.List;
import java.util.Optional;
import org.sitrep.scenario.Field;

/** A part of the map: all hexes that every given condition admits; all hexes without a condition. */
public record Zone(
        @Field(value = "Map, by its place in the layout", min = 1, max = 3)
        Optional<Integer> map,

        @Field("Columns by their letters, e.g. ABC") Optional<String> columns,

        @Field(value = "Rows by their numbers", orElse = "[]")
        List<Integer> rows,

        @Field(value = "Hexes by their names, e.g. C4", orElse = "[]")
        List<String> hexes,

        @Field(value = "Terrain", refersTo = "terrain", orElse = "[]")
        List<String> terrain,

        @Field("True for hexes with a road only") boolean road,

        @Field("Edge of the layout") Optional<Edge> edge,

        @Field("True to take in the neighbours of these hexes, too")
        boolean andNeighbours,

        @Field(value = "Smallest distance to every enemy; 0 for any", unit = "hexes", min = 0, max = 9, orElse = "0")
        int awayFromEnemies) {
    /** Edges of the layout as the files lay it out, row 1 of the uppermost map at the top. */
    public enum Edge {
        TOP,
        BOTTOM,
        /** The side of column A. */
        LEFT,
        /** The side of column K. */
        RIGHT
    }
}
