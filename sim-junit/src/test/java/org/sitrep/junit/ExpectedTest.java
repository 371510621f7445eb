package org.sitrep.junit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class ExpectedTest {
    @Test
    void itReadsAsItIsWritten() {
        assertEquals("at least 5.9", Expected.atLeast(5.9).toString());
        assertEquals("at most 0", Expected.atMost(-0.0).toString());
        assertEquals("0.5 to 0.6", Expected.about(0.55, 0.05).toString());
        assertEquals("-1 to 100", Expected.between(-1, 100).toString());
    }

    @Test
    void whatCanNeverBeShownIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> Expected.between(1, 1));
        assertThrows(IllegalArgumentException.class, () -> Expected.between(2, 1));
        assertThrows(IllegalArgumentException.class, () -> Expected.atLeast(Double.NaN));
        assertThrows(IllegalArgumentException.class, () -> Expected.atLeast(Double.NEGATIVE_INFINITY));
        assertThrows(IllegalArgumentException.class, () -> Expected.about(1, 0));
    }
}
