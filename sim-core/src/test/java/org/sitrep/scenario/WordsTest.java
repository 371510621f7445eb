package org.sitrep.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The small helpers for words, texts and numbers. */
class WordsTest {
    @ParameterizedTest
    @CsvSource({
        "'', '', 0",
        "a, '', 1",
        "night, nigth, 1",
        "rifle, rifles, 1",
        "m16, m61, 1",
        "ca, abc, 3",
        "kitten, sitting, 3"
    })
    void distanceCountsEditsAndSwaps(final String a, final String b, final int distance) {
        for (int limit = 0; limit < 9; limit++) {
            assertEquals(distance, within(limit, DidYouMean.distance(a, b, limit), distance), "limit " + limit);
            assertEquals(distance, within(limit, DidYouMean.distance(b, a, limit), distance), "limit " + limit);
        }
    }

    /** Beyond the limit any number beyond it will do. */
    private static int within(final int limit, final int found, final int distance) {
        return found > limit && distance > limit ? distance : found;
    }

    @Test
    void closestIsTheNearestOrNothing() {
        final List<String> legal = List.of("hitPoints", "hits", "name");
        assertEquals(Optional.of("hitPoints"), DidYouMean.closest("hitpoint", legal));
        assertEquals(Optional.of("hits"), DidYouMean.closest("hit", legal));
        assertEquals(Optional.empty(), DidYouMean.closest("armour", legal));
        assertEquals(Optional.empty(), DidYouMean.closest("h".repeat(100_000), legal));
        assertEquals("known: hitPoints, hits, name", DidYouMean.suggestion("armour", legal));
        assertEquals("", DidYouMean.suggestion("armour", List.of()));
    }

    @Test
    void enumsAreWrittenWithHyphens() {
        assertEquals("two-handed", Words.of(Toy.Carry.TWO_HANDED));
        assertEquals(List.of("one-handed", "two-handed"), Words.all(Toy.Carry.class));
        assertEquals(Optional.of(Toy.Carry.ONE_HANDED), Words.parse(Toy.Carry.class, "one-handed"));
        assertEquals(Optional.empty(), Words.parse(Toy.Carry.class, "ONE_HANDED"));
    }

    @Test
    void quotesEscapeWhatScriptsAndYamlCannotHold() {
        assertEquals("\"a \\\"b\\\" \\\\ \\n\\t\\u0000\\u2028 é 😀\"", JsonText.quote("a \"b\" \\ \n\t\0\u2028 é 😀"));
        assertEquals("\"\\ud800\"", JsonText.quote("\ud800"));
    }

    @Test
    void prettyJsonKeepsShortListsOnOneLine() {
        final Object tree = new TreeMap<>(Map.of(
                "a",
                Arrays.asList(1, "x", null, true),
                "b",
                List.of(Map.of("c", 2L)),
                "d",
                Map.of(),
                "e",
                new BigDecimal("0.50")));
        assertEquals("""
                {
                  "a": [1, "x", null, true],
                  "b": [
                    {
                      "c": 2
                    }
                  ],
                  "d": {},
                  "e": 0.5
                }""", JsonText.print(tree, JsonText.Layout.OPEN));
        assertThrows(IllegalArgumentException.class, () -> JsonText.print(List.of(new Object()), JsonText.Layout.OPEN));
    }

    @ParameterizedTest
    @CsvSource({
        "12, INTEGER", "-0, INTEGER", "0o17, INTEGER", "0xfF, INTEGER", "1., REAL", ".5, REAL", "-1e-3, REAL",
                ".inf, REAL",
        "TRUE, BOOLEAN", "false, BOOLEAN", "~, NULL", "NULL, NULL", "yes, STRING", "tRUE, STRING", "0x, STRING",
                "1_000, STRING",
        "1:30, STRING", "., STRING", "-, STRING", "+.inf, REAL", "0o8, STRING", "2026-01-01, STRING"
    })
    void scalarsFollowTheCoreSchema(final String text, final ScalarNode.Kind kind) {
        assertEquals(kind, ScalarNode.kindOf(text));
    }

    @ParameterizedTest
    @CsvSource({
        "9223372036854775807, true",
        "9223372036854775808, false",
        "-9223372036854775808, true",
        "0x7fffffffffffffff, true",
        "0xffffffffffffffff, false",
        "1e308, true",
        "1e309, false",
        "1e-400, false",
        "0e-999999999, true",
        "1e99999999999999, false",
        ".inf, false",
        ".nan, false"
    })
    void numbersMustFit(final String text, final boolean usable) {
        assertEquals(usable, ScalarNode.isUsableNumber(text, ScalarNode.kindOf(text)));
    }
}
