package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** The lines of a report on a terminal, before layout. Not thread-safe while it is built. */
public final class Brief {
    private final List<Line> lines = new ArrayList<>();

    /** A line before layout; its texts are raw. */
    public sealed interface Line {
        /** A heading over the lines that follow. */
        record Heading(String text) implements Line {}

        /** A line of text; the word of a verdict in it is highlighted. */
        record Text(String text, boolean verdict) implements Line {}

        /** A line to paste into a shell, which is never broken. */
        record Pasted(String text) implements Line {}

        /** A line of text that belongs to the rows above it. */
        record Note(String text) implements Line {}

        /** The characters that stand for the parts of the stacked bars below, each with its meaning. */
        record Legend(List<String> parts) implements Line {}

        /** A row under a label. */
        sealed interface Labelled extends Line {
            /** Returns the subject of the row. */
            String label();

            /** Returns the figure next to the label. */
            String value();
        }

        /** A row whose last cell is text. */
        record Row(String label, String value, String rest) implements Labelled {}

        /** A row whose last cell is a bar of {@code share} of the room, 0 … 1. */
        record Bar(String label, String value, double share) implements Labelled {}

        /** A row whose last cell is a bar cut into parts, each a share of the room. */
        record Stacked(String label, String value, double[] shares) implements Labelled {}

        /** A row whose last cell is a sparkline on a scale from low to high. */
        record Curve(String label, String value, double[] values, double low, double high) implements Labelled {}

        /**
         * A table of its own: the first row holds the headings, the first {@code labels} columns name the row. Columns
         * that do not fit next to the others follow below, after the names.
         */
        record Grid(List<List<String>> rows, int labels, Set<Look> looks) implements Line {}
    }

    /** The layout options of a table. */
    public enum Look {
        /** The first column may use the room that the others leave. */
        WIDE,
        /** Some cells are verdicts. */
        VERDICTS
    }

    public List<Line> lines() {
        return List.copyOf(lines);
    }

    public Brief heading(final String text) {
        lines.add(new Line.Heading(text));
        return this;
    }

    /** Adds a line of text, which is wrapped if it is too long. */
    public Brief line(final String text) {
        lines.add(new Line.Text(text, false));
        return this;
    }

    public Brief lines(final Collection<String> texts) {
        texts.forEach(this::line);
        return this;
    }

    public Brief verdict(final String text) {
        lines.add(new Line.Text(text, true));
        return this;
    }

    public Brief pasted(final String text) {
        lines.add(new Line.Pasted(text));
        return this;
    }

    /** Adds a line of text that belongs to the rows above it: indented, and further where it is wrapped. */
    public Brief note(final String text) {
        lines.add(new Line.Note(text));
        return this;
    }

    public Brief legend(final List<String> parts) {
        lines.add(new Line.Legend(parts));
        return this;
    }

    public Brief row(final String label, final String value, final String rest) {
        lines.add(new Line.Row(label, value, rest));
        return this;
    }

    public Brief bar(final String label, final String value, final double share) {
        lines.add(new Line.Bar(label, value, share));
        return this;
    }

    public Brief stacked(final String label, final String value, final double[] shares) {
        lines.add(new Line.Stacked(label, value, shares));
        return this;
    }

    /** Adds a row with a sparkline on a scale from {@code low} to {@code high}. */
    public Brief curve(
            final String label, final String value, final double[] values, final double low, final double high) {
        lines.add(new Line.Curve(label, value, values, low, high));
        return this;
    }

    /** Adds a row with a sparkline on its own scale. */
    public Brief sparkline(final String label, final double[] values) {
        final double low = Arrays.stream(values).min().orElse(0);
        return curve(label, "", values, low, Arrays.stream(values).max().orElse(0));
    }

    /** Adds a table of the brief columns, the first of which names the row. */
    public Brief table(final Columns<?> columns, final Look... looks) {
        return grid(columns.grid(), 1, looks);
    }

    /** Adds a table whose first {@code labels} columns name the row. */
    public Brief grid(final List<List<String>> rows, final int labels, final Look... looks) {
        final Set<Look> set = EnumSet.noneOf(Look.class);
        set.addAll(List.of(looks));
        lines.add(new Line.Grid(rows, labels, set));
        return this;
    }
}
