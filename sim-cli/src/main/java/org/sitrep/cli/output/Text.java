package org.sitrep.cli.output;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Utilities for text: padding, wrapping, numbers, bars. Thread-safe. */
public final class Text {
    /** Eighths of a block, from one to seven. */
    private static final String EIGHTHS = "▏▎▍▌▋▊▉";

    private static final int EIGHT = 8;

    private Text() {}

    /** Returns the number of columns of a text: one per code point, which holds for all output of Sitrep. */
    public static int width(final String text) {
        return text.codePointCount(0, text.length());
    }

    /** Returns the text with blanks before it, at least {@code width} columns wide. */
    public static String padLeft(final String text, final int width) {
        return " ".repeat(Math.max(0, width - width(text))) + text;
    }

    /** Returns the text with blanks after it, at least {@code width} columns wide. */
    public static String padRight(final String text, final int width) {
        return text + " ".repeat(Math.max(0, width - width(text)));
    }

    /** Returns the text in bold if {@code colour} is set, else unchanged. */
    public static String bold(final String text, final boolean colour) {
        return colour && !text.isEmpty() ? "\u001b[1m" + text + "\u001b[0m" : text;
    }

    /** Returns a rank between 0 and 1 as a percentage without decimals, e.g. {@code 83 %}; never 0 % or 100 %. */
    public static String percentile(final double rank) {
        if (rank >= 0.995) {
            return String.format(Locale.ROOT, "%.2f %%", Math.min(99.99, 100 * rank));
        }
        return String.format(Locale.ROOT, "%.0f %%", 100 * rank);
    }

    /**
     * Returns a horizontal bar of {@code share} times {@code width} columns, in steps of an eighth; empty for zero,
     * never empty otherwise.
     */
    public static String bar(final double share, final int width) {
        if (!(share > 0)) {
            return "";
        }
        final int eighths = Math.max(1, (int) Math.round(Math.min(1, share) * width * EIGHT));
        final int rest = eighths % EIGHT;
        return "█".repeat(eighths / EIGHT) + (rest == 0 ? "" : EIGHTHS.substring(rest - 1, rest));
    }

    /** Returns the text on one line of at most {@code width} columns; an ellipsis marks omitted text. */
    public static String cut(final String text, final int width) {
        final String line = text.replaceAll("[\\t\\r\\n]+", " ");
        return width(line) <= width ? line : line.substring(0, line.offsetByCodePoints(0, width - 1)) + "…";
    }

    /** Returns the text wrapped at blanks into lines of at most {@code width} columns; longer words are broken. */
    public static List<String> wrap(final String text, final int width) {
        final List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (final String word : text.split(" ")) {
            if (line.length() > 0 && width(line.toString()) + 1 + width(word) > width) {
                lines.add(line.toString());
                line = new StringBuilder();
            }
            line.append(line.length() == 0 ? "" : " ").append(word);
            while (width(line.toString()) > width) {
                final int end = line.offsetByCodePoints(0, width);
                lines.add(line.substring(0, end));
                line.delete(0, end);
            }
        }
        lines.add(line.toString());
        return lines;
    }
}
