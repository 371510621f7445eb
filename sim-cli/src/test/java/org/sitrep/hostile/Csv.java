package org.sitrep.hostile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Reads CSV as a spreadsheet does (RFC 4180) and looks for what it would run. */
final class Csv {
    private static final Pattern FORMULA = Pattern.compile("\\s*[=+\\-@\\t\\r\\n＝＋－＠]");
    private static final Pattern NUMBER = Pattern.compile("[+-]?\\d+(\\.\\d+)?([eE][+-]?\\d+)?");

    private Csv() {}

    static void assertHarmless(final String name, final String text) {
        final List<List<String>> rows = rows(text);
        for (final List<String> row : rows) {
            assertEquals(rows.get(0).size(), row.size(), () -> name + ": a row of another length: " + row);
            for (final String cell : row) {
                final boolean formula = FORMULA.matcher(cell).lookingAt()
                        && !NUMBER.matcher(cell).matches();
                assertFalse(formula, () -> name + " has a formula: " + cell);
                Terminal.assertNothingToObey(cell);
            }
        }
    }

    /** Returns the cells, line by line. */
    static List<List<String>> rows(final String text) {
        final List<List<String>> rows = new ArrayList<>();
        List<String> row = new ArrayList<>();
        final StringBuilder cell = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < text.length(); i++) {
            final char c = text.charAt(i);
            if (quoted) {
                if (c != '"') {
                    cell.append(c);
                } else if (i + 1 < text.length() && text.charAt(i + 1) == '"') {
                    cell.append('"');
                    i++;
                } else {
                    quoted = false;
                }
            } else if (c == '"' && cell.length() == 0) {
                quoted = true;
            } else if (c == ',' || c == '\n') {
                row.add(cell.toString());
                cell.setLength(0);
                if (c == '\n') {
                    rows.add(row);
                    row = new ArrayList<>();
                }
            } else {
                cell.append(c);
            }
        }
        return rows;
    }
}
