package org.sitrep.docs;

import java.util.List;
import java.util.Optional;

/**
 * A table of a {@code report.md}, which a page repeats figure for figure.
 *
 * @param lines its heading, the line of dashes, its rows
 */
record ReportTable(List<String> lines) {
    private static final String CAPTION = "*";

    /** Returns the table below the caption that begins so. */
    static Optional<ReportTable> under(final String caption, final List<String> report) {
        final List<String> table = report.stream()
                .dropWhile(line -> !line.startsWith(CAPTION + caption))
                .dropWhile(line -> !line.startsWith(Block.TABLE))
                .takeWhile(line -> line.startsWith(Block.TABLE))
                .toList();
        return table.isEmpty() ? Optional.empty() : Optional.of(new ReportTable(table));
    }

    /** Returns the first line of a page's table that is not as it is here, or of this one that the page's lacks. */
    Optional<String> differs(final List<String> shown) {
        for (int i = 0; i < Math.max(lines.size(), shown.size()); i++) {
            if (i >= shown.size()) {
                return Optional.of("the page lacks " + lines.get(i));
            }
            if (i >= lines.size() || !shown.get(i).equals(lines.get(i))) {
                return Optional.of(shown.get(i));
            }
        }
        return Optional.empty();
    }

    /** Returns whether a page's table has the same columns: all that can be told where other numbers were played. */
    boolean sameColumns(final List<String> shown) {
        return shown.get(0).equals(lines.get(0));
    }
}
