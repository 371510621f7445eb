package org.sitrep.report.svg;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.report.model.Chart;
import org.sitrep.stats.Estimate;

/** Draws things of two qualities as dots; those that stand out with their intervals, joined by a line and labelled. */
final class ScatterSvg {
    private static final double NARROW = 480;
    private static final double GLYPH = 7.3;
    private static final double LABEL_ROW = 14;

    private final Chart.Scatter chart;
    private final double width;
    private final double top = 34;
    private final double bottom;
    private final double left;
    private final double right;

    private ScatterSvg(final Chart.Scatter chart, final double width) {
        this.chart = chart;
        this.width = width;
        final boolean narrow = width < NARROW;
        bottom = top + (narrow ? 260 : 360);
        left = narrow ? 52 : 64;
        right = width - (narrow ? 14 : 40);
    }

    static Svg draw(final Chart.Scatter chart, final double width) {
        return new ScatterSvg(chart, width).draw();
    }

    private Svg draw() {
        final Svg svg = new Svg(width, bottom + 46);
        final Scale across = scale(true, left, right);
        final Scale up = scale(false, bottom, top + 8);
        svg.text("axis", "start", 4, 14, chart.up());
        svg.text("axis", "middle", (left + right) / 2, bottom + 38, chart.across());
        for (final double tick : across.ticks()) {
            svg.line("grid", across.at(tick), top, across.at(tick), bottom);
            svg.text("tick", "middle", across.at(tick), bottom + 17, across.label(tick));
        }
        for (final double tick : up.ticks()) {
            svg.line("grid", left, up.at(tick), right, up.at(tick));
            svg.text("tick", "end", left - 6, up.at(tick) + 4, up.label(tick));
        }
        key(svg);
        chart.dots().stream()
                .filter(dot -> !dot.marked())
                .forEach(dot -> svg.circle(
                        "quiet", across.at(dot.across().value()), up.at(dot.up().value()), 4));
        chart.dots().stream().filter(Chart.Dot::marked).forEach(dot -> marked(svg, dot, across, up));
        labels(svg, across, up);
        return svg;
    }

    private void key(final Svg svg) {
        svg.circle("main", left + 6, top - 8, 5);
        svg.text("tick", "start", left + 16, top - 4, chart.marked());
        final double next = left + 30 + GLYPH * chart.marked().length();
        svg.circle("quiet", next, top - 8, 4);
        svg.text("tick", "start", next + 10, top - 4, chart.others());
    }

    private static void marked(final Svg svg, final Chart.Dot dot, final Scale across, final Scale up) {
        final double x = across.at(dot.across().value());
        final double y = up.at(dot.up().value());
        if (!Double.isNaN(dot.across().low())) {
            svg.line(
                    "whisker",
                    across.at(dot.across().low()),
                    y,
                    across.at(dot.across().high()),
                    y);
        }
        if (!Double.isNaN(dot.up().low())) {
            svg.line("whisker", x, up.at(dot.up().low()), x, up.at(dot.up().high()));
        }
        svg.circle("main", x, y, 5.5);
    }

    /** Beside the dots, where no other label stands; one that finds no room is left off: the table has it. */
    private void labels(final Svg svg, final Scale across, final Scale up) {
        final List<double[]> taken = new ArrayList<>();
        for (final Chart.Dot dot : chart.dots()) {
            if (dot.marked()) {
                final double x = across.at(dot.across().value());
                final double y = up.at(dot.up().value());
                final double length = GLYPH * dot.label().length();
                for (final double[] at : new double[][] {
                    {x + 9, y - 6}, {x + 9, y + 15}, {x - 9 - length, y - 6}, {x - 9 - length, y + 15}
                }) {
                    if (at[0] > left
                            && at[0] + length < width
                            && taken.stream().noneMatch(other -> overlap(other, at, length))) {
                        taken.add(new double[] {at[0], at[1], length});
                        svg.text("barvalue", "start", at[0], at[1], dot.label());
                        break;
                    }
                }
            }
        }
    }

    private static boolean overlap(final double[] other, final double[] at, final double length) {
        return at[0] < other[0] + other[2] && other[0] < at[0] + length && Math.abs(at[1] - other[1]) < LABEL_ROW;
    }

    private Scale scale(final boolean horizontal, final double from, final double to) {
        double low = Double.POSITIVE_INFINITY;
        double high = Double.NEGATIVE_INFINITY;
        for (final Chart.Dot dot : chart.dots()) {
            final Estimate e = horizontal ? dot.across() : dot.up();
            final boolean whisker = dot.marked() && !Double.isNaN(e.low());
            low = Math.min(low, whisker ? e.low() : e.value());
            high = Math.max(high, whisker ? e.high() : e.value());
        }
        return Scale.of(low, high, width < NARROW ? 4 : 6, from, to);
    }
}
