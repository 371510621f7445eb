package org.sitrep.benchmarks;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class QuartilesTest {
    @Test
    void theyAreValuesThatWereMeasuredInAnyOrder() {
        assertEquals(new Quartiles(2, 3, 4), Quartiles.of(5, 1, 3, 4, 2));
        assertEquals(new Quartiles(7, 7, 7), Quartiles.of(7));
    }

    @Test
    void aTextHasFourDigitsOfTheMedianAndAtMostThreeBehindThePoint() {
        assertEquals("1.947 [1.941, 1.995]", new Quartiles(1.9412, 1.9468, 1.9951).toString());
        assertEquals("292.4 [280.3, 304.2]", new Quartiles(280.256, 292.411, 304.249).toString());
        assertEquals("12345 [9999, 20000]", new Quartiles(9999, 12345, 20000).toString());
        assertEquals("0.012 [0.000, 0.030]", new Quartiles(0, 0.0123, 0.03).toString());
        assertEquals("0.000 [0.000, 0.000]", new Quartiles(0, 0, 0).toString());
    }
}
