package org.sitrep.cli.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sitrep.cli.Cli;
import org.sitrep.page.Variant;
import tools.jackson.databind.JsonNode;

/** Playbooks that are typed into the page: checked by line, and played as their file would be. */
class BookQuestionTest {
    private final Asked page = new Asked();

    @TempDir
    private Path folder;

    private static Map<String, Object> variant(final String text) {
        return Map.of("scenario", Asked.PATROL, "bot", Variant.OWN, "sets", List.of(), "playbook", text);
    }

    private static Map<String, Object> question(final String text) {
        return Map.of("sides", List.of(Asked.variant(""), variant(text)), "trials", 300, "seed", 7);
    }

    private static String shipped(final String name) throws IOException {
        return Files.readString(Cli.REPOSITORY.resolve("scenarios/purple-haze/playbooks/" + name + ".yaml"));
    }

    /** The line of the answer names the file that the text is to be saved in. */
    private JsonNode commandLine(final JsonNode answer, final String text) throws IOException {
        final Path file = folder.resolve(Variant.OWN);
        Files.writeString(file, text);
        return Asked.typed(answer.get("command").asString().replace(Variant.OWN, file.toString()), "--no-report");
    }

    @ParameterizedTest
    @ValueSource(strings = {"rifleman-book", "aggressive"})
    void itPlaysAsItsFileDoes(final String name) throws IOException {
        final String text = shipped(name);
        final JsonNode answer = page.last("book-play", question(text));
        assertTrue(answer.get("complete").asBoolean());
        final JsonNode capsule = commandLine(answer, text).get("sides").get(1).get("capsule");
        final JsonNode bench = answer.get("bench");
        assertEquals(
                capsule.get("outcomeHash").asString(),
                bench.get("sides").get(1).get("hash").asString());
        assertEquals(
                bench, page.last("bench", question(text)), "the bench answers the same, from the runs that are kept");
    }

    /** Every decision is counted once: at a line of the text, of a file that it extends, or at another bot. */
    @Test
    void theLinesThatDecidedAreCounted() throws IOException {
        final JsonNode answer = page.last("book-play", question(shipped("rifleman-book")));
        assertEquals(100, answer.get("counted").asInt());
        long sum = 0;
        final List<String> text = shipped("rifleman-book").lines().toList();
        for (final JsonNode line : answer.get("lines")) {
            sum += line.get("count").asLong();
            if (!line.get("path").asString().isEmpty()) {
                assertTrue(text.get(line.get("line").asInt() - 1).strip().startsWith("- "), line.toString());
            }
        }
        assertEquals(sum, answer.get("decisions").asLong());
        assertTrue(answer.get("lines").size() > 5, answer.get("lines")::toString);
        final JsonNode extended = page.last("book-play", question(shipped("aggressive")));
        assertTrue(
                extended.get("lines")
                        .valueStream()
                        .anyMatch(line -> line.get("file").asString().endsWith("rifleman-book.yaml")),
                extended.get("lines")::toString);
    }

    private JsonNode faults(final String text) {
        return page.now("check", variant(text)).get("faults");
    }

    @Test
    void everyFindingHasItsLine() {
        assertEquals(0, faults(one("any")).size());
        final JsonNode faults = faults(one("shoot-the-moon").replace("otherwise: random", "otherwise: absent"));
        assertEquals(2, faults.size(), faults.toString());
        assertEquals(5, faults.get(0).get("line").asInt());
        assertEquals(8, faults.get(1).get("line").asInt());
        assertTrue(faults.get(1).get("message").asString().contains("shoot-the-moon"), faults.toString());
    }

    private static String one(final String action) {
        return "sitrep: 1\nruleset: purple-haze\ntitle: T\nsummary: s\notherwise: random\nkit:\n  lines:\n    - {do: "
                + action + "}\n";
    }

    @ParameterizedTest
    @ValueSource(strings = {"", ":", "- 1", "a: &a [*a]", "sitrep: 1\nruleset: rambo\notherwise: random\n", "\u0000"})
    void whatIsNoPlaybookHasFindings(final String text) {
        final String own = text.isEmpty() ? " " : text;
        assertFalse(faults(own).isEmpty(), own);
        assertThrows(IllegalStateException.class, () -> page.last("book-play", question(own)));
    }

    /** No other file of this machine is read, whatever the text extends. */
    @ParameterizedTest
    @ValueSource(strings = {"/etc/passwd", "../pom.xml", "beside.yaml", "purple-haze:../../pom.xml", "mine.yaml"})
    void onlyShippedContentIsExtended(final String file) {
        final JsonNode faults = faults("extends: " + file + "\n" + one("any"));
        assertEquals(1, faults.size(), faults.toString());
        assertTrue(faults.get(0).get("message").asString().contains("outside"), faults.toString());
    }

    @Test
    void aTextThatIsTooLongIsRefused() {
        final String text = one("any") + "#".repeat(32_000);
        assertThrows(IllegalArgumentException.class, () -> faults(text));
        assertThrows(IllegalArgumentException.class, () -> faults(""), "its bot is not there");
    }

    @Test
    void theEditorGetsItsWords() throws IOException {
        final JsonNode words = page.now("words", Asked.variant(""));
        assertEquals("purple-haze", words.get("game").asString());
        final JsonNode kit = words.get("sections")
                .valueStream()
                .filter(section -> section.get("section").asString().equals("kit"))
                .findFirst()
                .orElseThrow();
        assertTrue(kit.get("facts")
                .valueStream()
                .anyMatch(fact -> fact.get("name").asString().equals("firstAid")));
        final JsonNode book = page.now("book", Map.of("scenario", Asked.PATROL, "name", "rifleman-book"));
        assertEquals(shipped("rifleman-book"), book.get("text").asString());
        final Map<String, Object> unlisted = Map.of("scenario", Asked.PATROL, "name", "../game");
        assertThrows(IllegalArgumentException.class, () -> page.now("book", unlisted));
    }
}
