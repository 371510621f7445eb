package org.sitrep.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Sets a table for a terminal: names to the left, long ones on several lines, numbers to the right, and columns that do not fit beside each other below each other. */
final class TextGrid {
    private static final String GAP = "  ";
    private static final int MAX_NAME = 28;

    private TextGrid() {}

    /**
     * Returns the lines, none longer than {@code width} or with trailing blanks.
     *
     * @param rows the first is the heads of the columns, the first cell of each the name of the row
     * @param brief whether columns that do not fit are left out
     * @param wide whether names may take the room that the columns leave
     */
    static List<String> of(
            final List<List<String>> rows,
            final int width,
            final boolean ascii,
            final boolean brief,
            final boolean wide) {
        final int room = wide ? Math.max(MAX_NAME, room(rows, width)) : MAX_NAME;
        final int names = Math.min(
                room, rows.stream().mapToInt(r -> r.get(0).length()).max().orElse(0));
        final List<String> lines = new ArrayList<>();
        int from = 1;
        while (from < rows.get(0).size()) {
            int used = GAP.length() + names;
            int to = from;
            while (to < rows.get(0).size() && (to == from || used + GAP.length() + columnWidth(rows, to) <= width)) {
                used += GAP.length() + columnWidth(rows, to);
                to++;
            }
            for (final List<String> row : rows) {
                final List<String> name = TextTable.broken(row.get(0), names, "", GAP, ascii);
                lines.add(TextTable.cut(line(rows, row, name.get(0), names, from, to), width, ascii));
                name.stream().skip(1).forEach(part -> lines.add(GAP + part));
            }
            from = brief ? rows.get(0).size() : to;
        }
        return lines;
    }

    private static int room(final List<List<String>> rows, final int width) {
        int room = width - GAP.length();
        for (int c = 1; c < rows.get(0).size(); c++) {
            room -= GAP.length() + columnWidth(rows, c);
        }
        return room;
    }

    private static String line(
            final List<List<String>> rows,
            final List<String> row,
            final String name,
            final int names,
            final int from,
            final int to) {
        final StringBuilder line = new StringBuilder(GAP);
        line.append(padded(name, "-", names));
        for (int c = from; c < to; c++) {
            line.append(GAP).append(padded(row.get(c), "", columnWidth(rows, c)));
        }
        return line.toString();
    }

    private static String padded(final String text, final String side, final int width) {
        return width == 0 ? "" : String.format(Locale.ROOT, "%" + side + width + "s", text);
    }

    private static int columnWidth(final List<List<String>> rows, final int column) {
        return rows.stream().mapToInt(r -> r.get(column).length()).max().orElse(0);
    }
}
