package org.sitrep.report.chart;

import java.util.List;
import org.sitrep.stats.Estimate;

/**
 * A set of marks over a common number, in the units of the axes. SVG and the PNG library draw it alike.
 *
 * @param style its classes in the style sheet of the pictures
 * @param label its name in a legend; empty for no entry
 * @param spots values by number, in order
 */
public record Layer(Shape shape, String style, String label, List<Spot> spots) {
    /** The form of a layer. */
    public enum Shape {
        /** A filled band between the limits of the intervals. */
        BAND,
        /** A line through the values. */
        LINE,
        /** A dot at each value, with a whisker for its interval. */
        DOTS,
        /** A line from side to side at the value of the first spot. */
        LEVEL,
        /** A line from bottom to top at the number of the first spot. */
        UPRIGHT
    }

    /**
     * A value at a number.
     *
     * @param at the number
     * @param value with its interval, which may lack limits
     */
    public record Spot(double at, Estimate value) {
        boolean hasInterval() {
            return !Double.isNaN(value.low()) && !Double.isNaN(value.high());
        }
    }

    /** Returns a line at one place: across at a value, or up at a number. */
    static Layer at(final Shape shape, final String style, final String label, final double place) {
        final Estimate value = new Estimate(place, Double.NaN, Double.NaN, 0, 0, "", "");
        return new Layer(shape, style, label, List.of(new Spot(place, value)));
    }
}
