package org.sitrep.report;

import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.sitrep.report.model.RichText;
import org.sitrep.report.text.Markup;

/** Escapes text for HTML and SVG. */
final class Html {
    /** A letter of escaped text: an entity or a character. */
    private static final String LETTER = "(?:&[#a-z0-9]+;|[^\\s<>&])";

    private static final Pattern ENDLESS_WORD = Pattern.compile(LETTER + "{80,}+");
    private static final Pattern PIECE = Pattern.compile(LETTER + "{12}");

    /** A word or path, read once; group 1 is there if it is long. */
    private static final Pattern PATH = Pattern.compile("(?=([\\w.-]{14})?)[A-Za-z][\\w-]++(?:\\.[A-Za-z][\\w-]++)*+");

    private Html() {}

    /**
     * Returns the text {@link Markup#escape escaped}, with non-breaking spaces between a number and its ± or %, and
     * with {@link #breakable} long paths.
     */
    static Markup prose(final String text) {
        return breakable(text.replace(" ± ", "\u00a0±\u00a0").replace(" %", "\u00a0%"));
    }

    /**
     * Returns {@link #prose} of a figure for a narrow place: a line may break before its ±, so that it never breaks
     * within a number.
     */
    static Markup figure(final String text) {
        return Markup.raw(prose(text).toString().replace("\u00a0±", "\u00a0<wbr/>±"));
    }

    /**
     * Returns the text escaped. A line may break after the dots of a long path, so that its words stay whole, and at
     * intervals within a very long word.
     */
    static Markup breakable(final String text) {
        final String paths = replaced(
                PATH,
                Markup.escape(text),
                path -> path.group(1) == null ? path.group() : path.group().replace(".", ".<wbr/>"));
        return Markup.raw(replaced(
                ENDLESS_WORD, paths, word -> PIECE.matcher(word.group()).replaceAll("$0<wbr/>")));
    }

    /**
     * Returns a text with all that a pattern finds replaced; browsers have {@code Matcher.replaceAll} of texts only.
     */
    private static String replaced(final Pattern pattern, final String text, final Function<Matcher, String> by) {
        final StringBuilder out = new StringBuilder();
        final Matcher found = pattern.matcher(text);
        int end = 0;
        while (found.find()) {
            out.append(text, end, found.start()).append(by.apply(found));
            end = found.end();
        }
        return out.append(text, end, text.length()).toString();
    }

    /** Returns the text with its emphases and links as elements. */
    static Markup of(final RichText text) {
        final Markup out = new Markup();
        for (final RichText.Span span : text.spans()) {
            if (!span.text().isEmpty()) {
                switch (span.style()) {
                    case PLAIN -> out.add("{}", prose(span.text()));
                    case STRONG -> out.add("<strong>{}</strong>", prose(span.text()));
                    case CODE -> out.add("<code>{}</code>", span.text());
                    case LINK -> out.add("<a href='#{}'>{}</a>", Markup.raw(span.target()), prose(span.text()));
                }
            }
        }
        return out;
    }
}
