package org.sitrep.report.model;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class LabelsTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Marines who survive | Marines     | Marines who survive         | ''",
                "Marine activations  | activations | Marine activations          | ''",
                "Wounds              | Wounds      | Wounds                      | ''",
                "Damage taken        | Wounds      | Damage taken, Wounds        | Wounds",
                "Who survives        | surviv      | Who survives, surviv        | surviv",
                "Primary met         | %           | Primary met, %              | %",
                "Ratio               | ''          | Ratio                       | ''",
            })
    void shouldSayTheUnitOnce(final String label, final String unit, final String both, final String beside) {
        assertEquals(both, Labels.withUnit(label, unit));
        assertEquals(beside, Labels.unitAfter(label, unit));
    }
}
