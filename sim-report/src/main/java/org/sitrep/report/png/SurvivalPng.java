package org.sitrep.report.png;

import java.awt.BasicStroke;
import java.awt.Color;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYChartBuilder;
import org.knowm.xchart.XYSeries;
import org.knowm.xchart.XYSeries.XYSeriesRenderStyle;
import org.knowm.xchart.style.Styler;
import org.knowm.xchart.style.markers.SeriesMarkers;
import org.sitrep.report.model.Chart;
import org.sitrep.report.model.Numbers;
import org.sitrep.stats.Estimate;
import org.sitrep.stats.SurvivalCurve;

/** Draws survival curves as staircases with their bands; the legend says where each ends. */
final class SurvivalPng {
    private static final int BAND_OPACITY = 40;
    /** Curves from the fourth on are dashed. */
    private static final int SOLID = 3;

    private static final float[][] DASHES = {{9, 4}, {3, 3}, {10, 4, 2, 4}};

    private SurvivalPng() {}

    static XYChart draw(final Chart.Survival chart) throws IOException {
        final XYChart picture = new XYChartBuilder()
                .width(PngPictures.WIDTH)
                .height(PngPictures.HEIGHT)
                .title(chart.title())
                .xAxisTitle("After " + chart.step())
                .yAxisTitle(chart.axis())
                .build();
        PngPictures.style(picture.getStyler());
        picture.getStyler().setLegendVisible(true);
        picture.getStyler().setLegendPosition(Styler.LegendPosition.OutsideE);
        picture.getStyler().setLegendLayout(Styler.LegendLayout.Vertical);
        picture.getStyler().setXAxisDecimalPattern("0");
        picture.getStyler().setYAxisMax(100.0);
        // The legend follows the order in which the curves end, from top to bottom.
        final List<SurvivalCurve> order = chart.curves().stream()
                .filter(c -> !Chart.Survival.drawn(c).isEmpty())
                .sorted(Comparator.comparingDouble(c -> -end(c)))
                .toList();
        order.forEach(c -> band(picture, c, chart.curves().indexOf(c)));
        order.forEach(c -> stair(picture, c, chart.curves().indexOf(c)));
        return picture;
    }

    private static double end(final SurvivalCurve curve) {
        final List<SurvivalCurve.Point> points = Chart.Survival.drawn(curve);
        return points.get(points.size() - 1).surviving().value();
    }

    private static void band(final XYChart picture, final SurvivalCurve curve, final int i) {
        final List<SurvivalCurve.Point> points = Chart.Survival.drawn(curve);
        final List<Double> x = xs(points.size());
        final List<Double> back = new ArrayList<>(x);
        Collections.reverse(back);
        x.addAll(back);
        final List<Double> low = ys(points, e -> Double.isNaN(e.low()) ? e.value() : e.low());
        Collections.reverse(low);
        final List<Double> y = ys(points, e -> Double.isNaN(e.high()) ? e.value() : e.high());
        y.addAll(low);
        final XYSeries series = picture.addSeries("band " + i, x, y);
        final Color colour = PngPictures.series(i);
        final Color pale = new Color(colour.getRed(), colour.getGreen(), colour.getBlue(), BAND_OPACITY);
        series.setXYSeriesRenderStyle(XYSeriesRenderStyle.PolygonArea);
        series.setFillColor(pale);
        series.setLineColor(pale);
        series.setLineWidth(0);
        series.setMarker(SeriesMarkers.NONE);
        series.setShowInLegend(false);
    }

    private static void stair(final XYChart picture, final SurvivalCurve curve, final int i) {
        final List<SurvivalCurve.Point> points = Chart.Survival.drawn(curve);
        final XYSeries series = picture.addSeries(
                curve.label() + " " + Numbers.percent(end(curve)), xs(points.size()), ys(points, Estimate::value));
        series.setLineColor(PngPictures.series(i));
        series.setLineStyle(stroke(i));
        series.setMarker(SeriesMarkers.NONE);
    }

    private static BasicStroke stroke(final int i) {
        final float[] dash = i < SOLID ? null : DASHES[(i - SOLID) % DASHES.length];
        return new BasicStroke(2.5f, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 10, dash, 0);
    }

    /** The corners of a staircase: it begins at 0, falls at each step and goes on for half a step. */
    private static List<Double> xs(final int steps) {
        final List<Double> x = new ArrayList<>();
        x.add(0.0);
        for (int k = 1; k <= steps; k++) {
            x.add((double) k);
            x.add((double) k);
        }
        x.add(steps + 0.5);
        return x;
    }

    private static List<Double> ys(final List<SurvivalCurve.Point> points, final ToDoubleFunction<Estimate> value) {
        final List<Double> y = new ArrayList<>();
        double before = 100;
        y.add(before);
        for (final SurvivalCurve.Point p : points) {
            y.add(before);
            before = 100 * value.applyAsDouble(p.surviving());
            y.add(before);
        }
        y.add(before);
        return y;
    }
}
