package org.sitrep.report.svg;

import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import org.sitrep.report.model.Chart;
import org.sitrep.stats.Estimate;

/** Draws how a quantity answers to a number, over the band in which it is wished to be; the number as it is and the one that was chosen are marked. */
final class AimSvg {
    private static final double NARROW = 480;
    private static final double LEFT = 52;
    private static final double PLOT_HEIGHT = 230;
    private static final double GLYPH = 7.3;

    private final Chart.Aim chart;
    private final double width;
    private final double right;
    private final double top;
    private final double bottom;
    private final Scale up;
    private final Scale across;

    private AimSvg(final Chart.Aim chart, final double width) {
        this.chart = chart;
        this.width = width;
        right = width - 18;
        top = width < NARROW ? 74 : 56;
        bottom = top + PLOT_HEIGHT;
        up = Scale.of(least(), greatest(), 5, bottom, top);
        across = Scale.through(tried(), width < NARROW ? 5 : 12, LEFT + 8, right - 8);
    }

    static Svg draw(final Chart.Aim chart, final double width) {
        return new AimSvg(chart, width).draw();
    }

    private Svg draw() {
        final Svg svg = new Svg(width, bottom + 48);
        legend(svg);
        svg.text("axis", "start", 4, top - 12, chart.axis());
        aim(svg);
        for (final double tick : up.ticks()) {
            svg.line("grid", LEFT, up.at(tick), right, up.at(tick));
            svg.text("tick", "end", LEFT - 7, up.at(tick) + 4, up.label(tick));
        }
        limits(svg);
        svg.line("frame", LEFT, bottom, right, bottom);
        for (final double tick : across.ticks()) {
            svg.text("tick", "middle", across.at(tick), bottom + 17, across.label(tick));
        }
        svg.text("axis", "middle", (LEFT + right) / 2, bottom + 38, fitted(chart.across()));
        if (!Double.isNaN(chart.now())) {
            svg.line("mean", across.at(chart.now()), top, across.at(chart.now()), bottom);
        }
        svg.path(
                "curve",
                "M"
                        + chart.spots().stream()
                                .map(spot -> Svg.at(across.at(spot.at())) + " "
                                        + Svg.at(up.at(spot.mean().value())))
                                .collect(Collectors.joining("L")));
        chart.spots().forEach(spot -> spot(svg, spot));
        return svg;
    }

    private void aim(final Svg svg) {
        final double high = up.at(Math.min(chart.high(), up.high()));
        final double low = up.at(Math.max(chart.low(), up.low()));
        svg.rect("band", LEFT, high, right - LEFT, Math.max(1, low - high));
    }

    private void limits(final Svg svg) {
        for (final double limit : new double[] {chart.low(), chart.high()}) {
            if (Double.isFinite(limit)) {
                svg.line("zero", LEFT, up.at(limit), right, up.at(limit));
            }
        }
    }

    private void spot(final Svg svg, final Chart.Spotted spot) {
        final double x = across.at(spot.at());
        final Estimate e = spot.mean();
        if (!Double.isNaN(e.low()) && !Double.isNaN(e.high())) {
            svg.line("whisker", x, up.at(e.low()), x, up.at(e.high()));
        }
        final boolean chosen = spot.at() == chart.answer();
        svg.circle(chosen ? "good" : "main", x, up.at(e.value()), chosen ? 7 : 3.6);
    }

    private void legend(final Svg svg) {
        final boolean narrow = width < NARROW;
        svg.rect("band", 6, 7, 22, 12);
        svg.text("tick", "start", 34, 17, "target");
        svg.circle("main", 107, 13, 3.6);
        svg.text("tick", "start", 117, 17, "mean, interval");
        final double y = narrow ? 35 : 13;
        double x = narrow ? 6 : 236;
        if (!Double.isNaN(chart.now())) {
            svg.line("mean", x, y, x + 22, y);
            svg.text("tick", "start", x + 28, y + 4, "now");
            x += 82;
        }
        if (!Double.isNaN(chart.answer())) {
            svg.circle("good", x + 7, y, 7);
            svg.text("tick", "start", x + 20, y + 4, "solved");
        }
    }

    private String fitted(final String text) {
        final int letters = (int) ((right - LEFT) / GLYPH);
        return text.length() <= letters ? text : "…" + text.substring(text.length() - letters + 1);
    }

    /** The numbers of the dots, and the present one. */
    private double[] tried() {
        return DoubleStream.concat(chart.spots().stream().mapToDouble(Chart.Spotted::at), DoubleStream.of(chart.now()))
                .filter(x -> !Double.isNaN(x))
                .toArray();
    }

    private double least() {
        final double least = chart.spots().stream()
                .mapToDouble(spot -> Double.isNaN(spot.mean().low())
                        ? spot.mean().value()
                        : spot.mean().low())
                .min()
                .orElseThrow();
        return Math.min(least, Double.isFinite(chart.low()) ? chart.low() : chart.high());
    }

    private double greatest() {
        final double greatest = chart.spots().stream()
                .mapToDouble(spot -> Double.isNaN(spot.mean().high())
                        ? spot.mean().value()
                        : spot.mean().high())
                .max()
                .orElseThrow();
        return Math.max(greatest, Double.isFinite(chart.high()) ? chart.high() : chart.low());
    }
}
