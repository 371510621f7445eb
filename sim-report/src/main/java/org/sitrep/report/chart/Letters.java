package org.sitrep.report.chart;

import java.util.stream.Stream;

/**
 * Estimates text widths, generously enough for any sans serif font of the reader: each letter counts as in a wide font.
 * A label in a wide script or in capitals is cut sooner than one in small letters.
 */
final class Letters {
    /** Width of a letter of plain text, px, for spacing by letter count. */
    static final double GLYPH = 7.3;
    /** Width of a bold letter, px. */
    static final double BOLD_GLYPH = 8.2;

    /** Size of a label, px. */
    private static final double SIZE = 13;

    private static final String NARROW = "ijlI.,:;'|!` ";
    private static final String SLIM = "frt()[]{}-/\\\"";
    private static final String BROAD = "w<>=+~^#\u00b1";
    private static final String WIDE = "MWm@%\u2026\u2014";

    private Letters() {}

    static double width(final String text) {
        return text.codePoints().mapToDouble(Letters::em).sum() * SIZE;
    }

    /** Returns the width of the widest label, in px; 0 if there are no labels. */
    static double widest(final Stream<String> labels) {
        return labels.mapToDouble(Letters::width).max().orElse(0);
    }

    private static double em(final int c) {
        if (NARROW.indexOf(c) >= 0) {
            return 0.33;
        }
        if (SLIM.indexOf(c) >= 0) {
            return 0.42;
        }
        if (WIDE.indexOf(c) >= 0) {
            return 1;
        }
        if (BROAD.indexOf(c) >= 0) {
            return 0.84;
        }
        if (c >= 0x1100) {
            return 1.1;
        }
        return Character.isUpperCase(c) ? 0.72 : Character.isLetter(c) ? 0.6 : 0.64;
    }

    /** Returns the text, cut to its room in px with an ellipsis; the description of the picture gives it in full. */
    static String fitted(final String text, final double room) {
        if (width(text) <= room) {
            return text;
        }
        double left = room - width("…");
        int end = 0;
        while (end < text.length()) {
            final int c = text.codePointAt(end);
            left -= SIZE * em(c);
            if (left < 0) {
                break;
            }
            end += Character.charCount(c);
        }
        return text.substring(0, end).stripTrailing() + "…";
    }

    /** Returns the last letters of a path that is longer than the room allows: its end identifies it. */
    static String end(final String path, final int letters) {
        return path.length() <= letters ? path : "…" + path.substring(path.length() - letters + 1);
    }
}
