package org.sitrep.scenario;

import java.util.Locale;
import java.util.stream.Collectors;

/** Names of files as messages show them, so that one sees what is there. Thread-safe, no state. */
public final class Shown {
    private Shown() {}

    /**
     * Returns a name as it is; in quotes if blanks at its ends, or nothing but blanks, would not be seen, and with what
     * is no character to be seen as escapes: {@code '\t'}.
     */
    public static String name(final Object named) {
        final String name = named.toString();
        final String seen = escaped(name);
        return name.equals(seen) && name.equals(name.strip()) && !name.isEmpty() ? name : "'" + seen + "'";
    }

    /** Returns a text with what is no character to be seen as escapes. */
    public static String escaped(final String text) {
        return text.codePoints().mapToObj(Shown::character).collect(Collectors.joining());
    }

    private static String character(final int code) {
        if (code == '\t') {
            return "\\t";
        }
        if (code == '\n') {
            return "\\n";
        }
        final boolean seen = switch (Character.getType(code)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.UNASSIGNED,
                    Character.SURROGATE -> false;
            default -> true;
        };
        return seen ? Character.toString(code) : String.format(Locale.ROOT, "\\u%04x", code);
    }
}
