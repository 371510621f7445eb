package org.sitrep.report.png;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.io.IOException;
import java.util.Locale;
import org.knowm.xchart.ChartEncoder;
import org.knowm.xchart.style.AxesChartStyler;
import org.knowm.xchart.style.Styler;
import org.knowm.xchart.style.markers.SeriesMarkers;
import org.sitrep.report.model.Chart;

/** Turns a chart into PNG. The same chart gives the same bytes on the same JDK. Thread-safe. */
public final class PngPictures {
    static final int WIDTH = 1000;
    static final int HEIGHT = 520;

    static final Color BLUE = new Color(0x0072B2);
    static final Color SKY = new Color(0x56B4E9);
    static final Color INK = new Color(0x1C1F23);
    static final Color SOFT = new Color(0x59606A);
    static final Color RULE = new Color(0xD9DDE2);
    static final Color GREEN = new Color(0x009E73);
    static final Color VERMILION = new Color(0xD55E00);
    static final Color GREY = new Color(0xA9B4C0);
    /** The colours of several curves or parts; then the first comes again. */
    private static final Color[] SERIES = {BLUE, VERMILION, GREEN, new Color(0xB85C94), new Color(0xB07A00), SOFT};

    private PngPictures() {}

    /**
     * Returns the picture, {@value #WIDTH} px wide; a long list is as high as it needs.
     *
     * @throws IOException if this JDK cannot draw, with what to install
     */
    public static byte[] png(final Chart chart) throws IOException {
        // A JDK without its desktop module or the libraries that this needs has a LinkageError; its font manager throws
        // Error or, on JDK 17, InternalError, which counts among those of the machine.
        try {
            if (chart instanceof Chart.Stacked stacked) {
                return StackedPng.draw(stacked);
            }
            if (chart instanceof Chart.Heat heat) {
                return HeatPng.draw(heat);
            }
            if (chart instanceof Chart.Histogram histogram) {
                return ChartEncoder.getBytes(HistogramPng.draw(histogram), "png");
            }
            if (chart instanceof Chart.Survival survival) {
                return ChartEncoder.getBytes(SurvivalPng.draw(survival), "png");
            }
            return DrawingPng.draw(chart);
        } catch (final OutOfMemoryError e) {
            throw e;
        } catch (final Error | RuntimeException e) {
            throw unable(e);
        }
    }

    static Color series(final int i) {
        return SERIES[i % SERIES.length];
    }

    private static IOException unable(final Throwable cause) {
        return new IOException(
                "this JDK cannot draw PNG pictures (" + cause.getClass().getSimpleName() + ": " + cause.getMessage()
                        + "); install its desktop part and FreeType, on Debian: apt-get install openjdk-17-jre-headless"
                        + " libfreetype6",
                cause);
    }

    /** Sets what all pictures have in common. */
    static void style(final AxesChartStyler styler) throws IOException {
        styler.setBaseFont(ReportFont.of(Font.PLAIN, 15));
        styler.setChartTitleFont(ReportFont.of(Font.BOLD, 21));
        styler.setAxisTitleFont(ReportFont.of(Font.PLAIN, 15));
        styler.setAxisTickLabelsFont(ReportFont.of(Font.PLAIN, 15));
        styler.setLegendFont(ReportFont.of(Font.PLAIN, 15));
        styler.setChartBackgroundColor(Color.WHITE);
        styler.setPlotBackgroundColor(Color.WHITE);
        styler.setChartFontColor(INK);
        styler.setAxisTickLabelsColor(SOFT);
        styler.setPlotBorderVisible(false);
        styler.setPlotGridVerticalLinesVisible(false);
        styler.setPlotGridLinesColor(RULE);
        styler.setPlotGridLinesStroke(new BasicStroke(1));
        styler.setAxisTickMarksColor(RULE);
        styler.setYAxisTickMarkSpacingHint(70);
        styler.setErrorBarsColor(INK);
        styler.setErrorBarsColorSeriesColor(false);
        styler.setSeriesMarkers(new org.knowm.xchart.style.markers.Marker[] {SeriesMarkers.CIRCLE});
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
