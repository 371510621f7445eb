package org.sitrep.report;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * Sets lines of label, value and bar in columns for a terminal. The columns are as wide as their widest cell, over all rows, so it lays out only when
 * asked for the {@link #text}. Not thread-safe.
 */
final class TextTable {
    private static final String GAP = "  ";
    private static final int MIN_BAR = 8;
    private static final int MAX_BAR = 30;
    private static final String BOLD = "\u001b[1m";
    private static final String BLUE = "\u001b[36m";
    private static final String PLAIN = "\u001b[0m";

    private final int width;
    private final boolean ascii;
    private final boolean colour;
    private final List<Line> lines = new ArrayList<>();

    /** A line before it is laid out. */
    private sealed interface Line {
        /** A heading over what follows. */
        record Heading(String text) implements Line {}

        /** A line of text. */
        record Text(String text) implements Line {}

        /** A line of text that belongs to the rows above it: set in, and further where it goes on. */
        record Note(String text) implements Line {}

        /** A row whose last cell is text. */
        record Row(String label, String value, String rest) implements Line {}

        /** A row whose last cell is a bar. */
        record Bar(String label, String value, double share) implements Line {}

        /** A row whose last cell is a bar cut into parts. */
        record Stacked(String label, String value, double[] shares) implements Line {}

        /** A row whose last cell is a small curve on a scale from low to high. */
        record Curve(String label, String value, double[] values, double low, double high) implements Line {}

        /** A table of its own: the first column names the row. */
        record Grid(List<List<String>> rows, boolean brief, boolean wide) implements Line {}
    }

    TextTable(final int width, final boolean ascii, final boolean colour) {
        this.width = width;
        this.ascii = ascii;
        this.colour = colour;
    }

    void heading(final String text) {
        lines.add(new Line.Heading(clean(text)));
    }

    void line(final String text) {
        lines.add(new Line.Text(clean(text)));
    }

    void note(final String text) {
        lines.add(new Line.Note(clean(text)));
    }

    void row(final String label, final String value, final String rest) {
        lines.add(new Line.Row(clean(label), clean(value), clean(rest)));
    }

    /** Adds a row with a bar of {@code share} of the room, 0 … 1. */
    void bar(final String label, final String value, final double share) {
        lines.add(new Line.Bar(clean(label), clean(value), share));
    }

    /** Adds a row with a bar cut into parts, each a share of the room. */
    void stacked(final String label, final String value, final double[] shares) {
        lines.add(new Line.Stacked(clean(label), clean(value), shares));
    }

    void sparkline(final String label, final double[] values) {
        final double low = Arrays.stream(values).min().orElse(0);
        final double high = Arrays.stream(values).max().orElse(0);
        lines.add(new Line.Curve(clean(label), "", values, low, high));
    }

    /** Adds a row with a small curve on a scale from {@code low} to {@code high}. */
    void curve(final String label, final String value, final double[] values, final double low, final double high) {
        lines.add(new Line.Curve(clean(label), clean(value), values, low, high));
    }

    /** Adds a table whose columns are as wide as they need; those that do not fit beside each other follow below, or are left out if it is to be brief. */
    void grid(final List<List<String>> rows, final boolean brief) {
        lines.add(new Line.Grid(clean(rows), brief, false));
    }

    /** Adds a table whose names may be as long as the columns leave room for. */
    void wideGrid(final List<List<String>> rows) {
        lines.add(new Line.Grid(clean(rows), false, true));
    }

    private List<List<String>> clean(final List<List<String>> rows) {
        return rows.stream().map(r -> r.stream().map(this::clean).toList()).toList();
    }

    /** Returns all lines. */
    String text() {
        int labels = 0;
        int values = 0;
        for (final Line line : lines) {
            if (line instanceof Line.Row r) {
                labels = Math.max(labels, r.label().length());
                values = Math.max(values, r.value().length());
            } else if (line instanceof Line.Bar b) {
                labels = Math.max(labels, b.label().length());
                values = Math.max(values, b.value().length());
            } else if (line instanceof Line.Stacked s) {
                labels = Math.max(labels, s.label().length());
                values = Math.max(values, s.value().length());
            } else if (line instanceof Line.Curve c) {
                labels = Math.max(labels, c.label().length());
                values = Math.max(values, c.value().length());
            }
        }
        labels = Math.min(labels, width - 2 * GAP.length() - values - GAP.length() - MIN_BAR);
        final StringBuilder out = new StringBuilder();
        for (final Line line : lines) {
            append(out, line, labels, values);
        }
        return out.toString();
    }

    private void append(final StringBuilder out, final Line line, final int labels, final int values) {
        if (line instanceof Line.Heading h) {
            out.append(out.length() == 0 ? "" : "\n")
                    .append(paint(BOLD, cut(h.text(), width)))
                    .append('\n');
        } else if (line instanceof Line.Text t) {
            wrap(out, t.text(), "", "");
        } else if (line instanceof Line.Note n) {
            wrap(out, n.text(), GAP, GAP + GAP);
        } else if (line instanceof Line.Row r) {
            finish(out, cells(r.label(), r.value(), labels, values), r.rest(), "");
        } else if (line instanceof Line.Bar b) {
            finish(out, cells(b.label(), b.value(), labels, values), bar(b.share(), room(labels, values)), BLUE);
        } else if (line instanceof Line.Stacked s) {
            finish(
                    out,
                    cells(s.label(), s.value(), labels, values),
                    Bars.stacked(s.shares(), room(labels, values), ascii),
                    BLUE);
        } else if (line instanceof Line.Curve c) {
            finish(
                    out,
                    cells(c.label(), c.value(), labels, values),
                    Bars.sparkline(c.values(), c.low(), c.high(), room(labels, values), ascii),
                    BLUE);
        } else if (line instanceof Line.Grid g) {
            TextGrid.of(g.rows(), width, ascii, g.brief(), g.wide())
                    .forEach(l -> out.append(l).append('\n'));
        }
    }

    private String cells(final String label, final String value, final int labels, final int values) {
        return String.format(Locale.ROOT, "%s%-" + labels + "s%s%" + values + "s", GAP, cut(label, labels), GAP, value);
    }

    private void finish(final StringBuilder out, final String cells, final String last, final String escape) {
        final String fitting = last.length() > width - cells.length() - GAP.length() ? "" : last;
        if (fitting.isEmpty()) {
            out.append(cells.stripTrailing()).append('\n');
        } else {
            out.append(cells).append(GAP).append(paint(escape, fitting)).append('\n');
        }
    }

    private int room(final int labels, final int values) {
        return Math.min(MAX_BAR, width - 3 * GAP.length() - labels - values);
    }

    private String bar(final double share, final int room) {
        return Bars.bar(share, room, ascii);
    }

    /** Breaks a text at blanks; the first line begins with {@code first}, each that follows with {@code next}. */
    private void wrap(final StringBuilder out, final String text, final String first, final String next) {
        String line = first;
        boolean fresh = true;
        for (final String word : text.split(" ")) {
            if (!fresh && line.length() + 1 + word.length() > width) {
                out.append(line).append('\n');
                line = next;
                fresh = true;
            }
            line = line + (fresh ? "" : " ") + cut(word, width - next.length());
            fresh = false;
        }
        out.append(line).append('\n');
    }

    private String cut(final String text, final int room) {
        return cut(text, room, ascii);
    }

    static String cut(final String text, final int room, final boolean ascii) {
        if (text.length() <= room) {
            return text.stripTrailing();
        }
        final String mark = ascii ? "..." : "…";
        return room <= mark.length()
                ? ""
                : text.substring(0, room - mark.length()).stripTrailing() + mark;
    }

    private String paint(final String escape, final String text) {
        return colour && !escape.isEmpty() ? escape + text + PLAIN : text;
    }

    /** Takes out what would break the lines or drive the terminal, and what ASCII lacks. */
    private String clean(final String text) {
        final String printable = text.replaceAll("\\p{Cntrl}", " ");
        return ascii
                ? printable
                        .replace("±", "+/-")
                        .replace("–", "-")
                        .replace("…", "...")
                        .replaceAll("[^\\x20-\\x7e]", "?")
                : printable;
    }
}
