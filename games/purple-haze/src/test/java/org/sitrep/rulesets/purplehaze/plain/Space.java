package org.sitrep.rulesets.purplehaze.plain;

import java.util.ArrayList;
import java.util.List;

/** A space of one half of the Combat Board: row 1-3 counted from the centre strip, column 1-4 (PH-CBB-1, PH-CBB-2). */
record Space(int row, int column) {

    static final int ROWS = 3;
    static final int COLUMNS = 4;

    static Space at(int row, int column) {
        return new Space(row, column);
    }

    /**
     * All spaces of a half in reading order: lowest row first, then lowest column, which is also the drill's tie order.
     */
    static List<Space> all() {
        List<Space> spaces = new ArrayList<>();
        for (int row = 1; row <= ROWS; row++) {
            for (int column = 1; column <= COLUMNS; column++) {
                spaces.add(at(row, column));
            }
        }
        return spaces;
    }

    /** Spaces entered by a shortest path in any of 8 directions (PH-ACT-4, AMB-30). */
    int distanceTo(Space other) {
        return Math.max(Math.abs(row - other.row), Math.abs(column - other.column));
    }
}
