package org.sitrep.report.png;

import java.awt.Color;
import java.io.IOException;
import java.util.List;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYChartBuilder;
import org.knowm.xchart.XYSeries;
import org.knowm.xchart.XYSeries.XYSeriesRenderStyle;
import org.knowm.xchart.style.markers.SeriesMarkers;
import org.sitrep.report.model.Chart;

/** Draws things of two qualities as dots, without labels: the SVG of the same chart has them. */
final class ScatterPng {
    private static final Color QUIET = new Color(0xA9B4C0);

    private ScatterPng() {}

    static XYChart draw(final Chart.Scatter chart) throws IOException {
        final XYChart picture = new XYChartBuilder()
                .width(PngPictures.WIDTH)
                .height(PngPictures.HEIGHT)
                .title(chart.title())
                .xAxisTitle(chart.across())
                .yAxisTitle(chart.up())
                .build();
        PngPictures.style(picture.getStyler());
        picture.getStyler().setLegendVisible(true);
        picture.getStyler().setDefaultSeriesRenderStyle(XYSeriesRenderStyle.Scatter);
        dots(picture, chart, false, QUIET);
        dots(picture, chart, true, PngPictures.BLUE);
        return picture;
    }

    private static void dots(
            final XYChart picture, final Chart.Scatter chart, final boolean marked, final Color colour) {
        final List<Chart.Dot> dots =
                chart.dots().stream().filter(dot -> dot.marked() == marked).toList();
        if (dots.isEmpty()) {
            return;
        }
        final XYSeries series = picture.addSeries(
                marked ? chart.marked() : chart.others(),
                dots.stream().map(dot -> dot.across().value()).toList(),
                dots.stream().map(dot -> dot.up().value()).toList(),
                dots.stream()
                        .map(dot -> marked ? IntervalPng.longerSide(dot.up()) : 0.0)
                        .toList());
        series.setMarkerColor(colour);
        series.setMarker(SeriesMarkers.CIRCLE);
    }
}
