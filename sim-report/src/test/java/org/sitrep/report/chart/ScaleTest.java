package org.sitrep.report.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

final class ScaleTest {
    @Test
    void shouldEndAtRoundTicks() {
        final Scale scale = Scale.of(0, 64.4, 4, 200, 0);
        assertEquals(List.of(0.0, 20.0, 40.0, 60.0, 80.0), scale.ticks());
        assertEquals(200, scale.at(0), 1e-9);
        assertEquals(0, scale.at(80), 1e-9);
        assertEquals("20", scale.label(20));
    }

    @Test
    void shouldWriteAsManyDecimalsAsTheStepNeeds() {
        final Scale scale = Scale.of(2.72, 3.74, 6, 0, 100);
        assertEquals(
                List.of("2.6", "2.8", "3.0", "3.2", "3.4", "3.6", "3.8"),
                scale.ticks().stream().map(scale::label).toList());
    }

    @Test
    void shouldWriteZeroWithoutSign() {
        final Scale scale = Scale.of(-0.3, 0.3, 6, 0, 100);
        assertEquals("0.0", scale.label(scale.ticks().get(3)));
    }

    @Test
    void shouldHaveATickAtEachOfFewWholeNumbersAndNoneBetweenThem() {
        final Scale each = Scale.through(new double[] {4, 8, 5}, 12, 0, 100);
        assertEquals(
                List.of("4", "5", "6", "7", "8"),
                each.ticks().stream().map(each::label).toList());
        assertEquals(0, each.at(4), 1e-9);
        assertEquals(100, each.at(8), 1e-9);
        assertEquals(
                List.of(3.0, 5.0, 7.0),
                Scale.through(new double[] {3, 8}, 4, 0, 100).ticks());
        assertEquals(
                List.of(0.0, 500.0, 1000.0),
                Scale.through(new double[] {0, 1000}, 2, 0, 100).ticks());
        assertEquals(
                List.of(0.0, 0.5, 1.0),
                Scale.through(new double[] {0, 0.3, 1}, 2, 0, 100).ticks());
    }

    @Test
    void shouldStandASingleValue() {
        final Scale scale = Scale.of(5, 5, 4, 0, 100);
        assertTrue(scale.low() <= 5 && scale.high() > 5);
    }

    /** Two means of 100 % that were added up in another order. */
    @Test
    void shouldTakeForOneValueWhatRoundingHasParted() {
        for (final double value : new double[] {100, -0.1, 1e-30, 1e18}) {
            final Scale scale = Scale.of(Math.nextDown(value), value, 4, 0, 100);
            assertTrue(
                    scale.ticks().size() >= 2 && scale.ticks().size() < 20,
                    scale.ticks().toString());
            assertTrue(scale.at(value) >= -1e-6 && scale.at(value) <= 100 + 1e-6, value + " at " + scale.at(value));
        }
    }
}
