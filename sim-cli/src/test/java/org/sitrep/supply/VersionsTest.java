package org.sitrep.supply;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VersionsTest {
    @Test
    void orderIsMavens() {
        final List<String> rising = List.of(
                "1.8.0-alpha2",
                "1.8.0-beta4",
                "1.8.0-rc1",
                "1.8.0-rc2",
                "1.8.0-SNAPSHOT",
                "1.8.0",
                "1.8.1",
                "1.10",
                "2",
                "32.0.0-jre",
                "32.0.1-android",
                "20090211");
        for (int i = 0; i < rising.size(); i++) {
            for (int j = 0; j < rising.size(); j++) {
                assertEquals(
                        Integer.signum(Integer.compare(i, j)),
                        Integer.signum(Versions.compare(rising.get(i), rising.get(j))),
                        rising.get(i) + " and " + rising.get(j));
            }
        }
        assertEquals(0, Versions.compare("3.2", "3.2.0"));
        assertEquals(0, Versions.compare("33.0.0-jre", "33.0.0"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[3.0,3.18.0) | 3.0 | true",
                "[3.0,3.18.0) | 3.17.9 | true",
                "[3.0,3.18.0) | 3.18.0 | false",
                "[3.0,3.18.0) | 2.6 | false",
                "(,32.0.0) | 31.1-jre | true",
                "(,32.0.0) | 32.0.0-jre | false",
                "(1.0,2.0] | 1.0 | false",
                "(1.0,2.0] | 2.0 | true",
                "[1.0,) | 9 | true"
            })
    void aRangeHoldsWhatLiesBetweenItsBounds(final String range, final String version, final boolean held) {
        assertEquals(held, Versions.contains(range, version));
    }

    @Test
    void whatIsNoRangeIsRefused() {
        for (final String range : List.of("3.18.0", "[3.18.0]", "<3.18.0", "")) {
            assertTrue(assertThrows(IllegalArgumentException.class, () -> Versions.contains(range, "1"))
                    .getMessage()
                    .contains("not a range"));
        }
    }
}
