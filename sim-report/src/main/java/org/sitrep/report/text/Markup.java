package org.sitrep.report.text;

import java.util.Base64;
import java.util.List;
import org.sitrep.scenario.SafeText;
import org.sitrep.scenario.Sha256;

/**
 * Builds HTML or SVG from templates. In a template {@code {}} stands for the next value, escaped unless it is markup
 * itself, and {@code '} for the quote of an attribute. Not thread-safe.
 */
public final class Markup {
    private final StringBuilder out = new StringBuilder();

    /** Returns markup that is written unchanged. */
    public static Markup raw(final String markup) {
        final Markup raw = new Markup();
        raw.out.append(markup);
        return raw;
    }

    /** Returns the lines of a text as {@code String.lines}, which browsers lack; only line feeds end lines. */
    public static List<String> lines(final String text) {
        final String[] lines = text.split("\n", -1);
        final boolean ended = text.isEmpty() || text.endsWith("\n");
        return List.of(lines).subList(0, lines.length - (ended ? 1 : 0));
    }

    /**
     * Appends a template.
     *
     * @param values one value per place in the template
     */
    public Markup add(final String template, final Object... values) {
        int next = 0;
        for (int i = 0; i < template.length(); i++) {
            final char c = template.charAt(i);
            if (template.startsWith("{}", i)) {
                final Object value = values[next++];
                out.append(value instanceof Markup markup ? markup.out : escape(value.toString()));
                i++;
            } else {
                out.append(c == '\'' ? '"' : c);
            }
        }
        if (next != values.length) {
            throw new IllegalArgumentException(values.length + " values for " + template);
        }
        return this;
    }

    /** Returns what has been written. */
    @Override
    public String toString() {
        return out.toString();
    }

    /** Returns the hash by which a content policy allows the content of an element. */
    public static String hash(final String content) {
        return "sha256-" + Base64.getEncoder().encodeToString(Sha256.of(content));
    }

    /**
     * Returns the text with the five special characters of markup written as entities, fit for content and for quoted
     * attributes. Characters outside {@link SafeText} become U+FFFD: XML forbids control characters, and a page has its
     * own writing direction.
     */
    public static String escape(final String text) {
        return SafeText.of(text)
                .replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;")
                .replace("'", "&#39;");
    }
}
