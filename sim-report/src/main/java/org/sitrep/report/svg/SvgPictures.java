package org.sitrep.report.svg;

import org.sitrep.report.Html;
import org.sitrep.report.Resources;
import org.sitrep.report.model.Chart;

/** Turns a chart into SVG. Stateless; the same chart gives the same bytes. */
public final class SvgPictures {
    /** Width of a picture on a desktop page or paper, px. */
    public static final int WIDE = 720;
    /** Width of a picture on a phone, px: what is left of 390 px between the page's margins. */
    public static final int NARROW = 340;

    private static final String STYLE = Resources.text("charts.css");

    /** Only where it is used: most pictures have no part that is called by a colour. */
    private static final String COLOURS = "<style>\n" + Resources.text("colours.css") + "</style>\n";

    private SvgPictures() {}

    /**
     * Returns an {@code svg} element to put into a page that has the style sheet {@link #style}.
     *
     * @param chart its data
     * @param width px; below 480 the labels stand above what they name
     */
    public static String inline(final Chart chart, final int width) {
        return element(chart, width, chart.id() + "-" + width, "", "");
    }

    /** Returns a file of its own, with white ground, or dark where the reader prefers that. */
    public static String standalone(final Chart chart) {
        final String style = "<style>\n" + STYLE + "</style>\n";
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                + element(chart, WIDE, chart.id(), " xmlns=\"http://www.w3.org/2000/svg\"", style);
    }

    /** Returns the marks of the picture for a desktop page, for other formats. */
    public static Drawing drawing(final Chart chart) {
        return draw(chart, WIDE).drawing();
    }

    /** Returns the style sheet of the pictures. */
    public static String style() {
        return STYLE;
    }

    private static String element(
            final Chart chart, final int width, final String id, final String namespace, final String style) {
        final Svg svg = draw(chart, width);
        final String w = Svg.at(svg.width());
        final String h = Svg.at(svg.height());
        return "<svg" + namespace + " class=\"chart\" role=\"img\" viewBox=\"0 0 " + w + " " + h + "\" width=\"" + w
                + "\" height=\"" + h + "\" aria-labelledby=\"" + id + "-title " + id + "-desc\">\n"
                + "<title id=\"" + id + "-title\">" + Html.escape(chart.title()) + "</title>\n"
                + "<desc id=\"" + id + "-desc\">" + Html.escape(chart.description()) + "</desc>\n"
                + style
                + (style.isEmpty()
                        ? ""
                        : "<rect class=\"ground\" x=\"0\" y=\"0\" width=\"" + w + "\" height=\"" + h + "\"/>\n")
                + (chart instanceof Chart.Stacked stacked && stacked.coloured() ? COLOURS : "")
                + svg.body()
                + "</svg>\n";
    }

    private static Svg draw(final Chart chart, final int width) {
        if (chart instanceof Chart.Intervals intervals) {
            return IntervalSvg.draw(intervals, width);
        }
        if (chart instanceof Chart.Histogram histogram) {
            return HistogramSvg.draw(histogram, width);
        }
        if (chart instanceof Chart.Survival survival) {
            return SurvivalSvg.draw(survival, width);
        }
        if (chart instanceof Chart.Stacked stacked) {
            return StackedSvg.draw(stacked, width);
        }
        if (chart instanceof Chart.Aim aim) {
            return AimSvg.draw(aim, width);
        }
        if (chart instanceof Chart.Response response) {
            return ResponseSvg.draw(response, width);
        }
        if (chart instanceof Chart.Heat heat) {
            return HeatSvg.draw(heat, width);
        }
        if (chart instanceof Chart.Scatter scatter) {
            return ScatterSvg.draw(scatter, width);
        }
        return BandSvg.draw((Chart.Band) chart, width);
    }
}
