package org.sitrep.report;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Parses the sort key of a cell of figures: the number at its beginning. For an estimate that is its value, for
 * {@code 12 of 40} it is 12. {@code < 0.1 %} sorts just before 0.1 and {@code > 99.9 %} just after 99.9.
 */
final class SortKey {
    private static final Pattern NUMBER = Pattern.compile("([<>]?) ?([+-]?[0-9][0-9,]*+(?:\\.[0-9]++)?+)(?:[^:].*)?");

    private SortKey() {}

    /** Returns the number of a cell; empty if it does not begin with one, e.g. {@code no data} or {@code 06:30}. */
    static Optional<Double> of(final String cell) {
        final Matcher found = NUMBER.matcher(cell.strip().replace('\u2212', '-'));
        if (!found.matches()) {
            return Optional.empty();
        }
        final double value = Double.parseDouble(found.group(2).replace(",", ""));
        return Optional.of(
                switch (found.group(1)) {
                    case "<" -> Math.nextDown(value);
                    case ">" -> Math.nextUp(value);
                    default -> value;
                });
    }
}
