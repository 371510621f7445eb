package org.sitrep.report.chart;

import org.sitrep.stats.Estimate;

/** The smallest and the greatest value that a scale has to show. */
public final class Bounds {
    private double low = Double.POSITIVE_INFINITY;
    private double high = Double.NEGATIVE_INFINITY;

    /** Includes a value; values that are not finite are ignored. */
    Bounds add(final double value) {
        if (Double.isFinite(value)) {
            low = Math.min(low, value);
            high = Math.max(high, value);
        }
        return this;
    }

    Bounds add(final Estimate e) {
        return add(low(e)).add(high(e));
    }

    boolean isEmpty() {
        return low > high;
    }

    double low() {
        return low;
    }

    double high() {
        return high;
    }

    Scale scale(final int ticks, final double from, final double to) {
        return Scale.of(low, high, ticks, from, to);
    }

    /** Returns the lower limit of an estimate, or its value if it has no interval. */
    public static double low(final Estimate e) {
        return Double.isNaN(e.low()) ? e.value() : e.low();
    }

    /** Returns the upper limit of an estimate, or its value if it has no interval. */
    public static double high(final Estimate e) {
        return Double.isNaN(e.high()) ? e.value() : e.high();
    }
}
