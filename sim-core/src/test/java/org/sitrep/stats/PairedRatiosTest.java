package org.sitrep.stats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.Ratio;
import org.sitrep.outcome.Slot;

/** Tests the paired difference of two ratios against its parts, and how often it is wrong. */
class PairedRatiosTest {
    private static final Slot HITS = Slot.count("hits", "hits", "hits", 12, Slot.Better.HIGHER);
    private static final Slot SHOTS =
            new Slot("shots", "shots", "shots", Slot.Kind.COUNT, 0, 12, 2, Slot.Better.NEUTRAL);
    private static final Ratio RATIO = new Ratio("r", "r", "hits", "hits", "shots", Slot.Better.HIGHER);
    private static final int REPEATS = 1000;

    /** How the numbers of a trial are drawn. */
    private enum Law {
        /** Many shots, each a hit or not. */
        PLAIN(0.5, 0.01, 0),
        /** Most trials have no shot. */
        RARE_SHOTS(0.5, 0.7, 0),
        /** Hardly ever a hit. */
        RARE_HITS(0.01, 0.01, 0),
        /** Now and then far more hits than shots. */
        RARE_LARGE(0.05, 0.01, 0.01);

        private final double hit;
        private final double none;
        private final double large;

        Law(final double hit, final double none, final double large) {
            this.hit = hit;
            this.none = none;
            this.large = large;
        }

        /** Writes the integers of a trial into both rows. */
        private void draw(final SplittableRandom random, final int[][] rows, final int trial) {
            final boolean shooting = random.nextDouble() >= none;
            final int shots = shooting ? 1 + random.nextInt(4) : 0;
            int hits = 0;
            for (int shot = 0; shot < shots; shot++) {
                hits += random.nextDouble() < hit ? 1 : 0;
            }
            rows[0][trial] = random.nextDouble() < large ? 12 : hits;
            rows[1][trial] = shots;
        }

        /** Returns the true ratio, in hits a shot; a shot counts half in the slot. */
        private double ratio() {
            final double shots = (1 - none) * 2.5;
            return (shots * hit * (1 - large) + 12 * large) / (shots / 2);
        }
    }

    /** Two plays of the same trials. */
    private record Plays(int[][] first, int[][] second) {
        static Plays of(
                final Law before,
                final Law now,
                final double redrawn,
                final int trials,
                final SplittableRandom random) {
            final int[][] first = new int[2][trials];
            final int[][] second = new int[2][trials];
            for (int trial = 0; trial < trials; trial++) {
                before.draw(random, first, trial);
                if (random.nextDouble() < redrawn) {
                    now.draw(random, second, trial);
                } else {
                    second[0][trial] = first[0][trial];
                    second[1][trial] = first[1][trial];
                }
            }
            return new Plays(first, second);
        }

        PairedRatios compared() {
            final PairedRatios all = new PairedRatios(RATIO, HITS, SHOTS, first);
            for (int trial = 0; trial < first[0].length; trial++) {
                all.accept(first, second, trial);
            }
            return all;
        }

        static Estimate side(final int[][] rows, final double level) {
            return SumRatio.estimate(
                    RATIO,
                    HITS,
                    SlotTally.of(HITS, 0, rows[0]),
                    SHOTS,
                    SlotTally.of(SHOTS, 0, rows[1]),
                    ProductTally.of(HITS, rows[0], SHOTS, rows[1]),
                    level);
        }
    }

    @Test
    void theValueIsTheDifferenceOfTheRatios() {
        final Plays plays = Plays.of(Law.PLAIN, Law.RARE_HITS, 0.3, 500, new SplittableRandom(1));
        final Estimate change = plays.compared().fixed(0.95);
        final double expected = Plays.side(plays.second, 0.95).value()
                - Plays.side(plays.first, 0.95).value();
        assertEquals(expected, change.value(), 1e-12);
        assertTrue(change.low() < expected && expected < change.high(), change.toString());
        assertTrue(change.high() < 0, change.toString());
        assertEquals("hits", change.unit());
        assertEquals(PairedRatios.METHOD, change.method());
    }

    /** A change that redraws one trial in ten is known far better than from two plays on other dice. */
    @Test
    void sharedTrialsCancel() {
        final Plays plays = Plays.of(Law.PLAIN, Law.PLAIN, 0.1, 4000, new SplittableRandom(2));
        final Estimate paired = plays.compared().fixed(0.95);
        final double level = RatioDifference.sideLevel(0.95);
        final Estimate apart =
                RatioDifference.between(Plays.side(plays.first, level), Plays.side(plays.second, level), 0.95);
        assertEquals(apart.value(), paired.value(), 1e-12);
        assertTrue(2.5 * (paired.high() - paired.low()) < apart.high() - apart.low(), paired + " " + apart);
        final Plays alike = Plays.of(Law.PLAIN, Law.PLAIN, 0, 4000, new SplittableRandom(3));
        final PairedRatios none = alike.compared();
        assertEquals(0, none.differing());
        assertEquals(0, none.fixed(0.95).value());
        assertEquals(0, none.logEvidenceBeyond(0));
        assertTrue(none.fixed(0.95).high() < 0.02, none.fixed(0.95).toString());
    }

    @Test
    void aTrialWithoutValuesAddsToNoSum() {
        final Plays plays = Plays.of(Law.PLAIN, Law.PLAIN, 0.5, 400, new SplittableRandom(4));
        for (int trial = 0; trial < 400; trial += 7) {
            plays.first[0][trial] = Outcome.ABSENT;
            plays.first[1][trial] = Outcome.ABSENT;
        }
        for (int trial = 0; trial < 400; trial += 14) {
            plays.second[0][trial] = Outcome.ABSENT;
            plays.second[1][trial] = Outcome.ABSENT;
        }
        final PairedRatios all = plays.compared();
        assertEquals(400 - 29, all.n());
        final double expected = Plays.side(plays.second, 0.95).value()
                - Plays.side(plays.first, 0.95).value();
        assertEquals(expected, all.fixed(0.95).value(), 1e-12);
    }

    @Test
    void whatCannotBeKnownHasNoLimits() {
        final Plays few = Plays.of(Law.PLAIN, Law.PLAIN, 1, 20, new SplittableRandom(5));
        assertTrue(Double.isNaN(few.compared().fixed(0.95).low()));
        final Plays none = Plays.of(Law.PLAIN, Law.PLAIN, 1, 400, new SplittableRandom(5));
        Arrays.fill(none.second[1], 0);
        final Estimate change = none.compared().fixed(0.95);
        assertTrue(Double.isNaN(change.value()) && Double.isNaN(change.high()));
        assertEquals("no data", change.method());
        Arrays.fill(none.first[1], 0);
        assertEquals(0, none.compared().logEvidenceBeyond(0));
        assertThrows(IllegalArgumentException.class, () -> few.compared().logEvidenceBeyond(-1));
    }

    @Test
    void evidenceFallsWithTheMargin() {
        final PairedRatios moved = Plays.of(Law.PLAIN, Law.RARE_HITS, 1, 400, new SplittableRandom(6))
                .compared();
        final double distance = -moved.fixed(0.95).value();
        assertTrue(moved.logEvidenceBeyond(0) >= moved.logEvidenceBeyond(distance / 2));
        assertTrue(moved.logEvidenceBeyond(distance / 2) > Math.log(100), "a bound of 20 hits, half of 0.98 a shot");
        assertEquals(0, moved.logEvidenceBeyond(distance));
        assertTrue(moved.logEvidenceBeyond(0) <= -Math.log(1e-7));
    }

    /**
     * On other dice at most 1 interval in 20 misses: 50 of 1,000 are to be expected at most, the limit lies 5.5
     * standard deviations higher, false alarm 2 × 10⁻⁸. The evidence passes the same level at any of four looks as
     * seldom.
     */
    @Tag("slow")
    @ParameterizedTest
    @EnumSource
    void errorsAreNoMoreFrequentThanTheyMayBe(final Law law) {
        for (final double redrawn : new double[] {0.1, 1}) {
            int missed = 0;
            int alarms = 0;
            for (int repeat = 0; repeat < REPEATS; repeat++) {
                final Plays plays = Plays.of(law, law, redrawn, 400, new SplittableRandom(1000 + repeat));
                final PairedRatios all = new PairedRatios(RATIO, HITS, SHOTS, plays.first);
                double most = 0;
                for (int trial = 0; trial < 400; trial++) {
                    all.accept(plays.first, plays.second, trial);
                    if (trial + 1 == 50 || trial + 1 == 100 || trial + 1 == 200 || trial + 1 == 400) {
                        most = Math.max(most, all.logEvidenceBeyond(0));
                    }
                }
                final Estimate change = all.fixed(0.95);
                missed += change.low() > 0 || change.high() < 0 ? 1 : 0;
                alarms += most > Math.log(20) ? 1 : 0;
            }
            assertTrue(missed <= 88, missed + " intervals of " + law + " miss, " + redrawn + " redrawn");
            assertTrue(alarms <= 88, alarms + " alarms of " + law + ", " + redrawn + " redrawn");
        }
    }

    /** The same of a true difference that is not 0, which evidence beyond it must not deny. */
    @Tag("slow")
    @ParameterizedTest
    @EnumSource
    void aTrueDifferenceIsCoveredAsWell(final Law law) {
        final double change = law.ratio() - Law.PLAIN.ratio();
        int missed = 0;
        int alarms = 0;
        for (int repeat = 0; repeat < REPEATS; repeat++) {
            final PairedRatios all = Plays.of(Law.PLAIN, law, 1, 400, new SplittableRandom(9000 + repeat))
                    .compared();
            final Estimate interval = all.fixed(0.95);
            missed += interval.low() > change || interval.high() < change ? 1 : 0;
            alarms += all.logEvidenceBeyond(Math.abs(change)) > Math.log(20) ? 1 : 0;
        }
        assertTrue(missed <= 88, missed + " intervals miss");
        assertTrue(alarms <= 88, alarms + " alarms");
    }

    /**
     * The interval takes the worst end of each sum. So it contains the limits for each ratio of the record that its own
     * interval contains, here found by a fine grid.
     */
    @ParameterizedTest
    @EnumSource
    void theWorstEndsBoundWhatLiesBetween(final Law law) {
        final Plays plays = Plays.of(law, law, 0.4, 600, new SplittableRandom(77));
        final PairedRatios all = plays.compared();
        final double level = 0.99;
        final Estimate outer = all.fixed(level);
        final Estimate record = RatioSequence.estimate(
                RATIO,
                HITS,
                SlotTally.of(HITS, 0, plays.first[0]),
                SHOTS,
                SlotTally.of(SHOTS, 0, plays.first[1]),
                ProductTally.of(HITS, plays.first[0], SHOTS, plays.first[1]),
                1 - 1e-7);
        for (int step = 0; step <= 20; step++) {
            final double ratio = (record.low() + step / 20.0 * (record.high() - record.low())) / 2;
            assertTrue(probability(plays, ratio, outer.low() / 2) <= 1 - level, law + " low at " + ratio);
            assertTrue(probability(plays, ratio, outer.high() / 2) <= 1 - level, law + " high at " + ratio);
        }
    }

    /** Returns the two-sided p-value of one ratio and one difference, of integers. */
    private static double probability(final Plays plays, final double ratio, final double change) {
        double sum = 0;
        double squares = 0;
        double smallest = Double.POSITIVE_INFINITY;
        double largest = Double.NEGATIVE_INFINITY;
        final int n = plays.first[0].length;
        for (int i = 0; i < n; i++) {
            final double z = plays.second[0][i]
                    - (ratio + change) * plays.second[1][i]
                    - plays.first[0][i]
                    + ratio * plays.first[1][i];
            sum += z;
            squares += z * z;
            smallest = Math.min(smallest, z);
            largest = Math.max(largest, z);
        }
        final double mean = sum / n;
        final double variance = squares / n - mean * mean;
        return GaffkeInterval.probability(
                new GaffkeInterval.Numbers(n, mean, variance, smallest, largest),
                -12 - (ratio + change) * 12,
                12 + ratio * 12,
                0);
    }
}
