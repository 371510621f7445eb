package org.sitrep.report.png;

import java.awt.Color;
import java.io.IOException;
import org.knowm.xchart.CategoryChart;
import org.knowm.xchart.CategoryChartBuilder;
import org.knowm.xchart.CategorySeries.CategorySeriesRenderStyle;
import org.knowm.xchart.style.AxesChartStyler;
import org.sitrep.report.model.Chart;
import org.sitrep.stats.Estimate;

/**
 * Draws estimates side by side. XChart's error bars are symmetric: where an interval is lopsided they are as long as its longer side, so that they
 * never promise more than it does. The SVG of the same chart has both sides right.
 */
final class IntervalPng {
    /** Letters that fit under one item without turning them, for all items together. */
    private static final int LETTERS_IN_A_LINE = 100;

    private IntervalPng() {}

    static CategoryChart draw(final Chart.Intervals chart) throws IOException {
        final boolean bars = chart.style() == Chart.Intervals.Style.BARS;
        final CategoryChart picture = new CategoryChartBuilder()
                .width(PngPictures.WIDTH)
                .height(PngPictures.HEIGHT)
                .title(chart.title())
                .yAxisTitle(chart.axis())
                .build();
        PngPictures.style(picture.getStyler());
        picture.getStyler().setSeriesColors(new Color[] {PngPictures.BLUE});
        picture.getStyler().setAvailableSpaceFill(0.6);
        picture.getStyler()
                .setDefaultSeriesRenderStyle(bars ? CategorySeriesRenderStyle.Bar : CategorySeriesRenderStyle.Scatter);
        final int longest =
                chart.items().stream().mapToInt(i -> i.label().length()).max().orElse(0);
        if (longest * chart.items().size() > LETTERS_IN_A_LINE) {
            picture.getStyler().setXAxisLabelRotation(20);
            picture.getStyler().setXAxisLabelAlignmentVertical(AxesChartStyler.TextAlignment.Right);
        }
        if (chart.items().stream().allMatch(i -> bars || lowOf(i.estimate()) >= 0)) {
            picture.getStyler().setYAxisMin(0.0);
        }
        picture.addSeries(
                chart.axis(),
                chart.items().stream().map(Chart.Item::label).toList(),
                chart.items().stream().map(i -> i.estimate().value()).toList(),
                chart.items().stream().map(i -> longerSide(i.estimate())).toList());
        return picture;
    }

    private static double lowOf(final Estimate e) {
        return Double.isNaN(e.low()) ? e.value() : e.low();
    }

    static double longerSide(final Estimate e) {
        final double side = Math.max(e.high() - e.value(), e.value() - e.low());
        return Double.isNaN(side) ? 0 : side;
    }
}
