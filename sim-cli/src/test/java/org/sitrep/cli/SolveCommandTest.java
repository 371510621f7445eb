package org.sitrep.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Of n coins and w heads needed, the chance to win is known: 50 % of 3 and 2, 11/16 of 4 and 2. */
class SolveCommandTest {
    private static final String COINS = Cli.coins("three.yaml");
    private static final String FOUR = "end.won=68.75%±3%";

    @TempDir
    private Path folder;

    private static Cli.Result solve(final int code, final String... more) {
        final List<String> args = new ArrayList<>(List.of("solve", COINS));
        args.addAll(List.of(more));
        final Cli.Result result = Cli.run(args.toArray(String[]::new));
        assertEquals(code, result.code(), result.err() + result.out());
        return result;
    }

    private static JsonNode json(final Cli.Result result) {
        return JsonMapper.shared().readTree(result.out());
    }

    private static String flat(final String text) {
        return text.replaceAll("\\s+", " ");
    }

    @Test
    void theSmallestEditIsTheAnswer() {
        final Cli.Result result =
                solve(ExitCode.OK, "--vary", "coins=2..8", "--vary", "wins=1..5", "--target", FOUR, "--no-report");
        assertEquals("", result.err());
        assertTrue(result.out().startsWith("Three coins: values for a target\n"), result.out());
        assertTrue(flat(result.out()).contains("The target holds with coins=4."), result.out());
        assertTrue(flat(result.out()).contains("coins 3 4 2 to 8 wins 2 2 1 to 5"), result.out());
        result.out()
                .lines()
                .filter(line -> !line.startsWith("Repeat"))
                .forEach(line -> assertTrue(line.length() <= 80 && line.equals(line.stripTrailing()), line));
    }

    /** A run with the overlay is the run with the changes: the same outcomes of all missions. */
    @Test
    void theOverlayDoesWhatSetDoes() throws IOException {
        final Path overlay = folder.resolve("four.yaml");
        final String reports = folder.resolve("out").toString();
        solve(ExitCode.OK, "--vary", "coins=2..8", "--target", FOUR, "--write", overlay.toString(), "-o", reports);
        final String text = Files.readString(overlay);
        assertTrue(text.contains("\nsitrep: 1\nruleset: coins\n\ncoins: 4\n"), text);
        assertTrue(text.startsWith("# Three coins, changed so that\n#   end.won=68.75%±3%: "), text);
        final JsonNode laid = run("--overlay", overlay.toString());
        final JsonNode set = run("--set", "coins=4");
        assertEquals(set.get("missionsHash"), laid.get("missionsHash"));
        assertEquals(set.get("content").get("sha256"), laid.get("content").get("sha256"));
        try (Stream<Path> files = Files.walk(folder.resolve("out"))) {
            final Path inFolder = files.filter(file -> file.endsWith("overlay.yaml"))
                    .findFirst()
                    .orElseThrow();
            assertEquals(text, Files.readString(inFolder));
        }
    }

    private static JsonNode run(final String... change) {
        final List<String> args = new ArrayList<>(List.of("run", COINS, "-n", "500", "--no-report", "-f", "json"));
        args.addAll(List.of(change));
        return JsonMapper.shared().readTree(Cli.run(args.toArray(String[]::new)).out());
    }

    @Test
    void aFileThatIsThereIsKept() throws IOException {
        final Path overlay = folder.resolve("mine.yaml");
        Files.writeString(overlay, "mine");
        final String[] line = {"--vary", "coins=2..8", "--target", FOUR, "--no-report", "-w", overlay.toString()};
        final Cli.Result refused = solve(ExitCode.USAGE, line);
        assertTrue(refused.err().contains("mine.yaml is there already"), refused.err());
        assertEquals("mine", Files.readString(overlay));
        solve(ExitCode.OK, Stream.concat(Stream.of(line), Stream.of("--force")).toArray(String[]::new));
        assertFalse(Files.readString(overlay).startsWith("mine"));
    }
}
