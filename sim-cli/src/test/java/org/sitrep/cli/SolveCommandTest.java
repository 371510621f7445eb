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
import org.sitrep.cli.base.ExitCode;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Of n coins and w heads needed, the chance to win is known: 50 % of 3 and 2, 11/16 of 4 and 2. */
class SolveCommandTest {
    private static final String COINS = Cli.coins("three.yaml");
    private static final String FOUR = "end.won=68.75%±3%";

    @TempDir
    private Path folder;

    private static Cli.Result solve(final int code, final String... more) {
        final List<String> args = new ArrayList<>(List.of("solve", COINS, "--budget", "60000"));
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
        assertTrue(result.err().startsWith("The first candidate with invalid content:\nC001 "), result.err());
        assertTrue(result.out().startsWith("Three coins: values for a target\n"), result.out());
        assertTrue(flat(result.out()).contains("The target is met with Coins 3 to 4."), result.out());
        assertTrue(flat(result.out()).contains("Coins 3 4 2 to 8 wins 2 2 1 to 5"), result.out());
        result.out()
                .lines()
                .filter(line -> !line.contains("./sitrep "))
                .forEach(line -> assertTrue(line.length() <= 80 && line.equals(line.stripTrailing()), line));
    }

    /** A run with the overlay is the run with the changes: the same outcomes of all trials. */
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
        assertEquals(set.get("outcomeHash"), laid.get("outcomeHash"));
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
        assertTrue(refused.err().contains("mine.yaml already exists"), refused.err());
        assertEquals("mine", Files.readString(overlay));
        solve(ExitCode.OK, Stream.concat(Stream.of(line), Stream.of("--force")).toArray(String[]::new));
        assertFalse(Files.readString(overlay).startsWith("mine"));
    }

    /** All that is wrong is told at once, and nothing is played. */
    @Test
    void whatIsWrongIsToldAtOnce() {
        final String err = solve(
                        ExitCode.USAGE,
                        "--vary",
                        "coins=2..8",
                        "--target",
                        "end.wun>=0.5",
                        "--target",
                        "heads=50%±2%",
                        "--target",
                        "end.won=55±2",
                        "--target",
                        "heads>=41",
                        "--target",
                        "timed:end.won>=0.5")
                .err();
        assertTrue(err.contains("there is no metric end.wun; did you mean \"end.won\"?"), err);
        assertTrue(err.contains("heads is counted in heads and is not a share"), err);
        assertTrue(err.contains("end.won is a share, 0 … 1; write it like 0.55±0.02 or 55%±2%"), err);
        assertTrue(err.contains("heads ranges over 0 … 40\n"), err);
        assertTrue(err.contains("there is no bot timed; did you mean \"timid\"?"), err);
        assertTrue(err.contains("5 problems with the search; nothing was played"), err);
    }

    @Test
    void whatIsVariedIsChecked() {
        final String[] target = {"--target", FOUR};
        assertTrue(solve(ExitCode.BAD_DATA, "--vary", "coin=2..8", target[0], target[1])
                .err()
                .contains("did you mean \"coins\"?"));
        assertTrue(solve(ExitCode.USAGE, "--vary", "coins=8..2", target[0], target[1])
                .err()
                .contains("write the lower end first"));
        assertTrue(solve(ExitCode.USAGE, "--vary", "coins=2..3", "--vary", "coins=4,5", target[0], target[1])
                .err()
                .contains("--vary coins is given twice"));
        assertTrue(solve(ExitCode.USAGE, "--vary", "coins=2..3", "--set", "coins=4", target[0], target[1])
                .err()
                .contains("--vary coins changes what --set coins sets"));
        assertTrue(solve(ExitCode.USAGE, "--vary", "coins=2..3", "--budget", "10", target[0], target[1])
                .err()
                .contains("--budget 10 is out of range; it must be from 5000 to"));
    }

    /**
     * The timid tosses one coin whatever there are: he never wins, and with one head needed in half of all cases; the
     * ratio is one half for anybody.
     */
    @Test
    void everyBotHasTargetsOfItsOwnAndRatiosAreMetricsToo() {
        final JsonNode json = json(solve(
                ExitCode.OK,
                "--vary",
                "wins=1..3",
                "--target",
                "timid:end.won=50%±3%",
                "--target",
                "end.won=87.5%±3%",
                "--target",
                "headRate=0.5±0.02",
                "--no-report",
                "--format",
                "json"));
        assertTrue(json.get("found").asBoolean());
        final JsonNode answer = json.get("confirmed").get(0);
        assertEquals("1", answer.get("values").get(0).asString());
        assertEquals(0.5, answer.get("estimates").get(0).get("value").asDouble(), 0.03);
        assertEquals("timid", json.get("targets").get(0).get("bot").asString());
        assertEquals("steady", json.get("targets").get(1).get("bot").asString());
        assertFalse(json.get("request").get("seed").asLong()
                == json.get("request").get("freshSeed").asLong());
    }

    @Test
    void notFoundSaysWhatCameNearestAndWhatStandsAgainstIt() {
        final String out = flat(solve(
                        ExitCode.UNDECIDED,
                        "--vary",
                        "coins=2..6",
                        "--target",
                        "end.won>=85%",
                        "--target",
                        "heads<=1.6",
                        "--no-report",
                        "--write",
                        folder.resolve("none.yaml").toString())
                .out());
        assertTrue(out.contains("No values were found that are shown to meet all targets."), out);
        assertTrue(out.contains("Won: at least 85 % conflicts with Heads: at most 1.6"), out);
        assertFalse(Files.exists(folder.resolve("none.yaml")), "an overlay of no answer");
        final String beyond =
                flat(solve(ExitCode.UNDECIDED, "--vary", "coins=2..6", "--target", "heads>=5", "--no-report")
                        .out());
        assertTrue(beyond.contains("No candidate reached Heads: at least 5."), beyond);
        assertTrue(beyond.contains("Coins is at the end of its range there"), beyond);
    }

    @Test
    void whatHoldsAlreadyNeedsNoEdit() {
        final JsonNode json = json(solve(
                ExitCode.OK, "--vary", "coins=2..6", "--target", "end.won=50%±5%", "--no-report", "--format", "json"));
        assertTrue(json.get("overlay").isNull() && json.get("tryIt").isNull());
        assertEquals("3", json.get("confirmed").get(0).get("values").get(0).asString());
    }

    @Test
    void noLegalCandidateIsSaidWithTheReason() {
        final Cli.Result result =
                solve(ExitCode.UNDECIDED, "--vary", "wins=4..9", "--target", "end.won>=0.1", "--no-report");
        assertTrue(flat(result.out()).contains("None of the 6 candidates tried is legal content."), result.out());
        assertTrue(result.err().contains("C001"), result.err());
    }

    /** The page, its tables and the file to read it from again; and the same from that file. */
    @Test
    void theReportCanBeHadAgain() throws IOException {
        final String reports = folder.resolve("out").toString();
        final String csv = solve(
                        ExitCode.OK,
                        "--vary",
                        "coins=2..8",
                        "--vary",
                        "wins=1..5",
                        "--target",
                        FOUR,
                        "--target",
                        "heads>=1",
                        "-o",
                        reports,
                        "--format",
                        "csv")
                .out();
        assertTrue(
                csv.startsWith("candidate,coins,wins,changes,target,bot,metric,value,low,high,level,n,unit,status\n"
                        + "now,3,2,0,end.won=68.75%±3%,steady,end.won,"),
                csv);
        final Path report;
        try (Stream<Path> files = Files.walk(folder.resolve("out"))) {
            report = files.filter(file -> file.endsWith("solve.json"))
                    .findFirst()
                    .orElseThrow()
                    .getParent();
        }
        for (final String name : List.of("report.html", "report.md", "targets.csv", "candidates.csv", "command.txt")) {
            assertTrue(Files.isRegularFile(report.resolve(name)), name);
        }
        assertEquals(csv, Files.readString(report.resolve("targets.csv")));
        final String json = Files.readString(report.resolve("solve.json"));
        final Cli.Result again = Cli.run("report", report.toString(), "--format", "json");
        assertEquals(ExitCode.OK, again.code(), again.err());
        assertEquals(json, again.out());
        Cli.run("report", report.toString(), "--out", folder.resolve("again").toString());
        assertEquals(
                Files.readString(report.resolve("report.html")),
                Files.readString(folder.resolve("again").resolve("report.html")));
    }

    /** What stands in a list is written as the whole list; a choice may be a list or a word. */
    @Test
    void overlaysOfListsAndWordsDoWhatSetDoes() throws IOException {
        final String patrol = Cli.patrol();
        final Path overlay = folder.resolve("edit.yaml");
        for (final String vary : List.of(
                "combats.patrol.enemyHardCover.0=r1c2,r1c3",
                "squad=veterans",
                "threat.die=[1,1,1,1,1,1],[0,0,0,0,0,0]")) {
            final Cli.Result result = Cli.run(
                    "solve",
                    patrol,
                    "--vary",
                    vary,
                    "--target",
                    "squad.survivors>=0",
                    "--no-report",
                    "--budget",
                    "5000",
                    "--write",
                    overlay.toString(),
                    "--force");
            assertEquals(ExitCode.OK, result.code(), result.err());
            assertEquals(
                    ExitCode.OK,
                    Cli.run("run", patrol, "--overlay", overlay.toString(), "-n", "10", "--no-report")
                            .code(),
                    vary);
        }
    }
}
