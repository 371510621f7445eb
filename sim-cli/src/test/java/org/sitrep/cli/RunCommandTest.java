package org.sitrep.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sitrep.cli.base.ExitCode;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class RunCommandTest {
    private static final String COINS = Cli.coins("three.yaml");

    @TempDir
    private Path folder;

    private Cli.Result run(final String... more) {
        final List<String> args =
                new ArrayList<>(List.of("run", COINS, "--trials", "1000", "--out", folder.toString()));
        args.addAll(List.of(more));
        return Cli.run(args.toArray(String[]::new));
    }

    private JsonNode result(final String... more) {
        final List<String> args = new ArrayList<>(List.of(more));
        args.addAll(List.of("--no-report", "--format", "json"));
        final Cli.Result result = run(args.toArray(String[]::new));
        assertEquals(ExitCode.OK, result.code(), result.err());
        return JsonMapper.shared().readTree(result.out());
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile)
                    .map(folder::relativize)
                    .sorted()
                    .toList();
        }
    }

    @Test
    void theTextIsSealed() throws IOException {
        final Cli.Result result = run("--no-report");
        assertEquals(ExitCode.OK, result.code(), result.err());
        assertEquals("", result.err());
        Golden.assertMatches("run.text", result.out());
    }

    @Test
    void jsonIsTheResultAndNothingElse() {
        final JsonNode result = result();
        assertEquals("coins", result.get("ruleset").asString());
        final JsonNode heads = result.get("estimates").get("heads");
        assertEquals(
                List.of("value", "low", "high", "level", "n", "unit", "method"), List.copyOf(heads.propertyNames()));
        // 3 coins: mean 1.5, standard deviation sqrt(0.75 / 1000) = 0.0274; five of them miss 6 runs in 10 million
        assertEquals(1.5, heads.get("value").asDouble(), 5 * 0.0274);
    }

    @Test
    void csvHasARowAMetricAndMarkdownIsForPeople() {
        assertTrue(run("--no-report", "-f", "csv")
                .out()
                .startsWith("metric,label,value,low,high,level,n,unit,method\nheads,Heads,"));
        assertTrue(run("--no-report", "-f", "markdown").out().startsWith("# Three coins\n\n"));
    }

    @Test
    void resultsDoNotDependOnThreadsOrChunks() {
        final JsonNode one = result("--threads", "1");
        for (final List<String> how :
                List.of(List.of("--threads", "2", "--chunk", "7"), List.of("--threads", "7", "--chunk", "1"))) {
            final JsonNode other = result(how.toArray(String[]::new));
            assertEquals(one.get("outcomeHash"), other.get("outcomeHash"));
            assertEquals(one.get("estimates"), other.get("estimates"));
        }
        assertNotEquals(one.get("outcomeHash"), result("--seed", "1968").get("outcomeHash"));
    }

    @Test
    void theReportLandsUnderANameWithoutAClockAndIsReplaced() throws IOException {
        assertEquals(ExitCode.OK, run().code());
        final List<Path> first = files();
        assertTrue(first.get(0).toString().matches("three/steady-seed1967-1000-[0-9a-f]{8}/.*"), first.toString());
        for (final String file : List.of("report.html", "report.md", "result.json", "command.txt")) {
            assertTrue(first.stream().anyMatch(f -> f.endsWith(file)), file);
        }
        assertEquals(ExitCode.OK, run().code());
        assertEquals(first, files(), "the second run left more or less behind");
    }

    @Test
    void theLineThatRepeatsTheRunRepeatsIt() throws IOException {
        final Path overlay =
                Files.writeString(folder.resolve("more coins.yaml"), "sitrep: 1\nruleset: coins\ncoins: 5\n");
        final Cli.Result result =
                run("--overlay", overlay.toString(), "--set", "wins=4", "--first", "100", "--max-decisions", "50");
        final Path command = files().stream()
                .filter(f -> f.endsWith("command.txt"))
                .findFirst()
                .orElseThrow();
        final String line = Files.readString(folder.resolve(command)).strip();
        assertEquals(
                "./sitrep run " + COINS + " --bot steady '--overlay=" + overlay
                        + "' --set wins=4 --trials 1000 --seed 1967 --first 100 --max-decisions 50",
                line);
        assertTrue(result.out().contains("Repeat  " + line), result.out());
    }

    @Test
    void noReportWritesNothing() throws IOException {
        assertEquals(ExitCode.OK, run("--no-report").code());
        assertEquals(List.of(), files());
    }

    @Test
    void badDataPlaysAndWritesNothing() throws IOException {
        final Cli.Result result = Cli.run("run", Cli.coins("faulty.yaml"), "--out", folder.toString());
        assertEquals(ExitCode.BAD_DATA, result.code());
        assertEquals("", result.out());
        assertTrue(result.err().contains("S030 ") && result.err().contains("S032 "), "both faults: " + result.err());
        assertTrue(result.err().contains("nothing was played or written"), result.err());
        assertEquals(List.of(), files());
    }

    @Test
    void trialsGivenUpAreCountedAndMakeNoReport() throws IOException {
        final Cli.Result result = run("--max-decisions", "2", "--format", "json");
        assertEquals(ExitCode.GIVEN_UP, result.code());
        final JsonNode json = JsonMapper.shared().readTree(result.out());
        assertEquals(1000, json.get("trials").get("aborted").asInt());
        assertEquals(0, json.get("trials").get("completed").asInt());
        assertTrue(
                result.err()
                        .startsWith("1,000 trials aborted; the first 100 by cause:\n"
                                + "  100 x more decisions than the bound of 2; raise --max-decisions to play them to the end\n"
                                + "      first trial 0\n"
                                + "      ./sitrep replay "),
                result.err());
        assertEquals(List.of(), files());
        assertEquals(ExitCode.GIVEN_UP, run("--max-decisions", "2").code());
    }

    @Test
    void colourAndProgressStayOutOfPipes() {
        final Cli.Result result = run("--no-report", "--progress", "always");
        assertFalse(result.out().contains("\u001b"));
        assertFalse(result.err().contains("\r"), "no carriage return into a file");
        assertTrue(result.err().startsWith("100 %  1,000 of 1,000"), result.err());
    }

    @Test
    void onATerminalTheProgressLineIsWiped() {
        final Cli.Result result =
                Cli.runOnTerminal(Map.of(), "run", COINS, "--trials", "300k", "--no-report", "--progress", "always");
        assertTrue(result.err().startsWith("\r"), result.err());
        assertTrue(result.err().endsWith("\r" + " ".repeat(79) + "\r"), "the line is left behind");
        assertFalse(result.err().contains("\n"));
    }

    @Test
    void theChiefTablesArePrintedAndAllOfThemIfAsked() {
        final String brief =
                Cli.run("run", Cli.patrol(), "-n", "200", "--no-report").out();
        assertTrue(brief.contains("\nEnd of the combat\n"), brief);
        assertFalse(brief.contains("over time"), brief);
        assertTrue(brief.contains("\nMore    7 tables and curves: --full\nRepeat  "), brief);
        final String all = Cli.run("run", Cli.patrol(), "-n", "200", "--no-report", "--full")
                .out();
        assertTrue(all.contains("\nInitiative over time\n"), all);
        assertFalse(all.contains("\nMore "), all);
    }

    @Test
    void theShippedGameRuns() {
        final Cli.Result result =
                Cli.run("run", Cli.patrol(), "--trials", "200", "--bot", "drill", "--no-report", "--format", "json");
        assertEquals(ExitCode.OK, result.code(), result.err());
        final JsonNode estimates = JsonMapper.shared().readTree(result.out()).get("estimates");
        for (final String metric : List.of(
                "squad.survivors",
                "marine.1.killed",
                "wounds",
                "kia",
                "experience",
                "eliminated",
                "killRate",
                "enemy.activations",
                "marine.activations",
                "end.retreat",
                "damage.1",
                "initiative.final")) {
            assertTrue(estimates.has(metric), metric);
        }
    }
}
