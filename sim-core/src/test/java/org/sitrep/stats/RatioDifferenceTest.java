package org.sitrep.stats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
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
}
