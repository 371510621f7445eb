package org.sitrep.report.svg;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.sitrep.report.model.Chart;
import org.sitrep.report.model.Numbers;

/** Draws how many missions had which value, with the mean as a dashed line that leaves room for the shares above the bars. */
final class HistogramSvg {
    private static final double TOP = 30;
    private static final double PLOT_HEIGHT = 190;
    private static final double BOTTOM = TOP + PLOT_HEIGHT;
    private static final double LEFT = 46;
    private static final double GLYPH = 7.3;
    private static final double BOLD_GLYPH = 8.2;
    /** Room around the letters of a share, of which the baseline is 5 px above its bar. */
    private static final double ABOVE = 18;

    private static final double BELOW = 1;
    private static final double BESIDE = 4;

    private final Chart.Histogram chart;
    private final double width;
    private final double right;
    private final double slotWidth;

    private HistogramSvg(final Chart.Histogram chart, final double width) {
        this.chart = chart;
        this.width = width;
        right = width - 8;
        slotWidth = (right - LEFT) / chart.bins().size();
    }

    static Svg draw(final Chart.Histogram chart, final double width) {
        return new HistogramSvg(chart, width).draw();
    }

    private Svg draw() {
        final Svg svg = new Svg(width, BOTTOM + 44);
        final double highest =
                chart.bins().stream().mapToDouble(Chart.Bin::share).max().orElse(1);
        final Scale scale = Scale.of(0, 100 * highest, 4, BOTTOM, TOP);
        for (final double tick : scale.ticks()) {
            svg.line("grid", LEFT, scale.at(tick), right, scale.at(tick));
            svg.text("tick", "end", LEFT - 7, scale.at(tick) + 4, scale.label(tick));
        }
        svg.text("axis", "start", 4, 14, "% of " + chart.trials());
        bars(svg, scale);
        svg.line("frame", LEFT, BOTTOM, right, BOTTOM);
        mean(svg, scale);
        shares(svg, scale);
        labels(svg);
        svg.text("axis", "middle", (LEFT + right) / 2, BOTTOM + 38, chart.axis());
        return svg;
    }

    private void bars(final Svg svg, final Scale scale) {
        final List<Chart.Bin> bins = chart.bins();
        final double barWidth = Math.min(64, slotWidth * (bins.size() > 14 ? 0.9 : 0.78));
        for (int i = 0; i < bins.size(); i++) {
            final Chart.Bin bin = bins.get(i);
            if (bin.missions() == 0) {
                continue;
            }
            final double y = Math.min(scale.at(100 * bin.share()), BOTTOM - 1);
            svg.rect("main", middle(i) - barWidth / 2, y, barWidth, BOTTOM - y);
        }
    }

    /** Writes the shares above the bars where there is room. */
    private void shares(final Svg svg, final Scale scale) {
        for (int i = 0; i < chart.bins().size(); i++) {
            final Chart.Bin bin = chart.bins().get(i);
            if (hasShare(bin)) {
                svg.text(
                        "barvalue", "middle", middle(i), scale.at(100 * bin.share()) - 5, Numbers.percent(bin.share()));
            }
        }
    }

    private boolean hasShare(final Chart.Bin bin) {
        return slotWidth >= GLYPH * 6 && bin.missions() > 0;
    }

    /** Writes as many of the bins' labels as fit, evenly spaced. */
    private void labels(final Svg svg) {
        final List<Chart.Bin> bins = chart.bins();
        final int longest =
                bins.stream().mapToInt(b -> b.label().length()).max().orElse(1);
        final int every = (int) Math.max(1, Math.ceil((GLYPH * longest + 10) / slotWidth));
        for (int i = 0; i < bins.size(); i += every) {
            final double half = GLYPH * bins.get(i).label().length() / 2;
            final boolean beyond = middle(i) + half > width;
            svg.text(
                    "tick",
                    beyond ? "end" : "middle",
                    beyond ? width - 2 : middle(i),
                    BOTTOM + 17,
                    bins.get(i).label());
        }
    }

    private void mean(final Svg svg, final Scale scale) {
        if (Double.isNaN(chart.mean())) {
            return;
        }
        final double x = xOf(chart.mean());
        final boolean leftHalf = x < (LEFT + right) / 2;
        upright(svg, scale, x);
        final String label = "mean " + Numbers.plain(chart.mean(), 2);
        // The title of the axis stands on the same line.
        final double free = 12 + GLYPH * ("% of " + chart.trials()).length();
        final boolean startsAt = leftHalf || x - 5 - BOLD_GLYPH * label.length() < free;
        svg.text("meanlabel", startsAt ? "start" : "end", startsAt ? Math.max(free, x + 5) : x - 5, TOP - 12, label);
    }

    /** Draws the line of the mean from the top down, but not through a share that stands in its way. */
    private void upright(final Svg svg, final Scale scale, final double x) {
        final List<double[]> gaps = new ArrayList<>();
        for (int i = 0; i < chart.bins().size(); i++) {
            final Chart.Bin bin = chart.bins().get(i);
            final double half = GLYPH * Numbers.percent(bin.share()).length() / 2 + BESIDE;
            if (hasShare(bin) && Math.abs(x - middle(i)) < half) {
                final double bar = scale.at(100 * bin.share());
                gaps.add(new double[] {bar - ABOVE, bar - BELOW});
            }
        }
        gaps.sort(Comparator.comparingDouble(gap -> gap[0]));
        double from = TOP - 8;
        for (final double[] gap : gaps) {
            piece(svg, x, from, gap[0]);
            from = Math.max(from, gap[1]);
        }
        piece(svg, x, from, BOTTOM);
    }

    private static void piece(final Svg svg, final double x, final double from, final double to) {
        if (to > from) {
            svg.line("halo", x, from, x, to);
            svg.line("mean", x, from, x, to);
        }
    }

    /** The bins' middles stand for the middles of their values; between them the axis is linear. */
    private double xOf(final double value) {
        final List<Chart.Bin> bins = chart.bins();
        final Chart.Bin first = bins.get(0);
        if (bins.size() == 1) {
            return middle(0);
        }
        final double firstValue = first.low();
        final double perBin = bins.get(1).low() - firstValue;
        final double halfSpan = (first.high() - first.low()) / 2;
        return middle(0) + (value - firstValue - halfSpan) / perBin * slotWidth;
    }

    private double middle(final int bin) {
        return LEFT + (bin + 0.5) * slotWidth;
    }
}
