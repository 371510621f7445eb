package org.sitrep.report.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.sitrep.stats.Estimate;

final class NumbersTest {
    @Test
    void shouldNeverRoundARareShareToNothingOrAFrequentOneToAll() {
        assertEquals("0 %", Numbers.percent(0));
        assertEquals("< 0.1 %", Numbers.percent(1e-9));
        assertEquals("0.1 %", Numbers.percent(0.0005));
        assertEquals("61.2 %", Numbers.percent(0.6123));
        assertEquals("> 99.9 %", Numbers.percent(0.99999));
        assertEquals("100 %", Numbers.percent(1));
        assertEquals("no data", Numbers.percent(Double.NaN));
    }

    @Test
    void shouldWriteLimitsWithTheDecimalsOfTheHalfWidth() {
        final Estimate e = new Estimate(0.5123, 0.5093, 0.5153, 0.95, 100000, "share", "m");
        assertEquals("0.512 ± 0.003", e.shortForm());
        assertEquals("0.509 to 0.515", Numbers.range(e));
        assertEquals("51.2 ± 0.3 %", Numbers.withUnit(Numbers.inPercent(e), "%"));
    }

    @Test
    void shouldSayWhereThereIsNoInterval() {
        final double nan = Double.NaN;
        assertEquals("2.5 XP (no interval)", Numbers.withUnit(new Estimate(2.5, nan, nan, 0.95, 2, "XP", "m"), "XP"));
        assertEquals("no data", Numbers.withUnit(new Estimate(nan, nan, nan, 0.95, 0, "XP", "m"), "XP"));
        assertEquals("none", Numbers.range(new Estimate(2.5, nan, nan, 0.95, 2, "XP", "m")));
    }

    @Test
    void shouldNotWriteMinusZero() {
        assertEquals("0", Numbers.plain(-0.0001, 2));
        assertEquals("0.00", Numbers.fixed(-0.0001, 2));
        assertEquals("-1.5", Numbers.plain(-1.5, 2));
        assertEquals("0 %", Numbers.percent(-0.0));
        assertEquals("0.0 %", Numbers.percent(-1e-9));
    }

    @Test
    void shouldSayWhereThereIsNoNumberAndRefuseInfinity() {
        assertEquals("no data", Numbers.fixed(Double.NaN, 2));
        assertEquals("no data", Numbers.plain(Double.NaN, 2));
        for (final double infinity : new double[] {Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY}) {
            assertThrows(ArithmeticException.class, () -> Numbers.fixed(infinity, 2));
            assertThrows(ArithmeticException.class, () -> Numbers.plain(infinity, 2));
            assertThrows(ArithmeticException.class, () -> Numbers.percent(infinity));
        }
    }
}
