package org.sitrep.stats;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.apache.commons.math3.util.CombinatoricsUtils;
import org.junit.jupiter.api.Test;

/** What holds for many tests or intervals together. */
class FamiliesTest {
    private static final double[] PROBABILITIES = {0.9, 0.001, 0.03, 0.02, 0.2, 0.02, 0.0004};

    /** By hand: 7 x 0.0004, 6 x 0.001, then 5 x 0.02 for both, which bounds those behind it from below. */
    @Test
    void shouldAdjustByHolm() {
        assertArrayEquals(
                new double[] {0.9, 0.006, 0.1, 0.1, 0.4, 0.1, 0.0028}, MultipleTests.holm(PROBABILITIES), 1e-15);
        assertArrayEquals(
                new double[] {0.05, 0.08, 0.09, 0.09, 0.09},
                MultipleTests.holm(0.01, 0.02, 0.03, 0.04, 0.05),
                1e-15); // as R's p.adjust
    }

    /** As scipy 1.17.1's false_discovery_control. */
    @Test
    void shouldAdjustByBenjaminiAndHochberg() {
        assertArrayEquals(
                new double[] {0.9, 0.0035, 0.042, 0.035, 0.23333333333333336, 0.035, 0.0028},
                MultipleTests.benjaminiHochberg(PROBABILITIES),
                1e-15);
    }

    @Test
    void shouldTakeFamiliesOfOneAndRefuseWhatIsNoProbability() {
        assertArrayEquals(new double[] {0.3}, MultipleTests.holm(0.3));
        assertArrayEquals(new double[] {0.3}, MultipleTests.benjaminiHochberg(0.3));
        assertEquals(0, MultipleTests.holm().length);
        assertThrows(IllegalArgumentException.class, () -> MultipleTests.holm(0.3, -0.1));
        assertThrows(IllegalArgumentException.class, () -> MultipleTests.benjaminiHochberg(Double.NaN));
    }

    /** With three categories each is held at two thirds of a tenth off, with two at the level itself. */
    @Test
    void shouldHoldEachCategoryAtItsPartOfTheLevel() {
        final List<Estimate> three = Categories.estimates(List.of(30L, 50L, 20L), 0.9, "share");
        assertEquals(0.5, three.get(1).value());
        assertEquals(0.9, three.get(1).level());
        assertEquals(
                ClopperPearson.interval(50, 100, 1 - 0.1 / 3).low(),
                three.get(1).low(),
                1e-12);
        final List<Estimate> always = Categories.anytime(List.of(30L, 70L), 0.9, "share");
        assertEquals(0.7, always.get(1).value());
        assertEquals(
                BetaBinomialSequence.interval(70, 100, 0.9).high(),
                always.get(1).high(),
                1e-12);
        assertEquals(Categories.ANYTIME, always.get(1).method());
    }

    /** Every outcome of 30 trials in three categories, by the multinomial law, at nine laws: no sampling. */
    @Test
    void shouldCoverAllCategoriesTogether() {
        final double[][] laws = {
            {0.1, 0.1, 0.8},
            {0.01, 0.01, 0.98},
            {0.3, 0.3, 0.4},
            {0.5, 0.25, 0.25},
            {0.05, 0.45, 0.5},
            {0.02, 0.2, 0.78},
            {0.33, 0.33, 0.34},
            {0.001, 0.499, 0.5},
            {0.15, 0.05, 0.8}
        };
        for (final double[] law : laws) {
            double covered = 0;
            for (int a = 0; a <= 30; a++) {
                for (int b = 0; a + b <= 30; b++) {
                    covered += covers(law, a, b, 30 - a - b) ? probability(law, a, b, 30 - a - b) : 0;
                }
            }
            assertTrue(covered >= 0.95, covered + " at " + law[0] + ", " + law[1]);
        }
    }

    private static boolean covers(final double[] law, final long... counts) {
        final List<Estimate> shares = Categories.estimates(List.of(counts[0], counts[1], counts[2]), 0.95, "share");
        boolean all = true;
        for (int i = 0; i < 3; i++) {
            all &= shares.get(i).low() <= law[i] && law[i] <= shares.get(i).high();
        }
        return all;
    }

    private static double probability(final double[] law, final int... counts) {
        double log = CombinatoricsUtils.factorialLog(30);
        for (int i = 0; i < 3; i++) {
            log += counts[i] * Math.log(law[i]) - CombinatoricsUtils.factorialLog(counts[i]);
        }
        return Math.exp(log);
    }

    /** With two categories nothing is to be shared out. */
    @Test
    void shouldGiveTwoCategoriesThePlainInterval() {
        final List<Estimate> two = Categories.estimates(List.of(3L, 7L), 0.95, "share");
        final Estimate plain = ClopperPearson.estimate(3, 10, 0.95, "share");
        assertEquals(plain.low(), two.get(0).low());
        assertEquals(1 - plain.low(), two.get(1).high(), 1e-12);
        assertThrows(IllegalArgumentException.class, () -> Categories.estimates(List.of(3L), 0.95, "share"));
    }
}
