package org.sitrep.scenario;

import java.util.OptionalInt;

/**
 * Which characters a text of data may hold. Not those that drive what shows the text instead of being shown: control
 * characters (a terminal obeys them), those that turn or embed a direction of writing (what stands beside them is shown
 * in another order than it is read), line and paragraph separators, lone surrogates and code points that are no
 * characters. A tab and a line feed may stand in a text; marks, joiners and letters of every script may, too.
 *
 * <p>Files that hold others are refused ({@link Codes#UNSAFE_TEXT}); where a text comes from elsewhere, e.g. a file's
 * name, writers show {@link #of}.
 */
public final class SafeText {
    /** Stands for what is not shown. */
    public static final char REPLACEMENT = '\uFFFD';

    private SafeText() {}

    /** Returns whether a text of data may hold a code point. */
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

    /** Returns the first code point that may not stand in a text. */
    public static OptionalInt firstUnsafe(final String text) {
        return text.codePoints().filter(c -> !isSafe(c)).findFirst();
    }

    /** Returns the text with U+FFFD in the place of each code point that may not stand in it. */
    public static String of(final String text) {
        if (firstUnsafe(text).isEmpty()) {
            return text;
        }
        final StringBuilder out = new StringBuilder(text.length());
        text.codePoints().forEach(c -> out.appendCodePoint(isSafe(c) ? c : REPLACEMENT));
        return out.toString();
    }
}
