package org.sitrep.stats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.apache.commons.statistics.distribution.BinomialDistribution;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sitrep.outcome.Slot;

class QuantileTest {
    private static Slot slot(final int min, final int max, final int divisor) {
        return new Slot("s", "s", "turns", Slot.Kind.QUANTITY, min, max, divisor, Slot.Better.LOWER);
    }

    /** A hundred trials with the values 1 to 100, one each: then a rank is its value. */
    private static Estimate ofHundred(final double q) {
        final Slot slot = slot(1, 100, 1);
        final long[] counts = new long[100];
        java.util.Arrays.fill(counts, 1);
        return Quantile.estimate(slot, SlotTally.of(slot, counts, new long[100]), q, 0.95);
    }

    /**
     * Ranks 40 and 61 for a median of 100: W. J. Conover, Practical Nonparametric Statistics, by P(B <= 39) = 0.0176,
     * P(B <= 40) = 0.0284.
     */
    @Test
    void shouldTakeTheOrderStatisticsOfTheBinomial() {
        final Estimate median = ofHundred(0.5);
        assertEquals(50, median.value());
        assertEquals(40, median.low());
        assertEquals(61, median.high());
        assertEquals("order statistics", median.method());
        assertEquals("turns", median.unit());
    }

    @ParameterizedTest
    @CsvSource({"0.05,5", "0.07,7", "0.071,8", "0.95,95", "0.99,99", "0.999,100"})
    void shouldCountRanksInDecimals(final double q, final double value) {
        assertEquals(value, ofHundred(q).value());
    }

    @Test
    void shouldReadTiesAndUnitsOffTheHistogram() {
        final Slot slot = slot(-2, 2, 4);
        final SlotTally tally = SlotTally.of(slot, new long[] {10, 0, 80, 0, 10}, new long[5]);
        assertEquals(-0.5, Quantile.estimate(slot, tally, 0.1, 0.95).value());
        assertEquals(0, Quantile.estimate(slot, tally, 0.11, 0.95).value());
        final Estimate median = Quantile.estimate(slot, tally, 0.5, 0.95);
        assertEquals(0, median.low());
        assertEquals(0, median.high());
        assertEquals(0.5, Quantile.estimate(slot, tally, 0.91, 0.95).value());
    }

    /** Coverage for a continuous distribution, the least favourable one: P(low <= B < high), summed exactly. */
    @ParameterizedTest
    @CsvSource({"6,0.5", "10,0.5", "100,0.5", "1000,0.5", "72,0.05", "100,0.05", "1000,0.05", "1000,0.95", "5000,0.3"})
    void shouldCoverWithAtLeastItsLevel(final int n, final double q) {
        final long low = Quantile.lowRank(n, q, 0.025);
        final long high = n + 1 - Quantile.lowRank(n, 1 - q, 0.025);
        assertTrue(low >= 1 && high <= n);
        final BinomialDistribution below = BinomialDistribution.of(n, q);
        double covered = 0;
        for (int b = (int) low; b < high; b++) {
            covered += below.probability(b);
        }
        final double result = covered;
        assertTrue(result >= 0.95 - 1e-9, () -> "covers " + result);
        // No wider than need be: one rank in on either side would miss its tail.
        assertTrue(below.cumulativeProbability((int) low) > 0.025);
        assertTrue(below.survivalProbability((int) high - 2) > 0.025);
    }

    @Test
    void shouldGiveNoIntervalWithoutAnOrderStatisticFarEnoughOut() {
        final Slot slot = slot(1, 100, 1);
        for (final int n : new int[] {5, 6}) {
            final long[] counts = new long[100];
            java.util.Arrays.fill(counts, 0, n, 1);
            final Estimate e = Quantile.estimate(slot, SlotTally.of(slot, counts, new long[100]), 0.5, 0.95);
            assertEquals(3, e.value());
            assertEquals(n == 5, Double.isNaN(e.low()));
            assertEquals(n == 5, Double.isNaN(e.high()));
        }
        final SlotTally none = SlotTally.of(slot, new long[100], new long[100]);
        assertTrue(Double.isNaN(Quantile.estimate(slot, none, 0.5, 0.95).value()));
        assertThrows(IllegalArgumentException.class, () -> Quantile.estimate(slot, none, 5, 0.95));
    }

    /**
     * On either side of 2^31-1 trials the ranks must fit together: they may differ by the trials that lie between and
     * by the rank of slack.
     */
    @Test
    void shouldGoOnBeyondTheRangeOfInt() {
        final long exact = Quantile.lowRank(Integer.MAX_VALUE, 0.05, 0.025);
        final long normal = Quantile.lowRank(Integer.MAX_VALUE + 1L, 0.05, 0.025);
        assertEquals(exact, normal, 3);
        assertTrue(normal <= exact, () -> normal + " > " + exact);
    }

    /**
     * By the definition, rank by rank: from the first whose rate could be the quantile's to the first whose rate is
     * above it for certain.
     */
    @ParameterizedTest
    @CsvSource({"100,0.5", "100,0.3", "400,0.05", "400,0.95", "8,0.5"})
    void shouldTakeTheRanksWhoseRatesHoldAtAllLooks(final int n, final double q) {
        final Slot slot = slot(1, n, 1);
        final long[] counts = new long[n];
        java.util.Arrays.fill(counts, 1);
        int low = 0;
        while (BetaBinomialSequence.interval(low, n, 0.975).high() < q) {
            low++;
        }
        int high = low;
        while (BetaBinomialSequence.interval(high, n, 0.975).low() < q) {
            high++;
        }
        final Estimate e = Quantile.anytime(slot, SlotTally.of(slot, counts, new long[n]), q, 0.95);
        assertEquals(low, e.low());
        assertEquals(high, e.high());
        assertEquals(Quantile.ANYTIME, e.method());
        assertTrue(e.low() <= e.value() && e.value() <= e.high());
    }

    @Test
    void shouldGiveNoAnytimeIntervalToTooFew() {
        final Slot slot = slot(1, 7, 1);
        final SlotTally seven = SlotTally.of(slot, new long[] {1, 1, 1, 1, 1, 1, 1}, new long[7]);
        final Estimate e = Quantile.anytime(slot, seven, 0.5, 0.95);
        assertEquals(4, e.value());
        assertTrue(Double.isNaN(e.low()) && Double.isNaN(e.high()));
        assertEquals("too few trials", e.method());
        final SlotTally none = SlotTally.of(slot, new long[7], new long[7]);
        assertEquals("no data", Quantile.anytime(slot, none, 0.5, 0.95).method());
    }
}
