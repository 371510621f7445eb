package org.sitrep.stats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EstimateTest {
    private static Estimate estimate(final double value, final double low, final double high, final double level) {
        return new Estimate(value, low, high, level, 100_000, "share", "Clopper-Pearson");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "0.512;0.5089;0.5151;0.95;0.512 ± 0.003 (95 %, n=100000)",
                "0.512;0.5109;0.5131;0.999;0.5120 ± 0.0011 (99.9 %, n=100000)",
                "-12.24;-13.48;-11.0;0.9;-12.2 ± 1.2 (90 %, n=100000)",
                "1234.5;1200;1269;0.95;1235 ± 35 (95 %, n=100000)",
                "0.0002;0.0001;0.0006;0.95;0.00020 [0.00010, 0.00060] (95 %, n=100000)",
                "0.0041;0;0.39;0.95;0.004 [0.00, 0.39] (95 %, n=100000)",
                "0;0;0.00004;0.95;0.000000 [0.000000, 0.000040] (95 %, n=100000)",
                "0.5;NaN;NaN;0.95;0.500 (no interval) (95 %, n=100000)",
                "NaN;NaN;NaN;0.95;no data (95 %, n=100000)"
            })
    void shouldPrintAsManyDecimalsAsTheIntervalBears(
            final double value, final double low, final double high, final double level, final String text) {
        assertEquals(text, estimate(value, low, high, level).toString());
    }

    /** Here infinity ends, before any report. */
    @ParameterizedTest
    @ValueSource(doubles = {Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY})
    void shouldNotBeInfinite(final double infinity) {
        assertThrows(ArithmeticException.class, () -> estimate(infinity, 0, 1, 0.95));
        assertThrows(ArithmeticException.class, () -> estimate(0.5, infinity, 1, 0.95));
        assertThrows(ArithmeticException.class, () -> estimate(0.5, 0, infinity, 0.95));
        final Estimate largest = estimate(0.5, -Double.MAX_VALUE, Double.MAX_VALUE, 0.95);
        assertEquals(Double.MAX_VALUE, largest.high());
    }

    @Test
    void shouldHaveAZeroWithoutSign() {
        final Estimate zero = estimate(-0.0, -0.0, 0.25, 0.95);
        assertEquals(zero, estimate(0.0, 0.0, 0.25, 0.95));
        assertEquals(
                "0.0", Double.toString(estimate(0.0, -1, 0.0, 0.95).negated().value()));
        assertEquals(
                "0.0", Double.toString(estimate(0.0, -1, 0.0, 0.95).negated().low()));
    }

    @Test
    void shouldPrintAlikeInAnyLocale() {
        final Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.GERMANY);
            assertEquals("0.512 ± 0.003", estimate(0.512, 0.5089, 0.5151, 0.95).shortForm());
        } finally {
            Locale.setDefault(before);
        }
    }

    /** Found in a comparison: worse by 0.06 ± 0.06 Marines. */
    @Test
    void anIntervalThatExcludesZeroDoesNotSeemToReachIt() {
        assertEquals("0.0604 ± 0.0596", estimate(0.0604, 0.0008, 0.12, 0.95).shortForm());
        assertEquals("-0.0604 ± 0.0596", estimate(-0.0604, -0.12, -0.0008, 0.95).shortForm());
        assertEquals("0.06 ± 0.06", estimate(0.06, -0.0001, 0.1201, 0.95).shortForm());
        assertEquals("0.06 ± 0.04", estimate(0.06, 0.02, 0.1, 0.95).shortForm());
    }

    @Test
    void shouldHaveNoHalfWidthWithoutAnInterval() {
        assertEquals(0.25, estimate(0.5, 0.25, 0.75, 0.95).halfWidth());
        assertTrue(Double.isNaN(estimate(0.5, Double.NaN, Double.NaN, 0.95).halfWidth()));
    }

    @Test
    void shouldTurnTheIntervalRoundWithTheSign() {
        assertEquals(
                estimate(-0.3, -0.9, 0.1, 0.95), estimate(0.3, -0.1, 0.9, 0.95).negated());
    }
}
