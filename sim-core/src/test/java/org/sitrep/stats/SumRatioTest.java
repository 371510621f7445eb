package org.sitrep.stats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.sitrep.outcome.Ratio;
import org.sitrep.outcome.Slot;

class SumRatioTest {
    private static final Slot PART = slot("part", 10, 2);
    private static final Slot WHOLE = slot("whole", 10, 1);
    private static final Ratio RATIO = new Ratio("r", "r", "share", "part", "whole", Slot.Better.HIGHER);

    private static Slot slot(final String name, final int max, final int divisor) {
        return new Slot(name, name, "things", Slot.Kind.COUNT, 0, max, divisor, Slot.Better.HIGHER);
    }

    private static Estimate estimate(final int[] a, final int[] b) {
        final long[] countsA = new long[11];
        final long[] countsB = new long[11];
        long product = 0;
        for (int i = 0; i < a.length; i++) {
            countsA[a[i]]++;
            countsB[b[i]]++;
            product += (long) a[i] * b[i];
        }
        return SumRatio.estimate(
                RATIO,
                PART,
                SlotTally.of(PART, countsA, new long[11]),
                WHOLE,
                SlotTally.of(WHOLE, countsB, new long[11]),
                new ProductTally("part", "whole", a.length, product),
                0.95);
    }

    /** Fills {@code whole} with two dice's best and {@code part} with how many of these many coins show heads. */
    private static void toss(final Random random, final int[] part, final int[] whole) {
        for (int i = 0; i < part.length; i++) {
            whole[i] = 1 + Math.max(random.nextInt(6), random.nextInt(6));
            part[i] = Integer.bitCount(random.nextInt(1 << whole[i]));
        }
    }

    /** The delta method has residuals one by one; the interval also allows for numbers not yet seen. */
    @Test
    void shouldComeCloseToTheDeltaMethod() {
        final int[] part = new int[200];
        final int[] whole = new int[200];
        toss(new Random(3), part, whole);
        double sumA = 0;
        double sumB = 0;
        for (int i = 0; i < 200; i++) {
            sumA += part[i];
            sumB += whole[i];
        }
        double squares = 0;
        for (int i = 0; i < 200; i++) {
            squares += Math.pow(part[i] - sumA / sumB * whole[i], 2);
        }
        final double half = Interval.t(0.95, 200) * Math.sqrt(squares / 199 / 200) / (sumB / 200);
        final Estimate e = estimate(part, whole);
        // Halved: the numerator's slot counts in halves.
        assertEquals(sumA / sumB / 2, e.value(), 1e-15);
        assertTrue(half / 2 < e.halfWidth() && e.halfWidth() < half / 2 * 1.7, e + " for " + half / 2);
        assertEquals(SumRatio.METHOD, e.method());
        assertEquals(200, e.n());
    }

    @Test
    void shouldContainTheMeanIfTheDenominatorIsConstant() {
        final int[] part = new Random(4).ints(50, 0, 11).toArray();
        final int[] whole = new int[50];
        java.util.Arrays.fill(whole, 1);
        final long[] counts = new long[11];
        for (final int a : part) {
            counts[a]++;
        }
        final Estimate mean = Mean.estimate(PART, SlotTally.of(PART, counts, new long[11]), 0.95);
        final Estimate ratio = estimate(part, whole);
        assertEquals(mean.value(), ratio.value(), 1e-15);
        // The denominator could have been up to 10.
        assertTrue(ratio.low() < mean.low() && mean.high() <= ratio.high() + 1e-6, ratio + " for " + mean);
    }

    /**
     * Heads per coin is 1/2 (here 1/4, in halves). 2,000 runs of 100 trials with a fixed seed: at a coverage of 0.95
     * there are 1,900 hits with a standard deviation of 9.7; 1,850 are 5 sigma fewer (false alarm 3e-7).
     */
    @Test
    void shouldCoverTheTrueRatio() {
        final Random random = new Random(42);
        final int[] part = new int[100];
        final int[] whole = new int[100];
        int hits = 0;
        for (int i = 0; i < 2_000; i++) {
            toss(random, part, whole);
            final Estimate e = estimate(part, whole);
            hits += e.low() <= 0.25 && 0.25 <= e.high() ? 1 : 0;
        }
        assertTrue(hits >= 1_850, hits + " hits");
    }

    private static int[] filled(final int n, final int value, final int first, final int differing) {
        final int[] all = new int[n];
        java.util.Arrays.fill(all, value);
        java.util.Arrays.fill(all, 0, differing, first);
        return all;
    }

    private static void assertNoInterval(final double value, final String method, final Estimate e) {
        assertEquals(value, e.value());
        assertTrue(Double.isNaN(e.low()) && Double.isNaN(e.high()));
        assertEquals(method, e.method());
    }

    @Test
    void shouldGiveNoIntervalWhereTheMethodDoesNotHold() {
        assertNoInterval(Double.NaN, "no data", estimate(new int[0], new int[0]));
        assertNoInterval(Double.NaN, "no data", estimate(new int[50], new int[50]));
        assertNoInterval(0.25, "too few trials", estimate(filled(29, 1, 1, 0), filled(29, 2, 2, 0)));
        assertNoInterval(0.25, "denominator too uncertain", estimate(filled(100, 0, 5, 20), filled(100, 0, 10, 20)));
    }

    /** All alike, or none of anything: the ratio is not known for certain. */
    @Test
    void shouldAllowForWhatWasNotSeen() {
        final Estimate all = estimate(filled(100, 2, 2, 0), filled(100, 1, 1, 0));
        assertEquals(1, all.value());
        assertTrue(all.low() < 0.99 && all.high() == 1, all.toString());
        final Estimate none = estimate(filled(100, 0, 0, 0), filled(100, 2, 2, 0));
        assertEquals(0, none.value());
        assertTrue(none.low() == 0 && none.high() > 0.02, none.toString());
    }

    /** Of 40 trials ten give 1 and one gives 10 of a whole of 9: by the delta method the share would reach below 0. */
    @Test
    void shouldKeepTheLimitsOfAShareBetweenNoneAndAll() {
        final int[] part = filled(40, 0, 1, 10);
        part[10] = 10;
        final Estimate few = estimate(part, filled(40, 9, 9, 0));
        assertEquals(20.0 / (40 * 9) / 2, few.value(), 1e-12);
        assertTrue(few.low() >= 0 && few.high() > few.value(), few.toString());
        final Estimate nearlyAll = estimate(filled(40, 10, 0, 1), filled(40, 5, 5, 0));
        assertEquals(0.975, nearlyAll.value(), 1e-12);
        assertTrue(nearlyAll.high() <= 1, nearlyAll.toString());
    }

    @Test
    void shouldRefuseTalliesOfOtherTrials() {
        final SlotTally tally = SlotTally.of(PART, new long[] {1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}, new long[11]);
        final ProductTally product = new ProductTally("part", "whole", 2, 0);
        assertThrows(
                IllegalArgumentException.class,
                () -> SumRatio.estimate(RATIO, PART, tally, WHOLE, tally, product, 0.95));
    }
}
