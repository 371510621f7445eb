package org.sitrep.stats;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.apache.commons.math3.stat.descriptive.DescriptiveStatistics;
import org.apache.commons.math3.stat.inference.TTest;
import org.apache.commons.math3.stat.interval.ConfidenceInterval;
import org.apache.commons.math3.stat.interval.IntervalUtils;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sitrep.outcome.Slot;

/** Against commons-math3 3.6.1, where it has the same thing. Its distributions are good to about 1e-9. */
class CommonsMathTest {
    private static final Slot SCORE = new Slot("s", "s", "points", Slot.Kind.QUANTITY, -6, 20, 1, Slot.Better.HIGHER);
    private static final int N = 400;

    private static void assertSame(final ConfidenceInterval theirs, final Estimate ours) {
        assertEquals(theirs.getLowerBound(), ours.low(), 1e-8);
        assertEquals(theirs.getUpperBound(), ours.high(), 1e-8);
    }

    @ParameterizedTest
    @CsvSource({
        "1, 10, 0.95",
        "7, 20, 0.9",
        "50, 100, 0.95",
        "3, 1000, 0.99",
        "9990, 10000, 0.95",
        "61234, 100000, 0.999"
    })
    void shouldGiveTheSameIntervalsOfARate(final int successes, final int n, final double level) {
        assertSame(
                IntervalUtils.getClopperPearsonInterval(n, successes, level),
                ClopperPearson.estimate(successes, n, level, ""));
    }

    /** Returns scores of N trials: a die, and now and then a great deal more. */
    private static int[] scores(final Random random) {
        return random.ints(N, 1, 7)
                .map(d -> random.nextInt(20) == 0 ? d + 10 : d)
                .toArray();
    }

    private static double[] asDoubles(final int... values) {
        return java.util.Arrays.stream(values).asDoubleStream().toArray();
    }

    @Test
    void shouldGiveTheSameMeanAndSpread() {
        final int[] scores = scores(new Random(1));
        final long[] counts = new long[27];
        for (final int s : scores) {
            counts[s + 6]++;
        }
        final DescriptiveStatistics theirs = new DescriptiveStatistics(asDoubles(scores));
        final Estimate ours = Mean.estimate(SCORE, SlotTally.of(SCORE, counts, new long[27]), 0.95);
        assertEquals(theirs.getMean(), ours.value(), 1e-12);
        assertEquals(
                theirs.getStandardDeviation(),
                Mean.standardDeviation(SCORE, SlotTally.of(SCORE, counts, new long[27])),
                1e-12);
    }

    /** The statistic of the paired t test is the difference divided by its standard error. */
    @Test
    void shouldGiveTheSameStandardErrorOfADifference() {
        final Random random = new Random(2);
        final int[] first = scores(random);
        final int[] second = scores(random);
        final PairSums sums = PairSums.of("s", first, second);
        assertEquals(
                -new TTest().pairedT(asDoubles(first), asDoubles(second)),
                PairedDifference.estimate(SCORE, sums, 0.95).value() / Math.sqrt(PairedDifference.variance(sums) / N),
                1e-10);
    }
}
