package org.sitrep.report.svg;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.sitrep.report.Html;

/** Collects the elements of one SVG picture. Coordinates are in px, y down. Not thread-safe. */
final class Svg {
    private static final int SERIES = 6;
    /** Texts of so few letters are placed by their pictures with care. */
    private static final int SHORT = 10;
    /** The widths of letters are on the safe side. */
    private static final double LENIENT = 1.1;

    private final StringBuilder body = new StringBuilder();
    private final List<Drawing.Mark> marks = new ArrayList<>();
    private final double width;
    private final double height;

    Svg(final double width, final double height) {
        this.width = width;
        this.height = height;
    }

    double width() {
        return width;
    }

    double height() {
        return height;
    }

    Svg rect(final String style, final double x, final double y, final double w, final double h) {
        mark(Drawing.Kind.RECT, style, x, y, w, h);
        return element("<rect class=\"%s\" x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\"/>", style, x, y, w, h);
    }

    /** Adds a rectangle that says something when it is pointed at. */
    Svg rect(final String style, final double x, final double y, final double w, final double h, final String title) {
        mark(Drawing.Kind.RECT, style, x, y, w, h);
        return element(
                "<rect class=\"%s\" x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\"><title>%s</title></rect>",
                style, x, y, w, h, Html.escape(title));
    }

    Svg line(final String style, final double x1, final double y1, final double x2, final double y2) {
        mark(Drawing.Kind.LINE, style, x1, y1, x2, y2);
        return element("<line class=\"%s\" x1=\"%s\" y1=\"%s\" x2=\"%s\" y2=\"%s\"/>", style, x1, y1, x2, y2);
    }

    Svg circle(final String style, final double x, final double y, final double r) {
        mark(Drawing.Kind.CIRCLE, style, x, y, r, r);
        return element("<circle class=\"%s\" cx=\"%s\" cy=\"%s\" r=\"%s\"/>", style, x, y, r);
    }

    /** Adds text whose baseline begins, is centred or ends at (x, y), as {@code anchor} says in SVG's words; cut if it would run out of the picture. */
    Svg text(final String style, final String anchor, final double x, final double y, final String whole) {
        final double room = switch (anchor) {
            case "start" -> width - x;
            case "end" -> x;
            default -> 2 * Math.min(x, width - x);
        };
        final String text = whole.length() <= SHORT ? whole : Letters.fitted(whole, LENIENT * room);
        marks.add(new Drawing.Mark(Drawing.Kind.TEXT, style, x, y, 0, 0, anchor, text));
        return element(
                "<text class=\"%s\" text-anchor=\"%s\" x=\"%s\" y=\"%s\">%s</text>",
                style, anchor, x, y, Html.escape(text));
    }

    Svg path(final String style, final String d) {
        marks.add(new Drawing.Mark(Drawing.Kind.PATH, style, 0, 0, 0, 0, "", d));
        return element("<path class=\"%s\" d=\"%s\"/>", style, d);
    }

    /** Returns the class that gives the {@code i}-th of several curves or parts its colour and dashes; there are six, then the first comes again. */
    static String series(final int i) {
        return "s" + (i % SERIES + 1);
    }

    /** Returns the elements in order. */
    String body() {
        return body.toString();
    }

    /** Returns the same elements as marks, for other formats. */
    Drawing drawing() {
        return new Drawing(width, height, marks);
    }

    private void mark(
            final Drawing.Kind kind,
            final String style,
            final double x,
            final double y,
            final double w,
            final double h) {
        marks.add(new Drawing.Mark(kind, style, x, y, w, h, "", ""));
    }

    /** Returns a coordinate with at most one decimal. */
    static String at(final double x) {
        final String text = String.format(Locale.ROOT, "%.1f", x);
        final String trimmed = text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
        return "-0".equals(trimmed) ? "0" : trimmed;
    }

    private Svg element(final String format, final Object... args) {
        final Object[] texts = args.clone();
        for (int i = 0; i < texts.length; i++) {
            if (texts[i] instanceof Double x) {
                texts[i] = at(x);
            }
        }
        body.append(String.format(Locale.ROOT, format, texts)).append('\n');
        return this;
    }
}
