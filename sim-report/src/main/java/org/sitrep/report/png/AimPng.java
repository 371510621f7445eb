package org.sitrep.report.png;

import java.awt.BasicStroke;
import java.awt.Color;
import java.io.IOException;
import java.util.List;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYChartBuilder;
import org.knowm.xchart.XYSeries;
import org.knowm.xchart.XYSeries.XYSeriesRenderStyle;
import org.knowm.xchart.style.markers.SeriesMarkers;
import org.sitrep.report.model.Chart;

/** Draws how a quantity answers to a number, with the limits between which it is wished to be. */
final class AimPng {
    private static final float[] DASH = {6, 4};

    private AimPng() {}

    static XYChart draw(final Chart.Aim chart) throws IOException {
        final XYChart picture = new XYChartBuilder()
                .width(PngPictures.WIDTH)
                .height(PngPictures.HEIGHT)
                .title(chart.title())
                .xAxisTitle(chart.across())
                .yAxisTitle(chart.axis())
                .build();
        PngPictures.style(picture.getStyler());
        picture.getStyler().setLegendVisible(true);
        picture.getStyler().setMarkerSize(8);
        final XYSeries means = picture.addSeries(
                "mean with its interval",
                chart.spots().stream().map(Chart.Spotted::at).toList(),
                chart.spots().stream().map(spot -> spot.mean().value()).toList(),
                chart.spots().stream()
                        .map(spot -> IntervalPng.longerSide(spot.mean()))
                        .toList());
        means.setLineColor(PngPictures.BLUE);
        means.setMarkerColor(PngPictures.BLUE);
        means.setMarker(SeriesMarkers.CIRCLE);
        limit(picture, chart, "target, least", chart.low());
        limit(picture, chart, "target, greatest", chart.high());
        chart.spots().stream().filter(spot -> spot.at() == chart.answer()).forEach(spot -> mark(picture, spot));
        return picture;
    }

    private static void limit(final XYChart picture, final Chart.Aim chart, final String name, final double limit) {
        if (!Double.isFinite(limit)) {
            return;
        }
        final double first = chart.spots().get(0).at();
        final double last = chart.spots().get(chart.spots().size() - 1).at();
        final XYSeries series =
                picture.addSeries(name, List.of(first, last > first ? last : first + 1), List.of(limit, limit));
        line(series, PngPictures.GREEN);
    }

    private static void line(final XYSeries series, final Color colour) {
        series.setLineColor(colour);
        series.setLineStyle(new BasicStroke(2, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 10, DASH, 0));
        series.setMarker(SeriesMarkers.NONE);
    }

    private static void mark(final XYChart picture, final Chart.Spotted spot) {
        final XYSeries series = picture.addSeries(
                "solved", List.of(spot.at()), List.of(spot.mean().value()));
        series.setXYSeriesRenderStyle(XYSeriesRenderStyle.Scatter);
        series.setMarker(SeriesMarkers.DIAMOND);
        series.setMarkerColor(PngPictures.VERMILION);
    }
}
