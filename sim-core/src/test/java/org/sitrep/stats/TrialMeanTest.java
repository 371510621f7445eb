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

    /** 1 … 20: mean 10.5, variance 35, t(0.975; 19) = 2.0930 (Fisher and Yates, table III), so 10.5 ± 2.769. */
    @Test
    void studentsIntervalOfTwentyNumbers() {
        final double[] values = new double[20];
        Arrays.setAll(values, i -> i + 1);
        final Estimate mean = TrialMean.estimate(values, 0, 21, 0, Integer.MAX_VALUE, 0.95, "units");
        assertEquals(10.5, mean.value(), 1e-12);
        assertEquals(2.0930 * Math.sqrt(35 / 20.0), mean.halfWidth(), 1e-3);
        assertEquals(TrialMean.METHOD, mean.method());
        // Another error of variance 1.75, known with 4 degrees of freedom: t(0.975; 4) = 2.7764.
        final Estimate both = TrialMean.estimate(values, 0, 21, 1.75, 4, 0.95, "units");
        assertEquals(2.7764 * Math.sqrt(3.5), both.halfWidth(), 1e-3);
    }

    @Test
    void fewThatDifferAreBoundByTheRange() {
        final double[] values = new double[100];
        values[3] = 1;
        final Estimate mean = TrialMean.estimate(values, -2, 2, 0, Integer.MAX_VALUE, 0.95, "units");
        final double q = ClopperPearson.upper(1, 100, 0.025);
        assertEquals(0.01, mean.value(), 1e-12);
        assertEquals(-2 * q, mean.low(), 1e-12);
        assertEquals(2 * q, mean.high(), 1e-12);
        assertTrue(Double.isNaN(TrialMean.estimate(new double[9], 0, 1, 0, Integer.MAX_VALUE, 0.95, "")
                .low()));
        assertTrue(Double.isNaN(TrialMean.estimate(new double[0], 0, 1, 0, Integer.MAX_VALUE, 0.95, "")
                .value()));
    }

    /** Most are 2, wherever the others lie; the other error widens the bound on either side. */
    @Test
    void theBoundByTheRangeLiesAboutTheMostFrequentValue() {
        final double[] values = new double[20];
        Arrays.fill(values, 2);
        values[10] = 5;
        values[11] = 0;
        final double q = ClopperPearson.upper(2, 20, 0.025);
        final Estimate plain = TrialMean.estimate(values, -1, 6, 0, Integer.MAX_VALUE, 0.95, "units");
        assertEquals(2 - 3 * q, plain.low(), 1e-12);
        assertEquals(2 + 4 * q, plain.high(), 1e-12);
        final double other = 2.7764 * 0.5; // t(0.975; 4)
        final Estimate wider = TrialMean.estimate(values, -1, 6, 0.25, 4, 0.95, "units");
        assertEquals(2 - 3 * q - other, wider.low(), 1e-4);
        assertEquals(2 + 4 * q + other, wider.high(), 1e-4);
    }

    /**
     * Ten trials are enough for an interval; nine are not, and none say nothing. Half of 18 that differ are not few.
     */
    @Test
    void theFewestTrials() {
        final double[] ten = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10};
        assertEquals(
                TrialMean.METHOD,
                TrialMean.estimate(ten, 0, 11, 0, Integer.MAX_VALUE, 0.95, "").method());
        assertEquals(
                "too few trials",
                TrialMean.estimate(new double[9], 0, 1, 0, Integer.MAX_VALUE, 0.95, "")
                        .method());
        assertEquals(
                "no data",
                TrialMean.estimate(new double[0], 0, 1, 0, Integer.MAX_VALUE, 0.95, "")
                        .method());
        final double[] half = new double[18];
        Arrays.fill(half, 9, 18, 1);
        assertEquals(
                TrialMean.METHOD,
                TrialMean.estimate(half, 0, 1, 0, Integer.MAX_VALUE, 0.95, "").method());
        final double[] tenOff = new double[40];
        Arrays.fill(tenOff, 0, 10, 1);
        assertEquals(
                TrialMean.METHOD,
                TrialMean.estimate(tenOff, 0, 1, 0, Integer.MAX_VALUE, 0.95, "").method());
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
        assertEquals(new PairSums("x", 2, 3, 5, 6, 26, 11, 1), sums);
        assertThrows(IllegalArgumentException.class, () -> PairSums.of("x", new int[1], new int[2]));
    }
}
