package org.sitrep.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class TextReportTest {
    @ParameterizedTest
    @ValueSource(ints = {60, 80, 100, 120})
    void shouldKeepToTheWidthWithoutTrailingBlanks(final int width) {
        for (final boolean ascii : new boolean[] {false, true}) {
            for (final long missions : new long[] {1, 5, 500}) {
                Rendered.text(SampleCapsules.of(missions), width, ascii, false)
                        .lines()
                        .forEach(line -> {
                            assertTrue(line.length() <= width, line);
                            assertEquals(line.stripTrailing(), line);
                        });
            }
        }
    }

    @Test
    void shouldUseNothingButAsciiIfAsked() {
        assertTrue(Rendered.text(SampleCapsules.titled("Überfall – Nacht"), 80, true, false)
                .matches("[\\x20-\\x7e\\n]+"));
    }

    @Test
    void shouldOnlyAddColours() {
        final String plain = Rendered.text(SampleCapsules.of(100), 80, false, false);
        final String coloured = Rendered.text(SampleCapsules.of(100), 80, false, true);
        assertTrue(coloured.contains("\u001b[1mPatrol\u001b[0m\n"));
        assertEquals(plain, coloured.replaceAll("\u001b\\[\\d+m", ""));
    }

    @Test
    void shouldAccountForEveryMission() {
        assertTrue(Rendered.text(SampleCapsules.interrupted(1000, 400), 100, false, false)
                .contains("1,000 missions requested = 400 completed + 0 aborted + 600 not played (interrupted)"));
    }

    @Test
    void shouldDrawBarsAsLongAsTheirShare() {
        assertEquals("", Bars.bar(0, 10, false));
        assertEquals("", Bars.bar(Double.NaN, 10, false));
        assertEquals("▏", Bars.bar(1e-9, 10, false));
        assertEquals("█████", Bars.bar(0.5, 10, false));
        assertEquals("█████▌", Bars.bar(0.55, 10, false));
        assertEquals("██████████", Bars.bar(7, 10, false));
        assertEquals("#####", Bars.bar(0.5, 10, true));
        assertEquals("#", Bars.bar(1e-9, 10, true));
    }

    @Test
    void shouldDrawACurveFromLowestToHighest() {
        assertEquals("▁█▁", Bars.sparkline(new double[] {-1, 3, -1}, 10, false));
        assertEquals("_#", Bars.sparkline(new double[] {0, 0, 5, 5}, 2, true));
        assertEquals("▁▁", Bars.sparkline(new double[] {2, 2}, 10, false));
    }
}
