package org.sitrep.tune;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.sitrep.rng.Mix64;

class TunerTest {
    private static final List<Weight> WEIGHTS = List.of(new Weight("a", 1, 0.5), new Weight("b", -2, 1));

    private static double hill(final double[] w) {
        return -(w[0] - 3) * (w[0] - 3) - (w[1] - 1) * (w[1] - 1);
    }

    @Test
    void itClimbsAHill() {
        final Tuner.Result found = Tuner.maximize(WEIGHTS, TunerTest::hill, 8, 60, 1967);
        assertEquals(-13, found.startWorth(), 1e-12);
        assertEquals(3, found.values().get(0), 0.01);
        assertEquals(1, found.values().get(1), 0.01);
        assertEquals(1 + 8 * 60, found.tried());
    }

    /** The noise is a function of the weights, as it is when the same missions are played. */
    @Test
    void itClimbsThroughNoise() {
        final Tuner.Result found = Tuner.maximize(WEIGHTS, w -> hill(w) + noise(w), 12, 40, 1967);
        assertTrue(hill(new double[] {found.values().get(0), found.values().get(1)}) > -2, found.toString());
    }

    private static double noise(final double[] w) {
        return (Mix64.mix(Double.doubleToLongBits(w[0]) ^ Double.doubleToLongBits(w[1])) >>> 11) * 0x1p-53;
    }

    @Test
    void theSameSeedTriesTheSame() {
        final List<Double> first = new ArrayList<>();
        final List<Double> again = new ArrayList<>();
        final List<Double> other = new ArrayList<>();
        Tuner.maximize(WEIGHTS, w -> keep(first, w), 6, 5, 7);
        Tuner.maximize(WEIGHTS, w -> keep(again, w), 6, 5, 7);
        Tuner.maximize(WEIGHTS, w -> keep(other, w), 6, 5, 8);
        assertEquals(first, again);
        assertTrue(!first.equals(other));
    }

    private static double keep(final List<Double> tried, final double[] w) {
        tried.add(w[0]);
        tried.add(w[1]);
        return hill(w);
    }

    @Test
    void whereNothingIsBetterTheStartIsKept() {
        final Tuner.Result found = Tuner.maximize(WEIGHTS, w -> w[0] == 1 && w[1] == -2 ? 1 : 0, 6, 5, 7);
        assertEquals(List.of(1.0, -2.0), found.values());
        assertEquals(1, found.worth());
    }

    @Test
    void numbersOutOfRangeAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> new Weight("a", Double.NaN, 1));
        assertThrows(IllegalArgumentException.class, () -> new Weight("a", 0, 0));
        assertThrows(IllegalArgumentException.class, () -> Tuner.maximize(List.of(), TunerTest::hill, 6, 5, 7));
        assertThrows(IllegalArgumentException.class, () -> Tuner.maximize(WEIGHTS, TunerTest::hill, 1, 5, 7));
        assertThrows(IllegalArgumentException.class, () -> Tuner.maximize(WEIGHTS, TunerTest::hill, 6, 0, 7));
    }
}
