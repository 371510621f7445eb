package org.sitrep.report.chart;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.sitrep.outcome.Slot;

/** A picture as marks from back to front. Coordinates are in px, y down. Not thread-safe. */
public class Drawing {
    /** The width, in px, below which there is no room for labels next to their marks. */
    static final double NARROW = 480;

    private static final int SERIES = 6;
    /** The length, in letters, up to which a text is never cut: charts reserve room for short texts. */
    private static final int SHORT = 10;
    /** Factor on the room of a text, because letter widths are estimated generously. */
    private static final double TOLERANCE = 1.1;

    private final List<Mark> marks = new ArrayList<>();
    final double width;
    private double height;

    /** The shape of a mark, which defines the meaning of its numbers. */
    public enum Shape {
        /** Left, top, width, height. */
        RECT,
        /** From x, y to x, y. */
        LINE,
        /** Centre x, y and radius. */
        CIRCLE,
        /** x, y of the point where the baseline begins, is centred or ends. */
        TEXT,
        /** Corners of a line: x, y of each. */
        PATH,
        /** Corners of a filled shape: x, y of each. */
        AREA
    }

    /**
     * A mark.
     *
     * @param style its classes in the style sheet of the pictures
     * @param text the text of a text mark; the tooltip of a rectangle, empty for none
     * @param anchor of a text: start, middle or end
     * @param at numbers, as defined by its shape
     */
    public record Mark(Shape shape, String style, String text, String anchor, List<Double> at) {}

    Drawing(final double width) {
        this.width = width;
    }

    final void height(final double px) {
        height = px;
    }

    /** Returns whether there is no room for labels next to their marks. */
    final boolean isNarrow() {
        return width < NARROW;
    }

    /** Returns the width of the picture, in px. */
    public final double width() {
        return width;
    }

    /** Returns the height of the picture, in px. */
    public final double height() {
        return height;
    }

    /** Returns the marks from back to front. */
    public final List<Mark> marks() {
        return Collections.unmodifiableList(marks);
    }

    final void rect(final String style, final double x, final double y, final double w, final double h) {
        rect(style, x, y, w, h, "");
    }

    /** Adds a rectangle with a tooltip. */
    final void rect(
            final String style, final double x, final double y, final double w, final double h, final String title) {
        marks.add(new Mark(Shape.RECT, style, title, "", List.of(x, y, w, h)));
    }

    final void line(final String style, final double x1, final double y1, final double x2, final double y2) {
        marks.add(new Mark(Shape.LINE, style, "", "", List.of(x1, y1, x2, y2)));
    }

    final void circle(final String style, final double x, final double y, final double r) {
        marks.add(new Mark(Shape.CIRCLE, style, "", "", List.of(x, y, r)));
    }

    final void path(final String style, final List<Double> corners) {
        marks.add(new Mark(Shape.PATH, style, "", "", corners));
    }

    final void area(final String style, final List<Double> corners) {
        marks.add(new Mark(Shape.AREA, style, "", "", corners));
    }

    /**
     * Adds text whose baseline begins, is centred or ends at (x, y); {@code anchor} uses SVG's words. Text that would
     * leave the picture is cut.
     */
    final void text(final String style, final String anchor, final double x, final double y, final String whole) {
        final double room = switch (anchor) {
            case "start" -> width - x;
            case "end" -> x;
            default -> 2 * Math.min(x, width - x);
        };
        final String text = whole.length() <= SHORT ? whole : Letters.fitted(whole, TOLERANCE * room);
        marks.add(new Mark(Shape.TEXT, style, text, anchor, List.of(x, y)));
    }

    /** Returns the class with colour and dashes of the {@code i}-th curve or part; the classes repeat after six. */
    static String series(final int i) {
        return "s" + (i % SERIES + 1);
    }

    /** Returns the class for a value that is good or bad for the side that the bot plays. */
    static String colour(final Slot.Better better, final String neither) {
        return switch (better) {
            case HIGHER -> "good";
            case LOWER -> "bad";
            case NEUTRAL -> neither;
        };
    }
}
