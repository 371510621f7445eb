package org.sitrep.stats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import org.apache.commons.statistics.distribution.BinomialDistribution;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sitrep.outcome.Slot;

class MeanTest {
    private static final Slot DIE = slot(1, 6, 1);

    private static Slot slot(final int min, final int max, final int divisor) {
        return new Slot("s", "s", "points", Slot.Kind.QUANTITY, min, max, divisor, Slot.Better.HIGHER);
    }

    private static SlotTally tally(final Slot slot, final int... values) {
        final long[] counts = new long[slot.max() - slot.min() + 1];
        Arrays.stream(values).forEach(v -> counts[v - slot.min()]++);
        return SlotTally.of(slot, counts, new long[counts.length]);
    }

    /**
     * 1 to 10, in halves. The limits were computed with scipy 1.17.1: the integral over the beta density of the smaller
     * number's weight (panels of 80 Gauss points), and brentq for the two ends.
     */
    @Test
    void shouldGiveTheLimitsOfAnotherProgram() {
        final Slot slot = slot(-5, 10, 2);
        final Estimate e = Mean.estimate(slot, tally(slot, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10), 0.95);
        assertEquals(2.75, e.value());
        assertEquals(1.923084429168926 / 2, e.low(), 1e-6);
        assertEquals(7.738199727385453 / 2, e.high(), 1e-6);
        assertEquals(Mean.METHOD, e.method());
        assertEquals("points", e.unit());
    }

    /** The t quantiles are those of scipy 1.17.1, stats.t.ppf(1 - (1 - level) / 2, n - 1). */
    @ParameterizedTest
    @CsvSource({"30,0.95,2.045229642132703", "100,0.99,2.626405457280827", "1000000,0.95,1.9599663568164791"})
    void shouldHaveTheQuantilesOfStudent(final long n, final double level, final double t) {
        assertEquals(t, Interval.t(level, n), 1e-8);
    }

    /** Two values 10^6 apart by one in 10^12 trials: a difference of squares in doubles would give 0 or noise. */
    @Test
    void shouldNotLoseTheVarianceToCancellation() {
        final long n = 1_000_000;
        final Slot slot = slot(1_000_000, 1_000_001, 1);
        final SlotTally tally = SlotTally.of(slot, new long[] {n / 2, n / 2}, new long[2]);
        assertEquals(0.25 * n / (n - 1), Moments.variance(n, tally.sum(), tally.sumOfSquares()), 1e-16);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 9})
    void shouldGiveNoIntervalForTooFewTrials(final int n) {
        final Estimate e =
                Mean.estimate(DIE, tally(DIE, new Random(n).ints(n, 1, 7).toArray()), 0.95);
        assertTrue(Double.isNaN(e.low()) && Double.isNaN(e.high()));
        assertEquals(n == 0, Double.isNaN(e.value()));
        assertEquals(n == 0 ? "no data" : "too few trials", e.method());
    }

    /**
     * All trials alike: a share of 0.0036821 could differ (1 - 0.025^(1/1000), rule of three), by up to 4 down and 6
     * up.
     */
    @Test
    void shouldGiveAConstantABoundFromItsRangeAndNoFalseCertainty() {
        final Slot slot = slot(-4, 6, 1);
        final int[] zeros = new int[1_000];
        final Estimate e = Mean.estimate(slot, tally(slot, zeros), 0.95);
        // ((m - min) / (0 - min))^1000 = 0.025
        final double root = Math.pow(0.025, 1e-3);
        assertEquals(0, e.value());
        assertEquals(-4 + 4 * root, e.low(), 1e-8);
        assertEquals(6 - 6 * root, e.high(), 1e-8);
        assertEquals(Mean.METHOD, e.method());
    }

    /** A hundred trials, ten of them with 1 and one with 50: 0.6 with a half-width of 1.0 by Student's t. */
    @Test
    void shouldKeepTheLimitsWithinTheRange() {
        final Slot slot = slot(0, 50, 2);
        final int[] values = new int[100];
        Arrays.fill(values, 0, 10, 1);
        values[10] = 50;
        final Estimate few = Mean.estimate(slot, tally(slot, values), 0.95);
        assertEquals(0.3, few.value(), 1e-12);
        assertTrue(few.low() >= 0 && few.high() > 0.6, few.toString());
        final Estimate many = Mean.estimate(
                slot, tally(slot, Arrays.stream(values).map(v -> 50 - v).toArray()), 0.95);
        assertEquals(25 - few.low(), many.high(), 1e-7);
        assertEquals(25 - few.high(), many.low(), 1e-7);
    }

    private static double coverageOfRareEvent(final int n, final double p) {
        final Slot slot = slot(0, 20, 1);
        final BinomialDistribution events = BinomialDistribution.of(n, p);
        double covered = 0;
        for (int k = 0; k <= Math.min(n, 200); k++) {
            final long[] counts = new long[21];
            counts[0] = n - k;
            counts[20] = k;
            final Estimate e = Mean.estimate(slot, SlotTally.of(slot, counts, new long[21]), 0.95);
            covered += e.low() <= 20 * p && 20 * p <= e.high() ? events.probability(k) : 0;
        }
        return covered;
    }

    /** A slot that is 20 with a small probability and otherwise 0: summed over how many of 1000 trials show it. */
    @Test
    void shouldCoverRareEvents() {
        for (int i = 1; i <= 120; i++) {
            final double expected = i / 2.0;
            final double covered = coverageOfRareEvent(1_000, expected / 1_000);
            assertTrue(covered >= 0.95 - 1e-9, () -> covered + " for " + expected + " events");
        }
    }

    /**
     * Mean of 30 dice, 4,000 times with a fixed seed. A coverage of 0.95 gives 3,800 hits with a standard deviation of
     * 13.8; 3,731 are 5 sigma fewer (false alarm 3e-7).
     */
    @Test
    void shouldCoverTheMeanOfDice() {
        final Random random = new Random(42);
        int hits = 0;
        for (int i = 0; i < 4_000; i++) {
            final Estimate e =
                    Mean.estimate(DIE, tally(DIE, random.ints(30, 1, 7).toArray()), 0.95);
            hits += e.low() <= 3.5 && 3.5 <= e.high() ? 1 : 0;
        }
        assertTrue(hits >= 3_731, hits + " hits");
    }

    @Test
    void shouldRefuseAnImpossibleLevel() {
        final SlotTally none = tally(DIE);
        assertThrows(IllegalArgumentException.class, () -> Mean.estimate(DIE, none, 95));
        assertFalse(Double.isNaN(Interval.z(0.5)));
    }

    @Test
    void shouldGiveTheStandardDeviationInTheSlotsUnit() {
        final Slot slot = slot(-4, 6, 2);
        final int[] values = new int[100];
        Arrays.fill(values, 1);
        values[3] = -4;
        values[4] = 5;
        assertEquals(
                Math.sqrt((98 + 16 + 25 - 99 * 99 / 100.0) / 99) / 2,
                Mean.standardDeviation(slot, tally(slot, values)),
                1e-12);
    }
}
