package org.sitrep.junit;

import java.util.Locale;

/**
 * The expected range of the true mean of a metric, or of a true difference of means. In the metric's unit, a share as 0
 * … 1.
 *
 * @param low least value, negative infinity for none
 * @param high greatest value, infinity for none
 */
public record Expected(double low, double high) {
    /**
     * Checks the limits.
     *
     * @throws IllegalArgumentException if one is NaN, the lower one is not below the higher, or both are infinite
     */
    public Expected {
        if (!(low < high) || low == Double.NEGATIVE_INFINITY && high == Double.POSITIVE_INFINITY) {
            throw new IllegalArgumentException(
                    "trials cannot show " + low + " to " + high + ": give a range with a limit, not a single value");
        }
    }

    /** Expects at least a value. */
    public static Expected atLeast(final double low) {
        return new Expected(low, Double.POSITIVE_INFINITY);
    }

    /** Expects at most a value. */
    public static Expected atMost(final double high) {
        return new Expected(Double.NEGATIVE_INFINITY, high);
    }

    /** Expects a value between two limits, inclusive. */
    public static Expected between(final double low, final double high) {
        return new Expected(low, high);
    }

    /**
     * Expects a value to within a tolerance either way.
     *
     * @param tolerance above 0
     */
    public static Expected about(final double value, final double tolerance) {
        return new Expected(value - tolerance, value + tolerance);
    }

    @Override
    public String toString() {
        if (high == Double.POSITIVE_INFINITY) {
            return "at least " + number(low);
        }
        return low == Double.NEGATIVE_INFINITY ? "at most " + number(high) : number(low) + " to " + number(high);
    }

    private static String number(final double x) {
        final String text = String.format(Locale.ROOT, "%.6f", x).replaceAll("\\.?0+$", "");
        return text.equals("-0") ? "0" : text;
    }
}
