package org.sitrep.report;

/** Small pictures made of letters. Stateless. */
final class Bars {
    private static final String EIGHTHS_ACROSS = "▏▎▍▌▋▊▉█";
    private static final String EIGHTHS_UP = "▁▂▃▄▅▆▇█";
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

    /** Returns one letter a value, from lowest to highest; where there are more values than room, evenly picked ones. */
    static String sparkline(final double[] values, final int room, final boolean ascii) {
        final String levels = ascii ? LEVELS_ASCII : EIGHTHS_UP;
        double low = Double.POSITIVE_INFINITY;
        double high = Double.NEGATIVE_INFINITY;
        for (final double v : values) {
            low = Math.min(low, v);
            high = Math.max(high, v);
        }
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
