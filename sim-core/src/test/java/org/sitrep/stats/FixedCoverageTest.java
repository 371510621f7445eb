package org.sitrep.stats;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sitrep.outcome.Slot;

/**
 * Computes how often intervals of level 0.95, for a number of trials fixed beforehand, cover the truth: exact sums over
 * all outcomes, no sampling, hence no false alarms, except where a draw is named. Ratios, quantiles, categories and
 * survival curves have theirs in the tests of their classes.
 */
class FixedCoverageTest {
    private static final double LEVEL = 0.95;
    private static final double ROUNDING = 1e-9;
    private static final int[] TRIALS = {20, 50, 100, 300, 1_000, 3_000, 10_000, 100_000};
    private static final Slot FLAG = new Slot("f", "f", "share", Slot.Kind.FLAG, 0, 1, 1, Slot.Better.HIGHER);
    private static final Slot SURVIVORS = new Slot("s", "s", "Marines", Slot.Kind.COUNT, 0, 6, 1, Slot.Better.HIGHER);

    @ParameterizedTest
    @ValueSource(doubles = {0.5, 0.1, 0.01, 0.001})
    void theExactIntervalOfARateNeverFallsShort(final double p) {
        for (final int n : TRIALS) {
            final double covered = ExactCoverage.ofRate(n, p, k -> ClopperPearson.estimate(k, n, LEVEL, "share"));
            assertTrue(covered >= LEVEL - ROUNDING, covered + " with " + n);
        }
    }

    /** A flag that one side alone has in {@code p} of the trials and the other alone in {@code q}. */
    private static double ofPaired(final int n, final double p, final double q) {
        return ExactCoverage.ofTwoKinds(
                n,
                p,
                q,
                q - p,
                (a, b) -> PairedDifference.estimate(
                        FLAG,
                        new PairSums("f", n, a, a, b, b, 0, (long) a + b, a == 0 ? 0 : -1, b == 0 ? 0 : 1),
                        LEVEL));
    }

    /** Trials in which the sides differ, from every second to one in a thousand, evenly either way or all one way. */
    @ParameterizedTest
    @ValueSource(doubles = {0.5, 0.1, 0.01, 0.001})
    void pairedDifferencesHoldTheirLevel(final double differing) {
        for (final double up : new double[] {0.5, 0.8, 0.95, 1 - 1e-12}) {
            for (final int n : new int[] {50, 300}) {
                final double covered = ofPaired(n, differing * (1 - up), differing * up);
                assertTrue(covered >= LEVEL - ROUNDING, covered + " with " + n + ", up " + up);
            }
        }
    }

    /**
     * The survivors of the patrol: six of six in 97 % of the trials, five in 3 %, four once in 3000. Skewed as slots of
     * a game are.
     */
    @ParameterizedTest
    @ValueSource(ints = {100, 300, 1000})
    void theMeanOfASkewedSlotIsCovered(final int n) {
        final double truth = 6 - 0.0295 - 2 * 0.0003;
        final double covered = ExactCoverage.ofTwoKinds(
                n,
                0.0003,
                0.0295,
                truth,
                (four, five) -> Mean.estimate(
                        SURVIVORS,
                        SlotTally.of(SURVIVORS, new long[] {0, 0, 0, 0, four, five, n - four - five}, new long[7]),
                        LEVEL));
        assertTrue(covered >= LEVEL - ROUNDING, covered + " covered");
    }

    /**
     * Wounds: none in half of the trials, then ever fewer, up to 30 (geometric). 4,000 runs of 200 trials with a fixed
     * seed: at a coverage of 0.95 there are 3,800 hits with a standard deviation of 13.8; 69 fewer are 5 sigma (false
     * alarm 3e-7). An interval that is far too wide would have more than 3,980.
     */
    @Test
    void theMeanOfALongTailIsCovered() {
        final Slot wounds = new Slot("w", "w", "Wounds", Slot.Kind.COUNT, 0, 30, 1, Slot.Better.LOWER);
        final Random random = new Random(7);
        double truth = 0;
        for (int k = 1; k <= 30; k++) {
            truth += Math.pow(0.5, k);
        }
        int hits = 0;
        for (int run = 0; run < 4_000; run++) {
            final long[] counts = new long[31];
            for (int i = 0; i < 200; i++) {
                // trailing ones of random bits: a geometric law, cut at 30
                counts[Math.min(30, Integer.numberOfTrailingZeros(~random.nextInt()))]++;
            }
            hits += ExactCoverage.covers(
                            Mean.estimate(wounds, SlotTally.of(wounds, counts, new long[31]), LEVEL), truth)
                    ? 1
                    : 0;
        }
        assertTrue(hits >= 3_731 && hits < 3_980, hits + " hits");
    }

    /**
     * With ties a quantile of whole numbers is covered more often than its level asks: the survivors again, every
     * outcome of 200 trials.
     */
    @ParameterizedTest
    @CsvSource({"0.05, 6", "0.02, 5", "0.5, 6"})
    void aQuantileWithTiesIsCovered(final double q, final double truth) {
        final double covered = ExactCoverage.ofTwoKinds(
                400,
                0.0003,
                0.0295,
                truth,
                (four, five) -> Quantile.estimate(
                        SURVIVORS,
                        SlotTally.of(SURVIVORS, new long[] {0, 0, 0, 0, four, five, 400 - four - five}, new long[7]),
                        q,
                        LEVEL));
        assertTrue(covered >= LEVEL, covered + " covered");
    }
}
