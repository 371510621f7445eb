package org.sitrep.scenario;

import java.util.Locale;

/** Writes texts as JSON strings. */
public final class JsonText {
    private JsonText() {}

    /**
     * Returns a text as a JSON string with its quotes. Escapes the quote, the backslash, control characters, lone surrogates, and U+2028 and U+2029,
     * so that the result may also stand in a script and in YAML.
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
                if (isPrintable(c)) {
                    out.appendCodePoint(c);
                } else {
                    out.append(String.format(Locale.ROOT, "\\u%04x", c));
                }
            }
        }
    }

    private static boolean isPrintable(final int c) {
        final boolean control = c < 0x20 || c >= 0x7f && c < 0xa0;
        final boolean surrogate = c >= 0xd800 && c < 0xe000;
        final boolean separator = c == 0x2028 || c == 0x2029;
        final boolean special = c >= 0xfeff && c <= 0xfeff || c >= 0xfff0 && c <= 0xffff;
        return !control && !surrogate && !separator && !special;
    }
}
