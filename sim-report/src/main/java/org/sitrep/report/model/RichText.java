package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Text of a paragraph, with the emphases that every output format has, and links within the report. Immutable.
 *
 * @param spans in reading order
 */
public record RichText(List<Span> spans) {
    /** The style of a span. */
    public enum Style {
        /** Running text. */
        PLAIN,
        /** Text to notice first. */
        STRONG,
        /** Text to type or to match exactly. */
        CODE,
        /** A link to a section of the same report. */
        LINK
    }

    /**
     * A stretch of text in one style.
     *
     * @param style style of the text
     * @param text raw; the writer of each format escapes it
     * @param target id of the linked section; empty for other styles
     */
    public record Span(Style style, String text, String target) {}

    public RichText {
        spans = List.copyOf(spans);
    }

    public static RichText of(final String text) {
        return new RichText(List.of(new Span(Style.PLAIN, text, "")));
    }

    public RichText plain(final String text) {
        return with(Style.PLAIN, text);
    }

    public RichText strong(final String text) {
        return with(Style.STRONG, text);
    }

    public RichText code(final String text) {
        return with(Style.CODE, text);
    }

    /** Returns this text followed by a link to a section of the same report. */
    public RichText link(final String text, final String section) {
        return then(new RichText(List.of(new Span(Style.LINK, text, section))));
    }

    public RichText then(final RichText other) {
        final List<Span> all = new ArrayList<>(spans);
        all.addAll(other.spans);
        return new RichText(all);
    }

    /** Returns the text without its styles. */
    public String text() {
        return spans.stream().map(Span::text).collect(Collectors.joining());
    }

    private RichText with(final Style style, final String text) {
        return then(new RichText(List.of(new Span(style, text, ""))));
    }
}
