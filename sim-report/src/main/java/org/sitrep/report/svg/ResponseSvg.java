package org.sitrep.report.svg;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.sitrep.report.model.Chart;
import org.sitrep.stats.Estimate;

/** Draws how a quantity answers to a number: the means with their intervals as a band and whiskers, and the value without any change as a broken line. */
final class ResponseSvg {
    private static final double NARROW = 480;
    private static final double PLOT_HEIGHT = 210;
    private static final double LEFT = 52;
    private static final double GLYPH = 7.3;

    private final Chart.Response chart;
    private final double width;
    private final double right;
    private final double top;
    private final double bottom;
    private final Scale across;
    private final Scale up;

    private ResponseSvg(final Chart.Response chart, final double width) {
        this.chart = chart;
        this.width = width;
        right = width - 20;
        top = Double.isNaN(chart.base()) || width >= NARROW ? 52 : 72;
        bottom = top + PLOT_HEIGHT;
        final List<Chart.Spot> spots = chart.spots();
        across = Scale.through(
                spots.stream().mapToDouble(Chart.Spot::at).toArray(), width < NARROW ? 5 : 12, LEFT + 10, right - 10);
        up = Scale.of(least(), greatest(), 5, bottom, top);
    }

    static Svg draw(final Chart.Response chart, final double width) {
        return new ResponseSvg(chart, width).draw();
    }

    private Svg draw() {
        final Svg svg = new Svg(width, bottom + 46);
        legend(svg);
        svg.text("axis", "start", 4, top - 12, chart.axis());
        for (final double tick : up.ticks()) {
            svg.line("grid", LEFT, up.at(tick), right, up.at(tick));
            svg.text("tick", "end", LEFT - 7, up.at(tick) + 4, up.label(tick));
        }
        for (final double tick : across.ticks()) {
            svg.text("tick", "middle", across.at(tick), bottom + 17, across.label(tick));
        }
        svg.line("frame", LEFT, bottom, right, bottom);
        svg.text("axis", "middle", (LEFT + right) / 2, bottom + 38, fitted(chart.across()));
        if (!Double.isNaN(chart.base())) {
            svg.line("zero", LEFT, up.at(chart.base()), right, up.at(chart.base()));
        }
        band(svg);
        svg.path("curve", "M" + String.join("L", corners(chart.spots(), Estimate::value)));
        chart.spots().forEach(spot -> spot(svg, spot));
        return svg;
    }

    private void spot(final Svg svg, final Chart.Spot spot) {
        final double x = across.at(spot.at());
        final Estimate e = spot.mean();
        if (!Double.isNaN(e.low()) && !Double.isNaN(e.high())) {
            svg.line("whisker", x, up.at(e.low()), x, up.at(e.high()));
        }
        svg.circle("main", x, up.at(e.value()), 3.6);
    }

    private void band(final Svg svg) {
        final List<Chart.Spot> known = chart.spots().stream()
                .filter(spot -> !Double.isNaN(spot.mean().low())
                        && !Double.isNaN(spot.mean().high()))
                .toList();
        if (known.size() > 1) {
            final List<Chart.Spot> back = new ArrayList<>(known);
            Collections.reverse(back);
            svg.path(
                    "band",
                    "M" + String.join("L", corners(known, Estimate::high)) + "L"
                            + String.join("L", corners(back, Estimate::low)) + "Z");
        }
    }

    private List<String> corners(final List<Chart.Spot> spots, final ToDoubleFunction<Estimate> value) {
        return spots.stream()
                .map(spot -> Svg.at(across.at(spot.at())) + " " + Svg.at(up.at(value.applyAsDouble(spot.mean()))))
                .toList();
    }

    private void legend(final Svg svg) {
        svg.line("curve", 6, 13, 28, 13);
        svg.circle("main", 17, 13, 3.6);
        svg.text("tick", "start", 34, 17, "mean with its interval");
        if (!Double.isNaN(chart.base())) {
            final double x = width < NARROW ? 6 : 210;
            final double y = width < NARROW ? 35 : 13;
            svg.line("zero", x, y, x + 22, y);
            svg.text("tick", "start", x + 28, y + 4, "the scenario as it is");
        }
    }

    private String fitted(final String text) {
        final int letters = (int) ((right - LEFT) / GLYPH);
        return text.length() <= letters ? text : "…" + text.substring(text.length() - letters + 1);
    }

    private double least() {
        return chart.spots().stream()
                .mapToDouble(spot -> Double.isNaN(spot.mean().low())
                        ? spot.mean().value()
                        : spot.mean().low())
                .reduce(Double.isNaN(chart.base()) ? Double.POSITIVE_INFINITY : chart.base(), Math::min);
    }

    private double greatest() {
        return chart.spots().stream()
                .mapToDouble(spot -> Double.isNaN(spot.mean().high())
                        ? spot.mean().value()
                        : spot.mean().high())
                .reduce(Double.isNaN(chart.base()) ? Double.NEGATIVE_INFINITY : chart.base(), Math::max);
    }
}
