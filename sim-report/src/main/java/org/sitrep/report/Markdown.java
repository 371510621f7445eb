package org.sitrep.report;

import org.sitrep.report.model.RichText;
import org.sitrep.scenario.SafeText;

/** Escapes text for Markdown as code-hosting sites read it. */
public final class Markdown {
    private Markdown() {}

    /** Returns the text with every character that could begin markup escaped, on one line. */
    public static String escape(final String text) {
        return line(text)
                .replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replaceAll("([\\\\`*_\\[\\]|#~!])", "\\\\$1");
    }

    private static String line(final String text) {
        return SafeText.of(text.replaceAll("[\\r\\n]+", " "));
    }

    /** Returns the text as inline code; inside a table its vertical bars are escaped too. */
    public static String code(final String text, final boolean inTable) {
        final String line = line(text);
        int longest = 0;
        int run = 0;
        for (int i = 0; i < line.length(); i++) {
            run = line.charAt(i) == '`' ? run + 1 : 0;
            longest = Math.max(longest, run);
        }
        final String fence = "`".repeat(longest + 1);
        final String padding = longest > 0 ? " " : "";
        return fence + padding + (inTable ? line.replace("|", "\\|") : line) + padding + fence;
    }

    /** Returns the lines as a code block, in a fence longer than any inside them. */
    public static String fenced(final String language, final String lines) {
        String fence = "```";
        while (lines.contains(fence)) {
            fence += "`";
        }
        return fence + language + "\n" + lines + "\n" + fence;
    }

    /** Returns the text in bold. Blanks at its ends stay outside the stars: otherwise they would be no emphasis. */
    private static String strong(final String text) {
        final String inner = text.strip();
        if (inner.isEmpty()) {
            return text;
        }
        final int from = text.indexOf(inner);
        return text.substring(0, from) + "**" + escape(inner) + "**" + text.substring(from + inner.length());
    }

    /** Returns the text with its emphases and links. */
    public static String of(final RichText text, final boolean inTable) {
        final StringBuilder out = new StringBuilder();
        for (final RichText.Span span : text.spans()) {
            if (span.text().isEmpty()) {
                continue;
            }
            out.append(
                    switch (span.style()) {
                        case PLAIN -> escape(span.text());
                        case STRONG -> strong(span.text());
                        case CODE -> code(span.text(), inTable);
                        case LINK -> "[" + escape(span.text()) + "](#" + span.target() + ")";
                    });
        }
        return out.toString();
    }
}
