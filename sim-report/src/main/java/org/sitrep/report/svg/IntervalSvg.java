package org.sitrep.report.svg;

import org.sitrep.outcome.Slot;
import org.sitrep.report.model.Chart;
import org.sitrep.report.model.Numbers;
import org.sitrep.stats.Estimate;

/** Draws estimates under each other: bars from zero, or dots, with whiskers for the interval and the number written out beside each. */
final class IntervalSvg {
    /** Below this width a label stands above its bar instead of left of it. */
    private static final double NARROW = 480;

    private static final double GLYPH = 7.3;
    private static final double BOLD_GLYPH = 8.2;
    private static final double AXIS_HEIGHT = 42;

    private final Chart.Intervals chart;
    private final boolean bars;
    private final boolean narrow;
    /** Whether a label needs a line to itself. */
    private final boolean tall;

    private final double width;
    private final double rowHeight;
    private final double top;
    private final double left;
    private final double right;

    private IntervalSvg(final Chart.Intervals chart, final double width) {
        this.chart = chart;
        this.width = width;
        bars = chart.style() == Chart.Intervals.Style.BARS || chart.style() == Chart.Intervals.Style.TORNADO;
        narrow = width < NARROW;
        top = directed() || chart.isAimed() ? 30 : 8;
        left = narrow ? 6 : Math.min(0.45 * width, 22 + longest());
        right = narrow ? width - 12 : width - 16 - BOLD_GLYPH * longestValue();
        tall = narrow && chart.items().stream().anyMatch(item -> Letters.width(item.label()) > beside(item));
        rowHeight = tall ? 62 : narrow ? 44 : 32;
    }

    static Svg draw(final Chart.Intervals chart, final double width) {
        return new IntervalSvg(chart, width).draw();
    }

    private Svg draw() {
        final double bottom = top + rowHeight * chart.items().size();
        final Svg svg = new Svg(width, bottom + AXIS_HEIGHT);
        final Scale scale = scale();
        if (directed()) {
            legend(svg);
        }
        if (chart.isAimed()) {
            aim(svg, scale, bottom);
        }
        for (int i = 0; i < chart.items().size(); i++) {
            margin(svg, scale, chart.items().get(i).margin(), top + i * rowHeight);
        }
        for (final double tick : scale.ticks()) {
            svg.line("grid", scale.at(tick), top, scale.at(tick), bottom);
            svg.text("tick", anchor(scale, tick), scale.at(tick), bottom + 17, scale.label(tick));
        }
        limits(svg, scale, bottom);
        svg.text("axis", "middle", (left + right) / 2, bottom + 36, chart.axis());
        if (differences()) {
            svg.line("zero", scale.at(0), top, scale.at(0), bottom);
        }
        for (int i = 0; i < chart.items().size(); i++) {
            row(svg, scale, chart.items().get(i), top + i * rowHeight);
        }
        return svg;
    }

    private void row(final Svg svg, final Scale scale, final Chart.Item item, final double y) {
        final double middle = narrow ? y + rowHeight - 13 : y + rowHeight / 2;
        if (narrow) {
            svg.text("label", "start", left, y + 15, Letters.fitted(item.label(), tall ? right - left : beside(item)));
            svg.text("value", "end", right, y + rowHeight - 29, value(item));
        } else {
            svg.text("label", "end", left - 10, middle + 4.5, Letters.fitted(item.label(), left - 10));
            svg.text("value", "start", right + 12, middle + 4.5, value(item));
        }
        if (!bars) {
            svg.line("grid", left, middle, right, middle);
        }
        final Estimate e = item.estimate();
        if (Double.isNaN(e.value())) {
            return;
        }
        final double x = scale.at(e.value());
        if (bars) {
            final double thickness = narrow ? 14 : 18;
            svg.rect(
                    colour(item.better()),
                    Math.min(x, scale.at(0)),
                    middle - thickness / 2,
                    Math.max(1, Math.abs(x - scale.at(0))),
                    thickness);
        }
        if (!Double.isNaN(e.low()) && !Double.isNaN(e.high())) {
            whisker(svg, scale.at(e.low()), scale.at(e.high()), middle);
        }
        if (!bars) {
            svg.circle("main", x, middle, 5.5);
        }
    }

    /** Where the values are wished to be, as a band behind all rows. */
    private void aim(final Svg svg, final Scale scale, final double bottom) {
        svg.rect("band", left, 5, 22, 12);
        svg.text("tick", "start", left + 28, 16, "target");
        final double from = Double.isFinite(chart.low()) ? scale.at(chart.low()) : left;
        final double to = Double.isFinite(chart.high()) ? scale.at(chart.high()) : right;
        svg.rect("band", from, top, Math.max(1, to - from), bottom - top);
    }

    private void limits(final Svg svg, final Scale scale, final double bottom) {
        for (final double limit : new double[] {chart.low(), chart.high()}) {
            if (Double.isFinite(limit)) {
                svg.line("zero", scale.at(limit), top, scale.at(limit), bottom);
            }
        }
    }

    /** The differences that count for none, as a band about 0. */
    private void margin(final Svg svg, final Scale scale, final double margin, final double y) {
        if (!Double.isNaN(margin)) {
            final double from = Math.max(left, scale.at(-margin));
            final double to = Math.min(right, scale.at(margin));
            final double above = narrow ? rowHeight - 24 : 4;
            svg.rect("margin", from, y + above, Math.max(1, to - from), narrow ? 22 : rowHeight - 8);
        }
    }

    private static void whisker(final Svg svg, final double low, final double high, final double y) {
        svg.line("whisker", low, y, high, y);
        svg.line("whisker", low, y - 5, low, y + 5);
        svg.line("whisker", high, y - 5, high, y + 5);
    }

    private void legend(final Svg svg) {
        final String[][] keys = {{"good", "good"}, {"bad", "bad"}, {"main", "neither"}};
        double x = left;
        for (final String[] key : keys) {
            svg.rect(key[0], x, 6, 11, 11);
            svg.text("tick", "start", x + 16, 16, key[1]);
            x += 34 + GLYPH * key[1].length();
        }
    }

    /** Whether the bars say which outcome is good. */
    private boolean directed() {
        return bars && chart.items().stream().anyMatch(i -> i.better() != Slot.Better.NEUTRAL);
    }

    private boolean differences() {
        return chart.style() == Chart.Intervals.Style.DIFFERENCES || chart.style() == Chart.Intervals.Style.TORNADO;
    }

    private static String colour(final Slot.Better better) {
        return switch (better) {
            case HIGHER -> "good";
            case LOWER -> "bad";
            case NEUTRAL -> "main";
        };
    }

    private Scale scale() {
        double low = Double.POSITIVE_INFINITY;
        double high = Double.NEGATIVE_INFINITY;
        for (final Chart.Item item : chart.items()) {
            final Estimate e = item.estimate();
            if (!Double.isNaN(e.value())) {
                low = Math.min(low, Double.isNaN(e.low()) ? e.value() : e.low());
                high = Math.max(high, Double.isNaN(e.high()) ? e.value() : e.high());
            }
            if (!Double.isNaN(item.margin())) {
                low = Math.min(low, -item.margin());
                high = Math.max(high, item.margin());
            }
        }
        for (final double limit : new double[] {chart.low(), chart.high()}) {
            if (Double.isFinite(limit)) {
                low = Math.min(low, limit);
                high = Math.max(high, limit);
            }
        }
        if (low > high) {
            // There is nothing to show: any scale will do.
            return Scale.of(0, 1, 1, left, right);
        }
        // A bar's length is its message, so bars begin at zero; dots may zoom in, unless zero is near anyway.
        final boolean fromZero = bars || differences() || (low >= 0 && low < 0.6 * high);
        final double most = differences() ? Math.max(0, high) : high;
        return Scale.of(fromZero ? Math.min(0, low) : low, Math.max(most, low), narrow ? 4 : 6, left, right);
    }

    private String anchor(final Scale scale, final double tick) {
        if (!narrow) {
            return "middle";
        }
        return tick == scale.low() ? "start" : tick >= scale.high() * (1 - 1e-9) ? "end" : "middle";
    }

    private static String value(final Chart.Item item) {
        final boolean percent = "%".equals(item.estimate().unit());
        return Numbers.withUnit(item.estimate(), percent ? "%" : "");
    }

    /** What room a narrow picture has for a label beside its value. */
    private double beside(final Chart.Item item) {
        return right - left - BOLD_GLYPH * value(item).length();
    }

    private double longest() {
        return chart.items().stream()
                .mapToDouble(i -> Letters.width(i.label()))
                .max()
                .orElse(0);
    }

    private int longestValue() {
        return chart.items().stream().mapToInt(i -> value(i).length()).max().orElse(0);
    }
}
