package org.sitrep.stats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Ratio;
import org.sitrep.outcome.Slot;

/** Tests the difference of two ratios. */
class RatioDifferenceTest {
    private static final Slot PART = Slot.count("part", "part", "hits", 6, Slot.Better.HIGHER);
    private static final Slot WHOLE = Slot.count("whole", "whole", "shots", 6, Slot.Better.NEUTRAL);
    private static final Ratio RATIO = new Ratio("r", "r", "share", "part", "whole", Slot.Better.HIGHER);

    private static Estimate side(final int[] part, final int[] whole, final double level) {
        long product = 0;
        for (int i = 0; i < part.length; i++) {
            product += (long) part[i] * whole[i];
        }
        return SumRatio.estimate(
                RATIO,
                PART,
                SlotTally.of(PART, 0, part),
                WHOLE,
                SlotTally.of(WHOLE, 0, whole),
                new ProductTally("part", "whole", part.length, product),
                level);
    }

    @Test
    void theLimitsAreThoseOfBothSides() {
        final int[] shots = new int[200];
        final int[] few = new int[200];
        final int[] many = new int[200];
        for (int i = 0; i < shots.length; i++) {
            shots[i] = 1 + i % 3;
            few[i] = i % 5 == 0 ? 1 : 0;
            many[i] = i % 2;
        }
        final double level = RatioDifference.sideLevel(0.95);
        assertEquals(0.975, level);
        final Estimate one = side(few, shots, level);
        final Estimate other = side(many, shots, level);
        final Estimate difference = RatioDifference.between(one, other, 0.95);
        assertEquals(60 / 399.0, difference.value(), 1e-12);
        assertEquals(other.low() - one.high(), difference.low());
        assertEquals(other.high() - one.low(), difference.high());
        assertTrue(difference.low() > 0, difference.toString());
        assertEquals(RatioDifference.METHOD, difference.method());
        assertThrows(IllegalArgumentException.class, () -> RatioDifference.between(one, other, 0.9));
    }

    @Test
    void aSideWithoutLimitsLeavesNone() {
        final double level = RatioDifference.sideLevel(0.95);
        final int[] shots = new int[40];
        final int[] none = new int[40];
        Arrays.fill(shots, 1);
        final Estimate difference = RatioDifference.between(side(none, shots, level), side(none, none, level), 0.95);
        assertTrue(Double.isNaN(difference.low()) && Double.isNaN(difference.value()));
        assertEquals("no data", difference.method());
    }

    private static RatioDifference.Side side(final int[] part, final int[] whole) {
        final OutcomeLayout.Builder layout = OutcomeLayout.builder();
        layout.add(PART);
        layout.add(WHOLE);
        long product = 0;
        for (int i = 0; i < part.length; i++) {
            product += (long) part[i] * whole[i];
        }
        return new RatioDifference.Side(
                layout.add(RATIO).headline("part").build(),
                List.of(SlotTally.of(PART, 0, part), SlotTally.of(WHOLE, 0, whole)),
                List.of(new ProductTally("part", "whole", part.length, product)));
    }

    /** Sides of 200 trials whose hits are rarer and rarer, up to none at all. */
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 7, 9, 40, 400})
    void theProbabilityFallsBelowAnErrorWhereTheIntervalExcludesZero(final int every) {
        final int[] shots = new int[200];
        final int[] hits = new int[200];
        final int[] others = new int[200];
        for (int i = 0; i < shots.length; i++) {
            shots[i] = 1 + i % 3;
            hits[i] = i % every == 1 ? 1 : 0;
            others[i] = i % 4 == 1 ? 1 : 0;
        }
        final RatioDifference.Side one = side(hits, shots);
        final RatioDifference.Side other = side(others, shots);
        final double p = RatioDifference.probability(RATIO, one, other);
        assertEquals(p, RatioDifference.probability(RATIO, other, one), 1e-5 * p);
        assertTrue(p > 0 && p < 1, "p " + p);
        final Estimate with = RatioDifference.estimate(RATIO, one, other, 1 - 0.999 * p);
        final Estimate without = RatioDifference.estimate(RATIO, one, other, 1 - Math.min(1.001 * p, 0.9999));
        assertTrue(with.low() <= 0 && with.high() >= 0, with.toString());
        assertTrue(without.low() > 0 || without.high() < 0, without.toString());
    }

    @Test
    void withoutADifferenceOrAnIntervalTheProbabilityIsOne() {
        final int[] shots = new int[40];
        final int[] none = new int[40];
        Arrays.fill(shots, 1);
        final RatioDifference.Side all = side(shots, shots);
        assertEquals(1, RatioDifference.probability(RATIO, all, all));
        assertEquals(1, RatioDifference.probability(RATIO, all, side(none, none)));
        assertEquals(1, RatioDifference.probability(RATIO, side(new int[0], new int[0]), all));
        assertEquals(1, RatioDifference.probability(RATIO, side(new int[29], Arrays.copyOf(shots, 29)), all));
    }

    /**
     * All of 40 trials miss on one side and hit on the other. The ratio in the middle leaves a distance of one half to
     * the observed mean, and of three to the end of the range, since a trial may have six shots.
     */
    @Test
    void theProbabilityOfConstantSidesHasAClosedForm() {
        final int[] shots = new int[40];
        Arrays.fill(shots, 1);
        assertEquals(
                4 * Math.pow(6 / 7.0, 40),
                RatioDifference.probability(RATIO, side(new int[40], shots), side(shots, shots)),
                1e-8);
    }

    /**
     * Of 100 shots 2 hit on one side and 5 on the other; in every other run both see the same luck. 1,000 runs of 200
     * trials with a fixed seed: where 1 in 20 intervals misses, more than 88 do with a probability of 2e-7. Where both
     * hit alike, as few have a p-value below 0.05.
     */
    @Test
    void theIntervalCoversTheTrueDifference() {
        final Random random = new Random(23);
        int missed = 0;
        int alarms = 0;
        for (int run = 0; run < 1_000; run++) {
            final long seed = random.nextLong();
            final long otherSeed = run % 2 == 0 ? seed : random.nextLong();
            final RatioDifference.Side one = drawn(new Random(seed), 0.02);
            final Estimate difference = RatioDifference.estimate(RATIO, one, drawn(new Random(otherSeed), 0.05), 0.95);
            missed += difference.low() <= 0.03 && 0.03 <= difference.high() ? 0 : 1;
            final RatioDifference.Side alike = drawn(new Random(random.nextLong()), 0.02);
            alarms += RatioDifference.probability(RATIO, one, alike) < 0.05 ? 1 : 0;
        }
        assertTrue(missed <= 88, missed + " missed");
        assertTrue(alarms <= 88, alarms + " alarms");
    }

    /** Returns 200 trials of one, two or three shots each. */
    private static RatioDifference.Side drawn(final Random random, final double hitting) {
        final int[] hits = new int[200];
        final int[] shots = new int[200];
        for (int trial = 0; trial < shots.length; trial++) {
            shots[trial] = 1 + random.nextInt(3);
            for (int shot = 0; shot < 3; shot++) {
                hits[trial] += random.nextDouble() < hitting && shot < shots[trial] ? 1 : 0;
            }
        }
        return side(hits, shots);
    }
}
