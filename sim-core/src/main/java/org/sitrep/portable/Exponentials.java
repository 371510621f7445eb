package org.sitrep.portable;

import org.apache.commons.math3.util.FastMath;

/**
 * Exponentials and logarithms with the same bits on every JVM and in a browser, where those of {@code Math} may differ.
 * Stateless, thread-safe; no method allocates.
 */
public final class Exponentials {
    private Exponentials() {}

    /** Returns e to a power, within a unit in the last place. */
    public static double exp(final double power) {
        return FastMath.exp(power);
    }

    /**
     * Returns the natural logarithm of 1 + x, within a few units in the last place; NaN below -1. The quotient takes
     * out what rounding has added to the sum; the library's own method allocates.
     */
    public static double log1p(final double x) {
        final double sum = 1 + x;
        return sum == 1 || sum == Double.POSITIVE_INFINITY ? x : FastMath.log(sum) * (x / (sum - 1));
    }
}
