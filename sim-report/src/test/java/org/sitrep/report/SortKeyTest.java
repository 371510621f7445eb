package org.sitrep.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class SortKeyTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "5.9698 ± 0.0011 Marines | 5.9698",
                "0.9998 [0.9989, 1.0000] | 0.9998",
                "-0.016 ± 0.027 | -0.016",
                "+2.89 ± 0.05 Wounds | 2.89",
                "1,000,000 | 1000000",
                "12 of 40 | 12",
                "3\u20135 | 3",
                "46.4 % | 46.4"
            })
    void shouldTakeTheNumberThatACellBeginsWith(final String cell, final double number) {
        assertEquals(Optional.of(number), SortKey.of(cell));
    }

    @Test
    void shouldPutBoundsBesideTheirNumbers() {
        assertTrue(SortKey.of("< 0.1 %").orElseThrow() < SortKey.of("0.1 %").orElseThrow());
        assertTrue(SortKey.of("< 0.1 %").orElseThrow() > SortKey.of("0.09 %").orElseThrow());
        assertTrue(SortKey.of("> 99.9 %").orElseThrow() > SortKey.of("99.9 %").orElseThrow());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "none", "no data", "06:30", "leads", "-"})
    void shouldFindNoneWhereThereIsNone(final String cell) {
        assertEquals(Optional.empty(), SortKey.of(cell));
    }
}
