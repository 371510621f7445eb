package org.sitrep.report.chart;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.sitrep.portable.Portable;
import org.sitrep.report.text.Markup;
import org.sitrep.report.text.Resources;

/** Turns a chart into SVG. Stateless; the same chart gives the same bytes. */
public final class SvgPictures {
    /** Width of a picture on a desktop page or paper, px. */
    public static final int WIDE = 720;
    /** Width of a picture on a phone, px: the remainder of 390 px between the page's margins. */
    public static final int NARROW = 340;

    private SvgPictures() {}

    /**
     * Returns an {@code svg} element for a page that has the style sheet {@link #style}.
     *
     * @param width px
     */
    public static String inline(final Chart chart, final int width) {
        return element(chart, width, chart.id() + "-" + width, "", "");
    }

    /** Returns a file of its own, with a white background, or a dark one if the reader prefers that. */
    public static String standalone(final Chart chart) {
        final String style = "<style>\n" + style() + "</style>\n";
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                + element(chart, WIDE, chart.id(), " xmlns=\"http://www.w3.org/2000/svg\"", style);
    }

    /** Returns the style sheet of the pictures. */
    public static String style() {
        return Resources.text("charts.css");
    }

    /** Returns the style sheet for parts named after colours; only pictures with such parts carry it. */
    public static String colours() {
        return Resources.text("colours.css");
    }

    private static String element(
            final Chart chart, final int width, final String id, final String namespace, final String style) {
        final Drawing drawing = chart.draw(width);
        final String w = number(drawing.width());
        final String h = number(drawing.height());
        final Markup out = new Markup()
                .add("<svg{} class='chart' role='img'", Markup.raw(namespace))
                .add(" viewBox='0 0 {} {}' width='{}' height='{}'", w, h, w, h)
                .add(" aria-labelledby='{}-title {}-desc'>\n", id, id)
                .add("<title id='{}-title'>{}</title>\n", id, chart.title())
                .add("<desc id='{}-desc'>{}</desc>\n{}", id, chart.description(), Markup.raw(style));
        if (!style.isEmpty()) {
            out.add("<rect class='ground' x='0' y='0' width='{}' height='{}'/>\n", w, h);
        }
        if (drawing.marks().stream()
                .anyMatch(mark -> NamedColour.of(mark.style()).isPresent())) {
            out.add("<style>\n{}</style>\n", Markup.raw(colours()));
        }
        drawing.marks().forEach(mark -> append(out, mark));
        return out.add("</svg>\n").toString();
    }

    private static void append(final Markup out, final Drawing.Mark mark) {
        final String text = mark.text();
        switch (mark.shape()) {
            case RECT -> {
                open(out, "rect", mark, "x", "y", "width", "height");
                out.add(text.isEmpty() ? "/>{}\n" : "><title>{}</title></rect>\n", text);
            }
            case LINE -> open(out, "line", mark, "x1", "y1", "x2", "y2").add("/>\n");
            case CIRCLE -> open(out, "circle", mark, "cx", "cy", "r").add("/>\n");
            case TEXT -> {
                out.add("<text class='{}' text-anchor='{}'", mark.style(), mark.anchor());
                out.add(
                        " x='{}' y='{}'>{}</text>\n",
                        number(mark.at().get(0)),
                        number(mark.at().get(1)),
                        text);
            }
            case PATH, AREA -> open(out, "path", mark).add(" d='{}'/>\n", corners(mark));
        }
    }

    private static Markup open(
            final Markup out, final String element, final Drawing.Mark mark, final String... attributes) {
        out.add("<{} class='{}'", element, mark.style());
        for (int i = 0; i < attributes.length; i++) {
            out.add(" {}='{}'", attributes[i], number(mark.at().get(i)));
        }
        return out;
    }

    private static String corners(final Drawing.Mark mark) {
        final String end = mark.shape() == Drawing.Shape.AREA ? "Z" : "";
        return IntStream.range(0, mark.at().size() / 2)
                .mapToObj(i ->
                        number(mark.at().get(2 * i)) + " " + number(mark.at().get(2 * i + 1)))
                .collect(Collectors.joining("L", "M", end));
    }

    private static String number(final double x) {
        final String text = Portable.format("%.1f", x);
        final String trimmed = text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
        return "-0".equals(trimmed) ? "0" : trimmed;
    }
}
