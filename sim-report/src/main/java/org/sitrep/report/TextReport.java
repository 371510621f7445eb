package org.sitrep.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.sitrep.portable.Portable;
import org.sitrep.report.model.Brief;
import org.sitrep.report.model.Brief.Line;
import org.sitrep.report.model.Brief.Look;

/**
 * Lays out the brief form of a report for a terminal. Rows of label, value and bar have columns as wide as the widest
 * cell below the same heading. Not thread-safe.
 */
public final class TextReport {
    private static final int MIN_WIDTH = 60;
    private static final int MAX_WIDTH = 120;
    private static final String GAP = "  ";
    private static final int MIN_BAR = 8;
    private static final int MAX_BAR = 30;
    private static final int MAX_NAME = 28;
    private static final String BOLD = "\u001b[1m";
    private static final String CYAN = "\u001b[36m";
    private static final String PLAIN = "\u001b[0m";

    /** Colours that are readable on white and on black; yellow is not. */
    private static final Map<Pattern, String> VERDICTS = Map.of(
            words("better(?! without)|same|equal|met|leads|worth it"), "\u001b[1;32m",
            words("worse|moved|missed|better without"), "\u001b[1;31m",
            words("undecided|differs|open|sidegrade|no difference shown|not distinguished|not shown|mixed"),
                    "\u001b[1;35m");

    private final int width;
    private final boolean ascii;
    private final boolean colour;
    private final StringBuilder out = new StringBuilder();

    private TextReport(final Page page) {
        width = page.columns();
        ascii = page.ascii();
        colour = page.colour();
    }

    private static Pattern words(final String words) {
        return Pattern.compile("(?i)(?<![\\w-])(" + words + ")(?![\\w-])");
    }

    /**
     * The page setup of a terminal.
     *
     * @param width columns of the terminal, clamped to {@value #MIN_WIDTH} … {@value #MAX_WIDTH}
     * @param ascii whether to use ASCII characters only
     * @param colour whether to use the terminal's colours (ANSI escape sequences, which take up no columns)
     */
    public record Page(int width, boolean ascii, boolean colour) {
        /** Returns the number of usable columns. */
        public int columns() {
            return Math.max(MIN_WIDTH, Math.min(MAX_WIDTH, width));
        }
    }

    /**
     * Returns the text. No line is longer than the width or ends with a blank, except lines to paste; the last line
     * ends with a line feed.
     */
    public static String of(final Brief brief, final Page page) {
        final TextReport text = new TextReport(page);
        final List<Line> lines = brief.lines();
        int from = 0;
        for (int to = 1; to <= lines.size(); to++) {
            if (to == lines.size() || lines.get(to) instanceof Line.Heading) {
                text.section(lines.subList(from, to));
                from = to;
            }
        }
        return text.out.toString();
    }

    private void section(final List<Line> lines) {
        final List<Line.Labelled> rows = lines.stream()
                .filter(Line.Labelled.class::isInstance)
                .map(Line.Labelled.class::cast)
                .toList();
        final int values =
                rows.stream().mapToInt(row -> clean(row.value()).length()).max().orElse(0);
        final int widest =
                rows.stream().mapToInt(row -> clean(row.label()).length()).max().orElse(0);
        final int picture = rows.stream().allMatch(Line.Row.class::isInstance) ? 0 : GAP.length() + MIN_BAR;
        final int labels = Math.min(widest, width - 2 * GAP.length() - values - picture);
        lines.forEach(line -> append(line, labels, values));
    }

    private void append(final Line line, final int labels, final int values) {
        if (line instanceof Line.Heading heading) {
            out.append(out.length() == 0 ? "" : "\n");
            append(paint(BOLD, cut(clean(heading.text()), width)));
        } else if (line instanceof Line.Text text) {
            wrapped(clean(text.text()), width, "", "")
                    .forEach(part -> append(text.verdict() ? highlighted(part) : part));
        } else if (line instanceof Line.Pasted pasted) {
            append(pasted.text());
        } else if (line instanceof Line.Note note) {
            wrapped(clean(note.text()), width, GAP, GAP + GAP).forEach(this::append);
        } else if (line instanceof Line.Legend legend) {
            final String parts = IntStream.range(0, legend.parts().size())
                    .mapToObj(i -> Bars.part(i, ascii) + " " + legend.parts().get(i))
                    .collect(Collectors.joining(", "));
            wrapped(clean(parts), width, GAP, GAP + GAP).forEach(this::append);
        } else if (line instanceof Line.Grid grid) {
            grid(grid).forEach(row -> append(grid.looks().contains(Look.VERDICTS) ? highlighted(row) : row));
        } else if (line instanceof Line.Labelled row) {
            row(row, labels, values);
        }
    }

    private void append(final String line) {
        out.append(line).append('\n');
    }

    /** Appends a row; a label that is too long continues on the next line. */
    private void row(final Line.Labelled row, final int labels, final int values) {
        final List<String> parts = wrapped(clean(row.label()), labels, "", GAP);
        final String cells =
                GAP + padded(cut(parts.get(0), labels), "-", labels) + GAP + padded(clean(row.value()), "", values);
        final String last = last(row, Math.min(MAX_BAR, width - 3 * GAP.length() - labels - values));
        final boolean fits = last.length() <= width - cells.length() - GAP.length();
        if (last.isEmpty() || !fits) {
            append(cells.stripTrailing());
        } else {
            append(cells + GAP + paint(row instanceof Line.Row ? "" : CYAN, last));
        }
        parts.stream().skip(1).forEach(part -> append(GAP + part));
        if (!fits) {
            wrapped(last, width, GAP + GAP, GAP + GAP).forEach(this::append);
        }
    }

    private String last(final Line.Labelled row, final int room) {
        if (row instanceof Line.Bar bar) {
            return Bars.bar(bar.share(), room, ascii);
        }
        if (row instanceof Line.Stacked stacked) {
            return Bars.stacked(stacked.shares(), room, ascii);
        }
        if (row instanceof Line.Curve curve) {
            return Bars.sparkline(curve.values(), curve.low(), curve.high(), room, ascii);
        }
        return clean(((Line.Row) row).rest());
    }

    /**
     * Lays out a table: names on the left, on several lines if long, and numbers on the right. Columns that do not fit
     * next to the others follow below.
     */
    private List<String> grid(final Line.Grid grid) {
        final List<List<String>> rows = grid.rows().stream()
                .map(row -> row.stream().map(this::clean).toList())
                .toList();
        final int columns = rows.get(0).size();
        final int[] widths = IntStream.range(0, columns)
                .map(c ->
                        rows.stream().mapToInt(row -> row.get(c).length()).max().orElse(0))
                .toArray();
        final int left = width
                - GAP.length()
                - IntStream.range(1, columns).map(c -> GAP.length() + widths[c]).sum();
        widths[0] = Math.min(widths[0], grid.looks().contains(Look.WIDE) ? Math.max(MAX_NAME, left) : MAX_NAME);
        final List<Integer> names = IntStream.range(0, grid.labels()).boxed().toList();
        final List<String> lines = new ArrayList<>();
        int from = grid.labels();
        while (from < columns) {
            final List<Integer> part = new ArrayList<>(names);
            int used = names.stream().mapToInt(c -> GAP.length() + widths[c]).sum();
            for (int c = from; c < columns && (c == from || used + GAP.length() + widths[c] <= width); c++) {
                used += GAP.length() + widths[c];
                part.add(c);
            }
            for (final List<String> row : rows) {
                final List<String> name = wrapped(row.get(0), widths[0], "", GAP);
                lines.add(cut(cells(row, name.get(0), widths, part), width));
                name.stream().skip(1).forEach(more -> lines.add(GAP + more));
            }
            from += part.size() - names.size();
        }
        return lines;
    }

    private static String cells(
            final List<String> row, final String name, final int[] widths, final List<Integer> columns) {
        final StringBuilder line = new StringBuilder(GAP).append(padded(name, "-", widths[0]));
        columns.stream().skip(1).forEach(c -> line.append(GAP).append(padded(row.get(c), "", widths[c])));
        return line.toString();
    }

    private static String padded(final String text, final String side, final int width) {
        return width == 0 ? "" : Portable.format("%" + side + width + "s", text);
    }

    /** Wraps a text at blanks; the first line begins with {@code first}, later ones with {@code next}. */
    private List<String> wrapped(final String text, final int room, final String first, final String next) {
        final List<String> broken = new ArrayList<>();
        String line = first;
        boolean fresh = true;
        for (final String word : text.split(" ")) {
            if (!fresh && line.length() + 1 + word.length() > room) {
                broken.add(line);
                line = next;
                fresh = true;
            }
            line = line + (fresh ? "" : " ") + cut(word, fresh ? room - line.length() : room);
            fresh = false;
        }
        broken.add(line);
        return broken;
    }

    private String cut(final String text, final int room) {
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

    /** Highlights the words of a verdict. The word carries the meaning; the colour only helps to find it. */
    private String highlighted(final String line) {
        if (!colour) {
            return line;
        }
        String painted = line;
        for (final Map.Entry<Pattern, String> kind : VERDICTS.entrySet()) {
            painted = kind.getKey().matcher(painted).replaceAll(kind.getValue() + "$0" + PLAIN);
        }
        return painted;
    }

    /** Removes characters that would break lines or control the terminal, and those that ASCII lacks. */
    private String clean(final String text) {
        final String printable = text.replaceAll("\\p{Cntrl}", " ");
        return ascii ? Ascii.of(printable) : printable;
    }
}
