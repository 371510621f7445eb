package org.sitrep.report;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Sets lines of label, value and bar in columns for a terminal. The columns are as wide as their widest cell, over all rows below one heading, so it lays out only when
 * asked for the {@link #text}. Not thread-safe.
 */
final class TextTable {
    private static final String GAP = "  ";
    private static final int MIN_BAR = 8;
    private static final int MAX_BAR = 30;
    private static final String BOLD = "\u001b[1m";
    private static final String CYAN = "\u001b[36m";
    private static final String PLAIN = "\u001b[0m";

    /** Colours that can be read on white and on black; yellow cannot. */
    private static final Map<Pattern, String> VERDICTS = Map.of(
            words("better(?! left)|same|met|leads|worth it"), "\u001b[1;32m",
            words("worse|moved|missed|better left"), "\u001b[1;31m",
            words("undecided|open|sidegrade|no difference shown|not told apart|not shown|both ways"), "\u001b[1;35m");

    private final int width;
    private final boolean ascii;
    private final boolean colour;
    private final List<Line> lines = new ArrayList<>();

    private static Pattern words(final String words) {
        return Pattern.compile("(?i)(?<![\\w-])(" + words + ")(?![\\w-])");
    }

    /** A line before it is laid out. */
    private sealed interface Line {
        /** A heading over what follows. */
        record Heading(String text) implements Line {}

        /** A line of text; in one that says a verdict its word stands out. */
        record Text(String text, boolean verdict) implements Line {}

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
        record Grid(List<List<String>> rows, boolean brief, boolean wide, boolean verdicts) implements Line {}
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
        lines.add(new Line.Text(clean(text), false));
    }

    /** Adds a line of text that says a verdict. */
    void verdict(final String text) {
        lines.add(new Line.Text(clean(text), true));
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
        lines.add(new Line.Grid(clean(rows), brief, false, false));
    }

    /** Adds a table whose names may be as long as the columns leave room for. */
    void wideGrid(final List<List<String>> rows) {
        lines.add(new Line.Grid(clean(rows), false, true, false));
    }

    /** Adds a table some cells of which are verdicts. */
    void verdicts(final List<List<String>> rows) {
        lines.add(new Line.Grid(clean(rows), false, false, true));
    }

    /** Adds a table some cells of which are verdicts, and whose names, which are typed, may be as long as the columns leave room for. */
    void wideVerdicts(final List<List<String>> rows) {
        lines.add(new Line.Grid(clean(rows), false, true, true));
    }

    private List<List<String>> clean(final List<List<String>> rows) {
        return rows.stream().map(r -> r.stream().map(this::clean).toList()).toList();
    }

    /** Returns all lines. */
    String text() {
        final StringBuilder out = new StringBuilder();
        int from = 0;
        for (int to = 1; to <= lines.size(); to++) {
            if (to == lines.size() || lines.get(to) instanceof Line.Heading) {
                section(out, lines.subList(from, to));
                from = to;
            }
        }
        return out.toString();
    }

    private void section(final StringBuilder out, final List<Line> section) {
        final int values =
                section.stream().mapToInt(line -> value(line).length()).max().orElse(0);
        final int widest =
                section.stream().mapToInt(line -> label(line).length()).max().orElse(0);
        final boolean pictures = section.stream()
                .anyMatch(l -> l instanceof Line.Bar || l instanceof Line.Stacked || l instanceof Line.Curve);
        final int picture = pictures ? GAP.length() + MIN_BAR : 0;
        final int labels = Math.min(widest, width - 2 * GAP.length() - values - picture);
        section.forEach(line -> append(out, line, labels, values));
    }

    private static String label(final Line line) {
        return line instanceof Line.Row row
                ? row.label()
                : line instanceof Line.Bar bar
                        ? bar.label()
                        : line instanceof Line.Stacked stacked
                                ? stacked.label()
                                : line instanceof Line.Curve curve ? curve.label() : "";
    }

    private static String value(final Line line) {
        return line instanceof Line.Row row
                ? row.value()
                : line instanceof Line.Bar bar
                        ? bar.value()
                        : line instanceof Line.Stacked stacked
                                ? stacked.value()
                                : line instanceof Line.Curve curve ? curve.value() : "";
    }

    private void append(final StringBuilder out, final Line line, final int labels, final int values) {
        if (line instanceof Line.Heading h) {
            out.append(out.length() == 0 ? "" : "\n")
                    .append(paint(BOLD, cut(h.text(), width)))
                    .append('\n');
        } else if (line instanceof Line.Text t) {
            wrap(out, t.text(), "", "", t.verdict());
        } else if (line instanceof Line.Note n) {
            wrap(out, n.text(), GAP, GAP + GAP, false);
        } else if (line instanceof Line.Row r) {
            finish(out, r.label(), r.value(), labels, values, r.rest(), "");
        } else if (line instanceof Line.Bar b) {
            finish(out, b.label(), b.value(), labels, values, bar(b.share(), room(labels, values)), CYAN);
        } else if (line instanceof Line.Stacked s) {
            finish(
                    out,
                    s.label(),
                    s.value(),
                    labels,
                    values,
                    Bars.stacked(s.shares(), room(labels, values), ascii),
                    CYAN);
        } else if (line instanceof Line.Curve c) {
            finish(
                    out,
                    c.label(),
                    c.value(),
                    labels,
                    values,
                    Bars.sparkline(c.values(), c.low(), c.high(), room(labels, values), ascii),
                    CYAN);
        } else if (line instanceof Line.Grid g) {
            TextGrid.of(g.rows(), width, ascii, g.brief(), g.wide())
                    .forEach(l -> out.append(g.verdicts() ? painted(l) : l).append('\n'));
        }
    }

    private String cells(final String label, final String value, final int labels, final int values) {
        return String.format(Locale.ROOT, "%s%-" + labels + "s%s%" + values + "s", GAP, cut(label, labels), GAP, value);
    }

    /** Appends a row; a label that is too long goes on below. */
    private void finish(
            final StringBuilder out,
            final String label,
            final String value,
            final int labels,
            final int values,
            final String last,
            final String escape) {
        final List<String> parts = broken(label, labels, "", GAP);
        final String cells = cells(parts.get(0), value, labels, values);
        final String fitting = last.length() > width - cells.length() - GAP.length() ? "" : last;
        if (fitting.isEmpty()) {
            out.append(cells.stripTrailing()).append('\n');
        } else {
            out.append(cells).append(GAP).append(paint(escape, fitting)).append('\n');
        }
        parts.stream().skip(1).forEach(part -> out.append(GAP).append(part).append('\n'));
    }

    private int room(final int labels, final int values) {
        return Math.min(MAX_BAR, width - 3 * GAP.length() - labels - values);
    }

    private String bar(final double share, final int room) {
        return Bars.bar(share, room, ascii);
    }

    private void wrap(
            final StringBuilder out, final String text, final String first, final String next, final boolean verdict) {
        broken(text, width, first, next)
                .forEach(line -> out.append(verdict ? painted(line) : line).append('\n'));
    }

    /** Breaks a text at blanks; the first line begins with {@code first}, each that follows with {@code next}. */
    private List<String> broken(final String text, final int room, final String first, final String next) {
        return broken(text, room, first, next, ascii);
    }

    static List<String> broken(
            final String text, final int room, final String first, final String next, final boolean ascii) {
        final List<String> broken = new ArrayList<>();
        String line = first;
        boolean fresh = true;
        for (final String word : text.split(" ")) {
            if (!fresh && line.length() + 1 + word.length() > room) {
                broken.add(line);
                line = next;
                fresh = true;
            }
            line = line + (fresh ? "" : " ") + cut(word, fresh ? room - line.length() : room, ascii);
            fresh = false;
        }
        broken.add(line);
        return broken;
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

    /** Makes the words of a verdict stand out: the word says it, the colour only helps to find it. */
    private String painted(final String line) {
        if (!colour) {
            return line;
        }
        String painted = line;
        for (final Map.Entry<Pattern, String> kind : VERDICTS.entrySet()) {
            painted = kind.getKey().matcher(painted).replaceAll(kind.getValue() + "$0" + PLAIN);
        }
        return painted;
    }

    /** Takes out what would break the lines or drive the terminal, and what ASCII lacks. */
    private String clean(final String text) {
        final String printable = text.replaceAll("\\p{Cntrl}", " ");
        return ascii ? Ascii.of(printable) : printable;
    }
}
