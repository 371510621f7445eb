package org.sitrep.cli.base;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine.TypeConversionException;

class CountConverterTest {
    @ParameterizedTest
    @CsvSource({
        "0,0",
        "17,17",
        "1_000_000,1000000",
        "250k,250000",
        "250K,250000",
        "3M,3000000",
        "1e6,1000000",
        "12e0,12"
    })
    void countsAreReadAsPeopleWriteThem(final String typed, final long count) {
        assertEquals(count, new CountConverter().convert(typed));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "-1", "1.5", "many", "1e", "_1", "1kk", "9e18k", "99999999999999999999", "1e99"})
    void whatIsNoCountIsRefused(final String typed) {
        assertThrows(TypeConversionException.class, () -> new CountConverter().convert(typed));
    }
}
