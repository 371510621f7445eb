package org.sitrep.report.svg;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.sitrep.report.model.Chart;
import org.sitrep.stats.Estimate;

/** Draws a quantity over time: mean with its interval, the band of nine missions in ten, and below how many missions still run, unless all do to the end. */
final class BandSvg {
    private static final double NARROW = 480;
    private static final double LEFT = 46;
    private static final double PLOT_HEIGHT = 210;
    private static final double RUNNING_HEIGHT = 60;
    /** Steps that are narrower than this have no dot and whisker of their own: the line and its bands say it. */
    private static final double DOT = 9;

    private static final double GLYPH = 7.3;

    private final Chart.Band chart;
    private final double width;
    private final double right;
    private final double top;
    private final double bottom;
    /** Whether there is a step that not all missions reach. */
    private final boolean thinning;

    private final double runningTop;
    private final double runningBottom;

    private BandSvg(final Chart.Band chart, final double width) {
        this.chart = chart;
        this.width = width;
        right = width - 12;
        top = width < NARROW ? 74 : 58;
        bottom = top + PLOT_HEIGHT;
        thinning = chart.points().stream().anyMatch(p -> p.running() < 1);
        runningTop = bottom + 40;
        runningBottom = thinning ? runningTop + RUNNING_HEIGHT : bottom;
    }

    static Svg draw(final Chart.Band chart, final double width) {
        return new BandSvg(chart, width).draw();
    }

    private Svg draw() {
        final Svg svg = new Svg(width, runningBottom + 44);
        legend(svg);
        quantity(svg);
        if (thinning) {
            running(svg);
        }
        labels(svg);
        svg.text("axis", "middle", (LEFT + right) / 2, runningBottom + 38, capitalised(chart.step()));
        return svg;
    }

    /** A label that would run out of the picture ends at its edge instead, or is left out where the one before stands there. */
    private void labels(final Svg svg) {
        double end = 0;
        for (final Chart.Point p : chart.points()) {
            if ((p.step() - firstLabel()) % stepBetweenLabels() != 0) {
                continue;
            }
            final double half = GLYPH * p.label().length() / 2;
            final boolean beyond = x(p) + half > width - 2;
            if (beyond && width - 2 - 2 * half < end + 4) {
                continue;
            }
            svg.text("tick", beyond ? "end" : "middle", beyond ? width - 2 : x(p), runningBottom + 17, p.label());
            end = x(p) + half;
        }
    }

    private void quantity(final Svg svg) {
        final Scale scale = Scale.of(
                least(p -> Math.min(p.p05(), lowOf(p))), -least(p -> -Math.max(p.p95(), highOf(p))), 5, bottom, top);
        svg.text("axis", "start", 4, top - 12, chart.axis());
        for (final double tick : scale.ticks()) {
            svg.line(tick == 0 ? "frame" : "grid", LEFT, scale.at(tick), right, scale.at(tick));
            svg.text("tick", "end", LEFT - 7, scale.at(tick) + 4, scale.label(tick));
        }
        svg.path("band", area(scale, chart.points(), Chart.Point::p05, Chart.Point::p95));
        interval(svg, scale);
        svg.path("curve", line(scale, p -> p.mean().value()));
        for (final Chart.Point p : chart.points()) {
            final Estimate e = p.mean();
            if (stepWidth() < DOT) {
                continue;
            }
            if (!Double.isNaN(e.low())) {
                svg.line("whisker", x(p), scale.at(e.low()), x(p), scale.at(e.high()));
            }
            svg.circle("main", x(p), scale.at(e.value()), 3.2);
        }
    }

    /** Ends where too few missions are left for an interval, lest it narrow to a point there. */
    private void interval(final Svg svg, final Scale scale) {
        final List<Chart.Point> known = chart.points().stream()
                .filter(p -> !Double.isNaN(p.mean().low()))
                .toList();
        if (known.size() > 1) {
            svg.path("interval", area(scale, known, BandSvg::lowOf, BandSvg::highOf));
        }
    }

    private void running(final Svg svg) {
        final Scale scale = Scale.of(0, 100, 2, runningBottom, runningTop);
        svg.text("axis", "start", 4, runningTop - 10, "% of " + chart.trials() + " still running");
        for (final double tick : scale.ticks()) {
            svg.line(tick == 0 ? "frame" : "grid", LEFT, scale.at(tick), right, scale.at(tick));
            svg.text("tick", "end", LEFT - 7, scale.at(tick) + 4, scale.label(tick));
        }
        final double barWidth = Math.max(2, 0.62 * stepWidth());
        for (final Chart.Point p : chart.points()) {
            final double y = Math.min(scale.at(100 * p.running()), runningBottom - 0.5);
            svg.rect("quiet", x(p) - barWidth / 2, y, barWidth, runningBottom - y);
        }
    }

    private void legend(final Svg svg) {
        final boolean narrow = width < NARROW;
        svg.line("curve", 6, 13, 28, 13);
        svg.circle("main", 17, 13, 3.2);
        svg.text("tick", "start", 34, 17, "mean with its interval");
        final double x = narrow ? 6 : 210;
        final double y = narrow ? 35 : 13;
        svg.rect("band", x, y - 6, 22, 12);
        svg.text("tick", "start", x + 28, y + 4, "nine " + chart.trials() + " in ten (5 to 95 %)");
    }

    private String line(final Scale scale, final ToDoubleFunction<Chart.Point> value) {
        return "M" + String.join("L", corners(scale, chart.points(), value));
    }

    private String area(
            final Scale scale,
            final List<Chart.Point> points,
            final ToDoubleFunction<Chart.Point> low,
            final ToDoubleFunction<Chart.Point> high) {
        final List<Chart.Point> back = new ArrayList<>(points);
        Collections.reverse(back);
        return "M" + String.join("L", corners(scale, points, high)) + "L" + String.join("L", corners(scale, back, low))
                + "Z";
    }

    private List<String> corners(
            final Scale scale, final List<Chart.Point> points, final ToDoubleFunction<Chart.Point> value) {
        return points.stream()
                .map(p -> Svg.at(x(p)) + " " + Svg.at(scale.at(value.applyAsDouble(p))))
                .toList();
    }

    private double least(final ToDoubleFunction<Chart.Point> value) {
        return chart.points().stream().mapToDouble(value).min().orElse(0);
    }

    private double x(final Chart.Point p) {
        return LEFT + (p.step() - 0.5) / lastStep() * (right - LEFT);
    }

    private int lastStep() {
        return chart.points().get(chart.points().size() - 1).step();
    }

    private int stepBetweenLabels() {
        final int longest =
                chart.points().stream().mapToInt(p -> p.label().length()).max().orElse(1);
        final double fitting = Math.max(30, GLYPH * longest + 8) / stepWidth();
        for (final int every :
                chart.isCounted() ? new int[] {1, 2, 5, 10, 20, 50} : new int[] {1, 2, 3, 4, 6, 8, 12, 24}) {
            if (every >= fitting) {
                return every;
            }
        }
        return 100;
    }

    /** Counted steps are labelled where their number is round, others from the first on. */
    private int firstLabel() {
        return chart.isCounted() ? 0 : chart.points().get(0).step();
    }

    private double stepWidth() {
        return (right - LEFT) / lastStep();
    }

    private static double lowOf(final Chart.Point p) {
        return Double.isNaN(p.mean().low()) ? p.mean().value() : p.mean().low();
    }

    private static double highOf(final Chart.Point p) {
        return Double.isNaN(p.mean().high()) ? p.mean().value() : p.mean().high();
    }

    private static String capitalised(final String text) {
        return text.isEmpty() ? text : Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }
}
