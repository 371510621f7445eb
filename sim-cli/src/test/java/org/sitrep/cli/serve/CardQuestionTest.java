package org.sitrep.cli.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sitrep.SitrepException;
import org.sitrep.page.Variant;
import tools.jackson.databind.JsonNode;

/** Cards of the user's own: checked by line, and played as their files would be. */
class CardQuestionTest {
    private static final String THREAT = "sitrep: 1\nruleset: purple-haze\nstart:\n  threat: 9\n";
    private static final String NIGHT = "sitrep: 1\nstart: {night: true}\n";
    private final Asked page = new Asked();

    @TempDir
    private Path folder;

    @BeforeEach
    void filesOfTheSameText() throws IOException {
        Files.writeString(folder.resolve("threat.yaml"), THREAT);
        Files.writeString(folder.resolve("night.yaml"), NIGHT);
    }

    private static Map<String, Object> card(final String name, final String text) {
        return Map.of("name", name, "text", text);
    }

    private static Map<String, Object> variant(final List<String> sets, final Object... cards) {
        return Map.of("scenario", Asked.PATROL, "bot", "", "sets", sets, "overlays", List.of(cards));
    }

    private static Map<String, Object> question(final List<Map<String, Object>> sides) {
        return Map.of("sides", sides, "trials", 200, "seed", 7);
    }

    private JsonNode typed(final JsonNode answer) {
        final String line = answer.get("command").asString();
        return Asked.typed(line.replaceAll("([a-z]+[.]yaml)(?=[' ])(?<!patrol.yaml)", folder + "/$1"), "--no-report");
    }

    private void assertTypedGivesTheSame(final JsonNode answer) {
        final JsonNode sides = typed(answer).get("sides");
        for (int side = 0; side < 2; side++) {
            assertEquals(
                    sides.get(side).get("capsule").get("outcomeHash").asString(),
                    answer.get("sides").get(side).get("hash").asString(),
                    answer.get("command").asString());
        }
        assertNotEquals(
                answer.get("sides").get(0).get("hash"),
                answer.get("sides").get(1).get("hash"));
    }

    @Test
    void aCardPlaysAsItsFileDoes() {
        final JsonNode answer = page.last(
                "bench", question(List.of(Asked.variant(""), variant(List.of(), card("threat.yaml", THREAT)))));
        assertTrue(answer.get("command").asString().contains("--overlay threat.yaml"), answer.toString());
        assertTypedGivesTheSame(answer);
    }

    /** Cards come before changes, and a second side keeps those of the first that it has as well. */
    @Test
    void theSecondSideAddsACard() {
        final Map<String, Object> threat = card("threat.yaml", THREAT);
        assertTypedGivesTheSame(page.last(
                "bench",
                question(List.of(
                        variant(List.of("start.threat=8"), threat),
                        variant(List.of("start.threat=8"), threat, card("night.yaml", NIGHT))))));
    }

    @Test
    void theSecondSideLacksACardOfTheFirst() {
        final JsonNode answer = page.last(
                "bench",
                question(List.of(
                        variant(List.of(), card("threat.yaml", THREAT)),
                        variant(List.of("start.threat=6"), card("night.yaml", NIGHT)))));
        assertTrue(answer.get("command").asString().contains("--unchanged"), answer.toString());
        assertTypedGivesTheSame(answer);
    }

    @Test
    void aRunOfOneSideNamesItsCard() {
        final JsonNode answer = page.last("bench", question(List.of(variant(List.of(), card("threat.yaml", THREAT)))));
        assertEquals(
                typed(answer).findValue("outcomeHash").asString(),
                answer.get("sides").get(0).get("hash").asString());
    }

    /** A change begins with the values that a scenario has with its cards. */
    @Test
    void theValuesAreThoseOfTheCard() {
        final JsonNode opened = page.now("scenario", variant(List.of(), card("threat.yaml", THREAT)));
        assertEquals(
                List.of("9true"),
                opened.get("values")
                        .valueStream()
                        .filter(value -> value.get("path").asString().equals("start.threat"))
                        .map(value -> value.get("text").asString() + value.get("own"))
                        .toList());
    }

    @Test
    void everyFindingHasItsLine() {
        final JsonNode faults = page.now(
                        "check-card",
                        variant(List.of(), card("bad.yaml", "sitrep: 1\nstart:\n  threat: -4\n  thraet: 3\n")))
                .get("faults");
        assertEquals(
                List.of("3 start.threat", "4 start.thraet"),
                faults.valueStream()
                        .map(fault -> fault.get("line").asInt() + " "
                                + fault.get("path").asString())
                        .toList(),
                faults::toString);
        assertEquals(
                0,
                page.now("check-card", variant(List.of(), card("night.yaml", NIGHT)))
                        .get("faults")
                        .size());
    }

    @Test
    void noFileIsReadForACard() {
        final SitrepException refused = assertThrows(
                SitrepException.class,
                () -> page.last(
                        "bench",
                        question(List.of(variant(List.of(), card("a.yaml", "sitrep: 1\nextends: [pom.xml]\n"))))));
        assertTrue(refused.findings().get(0).message().contains("outside the folder"), refused::toString);
    }

    @Test
    void tooMuchIsRefused() {
        for (final Object[] wrong : List.of(
                new Object[] {card("../a.yaml", "")},
                new Object[] {card(Variant.OWN, "")},
                new Object[] {card("a.yaml", ""), card("a.yaml", "")},
                new Object[] {card("a.yaml", "#".repeat(32_001))},
                Collections.nCopies(9, card("a.yaml", "")).toArray())) {
            final Map<String, Object> variant =
                    Map.of("scenario", Asked.PATROL, "bot", "", "sets", List.of(), "overlays", Arrays.asList(wrong));
            assertThrows(
                    IllegalArgumentException.class, () -> page.now("scenario", variant), () -> Arrays.toString(wrong));
        }
    }
}
