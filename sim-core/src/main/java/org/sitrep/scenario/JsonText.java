package org.sitrep.scenario;

import java.math.BigDecimal;
import java.util.Collection;
import java.util.Locale;
import java.util.Map;

/** Writes JSON without a library. */
public final class JsonText {
    private static final int MAX_PLAIN_SCALE = 40;

    private JsonText() {}

    /**
     * Returns a text as a JSON string with its quotes. Escapes the quote, the backslash, whatever is no {@link SafeText} and what YAML forbids, so that
     * the result may also stand in a script, in YAML and on a terminal.
     */
    public static String quote(final String text) {
        final StringBuilder out = new StringBuilder(text.length() + 2).append('"');
        text.codePoints().forEach(c -> appendEscaped(out, c));
        return out.append('"').toString();
    }

    private static void appendEscaped(final StringBuilder out, final int c) {
        switch (c) {
            case '"' -> out.append("\\\"");
            case '\\' -> out.append("\\\\");
            case '\n' -> out.append("\\n");
            case '\r' -> out.append("\\r");
            case '\t' -> out.append("\\t");
            default -> {
                if (isPlain(c)) {
                    out.appendCodePoint(c);
                } else {
                    out.append(escape(c));
                }
            }
        }
    }

    private static String escape(final int c) {
        final StringBuilder out = new StringBuilder();
        for (final char unit : Character.toChars(c)) {
            out.append(String.format(Locale.ROOT, "\\u%04x", (int) unit));
        }
        return out.toString();
    }

    private static boolean isPlain(final int c) {
        return SafeText.isSafe(c) && c != 0xfeff;
    }

    /**
     * Returns a tree as JSON, two blanks a level, without a newline at the end. Collections of scalars stand on one line.
     *
     * @param tree maps with text keys, collections, texts, {@code int}, {@code long} and decimal numbers, truth values and null, nested as wanted
     * @throws IllegalArgumentException if there is anything else in it
     */
    public static String pretty(final Object tree) {
        final StringBuilder out = new StringBuilder();
        append(out, tree, "\n");
        return out.toString();
    }

    /** Returns a number in the one way that all equal numbers share. */
    static String number(final BigDecimal number) {
        if (number.signum() == 0) {
            return "0";
        }
        final BigDecimal shortest = number.stripTrailingZeros();
        return Math.abs(shortest.scale()) <= MAX_PLAIN_SCALE ? shortest.toPlainString() : shortest.toString();
    }

    private static void append(final StringBuilder out, final Object value, final String newline) {
        if (value instanceof Map<?, ?> map) {
            appendMap(out, map, newline);
        } else if (value instanceof Collection<?> list) {
            appendList(out, list, newline);
        } else if (value instanceof String text) {
            out.append(quote(text));
        } else if (value instanceof BigDecimal number) {
            out.append(number(number));
        } else if (value == null || value instanceof Boolean || value instanceof Integer || value instanceof Long) {
            out.append(value);
        } else {
            throw new IllegalArgumentException(
                    "cannot write a " + value.getClass().getName());
        }
    }

    private static void appendMap(final StringBuilder out, final Map<?, ?> map, final String newline) {
        if (map.isEmpty()) {
            out.append("{}");
            return;
        }
        String separator = "{";
        for (final Map.Entry<?, ?> entry : map.entrySet()) {
            out.append(separator)
                    .append(newline)
                    .append("  ")
                    .append(quote((String) entry.getKey()))
                    .append(": ");
            append(out, entry.getValue(), newline + "  ");
            separator = ",";
        }
        out.append(newline).append('}');
    }

    private static void appendList(final StringBuilder out, final Collection<?> list, final String newline) {
        final boolean flat = list.stream().noneMatch(item -> item instanceof Map || item instanceof Collection);
        final String lead = flat ? "" : newline + "  ";
        String separator = "";
        out.append('[');
        for (final Object item : list) {
            out.append(separator)
                    .append(separator.isEmpty() || !flat ? "" : " ")
                    .append(lead);
            append(out, item, newline + "  ");
            separator = ",";
        }
        out.append(flat ? "" : newline).append(']');
    }
}
