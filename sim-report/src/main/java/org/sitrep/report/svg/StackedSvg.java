package org.sitrep.report.svg;

import org.sitrep.outcome.Slot;
import org.sitrep.report.model.Chart;
import org.sitrep.report.model.NamedColour;
import org.sitrep.report.model.Numbers;

/** Draws a thin bar a subject, cut into parts; meant for long lists. */
final class StackedSvg {
    /** Below this width a label stands above its bar instead of left of it. */
    private static final double NARROW = 480;

    /** Letters of a legend are smaller than those of a label. */
    private static final double LEGEND_SIZE = 12.0 / 13;

    private static final double LEGEND_LINE = 20;
    /** Parts that are narrower than this have no number in them. */
    private static final double NUMBER = 34;
    /** More rows than this have the scale above them as well. */
    private static final int MANY_ROWS = 20;

    private final Chart.Stacked chart;
    private final double width;
    private final boolean narrow;
    private final double rowHeight;
    private final double top;
    private final double left;
    private final double right;

    private StackedSvg(final Chart.Stacked chart, final double width) {
        this.chart = chart;
        this.width = width;
        narrow = width < NARROW;
        rowHeight = narrow ? 38 : 23;
        final double longest = chart.rows().stream()
                .mapToDouble(r -> Letters.width(r.label()))
                .max()
                .orElse(0);
        left = narrow ? 6 : Math.min(0.4 * width, 16 + longest);
        right = width - (narrow ? 12 : 20);
        top = LEGEND_LINE * legend(new Svg(width, 0)) + 10 + (chart.rows().size() > MANY_ROWS ? 18 : 0);
    }

    static Svg draw(final Chart.Stacked chart, final double width) {
        return new StackedSvg(chart, width).draw();
    }

    private Svg draw() {
        final double bottom = top + rowHeight * chart.rows().size();
        final Svg svg = new Svg(width, bottom + 44);
        final Scale scale = Scale.of(0, 100, narrow ? 4 : 5, left, right);
        legend(svg);
        for (final double tick : scale.ticks()) {
            svg.line("grid", scale.at(tick), top, scale.at(tick), bottom + 3);
            svg.text("tick", anchor(tick), scale.at(tick), bottom + 18, scale.label(tick));
            if (chart.rows().size() > MANY_ROWS) {
                svg.text("tick", anchor(tick), scale.at(tick), top - 6, scale.label(tick));
            }
        }
        svg.text("axis", "middle", (left + right) / 2, bottom + 37, chart.axis());
        for (int i = 0; i < chart.rows().size(); i++) {
            row(svg, scale, chart.rows().get(i), top + i * rowHeight);
        }
        return svg;
    }

    private String anchor(final double tick) {
        if (!narrow) {
            return "middle";
        }
        return tick == 0 ? "start" : tick > 99 ? "end" : "middle";
    }

    /** Draws what the parts are and returns in how many lines. */
    private int legend(final Svg svg) {
        double x = left;
        int line = 0;
        for (int p = 0; p < chart.parts().size(); p++) {
            final String label = Letters.fitted(chart.parts().get(p).label(), right - left - 18);
            final double room = 18 + LEGEND_SIZE * Letters.width(label);
            if (x > left && x + room > right) {
                x = left;
                line++;
            }
            svg.rect(colour(p), x, 5 + LEGEND_LINE * line, 11, 11);
            svg.text("tick", "start", x + 16, 15 + LEGEND_LINE * line, label);
            x += room + 16;
        }
        return line + 1;
    }

    private void row(final Svg svg, final Scale scale, final Chart.Row row, final double y) {
        final double thickness = narrow ? 15 : 17;
        final double barTop = narrow ? y + 19 : y + (rowHeight - thickness) / 2;
        if (narrow) {
            svg.text("label", "start", left, y + 14, Letters.fitted(row.label(), right - left));
        } else {
            svg.text("label", "end", left - 10, barTop + thickness - 4, Letters.fitted(row.label(), left - 10));
        }
        double before = 0;
        for (int p = 0; p < row.shares().size(); p++) {
            final double share = row.shares().get(p);
            if (Double.isNaN(share)) {
                svg.text("tick", "start", left + 6, barTop + thickness - 4, "no data");
                return;
            }
            part(svg, p, scale.at(100 * before), scale.at(100 * (before + share)), barTop, thickness, share);
            before += share;
        }
    }

    private void part(
            final Svg svg,
            final int part,
            final double from,
            final double to,
            final double y,
            final double thickness,
            final double share) {
        if (to - from < 0.05) {
            return;
        }
        // A hair's breadth between the parts, so that they can be told apart without their colours.
        svg.rect(colour(part), from, y, Math.max(0.4, to - from - 1), thickness);
        if (to - from >= NUMBER) {
            svg.text(
                    number(part), "middle", (from + to) / 2, y + thickness - 4.5, Numbers.fixed(100 * share, 0) + " %");
        }
    }

    /** Returns the style of a number within a part. */
    private String number(final int part) {
        return chart.coloured() ? "incolour" : colour(part).equals("quiet") ? "inquiet" : "inpart";
    }

    private String colour(final int part) {
        if (chart.coloured()) {
            return NamedColour.of(chart.parts().get(part).label()).orElseThrow().style();
        }
        if (!chart.directed()) {
            return "key " + Svg.series(part);
        }
        final Slot.Better better = chart.parts().get(part).better();
        return switch (better) {
            case HIGHER -> "good";
            case LOWER -> "bad";
            case NEUTRAL -> "quiet";
        };
    }
}
