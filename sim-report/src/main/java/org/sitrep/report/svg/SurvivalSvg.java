package org.sitrep.report.svg;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import org.sitrep.report.model.Chart;
import org.sitrep.report.model.Numbers;
import org.sitrep.stats.Estimate;
import org.sitrep.stats.SurvivalCurve;

/** Draws survival curves as staircases with their bands, each labelled at its end, and where there is room how many were at risk. */
final class SurvivalSvg {
    private static final double NARROW = 480;
    private static final double LEFT = 46;
    private static final double TOP = 30;
    private static final double PLOT_HEIGHT = 250;
    private static final double BOTTOM = TOP + PLOT_HEIGHT;
    private static final double LABEL_LINE = 16;
    /** Between the end of the curves and their labels, for the lines that lead there. */
    private static final double LEAD = 26;
    /** Room of a number of those at risk. */
    private static final double NUMBER = 42;

    private static final int MAX_AT_RISK_ROWS = 6;
    /** The bands of more curves than this are fainter, since they lie on each other. */
    private static final int FEW_CURVES = 3;

    private final Chart.Survival chart;
    private final List<Drawn> curves;
    private final double width;
    private final double right;
    private final int steps;

    /**
     * A curve that has points to draw.
     *
     * @param style class of its colour
     */
    private record Drawn(String style, String label, List<SurvivalCurve.Point> points) {
        double end() {
            return points.get(points.size() - 1).surviving().value();
        }
    }

    private SurvivalSvg(final Chart.Survival chart, final double width) {
        this.chart = chart;
        this.width = width;
        curves = new ArrayList<>();
        for (final SurvivalCurve curve : chart.curves()) {
            final List<SurvivalCurve.Point> points = Chart.Survival.drawn(curve);
            if (!points.isEmpty()) {
                curves.add(new Drawn(Svg.series(chart.curves().indexOf(curve)), curve.label(), points));
            }
        }
        steps = curves.stream().mapToInt(c -> c.points().size()).max().orElse(1);
        final double longest =
                curves.stream().mapToDouble(c -> Letters.width(label(c))).max().orElse(0);
        right = width - LEAD - Math.min((narrow() ? 0.3 : 0.34) * width, 10 + longest);
    }

    static Svg draw(final Chart.Survival chart, final double width) {
        return new SurvivalSvg(chart, width).draw();
    }

    private boolean narrow() {
        return width < NARROW;
    }

    private Svg draw() {
        final boolean atRisk = !narrow() && curves.size() <= MAX_AT_RISK_ROWS;
        final Svg svg = new Svg(width, BOTTOM + 46 + (atRisk ? 26 + LABEL_LINE * curves.size() : 0));
        final Scale scale = scale();
        svg.text("axis", "start", 4, 14, chart.axis());
        for (final double tick : scale.ticks()) {
            svg.line(tick == 0 ? "frame" : "grid", LEFT, scale.at(tick), right, scale.at(tick));
            svg.text("tick", "end", LEFT - 7, scale.at(tick) + 4, scale.label(tick));
        }
        svg.line("frame", LEFT, BOTTOM, right, BOTTOM);
        for (int k = 1; k <= steps; k += everyStep()) {
            svg.text("tick", "middle", x(k), BOTTOM + 17, Integer.toString(k));
        }
        svg.text("axis", "middle", (LEFT + right) / 2, BOTTOM + 38, "After " + chart.step());
        final String band = curves.size() > FEW_CURVES ? "stairband faint " : "stairband ";
        curves.forEach(c -> svg.path(band + c.style(), band(scale, c)));
        curves.forEach(c -> svg.path("stair " + c.style(), stair(scale, c)));
        labels(svg, scale);
        if (atRisk) {
            atRisk(svg);
        }
        return svg;
    }

    /** From 0 where a curve comes near it; else only the part where something happens. */
    private Scale scale() {
        double least = 1;
        for (final Drawn curve : curves) {
            for (final SurvivalCurve.Point p : curve.points()) {
                least = Math.min(least, lowOf(p.surviving()));
            }
        }
        return Scale.of(least < 0.5 ? 0 : 100 * least, 100, 5, BOTTOM, TOP);
    }

    private String stair(final Scale scale, final Drawn curve) {
        return "M" + String.join("L", corners(scale, curve, Estimate::value));
    }

    private String band(final Scale scale, final Drawn curve) {
        final List<String> back = corners(scale, curve, SurvivalSvg::lowOf);
        Collections.reverse(back);
        return "M" + String.join("L", corners(scale, curve, SurvivalSvg::highOf)) + "L" + String.join("L", back) + "Z";
    }

    /** A staircase from the start, where all are there, by way of the value after each step. */
    private List<String> corners(final Scale scale, final Drawn curve, final ToDoubleFunction<Estimate> value) {
        final List<String> corners = new ArrayList<>();
        double before = 1;
        corners.add(corner(x(0), scale.at(100)));
        for (int k = 1; k <= curve.points().size(); k++) {
            final double after = value.applyAsDouble(curve.points().get(k - 1).surviving());
            corners.add(corner(x(k), scale.at(100 * before)));
            corners.add(corner(x(k), scale.at(100 * after)));
            before = after;
        }
        corners.add(corner(endOf(curve), scale.at(100 * before)));
        return corners;
    }

    private static String corner(final double x, final double y) {
        return Svg.at(x) + " " + Svg.at(y);
    }

    /** Writes each curve's name beside its end, moved apart where they would lie on each other. */
    private void labels(final Svg svg, final Scale scale) {
        final List<Drawn> order = new ArrayList<>(curves);
        order.sort(Comparator.comparingDouble(c -> -c.end()));
        final double[] y = new double[order.size()];
        for (int i = 0; i < y.length; i++) {
            final double wanted = scale.at(100 * order.get(i).end());
            y[i] = i == 0 ? Math.max(TOP, wanted) : Math.max(y[i - 1] + LABEL_LINE, wanted);
        }
        double lowest = BOTTOM - 2;
        for (int i = y.length - 1; i >= 0; i--) {
            y[i] = Math.min(y[i], lowest);
            lowest = y[i] - LABEL_LINE;
        }
        for (int i = 0; i < y.length; i++) {
            final Drawn curve = order.get(i);
            svg.line("lead " + curve.style(), endOf(curve) + 1, scale.at(100 * curve.end()), right + LEAD - 5, y[i]);
            svg.text(
                    "curvelabel",
                    "start",
                    right + LEAD - 2,
                    y[i] + 4,
                    Letters.fitted(label(curve), width - right - LEAD));
        }
    }

    private String label(final Drawn curve) {
        return narrow() ? curve.label() : curve.label() + "  " + Numbers.percent(curve.end());
    }

    private void atRisk(final Svg svg) {
        final double top = BOTTOM + 62;
        svg.text("axis", "start", 4, top, "At risk");
        for (int i = 0; i < curves.size(); i++) {
            final Drawn curve = curves.get(i);
            final double y = top + LABEL_LINE * (i + 1);
            for (int k = 1; k <= curve.points().size(); k += everyStep()) {
                svg.text(
                        "tick",
                        "middle",
                        x(k),
                        y,
                        rounded(curve.points().get(k - 1).atRisk()));
            }
            svg.line("stair " + curve.style(), 6, y - 4, 26, y - 4);
            svg.text("curvelabel", "start", right + LEAD - 2, y, Letters.fitted(curve.label(), width - right - LEAD));
        }
    }

    /** Returns a count in five characters at most: {@code 9,812}, {@code 98.1k}, {@code 1.2M}. */
    private static String rounded(final long n) {
        if (n < 10_000) {
            return Numbers.count(n);
        }
        final boolean thousands = n < 999_950;
        final double shown = n / (thousands ? 1e3 : 1e6);
        return String.format(Locale.ROOT, shown < 99.95 ? "%.1f" : "%.0f", shown) + (thousands ? "k" : "M");
    }

    private double x(final int step) {
        return LEFT + step / (steps + 0.5) * (right - LEFT);
    }

    private double endOf(final Drawn curve) {
        return LEFT + (curve.points().size() + 0.5) / (steps + 0.5) * (right - LEFT);
    }

    private int everyStep() {
        return (int) Math.max(1, Math.ceil((narrow() ? NUMBER / 2 : NUMBER) / (x(1) - x(0))));
    }

    private static double lowOf(final Estimate e) {
        return Double.isNaN(e.low()) ? e.value() : e.low();
    }

    private static double highOf(final Estimate e) {
        return Double.isNaN(e.high()) ? e.value() : e.high();
    }
}
