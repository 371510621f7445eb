package org.sitrep.report.svg;

import java.util.List;
import org.sitrep.report.model.Chart;
import org.sitrep.report.model.Numbers;
import org.sitrep.stats.Estimate;

/** Draws a cell for each pair of two values, the darker the more (the lighter on a dark page), with its value in it; its interval shows when it is pointed at. */
final class HeatSvg {
    private static final double NUMBER_GLYPH = 7;
    private static final double ROW = 30;
    private static final double KEY = 16;
    /** From this step on a cell needs the other colour of letters. */
    private static final int STRONG = 5;

    private final Chart.Heat chart;
    private final double width;
    private final double left;
    private final double cell;
    private final double top;
    /** What stands at the side and what along the top, in one line if there is room for it. */
    private final List<String> directions;

    private HeatSvg(final Chart.Heat chart, final double width) {
        this.chart = chart;
        this.width = width;
        final double longest =
                chart.rows().stream().mapToDouble(Letters::width).max().orElse(0);
        left = Math.min(0.35 * width, 18 + longest);
        final String down = chart.down() + " ↓";
        final String across = chart.across() + " →";
        directions = Letters.width(down + "   " + across) <= width - 8
                ? List.of(down + "   " + across)
                : List.of(down, across);
        top = 54 + 16 * directions.size();
        cell = Math.min(110, (width - left - 8) / chart.columns().size());
    }

    static Svg draw(final Chart.Heat chart, final double width) {
        return new HeatSvg(chart, width).draw();
    }

    private Svg draw() {
        final double bottom = top + ROW * chart.rows().size();
        final Svg svg = new Svg(width, bottom + 26);
        key(svg);
        for (int i = 0; i < directions.size(); i++) {
            svg.text("axis", "start", 4, 44 + 16 * i, Letters.fitted(directions.get(i), width - 8));
        }
        for (int c = 0; c < chart.columns().size(); c++) {
            svg.text(
                    "tick",
                    "middle",
                    left + cell * (c + 0.5),
                    top - 7,
                    Letters.fitted(chart.columns().get(c), cell - 2));
        }
        for (int r = 0; r < chart.rows().size(); r++) {
            svg.text(
                    "label",
                    "end",
                    left - 8,
                    top + ROW * (r + 0.5) + 4.5,
                    Letters.fitted(chart.rows().get(r), left - 10));
            for (int c = 0; c < chart.columns().size(); c++) {
                cell(svg, r, c);
            }
        }
        svg.text("axis", "start", 4, bottom + 19, chart.axis());
        return svg;
    }

    private void cell(final Svg svg, final int row, final int column) {
        final Estimate e = chart.cells().get(row).get(column);
        final double x = left + cell * column;
        final double y = top + ROW * row;
        final int step = chart.step(e.value());
        svg.rect(
                "h" + step,
                x + 1,
                y + 1,
                cell - 2,
                ROW - 2,
                chart.rows().get(row) + ", " + chart.columns().get(column) + ": " + Numbers.withUnit(e, ""));
        final String shown = chart.shown(e.value());
        if (NUMBER_GLYPH * shown.length() <= cell - 3) {
            svg.text(step >= STRONG ? "hhigh" : "hlow", "middle", x + cell / 2, y + ROW / 2 + 4.5, shown);
        }
    }

    private void key(final Svg svg) {
        final String low = chart.shown(chart.least());
        double x = 6;
        svg.text("tick", "start", x, 17, low);
        x += NUMBER_GLYPH * low.length() + 6;
        for (int step = 1; step <= Chart.Heat.STEPS; step++) {
            svg.rect("h" + step, x, 5, KEY, KEY);
            x += KEY + 1;
        }
        svg.text("tick", "start", x + 6, 17, chart.shown(chart.greatest()));
    }
}
