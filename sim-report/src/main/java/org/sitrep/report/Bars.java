package org.sitrep.report;

/** Small pictures made of letters. Stateless. */
final class Bars {
    private static final String EIGHTHS_ACROSS = "▏▎▍▌▋▊▉█";
    private static final String EIGHTHS_UP = "▁▂▃▄▅▆▇█";
    private static final String PARTS = "█▒░▚▀·▓:";
    private static final String PARTS_ASCII = "#=.+%-o:";
    private static final String LEVELS_ASCII = "_.-=*#";

    private Bars() {}

    /**
     * Returns a bar without trailing blanks: empty for nothing, at least a sliver for more than nothing.
     *
     * @param share of the room, cut to 0 … 1; NaN is nothing
     * @param room columns of a full bar
     */
    static String bar(final double share, final int room, final boolean ascii) {
        if (!(share > 0)) {
            return "";
        }
        final double columns = Math.min(1, share) * room;
        if (ascii) {
            return "#".repeat((int) Math.max(1, Math.round(columns)));
        }
        final int eighths = (int) Math.max(1, Math.round(8 * columns));
        final String end = eighths % 8 == 0 ? "" : EIGHTHS_ACROSS.substring(eighths % 8 - 1, eighths % 8);
        return "█".repeat(eighths / 8) + end;
    }

    /**
     * Returns a bar cut into parts, each of a letter of its own, without trailing blanks; a part that rounds to nothing
     * is left out.
     *
     * @param shares of the room, not negative, at most 1 together
     * @param room columns of a full bar
     */
    static String stacked(final double[] shares, final int room, final boolean ascii) {
        final StringBuilder out = new StringBuilder();
        double sum = 0;
        for (int part = 0; part < shares.length; part++) {
            sum += shares[part];
            out.append(part(part, ascii).repeat(Math.max(0, (int) Math.round(sum * room) - out.length())));
        }
        return out.toString();
    }

    /** Returns the letter of a part of a {@link #stacked} bar. */
    static String part(final int part, final boolean ascii) {
        final String letters = ascii ? PARTS_ASCII : PARTS;
        return letters.substring(part % letters.length(), part % letters.length() + 1);
    }

    /**
     * Returns one letter a value on a scale from {@code low} to {@code high}, between which all values lie; where there
     * are more values than room, evenly picked ones.
     */
    static String sparkline(
            final double[] values, final double low, final double high, final int room, final boolean ascii) {
        final String levels = ascii ? LEVELS_ASCII : EIGHTHS_UP;
        final int columns = Math.min(values.length, room);
        final StringBuilder out = new StringBuilder();
        for (int i = 0; i < columns; i++) {
            final double v = values[(int) ((long) i * values.length / columns)];
            final int level = high > low ? (int) Math.round((v - low) / (high - low) * (levels.length() - 1)) : 0;
            out.append(levels.charAt(level));
        }
        return out.toString();
    }
}
