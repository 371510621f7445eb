package org.sitrep.rulesets.purplehaze.definition;

import java.util.Optional;

/**
 * A space of one half of the Combat Board (PH-CBB-1, PH-CBB-2), written {@code r1c4}.
 *
 * @param row 1 next to the centre to {@link #ROWS}
 * @param column 1 to {@link #COLUMNS}, from the left for both halves
 */
public record Space(int row, int column) {
    /** Rows of a half. */
    public static final int ROWS = 3;

    /** Columns of a half when each half has twelve spaces. */
    public static final int COLUMNS = 4;

    /**
     * Checks the ranges.
     *
     * @throws IllegalArgumentException if the space is not on a half
     */
    public Space {
        if (row < 1 || row > ROWS || column < 1 || column > COLUMNS) {
            throw new IllegalArgumentException("no space at row " + row + ", column " + column);
        }
    }

    /** Returns the space that a word of a data file names, or nothing if it names none: another shape, or off the board. */
    public static Optional<Space> parse(final String word) {
        if (!word.matches("r[1-9]c[1-9]")) {
            return Optional.empty();
        }
        final int row = word.charAt(1) - '0';
        final int column = word.charAt(3) - '0';
        return row <= ROWS && column <= COLUMNS ? Optional.of(new Space(row, column)) : Optional.empty();
    }

    /** Returns the place in reading order from the centre, from 0 to 11: row 1 left to right, then row 2, then row 3. */
    public int index() {
        return (row - 1) * COLUMNS + (column - 1);
    }

    /** Returns whether the space is on the board under a reading of AMB-26; in all, only the two middle columns are. */
    public boolean isOn(final Options.BoardSpaces reading) {
        return reading == Options.BoardSpaces.EACH_HALF || column == 2 || column == 3;
    }

    /** Returns how many spaces a half has under a reading of AMB-26: 12 or 6. */
    public static int perHalf(final Options.BoardSpaces reading) {
        return reading == Options.BoardSpaces.EACH_HALF ? ROWS * COLUMNS : ROWS * COLUMNS / 2;
    }

    /** Returns the word used in data files, e.g. {@code r1c4}. */
    @Override
    public String toString() {
        return "r" + row + "c" + column;
    }
}
