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
import org.knowm.xchart.style.Styler;
import org.knowm.xchart.style.markers.SeriesMarkers;
import org.sitrep.report.model.Chart;

/** Draws a quantity over time: its mean, the band that holds nine missions in ten, and how many are left. */
final class BandPng {
    private static final Color BAND =
            new Color(PngPictures.SKY.getRed(), PngPictures.SKY.getGreen(), PngPictures.SKY.getBlue(), 70);

    private static final float[] DASH = {4, 4};
    private static final int MAX_LABELS = 12;

    private BandPng() {}

    static XYChart draw(final Chart.Band chart) throws IOException {
        final XYChart picture = new XYChartBuilder()
                .width(PngPictures.WIDTH)
                .height(PngPictures.HEIGHT)
                .title(chart.title())
                .xAxisTitle(chart.step())
                .yAxisTitle(chart.axis())
                .build();
        PngPictures.style(picture.getStyler());
        picture.getStyler().setLegendVisible(true);
        picture.getStyler().setMarkerSize(6);
        picture.getStyler().setXAxisDecimalPattern("0");
        if (!chart.isCounted()) {
            picture.getStyler().setXAxisTickLabelsFormattingFunction(x -> label(chart, x));
            picture.getStyler().setXAxisMaxLabelCount(MAX_LABELS);
        }
        band(picture, chart);
        mean(picture, chart.points());
        running(picture, chart);
        return picture;
    }

    /** How many are left, on an axis of its own to the right. */
    private static void running(final XYChart picture, final Chart.Band chart) {
        final XYSeries series = picture.addSeries(
                "still running (right)",
                chart.points().stream().map(p -> (double) p.step()).toList(),
                chart.points().stream().map(p -> 100 * p.running()).toList());
        series.setYAxisGroup(1);
        series.setLineColor(PngPictures.SOFT);
        series.setLineStyle(new BasicStroke(1.5f, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 10, DASH, 0));
        series.setMarker(SeriesMarkers.NONE);
        picture.setYAxisGroupTitle(1, "% of " + chart.trials() + " still running");
        picture.getStyler().setYAxisGroupPosition(1, Styler.YAxisPosition.Right);
        picture.getStyler().setYAxisMin(1, 0.0);
        picture.getStyler().setYAxisMax(1, 100.0);
    }

    /** XChart chooses where ticks stand; one between two steps has no label. */
    private static String label(final Chart.Band chart, final double x) {
        return chart.points().stream()
                .filter(p -> p.step() == x)
                .map(Chart.Point::label)
                .findFirst()
                .orElse(" ");
    }

    private static void band(final XYChart picture, final Chart.Band chart) {
        final List<Chart.Point> points = chart.points();
        final List<Double> x = new ArrayList<>();
        final List<Double> y = new ArrayList<>();
        for (final Chart.Point p : points) {
            x.add((double) p.step());
            y.add(p.p95());
        }
        for (int i = points.size() - 1; i >= 0; i--) {
            x.add((double) points.get(i).step());
            y.add(points.get(i).p05());
        }
        final XYSeries series = picture.addSeries("nine " + chart.trials() + " in ten (5 to 95 %)", x, y);
        series.setXYSeriesRenderStyle(XYSeriesRenderStyle.PolygonArea);
        series.setFillColor(BAND);
        series.setLineColor(BAND);
        series.setLineWidth(0);
        series.setMarker(SeriesMarkers.NONE);
    }

    private static void mean(final XYChart picture, final List<Chart.Point> points) {
        final XYSeries series = picture.addSeries(
                "mean with its interval",
                points.stream().map(p -> (double) p.step()).toList(),
                points.stream().map(p -> p.mean().value()).toList(),
                points.stream().map(p -> IntervalPng.longerSide(p.mean())).toList());
        series.setLineColor(PngPictures.BLUE);
        series.setLineStyle(new BasicStroke(2.5f));
        series.setMarkerColor(PngPictures.BLUE);
        series.setMarker(SeriesMarkers.CIRCLE);
    }
}
