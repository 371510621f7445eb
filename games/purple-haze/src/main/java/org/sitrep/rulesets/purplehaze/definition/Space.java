package org.sitrep.rulesets.purplehaze.definition;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A space of one half of the Combat Board (PH-CBB-1, PH-CBB-2), written {@code r1c4}.
 *
 * @param row 1 … 3; row 1 is next to the centre
 * @param column 1 … 4
 */
public record Space(int row, int column) {
    /** Number of rows per half. */
    public static final int ROWS = 3;

    /** Number of columns per half. */
    public static final int COLUMNS = 4;

    /** Number of spaces per half. */
    public static final int COUNT = ROWS * COLUMNS;

    private static final Pattern FORM = Pattern.compile("r([1-3])c([1-4])");

    /** Returns the space written as {@code text}, or empty if it is not a space. */
    public static Optional<Space> parse(final String text) {
        final Matcher matcher = FORM.matcher(text);
        return matcher.matches()
                ? Optional.of(new Space(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2))))
                : Optional.empty();
    }

    /** Returns the space with an index. */
    public static Space of(final int index) {
        return new Space(index / COLUMNS + 1, index % COLUMNS + 1);
    }

    /** Returns the index in reading order, 0 … 11. */
    public int index() {
        return (row - 1) * COLUMNS + column - 1;
    }

    @Override
    public String toString() {
        return "r" + row + "c" + column;
    }
}
