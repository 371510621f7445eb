package org.sitrep.report.png;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.knowm.xchart.CategoryChart;
import org.knowm.xchart.CategoryChartBuilder;
import org.knowm.xchart.ChartEncoder;
import org.knowm.xchart.HeatMapChart;
import org.knowm.xchart.HeatMapChartBuilder;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYChartBuilder;
import org.knowm.xchart.XYSeries;
import org.knowm.xchart.XYSeries.XYSeriesRenderStyle;
import org.knowm.xchart.style.AxesChartStyler;
import org.knowm.xchart.style.HeatMapStyler;
import org.knowm.xchart.style.Styler;
import org.knowm.xchart.style.lines.SeriesLines;
import org.knowm.xchart.style.markers.SeriesMarkers;
import org.sitrep.report.chart.Bounds;
import org.sitrep.report.chart.Chart;
import org.sitrep.report.chart.HeatChart;
import org.sitrep.report.chart.HistogramChart;
import org.sitrep.report.chart.Layer;
import org.sitrep.report.chart.Layered;
import org.sitrep.report.chart.Scale;
import org.sitrep.report.text.Numbers;
import org.sitrep.stats.Estimate;

/**
 * Draws charts with XChart where it supports them: lines with intervals, histograms, heat maps. Its error bars are
 * symmetric, so each whisker is a line of its own. It has no horizontal stacked bars, no list of estimates next to
 * their names, and no second plot below a first; {@link MarkPainter} paints those.
 */
final class XCharts {
    private static final int MAX_LABELS = 14;
    private static final int ROW = 56;
    private static final int HEAT_FRAME = 150;
    /** XChart writes values in one colour, which is unreadable on the two darkest steps. */
    private static final int LIGHT_STEPS = 5;

    private XCharts() {}

    /** Returns the picture of a chart; empty if XChart does not support it, such as a heat map without any value. */
    static Optional<byte[]> png(final Chart chart) throws IOException {
        if (chart instanceof HistogramChart histogram) {
            return Optional.of(ChartEncoder.getBytes(histogram(histogram), "png"));
        }
        if (chart instanceof HeatChart heat && heat.hasValues() && heat.isPlain()) {
            return Optional.of(ChartEncoder.getBytes(heat(heat), "png"));
        }
        return chart instanceof Layered layered
                ? Optional.of(ChartEncoder.getBytes(lines(layered), "png"))
                : Optional.empty();
    }

    private static CategoryChart histogram(final HistogramChart chart) throws IOException {
        final List<HistogramChart.Bin> bins = chart.bins();
        final CategoryChart picture = new CategoryChartBuilder()
                .width(PngPictures.WIDTH)
                .height(PngPictures.HEIGHT)
                .title(chart.title() + " (mean " + Numbers.plain(chart.mean(), 2) + ")")
                .xAxisTitle(chart.axis())
                .yAxisTitle(chart.heights())
                .build();
        style(picture.getStyler());
        picture.getStyler().setSeriesColors(new Color[] {Look.of("main").fill()});
        picture.getStyler().setAvailableSpaceFill(0.8);
        picture.getStyler().setYAxisMin(0.0);
        picture.getStyler().setYAxisDecimalPattern("0.###");
        // Every k-th label, with blanks between: XChart's own thinning misplaces labels. It requires all labels to
        // differ.
        final int every = (bins.size() + MAX_LABELS - 1) / MAX_LABELS;
        picture.addSeries(
                chart.trials(),
                IntStream.range(0, bins.size())
                        .mapToObj(i -> i % every == 0 ? bins.get(i).label() : " ".repeat(i))
                        .toList(),
                bins.stream().map(b -> 100 * b.share()).toList());
        return picture;
    }

    private static HeatMapChart heat(final HeatChart chart) throws IOException {
        final HeatMapChart picture = new HeatMapChartBuilder()
                .width(PngPictures.WIDTH)
                .height(HEAT_FRAME + ROW * chart.rows().size())
                .title(chart.title())
                .xAxisTitle(chart.across() + " (cells: " + chart.axis() + ")")
                .yAxisTitle(chart.down())
                .build();
        final HeatMapStyler styler = picture.getStyler();
        style(styler);
        styler.setPlotContentSize(1);
        styler.setPlotGridLinesVisible(false);
        styler.setXAxisTickMarkSpacingHint(ROW / 2); // Applies to both axes in XChart 4.0.3.
        styler.setShowValue(true);
        styler.setValueFont(ReportFont.of(Font.PLAIN, 15));
        styler.setValueFontColor(Look.of("label").fill());
        styler.setHeatMapValueDecimalPattern(chart.shown(0).replaceAll("\\d", "0"));
        styler.setRangeColors(IntStream.rangeClosed(1, LIGHT_STEPS)
                .mapToObj(step -> Look.of("h" + step).fill())
                .toArray(Color[]::new));
        final List<Number[]> cells = new ArrayList<>();
        final int rows = chart.rows().size();
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < chart.columns().size(); c++) {
                final double value = chart.cells().get(r).get(c).value();
                if (!Double.isNaN(value)) {
                    cells.add(new Number[] {c, rows - 1 - r, value});
                }
            }
        }
        final List<String> upward = new ArrayList<>(chart.rows());
        Collections.reverse(upward);
        picture.addSeries(chart.axis(), chart.columns(), upward, cells);
        return picture;
    }

    private static XYChart lines(final Layered chart) throws IOException {
        final XYChart picture = new XYChartBuilder()
                .width(PngPictures.WIDTH)
                .height(PngPictures.HEIGHT)
                .title(chart.title())
                .xAxisTitle(chart.across())
                .yAxisTitle(chart.axis())
                .build();
        style(picture.getStyler());
        picture.getStyler().setXAxisDecimalPattern("0.####");
        final Scale up = chart.up(0, 1);
        picture.getStyler().setYAxisMin(up.low());
        picture.getStyler().setYAxisMax(up.high());
        // The legend lists the lines by their right ends, from top to bottom.
        final List<Layer> layers = new ArrayList<>(chart.layers());
        layers.sort(Comparator.comparing(Layer::shape)
                .thenComparing(layer -> -last(layer).value().value()));
        final List<Layer> lines = layers.stream()
                .filter(layer -> layer.shape() == Layer.Shape.LINE)
                .toList();
        final double from = lines.get(0).spots().get(0).at();
        final double to =
                lines.stream().mapToDouble(line -> last(line).at()).max().orElseThrow();
        for (final Layer layer : layers) {
            final double place = last(layer).at();
            switch (layer.shape()) {
                case BAND -> band(picture, layer);
                case LINE -> line(picture, layer, xs(layer), ys(layer, Estimate::value));
                case DOTS -> dots(picture, layer);
                case LEVEL -> line(picture, layer, List.of(from, to), List.of(place, place));
                case UPRIGHT -> line(picture, layer, List.of(place, place), List.of(up.low(), up.high()));
            }
        }
        final Styler styler = picture.getStyler();
        styler.setLegendVisible(true);
        if (lines.size() > 1) {
            styler.setLegendPosition(Styler.LegendPosition.OutsideE).setLegendLayout(Styler.LegendLayout.Vertical);
        }
        return picture;
    }

    private static Layer.Spot last(final Layer layer) {
        return layer.spots().get(layer.spots().size() - 1);
    }

    private static void band(final XYChart picture, final Layer layer) {
        final List<Double> back = xs(layer);
        Collections.reverse(back);
        final List<Double> x = xs(layer);
        x.addAll(back);
        final List<Double> low = ys(layer, Bounds::low);
        Collections.reverse(low);
        final List<Double> y = ys(layer, Bounds::high);
        y.addAll(low);
        final XYSeries series = series(picture, layer.label(), x, y);
        series.setXYSeriesRenderStyle(XYSeriesRenderStyle.PolygonArea);
        series.setFillColor(Look.of(layer.style()).fill());
        series.setLineColor(Look.of(layer.style()).fill());
        series.setLineWidth(0);
    }

    private static XYSeries line(final XYChart picture, final Layer layer, final List<Double> x, final List<Double> y) {
        final Look look = Look.of(layer.style());
        final XYSeries series = series(picture, layer.label(), x, y);
        series.setLineColor(look.line());
        series.setLineStyle(look.stroke());
        return series;
    }

    /** Adds dots without a line. Their whiskers are a line with a NaN after each, where drawing stops. */
    private static void dots(final XYChart picture, final Layer layer) {
        final List<Double> x = new ArrayList<>();
        final List<Double> y = new ArrayList<>();
        for (final Layer.Spot spot : layer.spots()) {
            x.addAll(List.of(spot.at(), spot.at(), spot.at()));
            y.addAll(List.of(Bounds.low(spot.value()), Bounds.high(spot.value()), Double.NaN));
        }
        final Look whisker = Look.of("whisker");
        final XYSeries whiskers = series(picture, "", x, y);
        whiskers.setLineColor(whisker.line());
        whiskers.setLineStyle(whisker.stroke());
        final XYSeries dots = series(picture, layer.label(), xs(layer), ys(layer, Estimate::value));
        dots.setLineStyle(SeriesLines.NONE);
        dots.setMarker(SeriesMarkers.CIRCLE);
        dots.setMarkerColor(Look.of(layer.style()).fill());
    }

    /** Adds a series without marks. It appears in the legend if it has a name; XChart requires all names to differ. */
    private static XYSeries series(
            final XYChart picture, final String label, final List<Double> x, final List<Double> y) {
        String name = label;
        while (name.isEmpty() || picture.getSeries(name) != null) {
            name += " ";
        }
        final XYSeries series = picture.addSeries(name, x, y);
        series.setMarker(SeriesMarkers.NONE);
        series.setShowInLegend(!name.endsWith(" "));
        return series;
    }

    private static List<Double> xs(final Layer layer) {
        return new ArrayList<>(layer.spots().stream().map(Layer.Spot::at).toList());
    }

    private static List<Double> ys(final Layer layer, final ToDoubleFunction<Estimate> y) {
        final List<Double> ys = new ArrayList<>();
        layer.spots().forEach(spot -> ys.add(y.applyAsDouble(spot.value())));
        return ys;
    }

    private static void style(final AxesChartStyler styler) throws IOException {
        final Font font = ReportFont.of(Font.PLAIN, 15);
        final Color ink = Look.of("label").fill();
        final Color soft = Look.of("axis").fill();
        final Color rule = Look.of("grid").line();
        styler.setBaseFont(font);
        styler.setChartTitleFont(ReportFont.of(Font.BOLD, 21));
        styler.setAxisTitleFont(font);
        styler.setAxisTickLabelsFont(font);
        styler.setLegendFont(font);
        styler.setChartBackgroundColor(Color.WHITE);
        styler.setPlotBackgroundColor(Color.WHITE);
        styler.setChartFontColor(ink);
        styler.setAxisTickLabelsColor(soft);
        styler.setPlotBorderVisible(false);
        styler.setPlotGridVerticalLinesVisible(false);
        styler.setPlotGridLinesColor(rule);
        styler.setPlotGridLinesStroke(new BasicStroke(1));
        styler.setAxisTickMarksColor(rule);
        styler.setYAxisTickMarkSpacingHint(70);
        styler.setMarkerSize(10);
        styler.setChartPadding(18);
        styler.setLegendVisible(false);
        styler.setLegendBorderColor(Color.WHITE);
        styler.setLegendPosition(Styler.LegendPosition.OutsideS);
        styler.setLegendLayout(Styler.LegendLayout.Horizontal);
        styler.setLocale(Locale.ROOT);
        styler.setAntiAlias(true);
    }
}
