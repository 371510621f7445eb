package org.sitrep.stats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.apache.commons.math3.stat.inference.TTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Slot;

class DifferencesTest {
    private static final Slot MEN = new Slot("men", "Men", "men", Slot.Kind.COUNT, 0, 6, 1, Slot.Better.HIGHER);
    private static final Slot HALVES = new Slot("h", "Halves", "men", Slot.Kind.QUANTITY, -4, 4, 2, Slot.Better.HIGHER);

    @Test
    void theMeanIsThatOfTheExactSums() {
        final OutcomeLayout.Builder builder = OutcomeLayout.builder();
        builder.add(HALVES);
        final OutcomeLayout layout = builder.headline("h").build();
        final PairTally tally = new PairTally(layout);
        final Outcome a = new Outcome(layout);
        final Outcome b = new Outcome(layout);
        final SplittableRandom random = new SplittableRandom(5);
        final int[] first = new int[500];
        final int[] second = new int[500];
        for (int i = 0; i < 500; i++) {
            first[i] = i % 50 == 0 ? Outcome.ABSENT : random.nextInt(-4, 5);
            second[i] = random.nextInt(-4, 5);
            a.set(0, first[i]);
            b.set(0, second[i]);
            tally.accept(a, b);
        }
        final Differences differences = Differences.of(HALVES, first, second);
        final Estimate exact = PairedDifference.estimate(HALVES, tally.sums().get(0), 0.95);
        assertEquals(490, differences.n());
        assertEquals(exact.value(), differences.mean(), 1e-12);
        assertEquals(tally.sums().get(0).differing(), differences.differing());
        final Estimate fixed = differences.fixed(0.95);
        assertEquals(exact.low(), fixed.low(), 1e-9);
        assertEquals(exact.high(), fixed.high(), 1e-9);
        final Estimate anytime = differences.anytime(0.95);
        assertEquals(exact.value(), anytime.value(), 1e-12);
        assertTrue(anytime.low() < exact.low() && anytime.high() > exact.high(), anytime + " " + exact);
    }

    /** The paired t test takes the sample variance for certain, and a difference of 6 for impossible. */
    @Test
    void theProbabilityIsLargerThanThatOfThePairedTTest() {
        final OutcomeLayout.Builder builder = OutcomeLayout.builder();
        builder.add(MEN);
        final OutcomeLayout layout = builder.headline("men").build();
        final PairTally tally = new PairTally(layout);
        final Outcome a = new Outcome(layout);
        final Outcome b = new Outcome(layout);
        final SplittableRandom random = new SplittableRandom(6);
        final double[] first = new double[80];
        final double[] second = new double[80];
        for (int i = 0; i < 80; i++) {
            first[i] = random.nextInt(0, 6);
            // now more and now less, and so that chance alone would differ as much every tenth time or so
            second[i] = Math.max(0, Math.min(6, first[i] + random.nextInt(-2, 4) / 2));
            a.set(0, (int) first[i]);
            b.set(0, (int) second[i]);
            tally.accept(a, b);
        }
        final double expected = new TTest().pairedTTest(first, second);
        assertTrue(expected > 0.001 && expected < 0.5, "p " + expected);
        assertTrue(PairedDifference.probability(MEN, tally.sums().get(0)) > expected);
    }

    @Test
    void countsWhereTheSidesDiffer() {
        final Differences differences = Differences.of(MEN, new int[] {1, 2, 6, 5}, new int[] {1, 3, 0, 6});
        assertEquals(-1, differences.mean());
        assertEquals(3, differences.differing());
        assertThrows(IllegalArgumentException.class, () -> Differences.of(MEN, new int[1], new int[2]));
    }

    @Test
    void ofNothingNothingIsSaid() {
        final Differences none = new Differences(MEN);
        assertTrue(Double.isNaN(none.mean()));
        assertTrue(Double.isNaN(none.anytime(0.95).low()));
        assertEquals(0, none.logEvidenceBeyond(0));
        assertThrows(IllegalArgumentException.class, () -> none.logEvidenceBeyond(-1));
        final Slot fixed = new Slot("f", "Fixed", "men", Slot.Kind.COUNT, 3, 3, 1, Slot.Better.HIGHER);
        final Differences same = Differences.of(fixed, new int[] {3, 3}, new int[] {3, 3});
        assertEquals(0, same.anytime(0.95).halfWidth());
        assertEquals(0, same.logEvidenceBeyond(0));
    }

    /** Evidence beyond a margin passes ln(1/a) just where the interval of level 1 - a leaves the margin behind. */
    @Test
    void evidenceAndIntervalAgree() {
        final Differences differences = new Differences(MEN);
        final SplittableRandom random = new SplittableRandom(9);
        for (int i = 0; i < 400; i++) {
            differences.accept(random.nextInt(0, 5), random.nextInt(1, 7));
        }
        final double p = Math.exp(-differences.logEvidenceBeyond(0.8));
        assertTrue(p > 1e-12 && p < 0.05, "p " + p);
        assertEquals(0.8, differences.anytime(1 - p).low(), 1e-6);
        assertEquals(0, differences.logEvidenceBeyond(3));
        assertTrue(differences.logEvidenceBeyond(0) > differences.logEvidenceBeyond(0.8));
    }

    /**
     * At the edge of the margin, where a false alarm is likeliest: two sides whose true difference is exactly 0.05,
     * looked at after every 50th of 5,000 trials. Evidence of a tenth may be passed in 10 % of runs at most; of 600
     * runs more than 90 pass with a probability of at most 0.0001 if it was 10 %: binomial.
     */
    @Test
    void falseAlarmsAreRareOverAllLooks() {
        int alarms = 0;
        for (int run = 0; run < 600; run++) {
            final SplittableRandom random = new SplittableRandom(run);
            final Differences differences = new Differences(MEN);
            boolean alarm = false;
            for (int n = 1; n <= 5_000 && !alarm; n++) {
                final double luck = random.nextDouble();
                differences.accept(3, luck < 0.2 ? 5 : luck < 0.375 ? 1 : 3);
                alarm = n % 50 == 0 && differences.logEvidenceBeyond(0.05) > Math.log(10);
            }
            alarms += alarm ? 1 : 0;
        }
        assertTrue(alarms <= 90, alarms + " of 600");
    }

    /** Ten trials are the fewest that say anything; if both sides have the same sum, nothing is said. */
    @Test
    void tenTrialsAreEnough() {
        final int[] first = {3, 1, 4, 1, 5, 2, 2, 6, 5, 3};
        final int[] second = {4, 2, 6, 3, 4, 3, 3, 5, 6, 4};
        final PairSums ten = PairSums.of("men", first, second);
        final double p = PairedDifference.probability(MEN, ten);
        final Estimate excluding = PairedDifference.estimate(MEN, ten, 1 - p);
        assertEquals(0, excluding.low(), 1e-6);
        assertTrue(p > new TTest().pairedTTest(asDoubles(first), asDoubles(second)), "p " + p);
        assertEquals(PairedDifference.METHOD, excluding.method());
        final PairSums nine = PairSums.of("men", Arrays.copyOf(first, 9), Arrays.copyOf(second, 9));
        assertEquals(1, PairedDifference.probability(MEN, nine));
        assertEquals(1, PairedDifference.probability(MEN, PairSums.of("men", first, new int[] {
            4, 2, 5, 2, 6, 1, 1, 5, 4, 2
        })));
    }

    /**
     * All trials that differ do so by the same: never certain, and surer with each trial and the larger the difference
     * is beside the range.
     */
    @Test
    void differencesThatAreAllTheSameAreAsLikelyAsTheIntervalSays() {
        for (final int by : new int[] {1, -2, 6}) {
            for (final int n : new int[] {10, 40, 200}) {
                final int[] first = new int[n];
                final int[] second = new int[n];
                Arrays.fill(by < 0 ? first : second, Math.abs(by));
                final PairSums sums = PairSums.of("men", first, second);
                final double p = PairedDifference.probability(MEN, sums);
                assertEquals(Math.min(1, 2 * Math.pow(6.0 / (6 + Math.abs(by)), n)), p, 1e-12);
                assertTrue(p > 0);
                if (p > 1e-12 && p < 1) {
                    final Estimate edge = PairedDifference.estimate(MEN, sums, 1 - p);
                    assertEquals(0, by < 0 ? edge.high() : edge.low(), 1e-3, n + " by " + by);
                }
            }
        }
    }

    private static double[] asDoubles(final int[] values) {
        return Arrays.stream(values).asDoubleStream().toArray();
    }

    /**
     * The same differences, once of whole men from 0 to 8 and once of halves from -4 to 4: all is half, and evidence
     * the same.
     */
    @Test
    void halvesAreHalfOfWholes() {
        final Slot wholes = new Slot("w", "Wholes", "men", Slot.Kind.QUANTITY, 0, 8, 1, Slot.Better.HIGHER);
        final int[] first = {0, 1, 2, 3, 4, 5, 6, 7, 8, 0, 3, 3, 3, 2, 1};
        final int[] second = {4, 4, 2, 6, 7, 5, 6, 8, 8, 5, 6, 7, 8, 6, 1};
        final Differences plain = Differences.of(wholes, first, second);
        final Differences halves = Differences.of(
                HALVES,
                Arrays.stream(first).map(x -> x - 4).toArray(),
                Arrays.stream(second).map(x -> x - 4).toArray());
        assertEquals(plain.mean() / 2, halves.mean(), 1e-12);
        assertEquals(plain.anytime(0.9).low() / 2, halves.anytime(0.9).low(), 1e-12);
        assertEquals(plain.anytime(0.9).high() / 2, halves.anytime(0.9).high(), 1e-12);
        assertTrue(plain.logEvidenceBeyond(0.5) > 0);
        assertEquals(plain.logEvidenceBeyond(0.5), halves.logEvidenceBeyond(0.25), 1e-9);
    }

    /** What is seen cannot be where no mean within lies inside the range. */
    @Test
    void evidenceAgainstTheEndsOfTheRangeIsBoundless() {
        final BoundedMean mean = new BoundedMean(0, 6, 1, "men");
        mean.accept(3);
        assertEquals(Double.POSITIVE_INFINITY, mean.logEvidenceOutside(6, 9));
        assertEquals(Double.POSITIVE_INFINITY, mean.logEvidenceOutside(-2, 0));
        assertTrue(Double.isFinite(mean.logEvidenceOutside(5, 9)));
    }

    /**
     * Trials of 0 to 36 Enemies of which few differ, by one, by ten or either way: the interval is within that of bets,
     * and no wider than the difference of two means that know nothing of each other.
     */
    @ParameterizedTest
    @CsvSource({"0, 0", "1, 1", "5, 1", "5, -10", "20, 10", "200, 1"})
    void theIntervalIsNoWiderThanThoseThatKnowLess(final int differing, final int by) {
        final Slot enemies = Slot.count("enemies", "Enemies", "Enemies", 36, Slot.Better.HIGHER);
        final SplittableRandom random = new SplittableRandom(7);
        final int[] first = random.ints(2_000, 10, 16).toArray();
        final int[] second = first.clone();
        for (int i = 0; i < differing; i++) {
            second[i] += i % 4 == 3 ? -by : by;
        }
        final Estimate exact = PairedDifference.estimate(enemies, PairSums.of("enemies", first, second), 0.95);
        final Estimate anytime = Differences.of(enemies, first, second).anytime(0.95);
        assertTrue(anytime.low() <= exact.low() && exact.high() <= anytime.high(), exact + " " + anytime);
        final Estimate one = Mean.estimate(enemies, SlotTally.of(enemies, 0, first), 0.95);
        final Estimate other = Mean.estimate(enemies, SlotTally.of(enemies, 0, second), 0.95);
        assertTrue(exact.high() <= other.high() - one.low(), exact + " " + one + " " + other);
        assertTrue(exact.low() >= other.low() - one.high(), exact + " " + one + " " + other);
    }
}
