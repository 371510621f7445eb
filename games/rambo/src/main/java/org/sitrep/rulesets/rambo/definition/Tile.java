package org.sitrep.rulesets.rambo.definition;

import java.util.List;
import org.sitrep.scenario.Field;
import org.sitrep.scenario.Key;

/** One face of a map tile: 8 by 8 spaces, which are 2 by 2 areas (RB-MAP-1). */
public record Tile(
        @Key String id,
        @Field("Name") String name,

        @Field(
                value = "Rows of spaces from the top: . open, c cover, t rough, b cover and rough, # impassable",
                min = 8,
                max = 8)
        List<String> rows,

        @Field(value = "Red lines between two spaces that are not impassable", orElse = "[]")
        List<RedLine> redLines) {
    /** Spaces along each side of a tile. */
    public static final int SIDE = 8;

    /** Spaces along each side of an area. */
    public static final int AREA = 4;

    private static final String TERRAIN = "[.ctb#]{8}";

    /** Checks the rows. */
    public Tile {
        for (final String row : rows) {
            if (!row.matches(TERRAIN)) {
                throw new IllegalArgumentException("a row has 8 spaces, each . c t b or #, but one is \"" + row + "\"");
            }
        }
    }

    /** A red line along one side of a space. */
    public record RedLine(
            @Field("Side of the space") Side side,

            @Field(value = "Column of the space, from the left", min = 0, max = 7)
            int x,

            @Field(value = "Row of the space, from the top", min = 0, max = 7)
            int y) {}

    /** Sides of a space. */
    public enum Side {
        /** Its left side. */
        WEST,
        /** Its upper side. */
        NORTH
    }
}
