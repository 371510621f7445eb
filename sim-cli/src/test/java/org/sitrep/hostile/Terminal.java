package org.sitrep.hostile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.OptionalInt;
import org.sitrep.scenario.SafeText;

/** Looks at text as a terminal gets it. */
final class Terminal {
    /** Two lines and a half of a terminal: longer names are cut, longer words broken. */
    private static final int WIDEST = 200;

    private Terminal() {}

    /** Asserts that a text has nothing to obey in it and, lines to copy excepted, no line without end. */
    static void assertTame(final String text) {
        assertNothingToObey(text);
        text.lines()
                .filter(line -> !line.contains("./sitrep ") && !line.startsWith("Report"))
                .forEach(line -> assertTrue(
                        line.codePointCount(0, line.length()) <= WIDEST,
                        () -> line.length() + " columns: " + line.substring(0, WIDEST)));
    }

    static void assertNothingToObey(final String text) {
        assertEquals(OptionalInt.empty(), SafeText.firstUnsafe(text), () -> "in " + text);
    }
}
