package org.sitrep.report.replay;

import java.util.List;
import java.util.Locale;
import org.sitrep.report.Html;
import org.sitrep.ruleset.tale.Gauge;

/** Tracks and clocks as small bars, with what they say in words. */
final class GaugeHtml {
    private static final int LONG = 100;

    private GaugeHtml() {}

    /**
     * Appends them.
     *
     * @param before how they stood a step ago; those that have changed stand out
     */
    static void append(final StringBuilder out, final List<Gauge> gauges, final List<Gauge> before) {
        if (gauges.isEmpty()) {
            return;
        }
        out.append("<ul class=\"gauges\">");
        for (final Gauge gauge : gauges) {
            final String was = before.stream()
                    .filter(other -> other.name().equals(gauge.name()) && other.value() != gauge.value())
                    .map(Gauge::text)
                    .findFirst()
                    .orElse("");
            out.append(was.isEmpty() ? "<li>" : "<li class=\"changed\">")
                    .append("<span class=\"name\">")
                    .append(Html.escape(gauge.name()))
                    .append("</span> <span class=\"now\">")
                    .append(Html.escape(gauge.text()))
                    .append("</span>");
            if (!was.isEmpty()) {
                out.append(" <span class=\"was\">was ").append(Html.escape(was)).append("</span>");
            }
            bar(out, gauge);
            out.append("</li>");
        }
        out.append("</ul>\n");
    }

    /** The bar begins at nothing, which lies within it where a track goes below. */
    private static void bar(final StringBuilder out, final Gauge gauge) {
        if (gauge.highest() <= gauge.lowest()) {
            return;
        }
        final double zero = place(gauge, 0);
        final double end = place(gauge, gauge.value());
        out.append(String.format(
                Locale.ROOT,
                "<svg class=\"bar\" viewBox=\"0 0 100 6\" preserveAspectRatio=\"none\" aria-hidden=\"true\">"
                        + "<rect class=\"track\" width=\"100\" height=\"6\"/>"
                        + "<rect class=\"%s\" x=\"%.0f\" width=\"%.0f\" height=\"6\"/>",
                gauge.value() < 0 ? "fill below" : "fill",
                Math.min(zero, end),
                Math.abs(end - zero)));
        if (gauge.lowest() < 0) {
            out.append(String.format(
                    Locale.ROOT, "<rect class=\"zero\" x=\"%.1f\" width=\"1\" height=\"6\"/>", zero - 0.5));
        }
        out.append("</svg>");
    }

    private static double place(final Gauge gauge, final int value) {
        final double share = (double) (value - gauge.lowest()) / (gauge.highest() - gauge.lowest());
        return LONG * Math.max(0, Math.min(1, share));
    }
}
