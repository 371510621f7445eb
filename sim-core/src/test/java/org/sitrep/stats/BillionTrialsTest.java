package org.sitrep.stats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Ratio;
import org.sitrep.outcome.Slot;
import org.sitrep.outcome.Survival;

/**
 * A thousand million trials, each with the largest values there are: every kind of tally holds them exactly, doubled
 * until it says that it cannot, and never says a wrong number.
 */
class BillionTrialsTest {
    /** 2^30 trials are 1.07 thousand million. */
    private static final int DOUBLINGS = 30;
    /**
     * Beyond any count or range that a game has: a score of 65,000 squared is 2^32, so 2^30 of them stay below 2^62.
     */
    private static final int LARGEST = 65_000;

    private static final long MANY = 1L << DOUBLINGS;

    private static OutcomeLayout layout(final int largest) {
        final OutcomeLayout.Builder b = OutcomeLayout.builder();
        b.add(new Slot("score", "score", "points", Slot.Kind.QUANTITY, -largest, largest, 1, Slot.Better.HIGHER));
        b.add(new Slot("atRisk", "at risk", "men", Slot.Kind.COUNT, 0, 6, 1, Slot.Better.NEUTRAL));
        b.add(new Slot("lost", "lost", "men", Slot.Kind.COUNT, 0, 6, 1, Slot.Better.LOWER));
        b.add(new Ratio("share", "share", "share", "lost", "atRisk", Slot.Better.LOWER));
        b.add(new Survival(
                "survival",
                "survival",
                "who is left?",
                "round",
                List.of(new Survival.Curve("all", List.of("atRisk"), List.of("lost")))));
        return b.headline("score").build();
    }

    private static Outcome largest(final OutcomeLayout layout, final int score) {
        final Outcome outcome = new Outcome(layout);
        outcome.set(layout.index("score"), score);
        outcome.set(layout.index("atRisk"), 6);
        outcome.set(layout.index("lost"), 6);
        return outcome;
    }

    private static Tally doubled(final int score, final int times) {
        final OutcomeLayout layout = layout(LARGEST);
        Tally tally = new Tally(layout);
        tally.accept(largest(layout, score), 0);
        for (int i = 0; i < times; i++) {
            final Tally both = new Tally(layout);
            both.combine(tally);
            both.combine(tally);
            tally = both;
        }
        return tally;
    }

    @Test
    void everyKindOfTallyHoldsThem() {
        final Tally tally = doubled(-LARGEST, DOUBLINGS);
        assertEquals(MANY, tally.completed());
        final SlotTally score = tally.slot(0);
        assertEquals(MANY, score.n());
        assertEquals(-MANY * LARGEST, score.sum());
        assertEquals(MANY * LARGEST * LARGEST, score.sumOfSquares());
        assertEquals(MANY, score.counts()[0]);
        assertEquals(36 * MANY, tally.products().get(0).sumOfProducts());
        for (final long product : tally.curves().get(0).products()) {
            assertEquals(36 * MANY, product);
        }
        assertEquals(2 * MANY, score.combine(score).n());
        final long[] moments = tally.moments(0, new long[3]);
        assertEquals(
                List.of(score.n(), score.sum(), score.sumOfSquares()), List.of(moments[0], moments[1], moments[2]));
    }

    @Test
    void pairsHoldThem() {
        final OutcomeLayout layout = layout(LARGEST);
        PairTally pair = new PairTally(layout);
        pair.accept(largest(layout, LARGEST), largest(layout, -LARGEST));
        for (int i = 0; i < DOUBLINGS; i++) {
            final PairTally both = new PairTally(layout);
            both.combine(pair);
            both.combine(pair);
            pair = both;
        }
        final PairSums sums = pair.sums().get(0);
        assertEquals(MANY, sums.n());
        assertEquals(MANY, sums.differing());
        assertEquals(-MANY * LARGEST * LARGEST, sums.products());
        assertEquals(MANY * LARGEST, sums.first());
        assertEquals(pair.sums(), PairTally.of(layout, pair.numbers()).sums());
        final Estimate difference = PairedDifference.estimate(layout.slots().get(0), sums, 0.95);
        assertEquals(-2.0 * LARGEST, difference.value(), 1e-6);
    }

    /** Doubled on, each kind ends in an error, and until then every number is what arbitrary precision says. */
    @Test
    void whatNoLongerFitsIsAnError() {
        final BigInteger square = BigInteger.valueOf(LARGEST).pow(2);
        Tally tally = doubled(LARGEST, DOUBLINGS);
        BigInteger trials = BigInteger.ONE.shiftLeft(DOUBLINGS);
        boolean refused = false;
        while (!refused) {
            final boolean fits = square.multiply(trials).bitLength() < Long.SIZE;
            final Tally now = tally;
            if (fits) {
                assertEquals(
                        square.multiply(trials).longValueExact(), tally.slot(0).sumOfSquares());
                final Tally both = new Tally(tally.layout());
                both.combine(tally);
                both.combine(tally);
                tally = both;
                trials = trials.shiftLeft(1);
            } else {
                final String said = assertThrows(ArithmeticException.class, () -> now.slot(0))
                        .getMessage();
                assertTrue(said.startsWith("score: "), said);
                assertThrows(ArithmeticException.class, () -> now.moments(0, new long[3]));
                refused = true;
            }
        }
    }

    @Test
    void sumsOfPairsThatNoLongerFitAreErrors() {
        final int[] most = {Integer.MAX_VALUE, Integer.MAX_VALUE, Integer.MAX_VALUE};
        assertEquals(
                2L * Integer.MAX_VALUE * Integer.MAX_VALUE,
                PairSums.of("a", new int[] {most[0], most[0]}, new int[] {most[0], most[0]})
                        .products());
        assertThrows(ArithmeticException.class, () -> PairSums.of("a", most, most));
        final OutcomeLayout layout = layout(LARGEST);
        final long[] numbers = new PairTally(layout).numbers();
        numbers[2] = Long.MAX_VALUE;
        final PairTally full = PairTally.of(layout, numbers);
        assertThrows(ArithmeticException.class, () -> full.accept(largest(layout, 1), largest(layout, 1)));
        assertThrows(ArithmeticException.class, () -> full.combine(PairTally.of(layout, numbers)));
        final CurveTally curve = new CurveTally("s", "c", 1, new long[] {Long.MAX_VALUE, 0, 0});
        assertThrows(ArithmeticException.class, () -> curve.combine(curve));
    }
}
