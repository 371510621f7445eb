package org.sitrep.stats;

import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * Probabilities of a family of tests, adjusted so that one may look at all of them. An adjusted one at most {@code a}
 * means: rejected while the family's error is held at {@code a}. Thread-safe, no state.
 */
public final class MultipleTests {
    private MultipleTests() {}

    /**
     * Returns the probabilities adjusted by Holm's method: the chance that any test of the family rejects what is true
     * is at most the bar, however the tests depend on each other.
     *
     * <p>Source: S. Holm, "A simple sequentially rejective multiple test procedure", Scandinavian Journal of Statistics
     * 6 (1979), 65-70. Cost: {@code n log n}.
     *
     * @param probabilities each 0 … 1, in any order; not changed
     * @return in the same order, each 0 … 1 and at least as large as it was
     * @throws IllegalArgumentException if one is not in 0 … 1
     */
    public static double[] holm(final double... probabilities) {
        final int[] order = ascending(probabilities);
        final double[] adjusted = new double[order.length];
        double most = 0;
        for (int rank = 0; rank < order.length; rank++) {
            most = Math.max(most, (order.length - rank) * probabilities[order[rank]]);
            adjusted[order[rank]] = Math.min(1, most);
        }
        return adjusted;
    }

    /**
     * Returns the probabilities adjusted by the method of Benjamini and Hochberg: of what is rejected, the share that
     * is true is at most the bar in expectation. For long lists that are read in search of what deserves a closer look;
     * a verdict takes {@link #holm}, as one false alarm there is one too many.
     *
     * <p>Source: Y. Benjamini, Y. Hochberg, "Controlling the false discovery rate", Journal of the Royal Statistical
     * Society B 57 (1995), 289-300. Assumption: tests independent of each other or positively dependent. Cost: {@code n
     * log n}.
     *
     * @param probabilities each 0 … 1, in any order; not changed
     * @return in the same order, each 0 … 1 and at least as large as it was
     * @throws IllegalArgumentException if one is not in 0 … 1
     */
    public static double[] benjaminiHochberg(final double... probabilities) {
        final int[] order = ascending(probabilities);
        final double[] adjusted = new double[order.length];
        double least = 1;
        for (int rank = order.length - 1; rank >= 0; rank--) {
            least = Math.min(least, order.length * probabilities[order[rank]] / (rank + 1));
            adjusted[order[rank]] = least;
        }
        return adjusted;
    }

    private static int[] ascending(final double... probabilities) {
        for (final double p : probabilities) {
            if (!(p >= 0 && p <= 1)) {
                throw new IllegalArgumentException("probability " + p + " is not in 0 … 1");
            }
        }
        return IntStream.range(0, probabilities.length)
                .boxed()
                .sorted(Comparator.comparingDouble(i -> probabilities[i]))
                .mapToInt(Integer::intValue)
                .toArray();
    }
}
