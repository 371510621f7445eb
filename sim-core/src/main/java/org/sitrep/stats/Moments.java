package org.sitrep.stats;

import java.math.BigInteger;

/**
 * Computes second moments from exact sums, without cancellation: the difference is computed in big integers and
 * converted to a double in the last step.
 */
final class Moments {
    private Moments() {}

    /**
     * Returns {@code n * sumOfSquares - sum^2}, which is {@code n (n - 1)} times the sample variance; 0 exactly if all
     * values are equal.
     */
    static BigInteger scaledVariance(final long n, final long sum, final long sumOfSquares) {
        return big(n).multiply(big(sumOfSquares)).subtract(big(sum).pow(2));
    }

    /** Returns the sample variance (divisor n - 1); NaN if {@code n < 2}. */
    static double variance(final long n, final long sum, final long sumOfSquares) {
        if (n < 2) {
            return Double.NaN;
        }
        return scaledVariance(n, sum, sumOfSquares).doubleValue()
                / big(n).multiply(big(n - 1)).doubleValue();
    }

    static BigInteger big(final long x) {
        return BigInteger.valueOf(x);
    }
}
