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
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sitrep.cli.Cli;
import tools.jackson.databind.JsonNode;

/** Files that leave the page give the same numbers on the command line. */
class ShareQuestionTest {
    private final Asked page = new Asked();

    @TempDir
    private Path folder;

    /** A list, a number, a flag and a reading; the file makes the same play as the changes. */
    @Test
    void anOverlayMakesTheSameChanges() throws IOException {
        final String[] sets = {"start.threat=8", "start.night=true", "options.criticalHit=any-two-scoring"};
        final JsonNode saved = page.now("overlay", Asked.variant("", sets));
        final Path file = folder.resolve("changes.yaml");
        Files.writeString(file, saved.get("text").asString());
        final JsonNode run = Asked.typed(
                "./sitrep run " + Asked.PATROL + " --overlay " + file + " --trials 200 --seed 7", "--no-report");
        final JsonNode bench =
                page.last("bench", Map.of("sides", List.of(Asked.variant("", sets)), "trials", 200, "seed", 7));
        assertEquals(
                run.get("outcomeHash").asString(),
                bench.get("sides").get(0).get("hash").asString());
        final Map<String, Object> unchanged = Asked.variant("");
        assertThrows(IllegalArgumentException.class, () -> page.now("overlay", unchanged));
    }

    /** All tables are those of the page that compare writes. */
    @Test
    void aReportIsThatOfTheCommandLine() throws IOException {
        final Map<String, Object> question = Map.of(
                "sides", List.of(Asked.variant(""), Asked.variant("", "start.threat=8")), "trials", 200, "seed", 7);
        final JsonNode answer = page.last("report", question);
        final String html = answer.get("file").get("text").asString();
        final Cli.Result written = Cli.run(
                "compare",
                Asked.PATROL,
                "--against",
                "--name B --set start.threat=8",
                "--trials",
                "200",
                "--seed",
                "7",
                "--out",
                folder.toString());
        assertEquals(0, written.code(), written.err());
        try (var files = Files.walk(folder)) {
            final Path report = files.filter(file -> file.endsWith("report.html"))
                    .findFirst()
                    .orElseThrow();
            assertEquals(numbers(Files.readString(report)), numbers(html));
        }
        assertFalse(html.contains("commit )"), "an unknown version");
        assertTrue(html.contains("start.threat=8"));
    }

    /** Returns the cells of all tables. */
    private static List<String> numbers(final String html) {
        return Pattern.compile("(?s)<td[^>]*>(.*?)</td>")
                .matcher(html)
                .results()
                .map(cell -> cell.group(1))
                .toList();
    }

    @Test
    void oneVariantHasTheReportOfARun() {
        final JsonNode answer =
                page.last("report", Map.of("sides", List.of(Asked.variant("")), "trials", 200, "seed", 7));
        assertTrue(answer.get("file").get("text").asString().contains("run " + Asked.PATROL), "the command");
        final Map<String, Object> three = Map.of(
                "sides", List.of(Asked.variant(""), Asked.variant(""), Asked.variant("")), "trials", 200, "seed", 7);
        assertThrows(IllegalArgumentException.class, () -> page.last("report", three));
    }

    @Test
    void aReportIsCancelled() {
        final Map<String, Object> question =
                Map.of("sides", List.of(Asked.variant("")), "trials", 2_000_000, "seed", 7);
        assertEquals(1, page.untilCancelled("report", question));
    }
}
