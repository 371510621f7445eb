package org.sitrep.report.svg;

import java.util.List;

/**
 * A picture as marks in order, for whoever draws it in another format than SVG. Coordinates are in px, y down.
 *
 * @param width of the whole
 * @param height of the whole
 * @param marks from back to front
 */
public record Drawing(double width, double height, List<Mark> marks) {
    /** Copies the list. */
    public Drawing {
        marks = List.copyOf(marks);
    }

    /** What a mark is. */
    public enum Kind {
        /** From (x, y), w wide and h high. */
        RECT,
        /** From (x, y) to (w, h). */
        LINE,
        /** About (x, y) with the radius w. */
        CIRCLE,
        /** Text at (x, y). */
        TEXT,
        /** Corners in SVG's words: M, L and Z. */
        PATH
    }

    /**
     * A mark.
     *
     * @param kind which
     * @param style its class in the style sheet of the pictures
     * @param x as its kind says
     * @param y as its kind says
     * @param w as its kind says
     * @param h as its kind says
     * @param anchor of a text: start, middle or end
     * @param text of a text, or the corners of a path
     */
    public record Mark(Kind kind, String style, double x, double y, double w, double h, String anchor, String text) {}
}
