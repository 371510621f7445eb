package org.sitrep.stats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sitrep.outcome.Ratio;
import org.sitrep.outcome.Slot;

/** Limits of a ratio against the bets themselves; how often they miss is in {@link AnytimeCoverageTest}. */
class RatioSequenceTest {
    private static final Slot HITS = new Slot("hits", "hits", "hits", Slot.Kind.QUANTITY, -2, 8, 2, Slot.Better.HIGHER);
    private static final Slot SHOTS = new Slot("shots", "shots", "shots", Slot.Kind.COUNT, 0, 6, 1, Slot.Better.HIGHER);
    private static final Slot KILLED =
            new Slot("killed", "killed", "Enemies", Slot.Kind.COUNT, 0, 12, 1, Slot.Better.HIGHER);
    private static final Slot MET = new Slot("met", "met", "Enemies", Slot.Kind.COUNT, 0, 12, 1, Slot.Better.NEUTRAL);
    private static final Ratio A_SHOT = new Ratio("r", "r", "hits a shot", "hits", "shots", Slot.Better.HIGHER);
    private static final Ratio RATE = new Ratio("rate", "rate", "share", "killed", "met", Slot.Better.HIGHER);

    /** Trials of two slots with their sums. */
    private static final class Trials {
        private final Slot numerator;
        private final Slot denominator;
        private final long[] above;
        private final long[] below;
        private long n;
        private long products;

        Trials(final Slot numerator, final Slot denominator) {
            this.numerator = numerator;
            this.denominator = denominator;
            above = new long[numerator.max() - numerator.min() + 1];
            below = new long[denominator.max() - denominator.min() + 1];
        }

        Trials add(final int a, final int b, final int times) {
            above[a - numerator.min()] += times;
            below[b - denominator.min()] += times;
            n += times;
            products += (long) a * b * times;
            return this;
        }

        SlotTally above() {
            return SlotTally.of(numerator, above.clone(), new long[above.length]);
        }

        SlotTally below() {
            return SlotTally.of(denominator, below.clone(), new long[below.length]);
        }

        ProductTally product() {
            return new ProductTally(numerator.name(), denominator.name(), n, products);
        }

        Estimate estimate(final Ratio ratio, final double level) {
            return RatioSequence.estimate(ratio, numerator, above(), denominator, below(), product(), level);
        }

        /**
         * Returns the logarithm of the capital of all bets against a ratio, by the midpoint rule over 200,000
         * fractions: the prior of each is the gamma density of shape 2 cut to 0 … 1.
         */
        double evidence(final double assumed, final int way) {
            final double sum = way * (assumed * below().sum() - above().sum());
            double squares = assumed * assumed * below().sumOfSquares() + above().sumOfSquares();
            squares -= 2 * assumed * products;
            final double ends = assumed * denominator.max(); // the other end is 0
            final double bound = way > 0 ? numerator.max() - Math.min(0, ends) : Math.max(0, ends) - numerator.min();
            final int steps = 200_000;
            double capital = 0;
            double prior = 0;
            for (int i = 0; i < steps; i++) {
                final double bet = (i + 0.5) / steps;
                final double density = (1 - bet) * Math.exp(-2 * (1 - bet));
                prior += density;
                capital += density * Math.exp(bet * sum / bound + (Math.log1p(-bet) + bet) * squares / bound / bound);
            }
            return Math.log(capital / prior);
        }
    }

    @Test
    void bothLimitsHaveTheEvidenceOfHalfTheError() {
        final Trials trials = new Trials(KILLED, MET)
                .add(3, 5, 300)
                .add(4, 4, 250)
                .add(0, 2, 40)
                .add(1, 8, 60);
        for (final double level : new double[] {0.95, 0.9999}) {
            final Estimate rate = trials.estimate(RATE, level);
            final double threshold = Math.log(2 / (1 - level));
            assertEquals(threshold, trials.evidence(rate.low(), -1), 1e-6);
            assertEquals(threshold, trials.evidence(rate.high(), 1), 1e-6);
            assertEquals((900.0 + 1000 + 60) / (1500 + 1000 + 80 + 480), rate.value(), 1e-15);
            assertEquals(RatioSequence.METHOD, rate.method());
        }
    }

    /** Hits are in halves and can be lost: -1 per shot at least. */
    @Test
    void aNumeratorMayBeNegativeAndHaveAnotherDivisor() {
        final Trials trials =
                new Trials(HITS, SHOTS).add(-2, 3, 300).add(0, 2, 200).add(1, 5, 50);
        final Estimate ratio = trials.estimate(A_SHOT, 0.95);
        final double threshold = Math.log(40);
        assertEquals(threshold, trials.evidence(2 * ratio.high(), 1), 1e-6);
        assertTrue(ratio.low() < ratio.value() && ratio.value() < 0, ratio.toString());
        assertEquals((-600 + 50) / 2.0 / (900 + 400 + 250), ratio.value(), 1e-15);
    }

    /**
     * Killed moves with met: the limits are less than half as far apart as those of killed divided by those of met,
     * each at half the error.
     */
    @Test
    void isNarrowerThanOneMeanDividedByTheOther() {
        final SplittableRandom random = new SplittableRandom(1967);
        final Trials trials = new Trials(KILLED, MET);
        for (int i = 0; i < 4000; i++) {
            final int met = 2 + random.nextInt(9);
            trials.add(met - (random.nextInt(4) == 0 ? 1 : 0), met, 1);
        }
        final Estimate rate = trials.estimate(RATE, 0.95);
        final Estimate a = BettingSequence.estimate(KILLED, trials.above(), 0.975);
        final Estimate b = BettingSequence.estimate(MET, trials.below(), 0.975);
        final double divided = a.high() / b.low() - a.low() / b.high();
        assertTrue(rate.high() - rate.low() < divided / 2, rate + " against " + divided);
    }

    @ParameterizedTest
    @CsvSource({"0.95, 20", "0.95, 200", "0.99, 200"})
    void allKilledOfAllMetIsNoCertainty(final double level, final int times) {
        final Trials trials = new Trials(KILLED, MET).add(6, 6, times);
        final Estimate rate = trials.estimate(RATE, level);
        assertEquals(1, rate.value(), 0);
        assertEquals(1, rate.high(), 0);
        assertTrue(rate.low() < 1, rate.toString());
        assertEquals(Math.log(2 / (1 - level)), trials.evidence(rate.low(), -1), 1e-6);
    }

    @Test
    void withoutDenominatorsThereIsNothing() {
        final Estimate none = new Trials(KILLED, MET).add(0, 0, 100).estimate(RATE, 0.95);
        assertEquals("no data", none.method());
        assertTrue(Double.isNaN(none.value()) && Double.isNaN(none.low()), none.toString());
    }

    /** One shot in 300 trials: hits a shot have no upper limit, a share has 1. */
    @Test
    void aRareDenominatorBoundsNothing() {
        final Estimate ratio =
                new Trials(HITS, SHOTS).add(0, 0, 299).add(2, 1, 1).estimate(A_SHOT, 0.95);
        assertEquals("denominator too uncertain", ratio.method());
        assertTrue(ratio.value() == 1 && Double.isNaN(ratio.high()), ratio.toString());
        final Estimate rate =
                new Trials(KILLED, MET).add(0, 0, 299).add(1, 2, 1).estimate(RATE, 0.95);
        assertEquals(0, rate.low(), 1e-9);
        assertEquals(1, rate.high(), 0);
    }

    @Test
    void refusesTalliesOfDifferentTrials() {
        final Trials one = new Trials(KILLED, MET).add(1, 2, 10);
        final Trials two = new Trials(KILLED, MET).add(1, 2, 11);
        assertThrows(
                IllegalArgumentException.class,
                () -> RatioSequence.estimate(RATE, KILLED, one.above(), MET, two.below(), one.product(), 0.95));
        final Slot less = new Slot("less", "less", "x", Slot.Kind.QUANTITY, -1, 12, 1, Slot.Better.HIGHER);
        final Ratio ratio = new Ratio("q", "q", "x", "killed", "less", Slot.Better.HIGHER);
        assertThrows(
                IllegalArgumentException.class,
                () -> new Trials(KILLED, less).add(1, 2, 10).estimate(ratio, 0.95));
    }
}
