package org.sitrep.report.replay;

import java.util.List;
import org.sitrep.portable.Portable;
import org.sitrep.report.text.Markup;
import org.sitrep.ruleset.transcript.TrackState;

/** Appends tracks and clocks as small bars, with their values in words. */
final class TrackHtml {
    private static final int LONG = 100;

    private TrackHtml() {}

    /**
     * Appends the tracks.
     *
     * @param before their states one step earlier; changed tracks are highlighted
     */
    static void append(final Markup out, final List<TrackState> gauges, final List<TrackState> before) {
        if (gauges.isEmpty()) {
            return;
        }
        out.add("<ul class='gauges'>");
        for (final TrackState gauge : gauges) {
            final String was = before.stream()
                    .filter(other -> other.name().equals(gauge.name()) && other.value() != gauge.value())
                    .map(TrackState::text)
                    .findFirst()
                    .orElse("");
            out.add(was.isEmpty() ? "<li>" : "<li class='changed'>");
            out.add("<span class='name'>{}</span> <span class='value'>", gauge.name())
                    .add("<span class='now'>{}</span>", gauge.text());
            if (!was.isEmpty()) {
                out.add(" <span class='was'>was {}</span>", was);
            }
            out.add("</span>");
            bar(out, gauge);
            out.add("</li>");
        }
        out.add("</ul>\n");
    }

    /** Appends a bar. It begins at zero, which lies within the bar if the track can be negative. */
    private static void bar(final Markup out, final TrackState gauge) {
        if (gauge.highest() <= gauge.lowest()) {
            return;
        }
        final double zero = place(gauge, 0);
        final double end = place(gauge, gauge.value());
        out.add("<svg class='bar' viewBox='0 0 100 6' preserveAspectRatio='none' aria-hidden='true'>")
                .add("<rect class='track' width='100' height='6'/>");
        out.add(
                "<rect class='{}' x='{}' width='{}' height='6'/>",
                gauge.value() < 0 ? "fill below" : "fill",
                Portable.format("%.0f", Math.min(zero, end)),
                Portable.format("%.0f", Math.abs(end - zero)));
        if (gauge.lowest() < 0) {
            final String left = Portable.format("%.1f", zero - 0.5);
            out.add("<rect class='zero' x='{}' width='1' height='6'/>", left);
        }
        out.add("</svg>");
    }

    private static double place(final TrackState gauge, final int value) {
        final double share = (double) (value - gauge.lowest()) / (gauge.highest() - gauge.lowest());
        return LONG * Math.max(0, Math.min(1, share));
    }
}
