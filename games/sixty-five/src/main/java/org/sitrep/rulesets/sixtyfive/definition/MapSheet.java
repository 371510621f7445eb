package org.sitrep.rulesets.sixtyfive.definition;

import java.util.List;
import java.util.Map;
import org.sitrep.scenario.Field;
import org.sitrep.scenario.Key;

/**
 * A printed map (SF-COMP-1). Columns A, C, E, G, I, K have rows 1 to 6; B, D, F, H, J lie half a hex lower, have rows 1
 * to 5 and a half-hex at each end, rows 0 and 6 (SF-COMP-6, SF-COMP-7).
 */
public record MapSheet(
        @Key String id,
        @Field("Name of the map") String name,

        @Field(value = "Letters of the terrain of each column, from the top: 6 for A, C, ... and 7 for B, D, ...")
        Map<String, String> columns,

        @Field(value = "Roads, each as the hexes it goes through in order", orElse = "[]")
        List<List<String>> roads) {
    /** Number of columns. */
    public static final int COLUMNS = 11;
    /** Highest number of a row. */
    public static final int LAST_ROW = 6;

    /** Returns the first row of a column, 0 from A: 0 where the column begins with a half-hex, else 1. */
    public static int firstRow(final int column) {
        return column % 2 == 0 ? 1 : 0;
    }

    /** Returns the letter of a column, 0 from A. */
    public static String letter(final int column) {
        return String.valueOf((char) ('A' + column));
    }
}
