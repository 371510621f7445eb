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
        final Cli.Result result =
                matchup(Cli.village(), "--bot", "random,novice", "--worth", "-n", "10", "--out", folder.toString());
        assertEquals(ExitCode.OK, result.code(), result.err());
        final Path made = only(folder.resolve("01-village-assault"));
        final String page = Files.readString(made.resolve("report.md"));
        for (final String part : List.of("## How it goes", "## Losses by type of unit", "## Worth of each thing")) {
            assertTrue(page.contains(part), part);
        }
        final Path again = folder.resolve("again");
        assertEquals(
                ExitCode.OK,
                Cli.run("report", made.toString(), "--out", again.toString()).code());
        try (Stream<Path> files = Files.walk(made)) {
            for (final Path file : files.filter(Files::isRegularFile).toList()) {
                assertEquals(-1, Files.mismatch(file, again.resolve(made.relativize(file))), file.toString());
            }
        }
        final Path json = made.resolve("matchup.json");
        Files.writeString(json, Files.readString(json).replaceFirst("\"trials\": *10", "\"trials\": 9"));
        assertEquals(ExitCode.BAD_DATA, Cli.run("report", json.toString()).code());
    }

    private static Path only(final Path folder) throws IOException {
        try (Stream<Path> children = Files.list(folder)) {
            return children.findFirst().orElseThrow();
        }
    }

    /** Each cell is a run with the changes of both sides; the unchanged scenario plays, too. */
    @Test
    void forcesMeet() {
        final String fewer = "battle.forces.0.units.vc-rifle=2";
        final String more = "battle.forces.1.units.us-rifle=8";
        final JsonNode whole = json(matchup(
                Cli.village(),
                "--bot",
                "novice",
                "--force",
                "us --name more --set " + more,
                "--force",
                "com --name fewer --set " + fewer,
                "--no-report",
                "-f",
                "json"));
        assertEquals("[\"as it is\",\"more\"]", whole.at("/sides/0/bots").toString());
        assertTrue(whole.path("ratings").isMissingNode());
        final List<List<String>> cells = List.of(
                List.of(), List.of("--set", fewer), List.of("--set", more), List.of("--set", more, "--set", fewer));
        for (int cell = 0; cell < cells.size(); cell++) {
            final List<String> run = new ArrayList<>(
                    List.of("run", Cli.village(), "--bot", "novice", "-n", "20", "--no-report", "-f", "csv"));
            run.addAll(cells.get(cell));
            final String wins = Cli.run(run.toArray(String[]::new))
                    .out()
                    .lines()
                    .toList()
                    .get(1)
                    .split(",")[2];
            assertEquals(
                    Double.parseDouble(wins) * 20,
                    whole.at("/tally/counts/" + cell + "/2").asDouble(),
                    1e-9);
        }
        final Cli.Result told = matchup(Cli.village(), "--bot", "novice", "--force", "us --set " + more, "--no-report");
        assertTrue(told.out().contains("Forces have no ratings here"), told.out());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "red --name x | lacks a side or its changes; write --force \"us --name",
                "us | lacks a side or its changes",
                "us --bot novice --set battle.turns=3 | names a bot or a scenario"
            })
    void aForceIsASideAndItsChanges(final String force, final String message) {
        final Cli.Result result = matchup(Cli.village(), "--bot", "random", "--force", force, "--no-report");
        assertTrue(result.code() == ExitCode.USAGE || result.code() == ExitCode.BAD_DATA, result.err());
        assertTrue(result.err().contains(message), result.err());
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
                "--bot us=novice,com=random | a matchup needs two bots",
                "--bot us=novice,com=random,vc=novice | there is no side vc; the sides are us, com",
                "--bot random,novice -n 5 | out of range"
            })
    void whatIsNoMatchupIsRefused(final String options, final String message) {
        final Cli.Result result = matchup(Cli.village(), options.split(" "));
        assertEquals(ExitCode.USAGE, result.code(), result.err());
        assertTrue(result.err().contains(message), result.err());
    }

    /** Bots named for a side play that side only; cells are the runs of their bots. */
    @Test
    void sidesMayHaveBotsOfTheirOwn() {
        final String[] each = {"--bot", "us=random,us=novice,com=novice", "--no-report"};
        final Cli.Result result = matchup(Cli.village(), each);
        final String words = result.out().replaceAll("\\s+", " ");
        assertTrue(words.contains("us by random, novice; com by novice: each against each"), words);
        assertTrue(words.contains("Bots have no ratings here"), words);
        assertTrue(words.contains("--bot us=novice,com=novice") && !words.contains("worse side"), words);
        final JsonNode both = json(matchup(Cli.village(), "--bot", "random,novice", "--no-report", "-f", "json"));
        final JsonNode own = json(matchup(Cli.village(), "--bot", each[1], "--no-report", "-f", "json"));
        for (int row = 0; row < 2; row++) {
            assertEquals(both.at("/tally/counts/" + (2 * row + 1)), own.at("/tally/counts/" + row));
        }
    }

    @Test
    void theScoreOfUnlikeSidesMayBeAMetric() throws IOException {
        final String[] each = {"--bot", "drill,random,red=random,red=keen", "--set", "options.sapper=on"};
        final Cli.Result result = matchup(Cli.patrol(), each[0], each[1], each[2], each[3], "--out", folder.toString());
        assertEquals(ExitCode.OK, result.code(), result.err());
        final String words = result.out().replaceAll("\\s+", " ");
        assertTrue(words.contains("squad random keen drill "), words);
        assertTrue(words.contains("Score: \"Marines who survive\" as a share of 6; squad wants it high"), words);
        final Path made = only(folder.resolve("patrol"));
        final Path again = folder.resolve("again");
        assertEquals(
                ExitCode.OK,
                Cli.run("report", made.toString(), "--out", again.toString()).code());
        assertEquals(-1, Files.mismatch(made.resolve("report.html"), again.resolve("report.html")));
        assertTrue(Files.exists(again.resolve("play.csv")));
    }

    @Test
    void unlikeSidesAreReportedInSeveralScenarios() {
        final Cli.Result result = matchup(
                Cli.patrol(),
                Cli.shipped("purple-haze/combats/bunker.yaml"),
                "--bot",
                "drill,random",
                "--set",
                "options.sapper=on",
                "--out",
                folder.toString());
        assertEquals(ExitCode.OK, result.code(), result.err());
        assertTrue(result.out().contains("Best play in 2 scenarios"), result.out());
        assertTrue(result.out().replaceAll("\\s+", " ").contains("best play squad by red by"), result.out());
    }

    @Test
    void aGameForOnePlayerIsRefused() {
        final Cli.Result result = matchup(Cli.patrol(), "--bot", "random,drill");
        assertEquals(ExitCode.USAGE, result.code(), result.err());
        assertTrue(result.err().contains("has no two sides to match; add --set options.sapper=on"), result.err());
    }

    @Test
    void abortedTrialsAreToldOf() {
        final Cli.Result result =
                matchup(Cli.village(), "--bot", "random,novice", "--max-decisions", "5", "--no-report");
        assertEquals(ExitCode.GIVEN_UP, result.code(), result.err());
        assertTrue(result.err().contains("80 trials aborted and left out"), result.err());
    }
}
