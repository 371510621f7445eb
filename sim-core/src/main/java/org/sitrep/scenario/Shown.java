package org.sitrep.scenario;

import java.util.stream.Collectors;
import org.sitrep.portable.Portable;

/** Makes file names visible in messages. Thread-safe, stateless. */
public final class Shown {
    private Shown() {}

    /**
     * Returns a name. It is in quotes if it begins or ends with blanks, or is blank; invisible characters are shown as
     * escapes: {@code '\t'}.
     */
    public static String name(final Object named) {
        final String name = named.toString();
        final String seen = escaped(name);
        return name.equals(seen) && name.equals(name.strip()) && !name.isEmpty() ? name : "'" + seen + "'";
    }

    /** Returns a text with invisible characters shown as escapes. */
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
        return seen ? new String(Character.toChars(code)) : Portable.format("\\u%04x", code);
    }
}
