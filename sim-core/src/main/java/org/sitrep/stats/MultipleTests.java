package org.sitrep.stats;

import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * Adjusts the p-values of a family of tests for multiplicity. A hypothesis is rejected at a family error of {@code a}
 * if its adjusted p-value is at most {@code a}. Thread-safe, stateless.
 */
public final class MultipleTests {
    private MultipleTests() {}

    /**
     * Returns the p-values adjusted by Holm's method. The probability that any test of the family rejects a true
     * hypothesis is at most the threshold, whatever the dependence between the tests.
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
     * Returns the p-values adjusted by the method of Benjamini and Hochberg. The expected share of true hypotheses
     * among the rejected ones is at most the threshold. For screening long lists; for a verdict, where a single false
     * alarm is too many, use {@link #holm}.
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
