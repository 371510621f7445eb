package org.sitrep.rulesets.purplehaze.definition;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A Space of a map (PH-VOC-2), written {@code C4}.
 *
 * @param column 1 … 16 from the west, written as a letter
 * @param row 1 … 16 from the north
 */
public record MapSpace(int column, int row) {
    /** Number of columns and of rows of the largest map. */
    public static final int MOST = 16;

    private static final Pattern FORM = Pattern.compile("([A-P])(1[0-6]|[1-9])");

    /** Returns the Space written as {@code text}, or empty if it is not a Space. */
    public static Optional<MapSpace> parse(final String text) {
        final Matcher matcher = FORM.matcher(text);
        return matcher.matches()
                ? Optional.of(new MapSpace(matcher.group(1).charAt(0) - 'A' + 1, Integer.parseInt(matcher.group(2))))
                : Optional.empty();
    }

    @Override
    public String toString() {
        return (char) ('A' + column - 1) + Integer.toString(row);
    }
}
