package org.sitrep.portable;

import org.apache.commons.math3.util.FastMath;

/**
 * Arithmetic that gives the same bits on every JVM and in a browser. Play and statistics call it where the library of a
 * browser lacks a method or rounds in another way. Stateless, thread-safe; no method allocates.
 */
public final class Portable {
    private Portable() {}

    /** Returns the upper 64 bits of the product of two signed numbers. */
    public static long highProduct(final long one, final long other) {
        return Math.multiplyHigh(one, other);
    }

    /** Returns the nearest whole number, the larger of two; 0 for NaN, the limits of a {@code long} beyond them. */
    public static long round(final double x) {
        return Math.round(x);
    }

    /** Returns the nearest whole number, the even one of two; NaN and the infinities as they are. */
    public static double roundEven(final double x) {
        return Math.rint(x);
    }

    /** Returns e to a power, within a unit in the last place; {@code Math.exp} may differ from machine to machine. */
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
