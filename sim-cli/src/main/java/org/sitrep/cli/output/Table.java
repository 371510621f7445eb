package org.sitrep.cli.output;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.sitrep.report.CsvCells;
import org.sitrep.report.Markdown;

/**
 * Holds rows under named columns and writes them in any {@link Format}. A cell has a value for programs (a number,
 * text, a flag) and one for people. Not thread-safe.
 */
public final class Table {
    private record Column(String key, String title, boolean number) {}

    /**
     * A cell.
     *
     * @param value for programs: a {@link Number}, {@link Boolean} or {@link String}; a NaN is written as nothing
     * @param shown for people
     */
    public record Cell(Object value, String shown) {
        /** Returns a cell that looks the same to programs and people. */
        public static Cell of(final Object value) {
            return new Cell(value, String.valueOf(value));
        }
    }

    private static final String GAP = "  ";
    private static final int NARROWEST_LAST = 24;
    /** Wider cells are cut to this width, except in the last column. */
    private static final int WIDEST = 80;

    private final List<Column> columns = new ArrayList<>();
    private final List<List<Cell>> rows = new ArrayList<>();

    /** Adds a column of text. */
    public Table text(final String key, final String title) {
        columns.add(new Column(key, title, false));
        return this;
    }

    /** Adds a column of numbers. */
    public Table number(final String key, final String title) {
        columns.add(new Column(key, title, true));
        return this;
    }

    /**
     * Adds a row.
     *
     * @throws IllegalArgumentException if the number of cells differs from that of columns
     */
    public Table row(final List<Cell> cells) {
        if (cells.size() != columns.size()) {
            throw new IllegalArgumentException(cells.size() + " cells for " + columns.size() + " columns");
        }
        rows.add(List.copyOf(cells));
        return this;
    }

    /** Adds a row of {@linkplain Cell#of plain} cells. */
    public Table row(final Object... values) {
        final List<Cell> cells = new ArrayList<>();
        for (final Object value : values) {
            cells.add(value instanceof Cell cell ? cell : Cell.of(value));
        }
        return row(cells);
    }

    /** Returns the table in a format, with a line end after each line. */
    public String in(final Format format) {
        return switch (format) {
            case TEXT -> asText("");
            case JSON -> Json.write(asList()) + "\n";
            case CSV -> asCsv();
            case MARKDOWN -> asMarkdown();
        };
    }

    /** Returns the rows as maps by column key, for JSON. */
    public List<Map<String, Object>> asList() {
        final List<Map<String, Object>> list = new ArrayList<>();
        for (final List<Cell> row : rows) {
            final Map<String, Object> map = new LinkedHashMap<>();
            for (int c = 0; c < columns.size(); c++) {
                map.put(columns.get(c).key(), row.get(c).value());
            }
            list.add(map);
        }
        return list;
    }

    /** Returns the table for people: aligned, two blanks between columns, no rules, each line after {@code indent}. */
    public String asText(final String indent) {
        return asText(indent, Integer.MAX_VALUE);
    }

    /** Returns the table for people, as {@link #asText(String)}; the last column is wrapped at {@code width}. */
    public String asText(final String indent, final int width) {
        final int[] widths = new int[columns.size()];
        for (int c = 0; c < widths.length; c++) {
            widths[c] = Text.width(columns.get(c).title());
            for (final List<Cell> row : rows) {
                widths[c] = Math.max(
                        widths[c], Math.min(WIDEST, Text.width(row.get(c).shown())));
            }
        }
        final StringBuilder out = new StringBuilder();
        out.append(line(indent, widths, columns.stream().map(Column::title).toList()));
        final int last = widths.length - 1;
        final int before = indent.length()
                + last * GAP.length()
                + Arrays.stream(widths, 0, last).sum();
        for (final List<Cell> row : rows) {
            final List<String> parts = Text.wrap(row.get(last).shown(), Math.max(NARROWEST_LAST, width - before));
            final List<String> texts = new ArrayList<>(
                    row.stream().map(cell -> Text.cut(cell.shown(), WIDEST)).toList());
            texts.set(last, parts.get(0));
            out.append(line(indent, widths, texts));
            parts.stream()
                    .skip(1)
                    .forEach(part -> out.append(" ".repeat(before)).append(part).append('\n'));
        }
        return out.toString();
    }

    private String line(final String indent, final int[] widths, final List<String> texts) {
        final StringBuilder line = new StringBuilder(indent);
        for (int c = 0; c < widths.length; c++) {
            final String text = texts.get(c);
            line.append(c == 0 ? "" : GAP);
            line.append(columns.get(c).number() ? Text.padLeft(text, widths[c]) : Text.padRight(text, widths[c]));
        }
        return line.toString().stripTrailing() + "\n";
    }

    private String asCsv() {
        return joined("", ",", "\n", columns.stream().map(c -> CsvCells.text(c.key())))
                + rows.stream()
                        .map(row -> joined("", ",", "\n", row.stream().map(Table::csvCell)))
                        .collect(Collectors.joining());
    }

    private static String joined(
            final String before, final String between, final String after, final Stream<String> cells) {
        return cells.collect(Collectors.joining(between, before, after));
    }

    private static String csvCell(final Cell cell) {
        if (cell.value() instanceof Double d) {
            return CsvCells.number(d);
        }
        return cell.value() instanceof String s ? CsvCells.text(s) : String.valueOf(cell.value());
    }

    private String asMarkdown() {
        return joined("| ", " | ", " |\n", columns.stream().map(c -> Markdown.escape(c.title())))
                + joined("|", "|", "|\n", columns.stream().map(c -> c.number() ? "---:" : "---"))
                + rows.stream()
                        .map(row -> joined("| ", " | ", " |\n", row.stream().map(c -> Markdown.escape(c.shown()))))
                        .collect(Collectors.joining());
    }
}
