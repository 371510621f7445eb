package org.sitrep.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ValueSourcesTest {
    @TempDir
    Path folder;

    /** Six values: x by the text, y deduced, three of l ours, z chosen. */
    @Test
    void theyAreThoseOfTheDocument() {
        final ScenarioDocument document = new Written(folder)
                .file(
                        "top.yaml",
                        "ruleset: toy\na: {provenance: {text: [x], derived: [y], house: [l]}, x: 1, y: yes, l: [a, b, 3]}\nz: 4\n")
                .load("top.yaml");
        final ValueSources sources = ValueSources.of(document);
        assertEquals(new ValueSources(1, 1, 3, 1), sources);
        assertEquals(5, sources.ofTheGame());
        assertEquals(0.6, sources.houseShare());
        assertTrue(sources.known());
    }

    @Test
    void nothingHasNoShare() {
        assertFalse(ValueSources.UNKNOWN.known());
        assertEquals(0, ValueSources.UNKNOWN.houseShare());
        assertEquals(0, new ValueSources(0, 0, 0, 7).houseShare());
        assertTrue(new ValueSources(0, 0, 0, 7).known());
    }

    @Test
    void negativeCountsAreNone() {
        assertThrows(IllegalArgumentException.class, () -> new ValueSources(1, 0, -1, 0));
    }
}
