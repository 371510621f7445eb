package org.sitrep.report.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleUnaryOperator;
import java.util.function.ToDoubleFunction;
import org.sitrep.stats.Estimate;

/**
 * The plot area of a drawing: its grid and titles, and marks in the units of its axes.
 *
 * @param left px of the left edge
 * @param right px of the right edge
 * @param across maps a number to px
 * @param up maps a value to px, from the bottom edge to the top edge
 */
record Axes(Drawing out, double left, double right, DoubleUnaryOperator across, Scale up) {
    /** Draws a line at each tick of the values with its number; {@code zero} is the style of the line at 0. */
    void grid(final String zero) {
        for (final double tick : up.ticks()) {
            out.line(tick == 0 ? zero : "grid", left, up.at(tick), right, up.at(tick));
            out.text("tick", "end", left - 7, up.at(tick) + 4, up.label(tick));
        }
    }

    void titleUp(final double y, final String title) {
        out.text("axis", "start", 4, y, title);
    }

    void titleAcross(final double y, final String title) {
        out.text("axis", "middle", (left + right) / 2, y, title);
    }

    /**
     * Draws a layer.
     *
     * @param radius of dots, px
     */
    void draw(final Layer layer, final double radius) {
        final String style = layer.style();
        switch (layer.shape()) {
            case BAND -> band(style, layer.spots());
            case LINE -> out.path(style, corners(layer.spots(), Estimate::value));
            case DOTS -> layer.spots().forEach(spot -> dot(style, spot, radius));
            case LEVEL -> {
                final double y = up.at(layer.spots().get(0).at());
                out.line(style, left, y, right, y);
            }
            case UPRIGHT -> {
                final double x = across.applyAsDouble(layer.spots().get(0).at());
                out.line(style, x, up.at(up.high()), x, up.at(up.low()));
            }
        }
    }

    private void band(final String style, final List<Layer.Spot> spots) {
        final List<Double> corners = new ArrayList<>(corners(spots, Bounds::high));
        final List<Double> back = corners(spots, Bounds::low);
        for (int i = back.size() - 2; i >= 0; i -= 2) {
            corners.addAll(back.subList(i, i + 2));
        }
        out.area(style, corners);
    }

    private List<Double> corners(final List<Layer.Spot> spots, final ToDoubleFunction<Estimate> y) {
        final List<Double> corners = new ArrayList<>();
        for (final Layer.Spot spot : spots) {
            corners.add(across.applyAsDouble(spot.at()));
            corners.add(up.at(y.applyAsDouble(spot.value())));
        }
        return corners;
    }

    private void dot(final String style, final Layer.Spot spot, final double radius) {
        final double x = across.applyAsDouble(spot.at());
        final Estimate e = spot.value();
        if (spot.hasInterval()) {
            out.line("whisker", x, up.at(e.low()), x, up.at(e.high()));
        }
        out.circle(style, x, up.at(e.value()), radius);
    }
}
