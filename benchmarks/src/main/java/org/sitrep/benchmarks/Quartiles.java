package org.sitrep.benchmarks;

import java.util.Arrays;
import java.util.Locale;

/** The median and quartiles of alternating measurements. */
record Quartiles(double low, double median, double high) {
    private static final int DIGITS = 4;
    private static final int MOST_DECIMALS = 3;

    static Quartiles of(final double... values) {
        final double[] sorted = values.clone();
        Arrays.sort(sorted);
        final int n = sorted.length;
        return new Quartiles(sorted[n / 4], sorted[n / 2], sorted[3 * n / 4]);
    }

    /** Returns e.g. {@code 1.293 [1.262, 1.310]}: four digits of the median, at most three of them decimals. */
    @Override
    public String toString() {
        final int whole = median == 0 ? 1 : 1 + (int) Math.floor(Math.log10(Math.abs(median)));
        final int decimals = Math.max(0, Math.min(MOST_DECIMALS, DIGITS - whole));
        final String number = "%." + decimals + "f";
        return String.format(Locale.ROOT, number + " [" + number + ", " + number + "]", median, low, high);
    }
}
