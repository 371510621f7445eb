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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.cli.base.ExitCode;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** {@code compare --best}. */
class RaceCommandTest {
    private static final String COINS = Cli.coins("three.yaml");

    @TempDir
    private Path folder;

    private static Cli.Result race(final String... more) {
        final List<String> args = new ArrayList<>(List.of("compare", COINS, "--best"));
        args.addAll(List.of(more));
        return Cli.run(args.toArray(String[]::new));
    }

    private static final String[] FOUR = {
        "--metric",
        "heads",
        "--against",
        "--name more --set coins=6",
        "--against",
        "--name most --set coins=7",
        "--against",
        "--name fewer --set coins=2"
    };

    private static String[] four(final String... more) {
        return Stream.concat(Stream.of(FOUR), Stream.of(more)).toArray(String[]::new);
    }

    @Test
    void theBestIsNamedAndTheOthersRetire() {
        final Cli.Result result = race(four("--no-report"));
        assertEquals(ExitCode.OK, result.code(), result.err());
        assertEquals("", result.err());
        final String words = result.out().replaceAll("\\s+", " ");
        assertTrue(words.startsWith("Three coins: the best of 4 sides by Heads, up to 100,000 trials per side"), words);
        assertTrue(words.contains("most is the best on Heads: every other side is shown to be worse."), words);
        assertTrue(words.contains(" if no side had retired."), words);
        result.out()
                .lines()
                .filter(line -> !line.contains("./sitrep "))
                .forEach(line -> assertTrue(line.length() <= 80 && line.equals(line.stripTrailing()), line));
    }

    static Stream<List<String>> linesOfManySides() {
        return Stream.of(
                List.of("compare", Cli.patrol(), "--best", "--bot", "drill,random", "-n", "20"), Cli.fewLoadouts());
    }

    /** A mean over the other trials alone would be that of the trials that end soon. */
    @ParameterizedTest
    @MethodSource("linesOfManySides")
    void abortedTrialsAreToldOf(final List<String> line) {
        final List<String> words = new ArrayList<>(line);
        words.addAll(List.of("--max-decisions", "25", "--no-report"));
        final Cli.Result result = Cli.run(words.toArray(String[]::new));
        assertEquals(ExitCode.GIVEN_UP, result.code(), result.err());
        assertTrue(result.err().contains(" aborted and left out, "), result.err());
        assertTrue(result.err().contains("raise --max-decisions"), result.err());
    }

    /** A side's aborted trials are in its file; a file from before they were counted is read as one without. */
    @Test
    void abortedTrialsAreCountedBySide() throws IOException {
        final String[] line = {
            "compare", Cli.patrol(), "--best", "--bot", "drill,random", "-n", "20", "--max-decisions", "25", "--out"
        };
        final Cli.Result result = Cli.run(
                Stream.concat(Stream.of(line), Stream.of(folder.toString())).toArray(String[]::new));
        assertEquals(ExitCode.GIVEN_UP, result.code(), result.err());
        final Path file;
        try (Stream<Path> all = Files.walk(folder)) {
            file = all.filter(any -> any.endsWith("race.json")).findFirst().orElseThrow();
        }
        final String json = Files.readString(file);
        final long counted = JsonMapper.shared()
                .readTree(json)
                .get("sides")
                .valueStream()
                .mapToLong(side -> side.get("aborted").asLong())
                .sum();
        assertTrue(result.err().contains(counted + " trials aborted and left out"), result.err());
        final String page = Files.readString(file.resolveSibling("report.md"));
        assertTrue(page.contains(" aborted, excluded from its mean and its gap."), page);
        Files.writeString(file, json.replaceAll("\\s*\"aborted\": [0-9]+,", ""));
        final Path again = folder.resolve("again");
        final Cli.Result old = Cli.run("report", file.toString(), "--out", again.toString());
        assertEquals(ExitCode.OK, old.code(), old.err());
        assertFalse(Files.readString(again.resolve("report.md")).contains(" aborted, excluded"));
    }

    /** Six coins to seven differ by half a head; two to seven by five times that, and retire no later. */
    @Test
    void whoIsFurtherBehindPlaysLess() {
        final JsonNode sides = JsonMapper.shared()
                .readTree(race(four("--no-report", "-f", "json")).out())
                .get("sides");
        assertEquals(
                List.of("baseline", "more", "most", "fewer"),
                sides.valueStream().map(s -> s.get("name").asString()).toList());
        assertEquals("leader", sides.get(2).get("place").asString());
        for (final int other : new int[] {0, 1, 3}) {
            assertEquals("retired", sides.get(other).get("place").asString());
            assertEquals(2, sides.get(other).get("against").asInt());
            assertTrue(sides.get(other).get("behind").get("low").asDouble() > 0);
        }
        assertEquals(0.5, sides.get(1).get("behind").get("value").asDouble(), 0.2);
        assertTrue(
                sides.get(3).get("trials").asInt() <= sides.get(1).get("trials").asInt());
    }

    @Test
    void threadsAndChunksChangeNothing() {
        assertEquals(
                race(four("--no-report", "-f", "csv", "-t", "1")).out(),
                race(four("--no-report", "-f", "csv", "-t", "3", "--chunk", "7"))
                        .out());
    }

    @Test
    void theReportCanBeMadeAgainFromItsFile() throws IOException {
        final Cli.Result result = race(four("-n", "500", "--matters", "heads=0.01", "--out", folder.toString()));
        assertEquals(ExitCode.OK, result.code(), result.err());
        final Path made;
        try (Stream<Path> children = Files.list(folder.resolve("three"))) {
            made = children.findFirst().orElseThrow();
        }
        final Path again = folder.resolve("again");
        assertEquals(
                ExitCode.OK,
                Cli.run("report", made.toString(), "--out", again.toString()).code());
        try (Stream<Path> files = Files.walk(made)) {
            final List<Path> all = files.filter(Files::isRegularFile).toList();
            assertTrue(all.stream().anyMatch(file -> file.endsWith("standings.csv")), all.toString());
            for (final Path file : all) {
                assertEquals(-1, Files.mismatch(file, again.resolve(made.relativize(file))), file.toString());
            }
        }
        final Path json = made.resolve("race.json");
        Files.writeString(json, Files.readString(json).replaceFirst("\"against\" *: *2", "\"against\": 9"));
        assertEquals(ExitCode.BAD_DATA, Cli.run("report", json.toString()).code());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"--no-report | there is nothing to compare with", "--bot timid,steady -n 1 | out of range"})
    void whatIsNoRaceIsRefused(final String options, final String message) {
        final Cli.Result result = race(options.split(" "));
        assertEquals(ExitCode.USAGE, result.code(), result.err());
        assertTrue(result.err().contains(message), result.err());
    }
}
