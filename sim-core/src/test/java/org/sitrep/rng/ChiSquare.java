package org.sitrep.rng;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Locale;
import org.apache.commons.statistics.distribution.ChiSquaredDistribution;

/**
 * Pearson's goodness-of-fit test with one limit for the whole build.
 *
 * <p>False alarms: seeds are fixed, so a test either always passes or never does. Had they been chosen at random, a
 * correct sampler would fail one check with probability {@value #FALSE_ALARM} (by the chi-square approximation, which
 * holds to a factor of a few this far out because cells expect at least 25), and all checks of the packages rng and
 * dice, fewer than 1000, with less than 10^-6.
 */
public final class ChiSquare {
    /** Probability that one check fails a correct sampler. */
    public static final double FALSE_ALARM = 1e-9;

    private static final double SMALLEST_EXPECTATION = 25;

    private ChiSquare() {}

    /**
     * Asserts that counts follow probabilities. Neighbouring cells are pooled, in order, until each expects at least
     * 25; cells of probability zero must be empty.
     */
    public static void assertFits(final String what, final long[] observed, final double[] probability) {
        final double p = pValue(what, observed, probability);
        assertTrue(p >= FALSE_ALARM, () -> String.format(Locale.ROOT, "%s: chi-square p-value %.3g", what, p));
    }

    /** Asserts that counts are uniform. */
    public static void assertUniform(final String what, final long[] observed) {
        final double[] probability = new double[observed.length];
        Arrays.fill(probability, 1.0 / observed.length);
        assertFits(what, observed, probability);
    }

    /** Returns how likely counts are to lie so far from probabilities, or farther, by chance; cells as above. */
    public static double pValue(final String what, final long[] observed, final double[] probability) {
        assertEquals(probability.length, observed.length, what);
        long n = 0;
        for (final long count : observed) {
            n += count;
        }
        double statistic = 0;
        int cells = 0;
        long seen = 0;
        double expected = 0;
        double expectedAhead = n;
        for (int i = 0; i < observed.length; i++) {
            assertTrue(probability[i] > 0 || observed[i] == 0, what + ": impossible result " + i + " occurred");
            seen += observed[i];
            expected += n * probability[i];
            expectedAhead -= n * probability[i];
            final boolean last = i == observed.length - 1;
            if (last || (expected >= SMALLEST_EXPECTATION && expectedAhead >= SMALLEST_EXPECTATION)) {
                statistic += (seen - expected) * (seen - expected) / expected;
                cells++;
                seen = 0;
                expected = 0;
            }
        }
        assertTrue(cells >= 2, what + ": all cells were pooled, nothing is tested");
        return ChiSquaredDistribution.of(cells - 1).survivalProbability(statistic);
    }
}
