package org.sitrep.cli.command;

import java.util.List;
import org.sitrep.cli.output.Text;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.report.replay.OutcomeRows;
import org.sitrep.report.replay.OutcomeRows.Row;

/** Formats the outcome of a trial as text. */
final class OutcomeText {
    private static final int WIDTH = 80;
    private static final int LEAST_ROOM = 20;
    private static final int WIDEST_LABEL = 48;

    private OutcomeText() {}

    /** Returns the lines, without trailing blanks. */
    static String of(final OutcomeLayout layout, final Outcome outcome) {
        final StringBuilder out = new StringBuilder();
        OutcomeRows.of(layout, outcome)
                .forEach((title, rows) -> section(
                        out,
                        title,
                        rows.stream()
                                .map(row -> new Row(Text.cut(row.label(), WIDEST_LABEL), row.value()))
                                .toList()));
        return out.toString();
    }

    private static void section(final StringBuilder out, final String title, final List<Row> rows) {
        final String indent = title.isEmpty() ? "  " : "    ";
        final int labels = rows.stream()
                .filter(row -> !row.value().isEmpty())
                .mapToInt(row -> Text.width(row.label()))
                .max()
                .orElse(0);
        out.append(title.isEmpty() ? "" : "  " + title + "\n");
        for (final Row row : rows) {
            final String label = row.value().isEmpty() ? row.label() : Text.padRight(row.label(), labels) + "  ";
            final List<String> lines = Text.wrap(row.value(), Math.max(LEAST_ROOM, WIDTH - labels - 6));
            out.append((indent + label + lines.get(0)).stripTrailing()).append('\n');
            final String blank = " ".repeat(labels + indent.length() + 2);
            lines.stream()
                    .skip(1)
                    .forEach(line -> out.append(blank).append(line).append('\n'));
        }
    }
}
