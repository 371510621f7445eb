package org.sitrep.report.png;

import java.awt.BasicStroke;
import java.awt.Color;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYChartBuilder;
import org.knowm.xchart.XYSeries;
import org.knowm.xchart.XYSeries.XYSeriesRenderStyle;
import org.knowm.xchart.style.markers.SeriesMarkers;
import org.sitrep.report.model.Chart;
import org.sitrep.stats.Estimate;

/** Draws how a quantity answers to a number: its means, a band of their intervals, and the value without any change. */
final class ResponsePng {
    private static final Color BAND =
            new Color(PngPictures.SKY.getRed(), PngPictures.SKY.getGreen(), PngPictures.SKY.getBlue(), 70);

    private static final float[] DASH = {6, 5};

    private ResponsePng() {}

    static XYChart draw(final Chart.Response chart) throws IOException {
        final XYChart picture = new XYChartBuilder()
                .width(PngPictures.WIDTH)
                .height(PngPictures.HEIGHT)
                .title(chart.title())
                .xAxisTitle(chart.across())
                .yAxisTitle(chart.axis())
                .build();
        PngPictures.style(picture.getStyler());
        picture.getStyler().setLegendVisible(true);
        picture.getStyler().setMarkerSize(7);
        band(picture, chart.spots());
        if (!Double.isNaN(chart.base())) {
            base(picture, chart);
        }
        final XYSeries mean = picture.addSeries(
                "mean with its interval",
                chart.spots().stream().map(Chart.Spot::at).toList(),
                chart.spots().stream().map(spot -> spot.mean().value()).toList(),
                chart.spots().stream()
                        .map(spot -> IntervalPng.longerSide(spot.mean()))
                        .toList());
        mean.setLineColor(PngPictures.BLUE);
        mean.setLineStyle(new BasicStroke(2.5f));
        mean.setMarkerColor(PngPictures.BLUE);
        mean.setMarker(SeriesMarkers.CIRCLE);
        return picture;
    }

    private static void band(final XYChart picture, final List<Chart.Spot> spots) {
        final List<Double> x = new ArrayList<>();
        final List<Double> y = new ArrayList<>();
        for (final Chart.Spot spot : spots) {
            x.add(spot.at());
            y.add(highOf(spot.mean()));
        }
        for (int i = spots.size() - 1; i >= 0; i--) {
            x.add(spots.get(i).at());
            y.add(lowOf(spots.get(i).mean()));
        }
        final XYSeries series = picture.addSeries("intervals", x, y);
        series.setXYSeriesRenderStyle(XYSeriesRenderStyle.PolygonArea);
        series.setFillColor(BAND);
        series.setLineColor(BAND);
        series.setLineWidth(0);
        series.setMarker(SeriesMarkers.NONE);
    }

    private static void base(final XYChart picture, final Chart.Response chart) {
        final XYSeries series = picture.addSeries(
                "the scenario as it is",
                List.of(
                        chart.spots().get(0).at(),
                        chart.spots().get(chart.spots().size() - 1).at()),
                List.of(chart.base(), chart.base()));
        series.setLineColor(PngPictures.SOFT);
        series.setLineStyle(new BasicStroke(1.5f, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 10, DASH, 0));
        series.setMarker(SeriesMarkers.NONE);
    }

    private static double lowOf(final Estimate e) {
        return Double.isNaN(e.low()) ? e.value() : e.low();
    }

    private static double highOf(final Estimate e) {
        return Double.isNaN(e.high()) ? e.value() : e.high();
    }
}
