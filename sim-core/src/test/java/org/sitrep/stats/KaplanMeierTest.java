package org.sitrep.stats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class KaplanMeierTest {
    /**
     * The 6-MP arm of E. J. Freireich et al., "The effect of 6-mercaptopurine on the duration of steroid-induced
     * remissions in acute leukemia", Blood 21 (1963): 21 children, remission in weeks; {@code true} where it ended,
     * {@code false} where it was still going on.
     */
    private static final int[] WEEKS = {6, 6, 6, 7, 10, 13, 16, 22, 23, 6, 9, 10, 11, 17, 19, 20, 25, 32, 32, 34, 35};

    private static final int RELAPSES = 9;
    private static final int[] RELAPSE_WEEKS = {6, 7, 10, 13, 16, 22, 23};

    /** At risk and lost at each week of a relapse; the censored of a week are still at risk in it. */
    private static long[][] freireich(final int copies) {
        final long[][] counts = new long[2][RELAPSE_WEEKS.length];
        for (int k = 0; k < RELAPSE_WEEKS.length; k++) {
            for (int i = 0; i < WEEKS.length; i++) {
                counts[0][k] += WEEKS[i] >= RELAPSE_WEEKS[k] ? copies : 0;
                counts[1][k] += i < RELAPSES && WEEKS[i] == RELAPSE_WEEKS[k] ? copies : 0;
            }
        }
        return counts;
    }

    private static List<Estimate> estimate(final long[] atRisk, final long[] lost) {
        return KaplanMeier.estimate(atRisk, lost, 0.95, "share");
    }

    /**
     * The numbers as printed in textbooks, e.g. Cox and Oakes (1984) and Collett; the limits are those that Stata's sts
     * list prints.
     */
    @Test
    void shouldGiveThePublishedCurveOfFreireich() {
        final long[][] counts = freireich(1);
        assertEquals("[21, 17, 15, 12, 11, 7, 6]", Arrays.toString(counts[0]));
        final double[] surviving = {0.8571, 0.8067, 0.7529, 0.6902, 0.6275, 0.5378, 0.4482};
        final double[] error = {0.0764, 0.0869, 0.0963, 0.1068, 0.1141, 0.1282, 0.1346};
        final double[] low = {0.6197, 0.5631, 0.5032, 0.4316, 0.3675, 0.2678, 0.1881};
        final double[] high = {0.9516, 0.9228, 0.8894, 0.8491, 0.8049, 0.7468, 0.6801};
        final List<Estimate> steps = estimate(counts[0], counts[1]);
        final double[] variance = KaplanMeier.greenwood(counts[0], counts[1]);
        for (int k = 0; k < RELAPSE_WEEKS.length; k++) {
            final double s = steps.get(k).value();
            assertEquals(surviving[k], s, 5e-5);
            assertEquals(error[k], s * Math.sqrt(variance[k]), 5e-5);
            final Interval interval = KaplanMeier.logLog(s, variance[k], 0.95);
            assertEquals(low[k], interval.low(), 5e-5);
            assertEquals(high[k], interval.high(), 5e-5);
            assertEquals(counts[0][k], steps.get(k).n());
            assertEquals(KaplanMeier.RARE, steps.get(k).method(), "nine relapses are few");
        }
    }

    /** A hundred times as many children with the same fates: the same curve, a tenth of the standard error. */
    @Test
    void shouldTakeLogLogLimitsOrdinarily() {
        final long[][] one = freireich(1);
        final long[][] hundred = freireich(100);
        final double[] variance = KaplanMeier.greenwood(one[0], one[1]);
        final List<Estimate> steps = estimate(hundred[0], hundred[1]);
        for (int k = 0; k < steps.size(); k++) {
            final Estimate e = steps.get(k);
            final Interval expected = KaplanMeier.logLog(e.value(), variance[k] / 100, 0.95);
            assertEquals(expected.low(), e.low(), 1e-12);
            assertEquals(expected.high(), e.high(), 1e-12);
            assertEquals(KaplanMeier.METHOD, e.method());
        }
    }

    @Test
    void shouldBeThePlainShareWhereNobodyIsCensored() {
        final long[] lost = {300, 0, 200, 100, 3};
        final long[] atRisk = {1_000, 700, 700, 500, 400};
        final List<Estimate> steps = estimate(atRisk, lost);
        long left = 1_000;
        for (int k = 0; k < lost.length; k++) {
            left -= lost[k];
            final double share = left / 1_000.0;
            assertEquals(share, steps.get(k).value(), 1e-15);
            final Interval logLog = KaplanMeier.logLog(share, (1 - share) / share / 1_000, 0.95);
            assertEquals(logLog.low(), steps.get(k).low(), 1e-12);
            assertEquals(logLog.high(), steps.get(k).high(), 1e-12);
        }
    }

    @Test
    void shouldBeThePlainExactIntervalWhereEventsAreRareAndNobodyIsCensored() {
        final List<Estimate> steps = estimate(new long[] {1_000, 997, 994}, new long[] {3, 3, 989});
        final long[] left = {997, 994, 5};
        for (int k = 0; k < left.length; k++) {
            final Estimate exact = ClopperPearson.estimate(left[k], 1_000, 0.95, "share");
            assertEquals(exact.value(), steps.get(k).value(), 1e-15);
            assertEquals(exact.low(), steps.get(k).low(), 1e-11);
            assertEquals(exact.high(), steps.get(k).high(), 1e-11);
            assertEquals(KaplanMeier.RARE, steps.get(k).method());
        }
    }

    /** Nobody lost: at the lower limit {@code p} of the smallest step, {@code p^n = 0.025}. */
    @Test
    void shouldBoundWhatWasNeverSeen() {
        final List<Estimate> steps = estimate(new long[] {100, 40, 50}, new long[] {0, 0, 0});
        final int[] fewest = {100, 40, 40};
        for (int k = 0; k < fewest.length; k++) {
            assertEquals(1, steps.get(k).value());
            assertEquals(1, steps.get(k).high());
            assertEquals(0.025, Math.pow(steps.get(k).low(), fewest[k]), 1e-12);
            assertEquals(KaplanMeier.NONE_LOST, steps.get(k).method());
        }
    }

    @Test
    void shouldStayAtZeroOnceAllAreLost() {
        final List<Estimate> steps = estimate(new long[] {2_000, 1_000, 0}, new long[] {1_000, 1_000, 0});
        final double ofTheLast = 1 - Math.pow(0.025, 1.0 / 1_000);
        for (final Estimate e : steps.subList(1, 3)) {
            assertEquals(0, e.value());
            assertEquals(0, e.low());
            assertEquals(steps.get(0).high() * ofTheLast, e.high(), 1e-12);
            assertEquals(KaplanMeier.ALL_LOST, e.method());
        }
        assertEquals(1_000, steps.get(1).n());
        assertEquals(0, steps.get(2).n());
    }

    @Test
    void shouldSayNothingAfterTheLastIsCensored() {
        final List<Estimate> steps = estimate(new long[] {20, 0, 5}, new long[] {10, 0, 1});
        assertEquals(0.5, steps.get(0).value());
        for (final Estimate e : steps.subList(1, 3)) {
            assertTrue(Double.isNaN(e.value()) && Double.isNaN(e.low()) && Double.isNaN(e.high()));
            assertEquals("no data", e.method());
        }
        assertEquals("no data", estimate(new long[1], new long[1]).get(0).method());
    }

    @Test
    void shouldKeepWithinZeroAndOne() {
        for (final Estimate e : estimate(new long[] {60, 45, 30}, new long[] {15, 15, 15})) {
            assertTrue(0 <= e.low() && e.low() < e.value() && e.value() < e.high() && e.high() <= 1, e.toString());
        }
    }

    @Test
    void shouldRefuseImpossibleCounts() {
        assertThrows(IllegalArgumentException.class, () -> estimate(new long[] {3}, new long[] {4}));
        assertThrows(IllegalArgumentException.class, () -> estimate(new long[] {3}, new long[] {-1}));
        assertThrows(IllegalArgumentException.class, () -> estimate(new long[] {3, 2}, new long[] {0}));
        assertThrows(
                IllegalArgumentException.class,
                () -> KaplanMeier.estimate(new long[] {3}, new long[] {0}, 1.0, "share"));
    }

    /**
     * 10,000 runs of 150 subjects with a fixed seed, each lost with probability 0.1, 0.2, 0.1 and 0.3 in its four
     * steps, and sent home after a step with probability 0.2. At a coverage of 0.95 there are 9,500 hits with a
     * standard deviation of 21.8; the band of 140 is 5.5 sigma (false alarm 2e-7 for all four steps), of which 0.002 go
     * to the approximation's own error.
     */
    @Test
    void shouldCoverTheTruthUnderCensoring() {
        final double[] hazard = {0.1, 0.2, 0.1, 0.3};
        final Random random = new Random(7);
        final int[] hits = new int[hazard.length];
        for (int run = 0; run < 10_000; run++) {
            final long[] atRisk = new long[hazard.length];
            final long[] lost = new long[hazard.length];
            for (int subject = 0; subject < 150; subject++) {
                for (int k = 0; k < hazard.length; k++) {
                    atRisk[k]++;
                    if (random.nextDouble() < hazard[k]) {
                        lost[k]++;
                        break;
                    }
                    if (random.nextDouble() < 0.2) {
                        break;
                    }
                }
            }
            final List<Estimate> steps = estimate(atRisk, lost);
            double truth = 1;
            for (int k = 0; k < hazard.length; k++) {
                truth *= 1 - hazard[k];
                hits[k] += steps.get(k).low() <= truth && truth <= steps.get(k).high() ? 1 : 0;
            }
        }
        for (final int hit : hits) {
            assertEquals(9_500, hit, 140);
        }
    }
}
