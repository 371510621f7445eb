package org.sitrep.stats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.apache.commons.statistics.distribution.BinomialDistribution;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sitrep.outcome.Slot;

class RateIntervalTest {
    private static final Slot FLAG = new Slot("f", "f", "share", Slot.Kind.FLAG, 0, 1, 1, Slot.Better.HIGHER);

    private static Estimate clopperPearson(final long successes, final long n) {
        return ClopperPearson.estimate(successes, n, 0.95, "share");
    }

    private static Estimate policy(final long successes, final long n) {
        return MetricEstimates.of(
                FLAG, SlotTally.of(FLAG, new long[] {n - successes, successes}, new long[] {0, 0}), 0.95);
    }

    /** R. G. Newcombe, Statistics in Medicine 17 (1998), 857-872, table I, method 5, printed to four decimals. */
    @ParameterizedTest
    @CsvSource({"81, 263, 0.2527, 0.3676", "15, 148, 0.0578, 0.1617", "0, 20, 0, 0.1684", "1, 29, 0.0009, 0.1776"})
    void shouldAgreeWithPublishedLimits(final long successes, final long n, final double low, final double high) {
        assertLimits(low, high, clopperPearson(successes, n), 0.00005);
        assertLimits(1 - high, 1 - low, clopperPearson(n - successes, n), 0.00005);
    }

    private static void assertLimits(final double low, final double high, final Estimate actual, final double delta) {
        assertEquals(low, actual.low(), delta);
        assertEquals(high, actual.high(), delta);
    }

    /** Binomial tails summed term by term and inverted by bisection at 50 digits with mpmath 1.3.0. */
    @ParameterizedTest
    @CsvSource({
        "3, 1000, 0.95, 0.000619099931649571, 0.0087420232384783",
        "5, 1000000, 0.95, 1.62348831924117e-6, 1.16682931752088e-5",
        "3, 5000000000, 0.95, 1.23734424596212e-10, 1.7534546129372e-9",
        "1, 1000, 0.99, 5.01252926077751e-6, 0.00740628693835294",
        "9, 100000000, 0.99, 3.13240241848961e-8, 1.99984220567137e-7"
    })
    void shouldBeExactForRareEvents(
            final long successes, final long n, final double level, final double low, final double high) {
        final Estimate e = ClopperPearson.estimate(successes, n, level, "share");
        assertEquals(low, e.low(), 1e-9 * low);
        assertEquals(high, e.high(), 1e-9 * high);
        assertEquals((double) successes / n, e.value());
    }

    /** With no success the upper limit is 1 - tail^(1/n): the rule of three, at 3.69 for a tail of 0.025. */
    @Test
    void shouldBeRightAtTheEnds() {
        assertEquals(1 - Math.pow(0.025, 1e-3), clopperPearson(0, 1_000).high(), 1e-15);
        assertEquals(Math.pow(0.025, 1e-3), clopperPearson(1_000, 1_000).low(), 1e-15);
        assertEquals(3.688879454e-9, clopperPearson(0, 1_000_000_000).high(), 1e-17);
        for (final long n : new long[] {1, 7, 1_000, 1_000_000_000_000L}) {
            assertEquals(0, clopperPearson(0, n).low());
            assertEquals(1, clopperPearson(n, n).high());
        }
    }

    @Test
    void shouldGiveNothingWithoutTrials() {
        for (final Estimate e : new Estimate[] {clopperPearson(0, 0), policy(0, 0)}) {
            assertTrue(Double.isNaN(e.value()) && Double.isNaN(e.low()) && Double.isNaN(e.high()), e.toString());
            assertEquals("no data (95 %, n=0)", e.toString());
        }
    }

    @Test
    void shouldRefuseImpossibleArguments() {
        assertThrows(IllegalArgumentException.class, () -> clopperPearson(-1, 3));
        assertThrows(IllegalArgumentException.class, () -> clopperPearson(4, 3));
        assertThrows(IllegalArgumentException.class, () -> clopperPearson(4, Long.MAX_VALUE));
        for (final double level : new double[] {0, 1, Double.NaN}) {
            assertThrows(IllegalArgumentException.class, () -> ClopperPearson.estimate(1, 3, level, "share"));
        }
    }

    @ParameterizedTest
    @CsvSource({"0, 5", "9, 1000", "10, 20", "500, 1000"})
    void shouldTakeTheExactIntervalForFlags(final long successes, final long n) {
        assertEquals(clopperPearson(successes, n), policy(successes, n));
    }

    /**
     * Returns the lowest probability of covering, over rates 0.001, 0.002 … 0.999: sums of binomial terms, no sampling.
     */
    private static double leastCoverage(final int n) {
        final double[] low = new double[n + 1];
        final double[] high = new double[n + 1];
        for (int k = 0; k <= n; k++) {
            low[k] = clopperPearson(k, n).low();
            high[k] = clopperPearson(k, n).high();
        }
        double least = 1;
        for (int i = 1; i <= 999; i++) {
            final double p = i / 1_000.0;
            final BinomialDistribution binomial = BinomialDistribution.of(n, p);
            double covered = 0;
            for (int k = 0; k <= n; k++) {
                covered += low[k] <= p && p <= high[k] ? binomial.probability(k) : 0;
            }
            least = Math.min(least, covered);
        }
        return least;
    }

    /** The slack is the rounding of a sum of binomial terms. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5, 10, 20, 30, 50, 100, 300})
    void shouldNeverCoverLessThanItsLevel(final int n) {
        assertTrue(leastCoverage(n) >= 0.95 - 1e-9);
    }
}
