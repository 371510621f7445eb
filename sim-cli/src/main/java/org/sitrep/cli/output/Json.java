package org.sitrep.cli.output;

import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.sitrep.scenario.JsonText;

/**
 * Writes JSON: maps in their order, two blanks a level, small rows on one line. Small on purpose: the commands that answer at once should not load a
 * library for it.
 */
public final class Json {
    /** Rows whose entries are all plain and that fit are written on one line. */
    private static final int ONE_LINE = 120;

    private Json() {}

    /**
     * Returns a value as JSON, without a line end after it.
     *
     * @param value a map with text keys, a list, text, a number, a flag or null; NaN and the infinities become null
     * @throws IllegalArgumentException for anything else
     */
    public static String write(final Object value) {
        final StringBuilder out = new StringBuilder();
        append(out, value, "\n");
        return out.toString();
    }

    private static void append(final StringBuilder out, final Object value, final String newLine) {
        if (value instanceof Map<?, ?> map) {
            appendMap(out, map, newLine);
        } else if (value instanceof List<?> list) {
            appendList(out, list, newLine);
        } else {
            out.append(plain(value));
        }
    }

    private static void appendMap(final StringBuilder out, final Map<?, ?> map, final String newLine) {
        final String line = oneLine(map);
        if (!line.isEmpty()) {
            out.append(line);
            return;
        }
        final String inner = newLine + "  ";
        out.append('{');
        final Iterator<? extends Map.Entry<?, ?>> entries = map.entrySet().iterator();
        while (entries.hasNext()) {
            final Map.Entry<?, ?> entry = entries.next();
            out.append(inner)
                    .append(JsonText.quote(String.valueOf(entry.getKey())))
                    .append(": ");
            append(out, entry.getValue(), inner);
            out.append(entries.hasNext() ? "," : "");
        }
        out.append(newLine).append('}');
    }

    private static void appendList(final StringBuilder out, final List<?> list, final String newLine) {
        final String line = oneLine(list);
        if (!line.isEmpty()) {
            out.append(line);
            return;
        }
        final String inner = newLine + "  ";
        out.append('[');
        final Iterator<?> entries = list.iterator();
        while (entries.hasNext()) {
            out.append(inner);
            append(out, entries.next(), inner);
            out.append(entries.hasNext() ? "," : "");
        }
        out.append(newLine).append(']');
    }

    private static String oneLine(final Map<?, ?> map) {
        if (holdsNested(map.values())) {
            return "";
        }
        final StringBuilder line = new StringBuilder("{");
        map.forEach((key, value) -> line.append(line.length() == 1 ? "" : ", ")
                .append(JsonText.quote(String.valueOf(key)))
                .append(": ")
                .append(plain(value)));
        return line.length() < ONE_LINE ? line.append('}').toString() : "";
    }

    private static String oneLine(final List<?> list) {
        if (holdsNested(list)) {
            return "";
        }
        final String line = String.join(", ", list.stream().map(Json::plain).toList());
        return line.length() < ONE_LINE ? "[" + line + "]" : "";
    }

    private static boolean holdsNested(final Collection<?> values) {
        return values.stream().anyMatch(v -> v instanceof Map || v instanceof List);
    }

    private static String plain(final Object value) {
        if (value == null) {
            return "null";
        }
        if (value instanceof Double d) {
            return Double.isFinite(d) ? Double.toString(d + 0.0) : "null"; // -0.0 becomes 0.0
        }
        if (value instanceof Number || value instanceof Boolean) {
            return value.toString();
        }
        if (value instanceof CharSequence text) {
            return JsonText.quote(text.toString());
        }
        throw new IllegalArgumentException("cannot write " + value.getClass());
    }
}
