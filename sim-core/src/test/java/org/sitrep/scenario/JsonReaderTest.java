package org.sitrep.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** Holds the reader of JSON against another one, and against its own faults. */
class JsonReaderTest {
    private static final String TEXT = """
            {"sides": [{"a.b": "x\\u00e9\\n\\/\\"", "c": -1.5e3, "d": []}, {}], "n": 922,
             "f": [true, false, null, 0, -0, 0.10, 1E2], "e": "", "é😀": "\\ud83d\\ude00"}
            """;

    private static final JsonMapper OTHER = JsonMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .build();

    /** Returns the text as it is printed after reading; empty if there are findings. */
    private static Optional<String> read(final String text) {
        final Findings findings = new Findings();
        final Optional<Node> node = JsonReader.read("text", text, findings);
        return node.filter(any -> findings.isEmpty()).map(tree -> JsonText.print(tree, JsonText.Layout.COMPACT));
    }

    private static Optional<String> other(final String text) {
        try {
            return text.isBlank()
                    ? Optional.empty()
                    : Optional.of(JsonText.print(OTHER.readValue(text, Object.class), JsonText.Layout.COMPACT));
        } catch (final JacksonException wrong) {
            return Optional.empty();
        }
    }

    @Test
    void aChangedTextIsReadOrRefusedAsByAnotherReader() {
        assertTrue(read(TEXT).isPresent());
        assertEquals(other(TEXT), read(TEXT));
        final SplittableRandom random = new SplittableRandom(1);
        final String put = "{}[]:,\"\\ \n\t'#eE+-.019nulltrue/u&*\u00a0";
        int sound = 0;
        for (int i = 0; i < 20_000; i++) {
            final StringBuilder text = new StringBuilder(TEXT);
            for (int changes = 1 + random.nextInt(2); changes > 0; changes--) {
                final int at = random.nextInt(text.length());
                final int from = random.nextInt(put.length());
                text.replace(at, at + random.nextInt(2), put.substring(from, from + random.nextInt(2) % put.length()));
            }
            final Optional<String> read = read(text.toString());
            assertEquals(other(text.toString()), read, text::toString);
            sound += read.isPresent() ? 1 : 0;
        }
        assertTrue(sound > 2_000 && sound < 18_000, "both kinds are tried: " + sound);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "{a: 1}",
                "{'a': 1}",
                "[1,]",
                "{\"a\": 1,}",
                "[1] # no",
                "[1] [2]",
                "--- [1]",
                "[0x1]",
                "[+1]",
                "[01]",
                "[.5]",
                "[1.]",
                "[NaN]",
                "[~]",
                "[True]",
                "[yes]",
                "[&a 1]",
                "[\"a\nb\"]",
                "[\"\\x41\"]",
                "[\"\\u00g0\"]",
                "[\"\\u006\u0661\"]",
                "[\"a",
                "[nulls]",
                "{\"a\":1,\"a\":2}",
                "[9223372036854775808]",
                "[1e999]",
                "/**/[]"
            })
    void whatIsNotJsonIsRefused(final String text) {
        assertEquals(Optional.empty(), read(text));
    }

    @Test
    void aFaultHasAPlace() {
        final Findings findings = new Findings();
        JsonReader.read("text", "{\"a\":\n  [1 2]}", findings);
        assertEquals(
                "S004 text:2:6: not JSON: ] should be here",
                findings.sorted().get(0).toString());
    }

    @Test
    void aTreeIsReadAndPrintedAgain() {
        assertEquals(other(TEXT).orElseThrow(), JsonText.print(JsonText.read(TEXT), JsonText.Layout.COMPACT));
        assertThrows(IllegalArgumentException.class, () -> JsonText.read("[1,]"));
    }

    @Test
    void deepNestingIsRefused() {
        assertTrue(read("[".repeat(65) + "]".repeat(65)).isPresent());
        assertEquals(Optional.empty(), read("[".repeat(66) + "]".repeat(66)));
        assertEquals(Optional.empty(), read("[".repeat(1_000_000)));
    }

    @Test
    void bytesThatAreNoTextAreRefused() {
        final Findings findings = new Findings();
        final byte[] latin = "{\"name\":\"é\"}".getBytes(StandardCharsets.ISO_8859_1);
        assertEquals(Optional.empty(), Binder.bindJson(latin, Toy.Unit.class, "text", findings));
        assertEquals("S003", findings.sorted().get(0).code());
    }
}
