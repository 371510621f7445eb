package org.sitrep.analysis.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.Ratio;
import org.sitrep.outcome.Slot;
import org.sitrep.stats.Estimate;

class MetricSumsTest {
    private static final Slot HITS = new Slot("hits", "Hits", "hits", Slot.Kind.COUNT, 0, 10, 1, Slot.Better.HIGHER);
    private static final Slot SHOTS = new Slot("shots", "Shots", "shots", Slot.Kind.COUNT, 0, 10, 1, Slot.Better.LOWER);
    private static final Slot HALVES =
            new Slot("halves", "Halves", "wholes", Slot.Kind.QUANTITY, -4, 4, 2, Slot.Better.HIGHER);
    private static final Slot WON = new Slot("won", "Won", "share", Slot.Kind.FLAG, 0, 1, 1, Slot.Better.HIGHER);
    private static final MetricReader RATE = new MetricReader(
            HITS,
            Optional.of(SHOTS),
            Optional.of(new Ratio("rate", "Rate", "share", "hits", "shots", Slot.Better.HIGHER)));

    private static MetricSums some(final MetricReader gauge, final int trials) {
        final MetricSums sums = new MetricSums(gauge);
        for (int m = 0; m < trials; m++) {
            sums.accept(m % 4, 4 + m % 3, m);
        }
        return sums;
    }

    /** Means of 0, 1, 2, 3 and of 4, 5, 6: their ratio is 1.5 / 5. */
    @Test
    void aRatioIsThatOfTheSumsWithAnIntervalOfEitherKind() {
        final MetricSums sums = some(RATE, 1200);
        assertEquals(0.3, sums.value(), 1e-12);
        final Estimate fixed = sums.fixed(0.95);
        final Estimate anytime = sums.anytime(0.95);
        assertTrue(fixed.low() < 0.3 && fixed.high() > 0.3, fixed.toString());
        assertTrue(anytime.low() < fixed.low() && anytime.high() > fixed.high(), anytime.toString());
        assertEquals(fixed.halfWidth() / 1.96, sums.error(), 0.0005);
    }

    /** Found by {@code solve} on the kill rate of an Enemy that no trial meets at first: 0 of 0, then 1 of 1. */
    @Test
    void aRareDenominatorGivesNoLimitAndNoFailure() {
        final MetricSums sums = new MetricSums(RATE);
        for (int m = 0; m < 160; m++) {
            sums.accept(0, 0, m);
        }
        assertEquals("no data", sums.anytime(0.99).method());
        sums.accept(1, 1, 160);
        final Estimate anytime = sums.anytime(0.99);
        assertEquals(1, anytime.value(), 0);
        assertEquals(1, anytime.high(), 0);
        assertTrue(anytime.low() < 0.1, anytime.toString());
    }

    @Test
    void whatIsAbsentCountsForNothing() {
        final MetricSums sums = some(MetricReader.of(HITS), 8);
        sums.accept(Outcome.ABSENT, Outcome.ABSENT, 0);
        assertEquals(8, sums.n());
        assertEquals(1.5, sums.value(), 0);
    }

    @Test
    void partsAddUpToTheWhole() {
        final MetricSums whole = some(RATE, 24);
        final MetricSums parts = some(RATE, 12);
        parts.combine(some(RATE, 12));
        assertEquals(whole.fixed(0.9), parts.fixed(0.9));
        assertEquals(whole.anytime(0.9), parts.anytime(0.9));
    }

    /** Wholes are halves by two: the values lie in -2 … 2, and so do all limits. */
    @Test
    void limitsAreInTheUnitOfTheSlot() {
        final MetricSums sums = new MetricSums(MetricReader.of(HALVES));
        for (int m = 0; m < 100; m++) {
            sums.accept(m % 2 == 0 ? 4 : 2, 0, m);
        }
        assertEquals(1.5, sums.value(), 0);
        final Estimate anytime = sums.anytime(0.95);
        assertTrue(anytime.low() > 1 && anytime.high() <= 2, anytime.toString());
        assertEquals(0.05, sums.error(), 0.005);
    }

    /** Fifty of fifty say little of a rare failure: the error is not nothing. */
    @Test
    void agreementOfFewIsNoCertainty() {
        final MetricSums sums = new MetricSums(MetricReader.of(WON));
        for (int m = 0; m < 50; m++) {
            sums.accept(1, 0, m);
        }
        assertEquals(0.01, sums.error(), 1e-12);
        assertEquals(1, sums.anytime(0.95).high(), 0);
    }
}
