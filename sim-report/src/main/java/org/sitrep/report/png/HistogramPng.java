package org.sitrep.report.png;

import java.awt.Color;
import java.io.IOException;
import java.util.List;
import java.util.stream.IntStream;
import org.knowm.xchart.CategoryChart;
import org.knowm.xchart.CategoryChartBuilder;
import org.sitrep.report.model.Chart;
import org.sitrep.report.model.Numbers;

/** Draws how many missions had which value. */
final class HistogramPng {
    private static final int MAX_LABELS = 14;

    private HistogramPng() {}

    static CategoryChart draw(final Chart.Histogram chart) throws IOException {
        final List<Chart.Bin> bins = chart.bins();
        final CategoryChart picture = new CategoryChartBuilder()
                .width(PngPictures.WIDTH)
                .height(PngPictures.HEIGHT)
                .title(chart.title() + " (mean " + Numbers.plain(chart.mean(), 2) + ")")
                .xAxisTitle(chart.axis())
                .yAxisTitle("% of " + chart.trials())
                .build();
        PngPictures.style(picture.getStyler());
        picture.getStyler().setSeriesColors(new Color[] {PngPictures.BLUE});
        picture.getStyler().setAvailableSpaceFill(0.8);
        picture.getStyler().setYAxisMin(0.0);
        picture.addSeries(
                chart.trials(),
                labels(bins),
                bins.stream().map(b -> 100 * b.share()).toList());
        return picture;
    }

    /** Every k-th bin's label and blanks between: XChart's own thinning puts labels beside their bars. It wants all labels to differ. */
    private static List<String> labels(final List<Chart.Bin> bins) {
        final int every = (bins.size() + MAX_LABELS - 1) / MAX_LABELS;
        return IntStream.range(0, bins.size())
                .mapToObj(i -> i % every == 0 ? bins.get(i).label() : " ".repeat(i))
                .toList();
    }
}
