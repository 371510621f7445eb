package org.sitrep.scenario;

import java.util.OptionalInt;

/**
 * Defines the characters that a text of data may contain. Excluded are those that control the display instead of being
 * displayed: control characters (a terminal obeys them); those that reverse or embed a writing direction (adjacent text
 * then appears in another order than it is read); line and paragraph separators; lone surrogates; and code points that
 * are not characters. Tab and line feed are allowed, as are marks, joiners and letters of every script.
 *
 * <p>Files with other characters are rejected ({@link Codes#UNSAFE_TEXT}). For a text from elsewhere, e.g. a file's
 * name, writers show {@link #of}.
 */
public final class SafeText {
    /** Replaces characters that are not shown. */
    public static final char REPLACEMENT = '\uFFFD';

    private SafeText() {}

    /** Returns whether a text of data may contain a code point. */
    public static boolean isSafe(final int c) {
        if (c < 0x20) {
            return c == '\n' || c == '\t';
        }
        final boolean control = c >= 0x7f && c < 0xa0;
        final boolean separator = c == 0x2028 || c == 0x2029;
        final boolean direction = c >= 0x202a && c <= 0x202e || c >= 0x2066 && c <= 0x2069;
        final boolean surrogate = c >= 0xd800 && c < 0xe000;
        final boolean none = (c & 0xfffe) == 0xfffe || c >= 0xfdd0 && c <= 0xfdef;
        return !control && !separator && !direction && !surrogate && !none;
    }

    /** Returns the first code point that a text may not contain. */
    public static OptionalInt firstUnsafe(final String text) {
        return text.codePoints().filter(c -> !isSafe(c)).findFirst();
    }

    /** Returns the text with each code point that it may not contain replaced by U+FFFD. */
    public static String of(final String text) {
        if (firstUnsafe(text).isEmpty()) {
            return text;
        }
        final StringBuilder out = new StringBuilder(text.length());
        text.codePoints().forEach(c -> out.appendCodePoint(isSafe(c) ? c : REPLACEMENT));
        return out.toString();
    }
}
