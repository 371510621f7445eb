package org.sitrep.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sitrep.cli.base.ExitCode;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** {@code matchup}. */
class MatchupCommandTest {
    private static final String BELT = Cli.shipped("sixty-five/battles/02-by-the-belt-buckle.yaml");

    @TempDir
    private Path folder;

    private static Cli.Result matchup(final String scenario, final String... more) {
        final List<String> args = new ArrayList<>(List.of("matchup", scenario, "-n", "20"));
        args.addAll(List.of(more));
        return Cli.run(args.toArray(String[]::new));
    }

    @Test
    void everyPairIsShown() {
        final Cli.Result result = matchup(Cli.village(), "--bot", "random,novice", "--no-report");
        assertEquals(ExitCode.OK, result.code(), result.err());
        assertEquals("", result.err());
        final String words = result.out().replaceAll("\\s+", " ");
        assertTrue(words.startsWith("Village Assault: who beats whom random, novice, each on both sides"), words);
        for (final String part :
                List.of("Score of us, %", "Ratings", "alone it loses", "Verdict", "with the worse side")) {
            assertTrue(words.contains(part), part);
        }
        result.out()
                .lines()
                .filter(line -> !line.contains("./sitrep "))
                .forEach(line -> assertTrue(line.length() <= 80 && line.equals(line.stripTrailing()), line));
    }

    /** A pair plays the trials that a run of it plays. */
    @Test
    void cellsAreRuns() {
        final JsonNode cells = json(matchup(Cli.village(), "--bot", "random,novice", "--no-report", "-f", "json"))
                .get("tally")
                .get("counts");
        final String[] pairs = {"random", "us=random,com=novice", "us=novice,com=random", "novice"};
        for (int cell = 0; cell < pairs.length; cell++) {
            final JsonNode run =
                    json(Cli.run("run", Cli.village(), "--bot", pairs[cell], "-n", "20", "--no-report", "-f", "json"));
            final long wins = run.get("tallies")
                    .valueStream()
                    .filter(slot -> slot.get("name").asString().equals("us.wins"))
                    .findFirst()
                    .orElseThrow()
                    .get("sum")
                    .asLong();
            assertEquals(wins, cells.get(cell).get(2).asLong(), pairs[cell]);
        }
    }

    private static JsonNode json(final Cli.Result result) {
        assertEquals(ExitCode.OK, result.code(), result.err());
        return JsonMapper.shared().readTree(result.out());
    }

    @Test
    void threadsAndChunksChangeNothing() {
        final String[] bots = {"--bot", "random,novice", "--no-report", "-f", "csv", "-t", "1"};
        assertEquals(
                matchup(Cli.village(), bots).out(),
                matchup(Cli.village(), "--bot", "random,novice", "--no-report", "-f", "csv", "-t", "3", "--chunk", "3")
                        .out());
    }

    @Test
    void theReportCanBeMadeAgainFromItsFile() throws IOException {
        final Cli.Result result = matchup(Cli.village(), "--bot", "random,novice", "--out", folder.toString());
        assertEquals(ExitCode.OK, result.code(), result.err());
        final Path made = only(folder.resolve("01-village-assault"));
        final Path again = folder.resolve("again");
        assertEquals(
                ExitCode.OK,
                Cli.run("report", made.toString(), "--out", again.toString()).code());
        try (Stream<Path> files = Files.list(made)) {
            for (final Path file : files.toList()) {
                assertEquals(-1, Files.mismatch(file, again.resolve(file.getFileName())), file.toString());
            }
        }
        final Path json = made.resolve("matchup.json");
        Files.writeString(json, Files.readString(json).replaceFirst("\"trials\": *20", "\"trials\": 19"));
        assertEquals(ExitCode.BAD_DATA, Cli.run("report", json.toString()).code());
    }

    private static Path only(final Path folder) throws IOException {
        try (Stream<Path> children = Files.list(folder)) {
            return children.findFirst().orElseThrow();
        }
    }

    @Test
    void severalScenariosHaveAReportEachAndOneForAll() throws IOException {
        final Cli.Result result = matchup(Cli.village(), BELT, "--bot", "random,novice", "--out", folder.toString());
        assertEquals(ExitCode.OK, result.code(), result.err());
        assertTrue(result.out().contains("Fairness of 2 scenarios"), result.out());
        try (Stream<Path> children = Files.list(folder)) {
            final Set<String> names = children.map(child -> child.getFileName().toString())
                    .filter(name -> !name.startsWith("."))
                    .collect(Collectors.toSet());
            assertEquals(
                    new TreeSet<>(Set.of("01-village-assault", "02-by-the-belt-buckle", "matchups")),
                    new TreeSet<>(names));
        }
        assertTrue(Files.exists(only(folder.resolve("matchups")).resolve("sides.csv")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--bot novice | a matchup needs two bots",
                "--bot novice,captain | there is no bot captain",
                "--bot us=novice,com=random,novice | names sides",
                "--bot random,novice -n 5 | out of range"
            })
    void whatIsNoMatchupIsRefused(final String options, final String message) {
        final Cli.Result result = matchup(Cli.village(), options.split(" "));
        assertEquals(ExitCode.USAGE, result.code(), result.err());
        assertTrue(result.err().contains(message), result.err());
    }

    @Test
    void aGameForOnePlayerIsRefused() {
        final Cli.Result result = matchup(Cli.patrol(), "--bot", "random,drill");
        assertEquals(ExitCode.USAGE, result.code(), result.err());
        assertTrue(result.err().contains("has no two sides to match"), result.err());
    }

    @Test
    void abortedTrialsAreToldOf() {
        final Cli.Result result =
                matchup(Cli.village(), "--bot", "random,novice", "--max-decisions", "5", "--no-report");
        assertEquals(ExitCode.GIVEN_UP, result.code(), result.err());
        assertTrue(result.err().contains("80 trials aborted and left out"), result.err());
    }
}
