package org.sitrep.cli.service;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.sitrep.engine.BatchProgress;

class ProgressLineTest {
    private static BatchProgress at(final long completed, final long aborted, final double halfWidth) {
        return new BatchProgress(
                1_000_000, completed, aborted, "squad.survivors", completed == 0 ? Double.NaN : 4.2134, halfWidth);
    }

    @Test
    void saysHowFarHowFastHowLongAndHowPrecise() {
        assertEquals(
                " 42 %  420,000 of 1,000,000 campaigns  84,000/s  0:07 left  survivors 4.213 ± 0.004",
                ProgressLine.of(at(420_000, 0, 0.004), "campaigns", 5, 200));
    }

    @Test
    void hoursAreShownWhereThereAreAny() {
        assertEquals(
                "  0 %  10 of 1,000,000 trials  10/s  27:46:39 left  survivors 4.213",
                ProgressLine.of(at(10, 0, Double.NaN), "trials", 1, 200));
    }

    @Test
    void whatDoesNotFitIsLeftOff() {
        assertEquals(
                " 42 %  420,000 of 1,000,000  84,000/s  0:07 left  survivors 4.213 ± 0.004",
                ProgressLine.of(at(420_000, 0, 0.004), "trials", 5, 79));
        assertEquals(" 42 %  420,000 of 1,000,000  84,000/s", ProgressLine.of(at(420_000, 0, 0.004), "trials", 5, 45));
    }

    @Test
    void nothingIsGuessedBeforeTheFirstChunk() {
        assertEquals("  0 %  0 of 1,000,000 trials", ProgressLine.of(at(0, 0, Double.NaN), "trials", 0, 200));
    }

    @Test
    void abortsAreShown() {
        assertEquals(
                "100 %  1,000,000 of 1,000,000 trials  100,000/s  0:00 left  survivors 4.213 ± 0.004  3 aborted",
                ProgressLine.of(at(999_997, 3, 0.004), "trials", 10, 200));
    }
}
