package org.sitrep.stats;

import java.util.Arrays;
import java.util.Objects;

/**
 * The sums of products of the counts of one survival curve. Its interval needs them because the fates of subjects of
 * one trial are correlated.
 *
 * <p>The counts of a trial are the numbers at risk and lost of each step in turn, {@code n1 d1 n2 d2 …}. Each is
 * multiplied by itself and by every later one:
 *
 * <pre>
 * n1n1 n1d1 n1n2 n1d2 ... | d1d1 d1n2 d1d2 ... | n2n2 n2d2 ... | ...
 * </pre>
 *
 * @param survival name of the survival
 * @param curve label of the curve
 * @param steps number of steps of the curve
 * @param products exact sums over the trials, {@code steps (2 steps + 1)} of them
 */
public record CurveTally(String survival, String curve, int steps, long[] products) {
    /** Checks for nulls and the length; the array is not copied and must not be modified. */
    public CurveTally {
        Objects.requireNonNull(survival);
        Objects.requireNonNull(curve);
        if (products.length != length(steps)) {
            throw new IllegalArgumentException(
                    label(survival, curve) + ": " + products.length + " products for " + steps + " steps");
        }
    }

    static int length(final int steps) {
        return steps * (2 * steps + 1);
    }

    /** Returns the sum of products of those at risk in step {@code a} and in step {@code b}, both counted from 0. */
    long atRiskAtRisk(final int a, final int b) {
        return product(2 * a, 2 * b);
    }

    /** Returns the sum of products of those at risk in step {@code a} and those lost in step {@code b}. */
    long atRiskLost(final int a, final int b) {
        return product(2 * a, 2 * b + 1);
    }

    /** Returns the sum of products of those lost in step {@code a} and in step {@code b}. */
    long lostLost(final int a, final int b) {
        return product(2 * a + 1, 2 * b + 1);
    }

    private long product(final int a, final int b) {
        final int row = Math.min(a, b);
        return products[row * 2 * steps - row * (row - 1) / 2 + Math.abs(a - b)];
    }

    /**
     * Returns the tally of both sets of trials, which must be disjoint. Associative and commutative.
     *
     * @throws IllegalArgumentException if the tallies are of different curves
     * @throws ArithmeticException if a sum does not fit a {@code long}, naming the curve
     */
    public CurveTally combine(final CurveTally other) {
        if (!survival.equals(other.survival) || !curve.equals(other.curve) || steps != other.steps) {
            throw new IllegalArgumentException("cannot combine the curve " + label(survival, curve) + " with "
                    + label(other.survival, other.curve));
        }
        final long[] sums = new long[products.length];
        try {
            for (int i = 0; i < sums.length; i++) {
                sums[i] = Math.addExact(products[i], other.products[i]);
            }
        } catch (final ArithmeticException e) {
            throw SlotTally.overflow(label(survival, curve), e);
        }
        return new CurveTally(survival, curve, steps, sums);
    }

    private static String label(final String survival, final String curve) {
        return survival + ", " + curve;
    }

    /** Compares the arrays element by element. */
    @Override
    public boolean equals(final Object other) {
        return other instanceof CurveTally that
                && survival.equals(that.survival)
                && curve.equals(that.curve)
                && steps == that.steps
                && Arrays.equals(products, that.products);
    }

    @Override
    public int hashCode() {
        return Objects.hash(survival, curve, steps, Arrays.hashCode(products));
    }

    @Override
    public String toString() {
        return label(survival, curve) + ": products=" + Arrays.toString(products);
    }
}
