package org.sitrep.report;

import org.sitrep.portable.Portable;

/** Draws small charts with characters. Stateless. */
final class Bars {
    private static final String EIGHTHS_ACROSS = "▏▎▍▌▋▊▉█";
    private static final String EIGHTHS_UP = "▁▂▃▄▅▆▇█";
    private static final String PARTS = "█▒░▚▀·▓:";
    private static final String PARTS_ASCII = "#=.+%-o:";
    private static final String LEVELS_ASCII = "_.-=*#";

    private Bars() {}

    /**
     * Returns a bar without trailing blanks: empty for zero, at least a sliver for more than zero.
     *
     * @param share share of the room, clamped to 0 … 1; NaN counts as zero
     * @param room columns of a full bar
     */
    static String bar(final double share, final int room, final boolean ascii) {
        if (!(share > 0)) {
            return "";
        }
        final double columns = Math.min(1, share) * room;
        if (ascii) {
            return "#".repeat((int) Math.max(1, Portable.round(columns)));
        }
        final int eighths = (int) Math.max(1, Portable.round(8 * columns));
        final String end = eighths % 8 == 0 ? "" : EIGHTHS_ACROSS.substring(eighths % 8 - 1, eighths % 8);
        return "█".repeat(eighths / 8) + end;
    }

    /**
     * Returns a bar cut into parts, each with its own character, without trailing blanks; a part that rounds to zero is
     * left out.
     *
     * @param shares shares of the room, not negative, at most 1 together
     * @param room columns of a full bar
     */
    static String stacked(final double[] shares, final int room, final boolean ascii) {
        final StringBuilder out = new StringBuilder();
        double sum = 0;
        for (int part = 0; part < shares.length; part++) {
            sum += shares[part];
            out.append(part(part, ascii).repeat(Math.max(0, (int) Portable.round(sum * room) - out.length())));
        }
        return out.toString();
    }

    /** Returns the character of a part of a {@link #stacked} bar. */
    static String part(final int part, final boolean ascii) {
        final String letters = ascii ? PARTS_ASCII : PARTS;
        return letters.substring(part % letters.length(), part % letters.length() + 1);
    }

    /**
     * Returns one character per value on a scale from {@code low} to {@code high}, between which all values lie. If
     * there are more values than room, evenly spaced ones are picked.
     */
    static String sparkline(
            final double[] values, final double low, final double high, final int room, final boolean ascii) {
        final String levels = ascii ? LEVELS_ASCII : EIGHTHS_UP;
        final int columns = Math.min(values.length, room);
        final StringBuilder out = new StringBuilder();
        for (int i = 0; i < columns; i++) {
            final double v = values[(int) ((long) i * values.length / columns)];
            final int level = high > low ? (int) Portable.round((v - low) / (high - low) * (levels.length() - 1)) : 0;
            out.append(levels.charAt(level));
        }
        return out.toString();
    }
}
