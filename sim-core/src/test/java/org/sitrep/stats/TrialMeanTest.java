package org.sitrep.stats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.Slot;

class TrialMeanTest {
    private static final Slot SLOT = new Slot("x", "X", "units", Slot.Kind.COUNT, 0, 9, 1, Slot.Better.NEUTRAL);

    private static Estimate estimate(final double[] values, final double min, final double max) {
        return TrialMean.estimate(values, min, max, 0, Integer.MAX_VALUE, 0.95, "units");
    }

    /** 1 … 20: mean 10.5, variance 35; Student's t would give 10.5 ± 2.769. */
    @Test
    void theIntervalIsThatOfASlotWithTheSameNumbers() {
        final double[] values = new double[20];
        Arrays.setAll(values, i -> i + 1);
        final Estimate mean = estimate(values, 0, 21);
        assertEquals(10.5, mean.value(), 1e-12);
        final Slot slot = new Slot("x", "X", "units", Slot.Kind.COUNT, 0, 21, 1, Slot.Better.NEUTRAL);
        final long[] counts = new long[22];
        Arrays.fill(counts, 1, 21, 1);
        final Estimate ofSlot = Mean.estimate(slot, SlotTally.of(slot, counts, new long[22]), 0.95);
        assertEquals(ofSlot.low(), mean.low(), 1e-6);
        assertEquals(ofSlot.high(), mean.high(), 1e-6);
        assertTrue(mean.halfWidth() > 2.769, mean.toString());
        assertEquals(TrialMean.METHOD, mean.method());
    }

    /** Another error of variance 1.75, known with 4 degrees of freedom: t(0.975; 4) = 2.7764. */
    @Test
    void anotherErrorAddsItsSquare() {
        final double[] values = new double[20];
        Arrays.setAll(values, i -> i + 1);
        final Estimate one = estimate(values, -100, 100);
        final Estimate both = TrialMean.estimate(values, -100, 100, 1.75, 4, 0.95, "units");
        final double other = 2.7764 * Math.sqrt(1.75);
        assertEquals(Math.hypot(10.5 - one.low(), other), 10.5 - both.low(), 1e-3);
        assertEquals(Math.hypot(one.high() - 10.5, other), both.high() - 10.5, 1e-3);
    }

    @Test
    void fewThatDifferAndNoneAreAllowedForByTheRange() {
        final double[] values = new double[100];
        final Estimate none = estimate(values, -2, 1);
        assertEquals(-2 * (1 - Math.pow(0.025, 0.01)), none.low(), 1e-8);
        assertEquals(1 - Math.pow(0.025, 0.01), none.high(), 1e-8);
        values[3] = 1;
        final Estimate one = estimate(values, 0, 1);
        assertEquals(ClopperPearson.lower(1, 100, 0.025), one.low(), 1e-8);
        assertEquals(ClopperPearson.upper(1, 100, 0.025), one.high(), 1e-8);
    }

    /** Ten trials are enough for an interval; nine are not, and none say nothing. */
    @Test
    void theFewestTrials() {
        assertEquals(
                TrialMean.METHOD,
                estimate(new double[] {1, 2, 3, 4, 5, 6, 7, 8, 9, 10}, 0, 11).method());
        final Estimate nine = estimate(new double[9], 0, 1);
        assertEquals("too few trials", nine.method());
        assertTrue(Double.isNaN(nine.low()));
        final Estimate none = estimate(new double[0], 0, 1);
        assertEquals("no data", none.method());
        assertTrue(Double.isNaN(none.value()));
    }

    @Test
    void theVarianceIsTheTextbookOne() {
        assertEquals(2, TrialMean.variance(new double[] {1, 3}), 1e-12);
        assertEquals(2.5, TrialMean.variance(new double[] {1, 2, 3, 4, 5}), 1e-12);
    }

    /** Of a mean the jackknife's variance is the textbook's: s² / n from rows, and that of the blocks beside it. */
    @Test
    void theJackknifeOfAMeanIsItsStandardError() {
        final double[] values = {3, 1, 4, 1, 5, 9, 2, 6};
        final double mean = TrialMean.mean(values);
        final double[] without = new double[8];
        Arrays.setAll(without, i -> (8 * mean - values[i]) / 7);
        final Jackknife.Statistic byRow = (row, block) -> row < 0 ? mean : without[row];
        final Jackknife.Statistic byEither =
                (row, block) -> row < 0 && block < 0 ? mean : without[Math.max(row, block)];
        final Estimate rows = Jackknife.estimate(byRow, 8, 8, 0.95, 100, "units");
        final double error = Math.sqrt(TrialMean.variance(values) / 8);
        assertEquals(2.3646 * error, rows.halfWidth(), 1e-3, "t(0.975; 7) = 2.3646");
        final Estimate both = Jackknife.estimate(byEither, 8, 8, 0.95, 100, "units");
        assertEquals(Math.sqrt(2) * rows.halfWidth(), both.halfWidth(), 1e-12);
        assertTrue(
                Double.isNaN(Jackknife.estimate(byRow, 8, 3, 0.95, 100, "units").low()));
    }

    /** Rows laid side by side come to what a tally of pairs comes to. */
    @Test
    void sumsOfRowsLeaveAbsentOnesOut() {
        final PairSums sums =
                PairSums.of(SLOT.name(), new int[] {1, 2, Outcome.ABSENT, 4}, new int[] {1, 5, 3, Outcome.ABSENT});
        assertEquals(new PairSums("x", 2, 3, 5, 6, 26, 11, 1, 0, 3), sums);
        assertThrows(IllegalArgumentException.class, () -> PairSums.of("x", new int[1], new int[2]));
    }
}
