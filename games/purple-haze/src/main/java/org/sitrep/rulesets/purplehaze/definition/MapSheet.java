package org.sitrep.rulesets.purplehaze.definition;

import java.util.List;
import java.util.Map;
import org.sitrep.scenario.Field;
import org.sitrep.scenario.Key;

/**
 * A map: Spaces of 1 km in a grid, each with its Terrain (PH-VOC-2, GAP-14). A Space is written {@code C4}: column C
 * from the west, row 4 from the north.
 */
public record MapSheet(
        @Key String id,
        @Field("Title") String title,

        @Field(value = "Terrain of each letter in the rows; a dot is out of play", refersTo = "")
        Map<String, String> legend,

        @Field(value = "Rows from north to south, one letter per Space", min = 1, max = 16)
        List<String> rows) {
    /** Letter of Spaces out of play. */
    public static final char OUT_OF_PLAY = '.';

    /** Returns the number of columns of the longest row. */
    public int columns() {
        return rows.stream().mapToInt(String::length).max().orElse(0);
    }

    /** Returns the letter of a Space, or {@link #OUT_OF_PLAY} beyond the grid. */
    public char letter(final MapSpace space) {
        final boolean inside = space.row() <= rows.size()
                && space.column() <= rows.get(space.row() - 1).length();
        return inside ? rows.get(space.row() - 1).charAt(space.column() - 1) : OUT_OF_PLAY;
    }
}
