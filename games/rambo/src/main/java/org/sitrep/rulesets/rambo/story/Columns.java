package org.sitrep.rulesets.rambo.story;

import java.util.ArrayList;
import java.util.List;

/** Formats a small table of fixed width: names to the left, numbers to the right. */
final class Columns {
    private final List<List<String>> rows = new ArrayList<>();

    /** Begins with the heads of the columns; the first may be empty. */
    Columns(final String... heads) {
        rows.add(List.of(heads));
    }

    /** Adds a row as long as the first. */
    Columns row(final String name, final Object... values) {
        final List<String> row = new ArrayList<>();
        row.add(name);
        for (final Object value : values) {
            row.add(value.toString());
        }
        rows.add(row);
        return this;
    }

    String text() {
        final StringBuilder text = new StringBuilder();
        for (final List<String> row : rows) {
            final StringBuilder line = new StringBuilder();
            for (int column = 0; column < row.size(); column++) {
                final String cell = row.get(column);
                final String blanks = " ".repeat(width(column) - cell.length());
                line.append(column == 0 ? cell + blanks : "  " + blanks + cell);
            }
            text.append(text.isEmpty() ? "" : "\n").append(line.toString().stripTrailing());
        }
        return text.toString();
    }

    private int width(final int column) {
        return rows.stream().mapToInt(row -> row.get(column).length()).max().orElse(0);
    }
}
