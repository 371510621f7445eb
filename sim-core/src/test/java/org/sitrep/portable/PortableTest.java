package org.sitrep.portable;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import org.junit.jupiter.api.Test;
import org.sitrep.rng.Mix64;

/** Portable arithmetic says what it promises, against exact numbers. */
class PortableTest {
    private static final int MANY = 20_000;

    private static double between(final long seed, final double low, final double high) {
        return low + (high - low) * (Mix64.mix(seed) >>> 11) * 0x1p-53;
    }

    @Test
    void exponentialsAreWithinAUnitInTheLastPlace() {
        for (int i = 0; i < MANY; i++) {
            final double x = between(i, -700, 700);
            assertEquals(StrictMath.exp(x), Exponentials.exp(x), 2 * Math.ulp(StrictMath.exp(x)), () -> "e to " + x);
        }
        assertEquals(1, Exponentials.exp(0));
        assertEquals(0, Exponentials.exp(Double.NEGATIVE_INFINITY));
        assertEquals(Double.POSITIVE_INFINITY, Exponentials.exp(Double.POSITIVE_INFINITY));
        assertEquals(Double.NaN, Exponentials.exp(Double.NaN));
    }

    @Test
    void logarithmsAreWithinAFewUnitsInTheLastPlace() {
        for (int i = 0; i < MANY; i++) {
            final double x = between(i, i % 2 == 0 ? -0.999 : 0, i % 2 == 0 ? 1 : 1e9);
            assertEquals(
                    StrictMath.log1p(x), Exponentials.log1p(x), 4 * Math.ulp(StrictMath.log1p(x)), () -> "of 1 + " + x);
        }
        assertEquals(Double.NEGATIVE_INFINITY, Exponentials.log1p(-1));
        assertEquals(Double.NaN, Exponentials.log1p(-2));
    }

    @Test
    void roundingIsThatOfDecimals() {
        for (int i = 0; i < MANY; i++) {
            final double x = Math.rint(between(i, -4000, 4000)) / 8; // an eighth are halves
            final BigDecimal exact = new BigDecimal(x, MathContext.UNLIMITED);
            assertEquals(
                    exact.add(new BigDecimal("0.5"))
                            .setScale(0, RoundingMode.FLOOR)
                            .longValueExact(),
                    Portable.round(x),
                    () -> "round " + x);
            assertEquals(
                    exact.setScale(0, RoundingMode.HALF_EVEN).doubleValue(),
                    Portable.roundEven(x),
                    0,
                    () -> "to even " + x);
        }
    }
}
