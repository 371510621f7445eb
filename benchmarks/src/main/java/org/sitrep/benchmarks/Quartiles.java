package org.sitrep.benchmarks;

import java.util.Arrays;
import java.util.Locale;

/** The middle of what was measured by turns, and how far it spreads. */
record Quartiles(double lower, double median, double upper) {
    /** Returns the quartiles of at least one value. */
    static Quartiles of(final double... values) {
        final double[] sorted = values.clone();
        Arrays.sort(sorted);
        final int n = sorted.length;
        return new Quartiles(sorted[n / 4], sorted[n / 2], sorted[3 * n / 4]);
    }

    /** Returns e.g. {@code 1.29 [1.26, 1.31]}. */
    @Override
    public String toString() {
        return String.format(Locale.ROOT, "%.3f [%.3f, %.3f]", median, lower, upper);
    }
}
