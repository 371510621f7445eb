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
import org.junit.jupiter.params.provider.ValueSource;
import org.sitrep.cli.base.ExitCode;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class CompareCommandTest {
    private static final String COINS = Cli.coins("three.yaml");

    @TempDir
    private Path folder;

    private static Cli.Result compare(final String... more) {
        final List<String> args = new ArrayList<>(List.of("compare", COINS));
        args.addAll(List.of(more));
        final Cli.Result result = Cli.run(args.toArray(String[]::new));
        assertEquals(ExitCode.OK, result.code(), result.err());
        return result;
    }

    private static JsonNode json(final String... more) {
        final List<String> args = new ArrayList<>(List.of(more));
        args.addAll(List.of("--no-report", "--format", "json"));
        return JsonMapper.shared().readTree(compare(args.toArray(String[]::new)).out());
    }

    /**
     * The timid tosses the first coin only, the steady two more: heads differ by 1 on average with a variance of one
     * half.
     */
    @Test
    void theVerdictIsInWords() {
        final Cli.Result result = compare("--bot", "timid,steady", "-n", "2000", "--no-report");
        assertEquals("", result.err());
        assertTrue(result.out().startsWith("Three coins: two sides compared\n"), result.out());
        assertTrue(result.out().contains("each on the same 2,000 trials, seed 1967"), result.out());
        assertTrue(
                result.out()
                        .replaceAll("\\s+", " ")
                        .contains("steady is better than timid, decided by Won: better on Won by "),
                result.out());
        assertTrue(result.out().replaceAll("\\s+", " ").contains("better on Heads by 0.99 ± 0.09 heads"), result.out());
        result.out()
                .lines()
                .filter(line -> !line.contains("./sitrep "))
                .forEach(line -> assertTrue(line.length() <= 80 && line.equals(line.stripTrailing()), line));
    }

    /** With one coin more, heads of the same three coins never fall; winning is certain with none needed. */
    @Test
    void aSideIsAnyMixOfChanges() {
        final JsonNode sides = json(
                        "--against", "--name more --set coins=4",
                        "--against", "--bot timid --set 'wins=0'",
                        "-n", "200")
                .get("sides");
        assertEquals(3, sides.size());
        assertEquals("baseline", sides.get(0).get("name").asString());
        assertEquals("more", sides.get(1).get("name").asString());
        assertEquals("--bot timid --set 'wins=0'", sides.get(2).get("name").asString());
        assertEquals("timid", sides.get(2).get("capsule").get("bot").asString());
    }

    @Test
    void whatDiffersByLessThanMattersIsEqual() {
        final String[] bots = {"--bot", "timid,steady", "-n", "2000", "--no-report", "--metric", "heads"};
        assertTrue(compare(bots[0], bots[1], bots[2], bots[3], bots[4], bots[5], bots[6], "--matters", "heads=1.5")
                .out()
                .contains("steady is equal to timid: no difference on Heads of 1.5 heads or more."));
        assertTrue(compare(bots[0], bots[1], bots[2], bots[3], bots[4], bots[5], bots[6], "--matters", "heads=0.5")
                .out()
                .contains("steady is better than timid: better on Heads by "));
    }

    /** With a coin more and one head more to win, there are more heads and fewer wins. */
    @Test
    void theCriterionThatLeadsDecidesInAnyOrder() {
        final String[] sides = {"--bot", "steady", "--against", "--name more --set coins=4 --set wins=4", "-n", "500"};
        final String[] byHeadsFirst = Stream.concat(Stream.of(sides), Stream.of("--metric", "heads,end.won"))
                .toArray(String[]::new);
        final JsonNode verdict = json(byHeadsFirst).get("verdicts").get(0);
        assertEquals("downgrade", verdict.get("verdict").asString());
        assertEquals("[\"end.won\"]", verdict.get("decidedBy").toString());
        assertEquals("end.won", verdict.get("by").get(0).get("metric").asString());
        assertTrue(compare(Stream.concat(Stream.of(byHeadsFirst), Stream.of("--no-report"))
                        .toArray(String[]::new))
                .out()
                .replaceAll("\\s+", " ")
                .contains("more is worse than baseline, decided by Won: worse on Won by "));
    }

    @Test
    void otherDifferencesAreListedNextToTheCriteria() {
        final String words = compare("--bot", "timid,steady", "-n", "500", "--no-report", "--metric", "end.won")
                .out()
                .replaceAll("\\s+", " ");
        assertTrue(words.contains("In addition, steady differs on "), words);
        assertTrue(words.matches(".* Heads \\((0.9|1.0).*"), words);
        assertFalse(compare("--bot", "steady,steady", "-n", "500", "--no-report", "--metric", "end.won")
                .out()
                .contains("In addition"));
    }

    /** The first toss is the same on both sides; the steady toss two more, so that half of the coins show heads. */
    @Test
    void aRatioIsJudgedByBothSidesRatios() {
        final String[] bots = {"--bot", "timid,steady", "-n", "1000"};
        final String out = compare(bots[0], bots[1], bots[2], bots[3], "--no-report", "--metric", "headRate")
                .out();
        assertTrue(out.contains("Share of heads, %\n"), out);
        assertTrue(out.matches("(?s).*\n +ratio +difference\n  timid +[0-9.]+ ± [0-9.]+\n  steady +.*"), out);
        final String words = out.replaceAll("\\s+", " ");
        assertTrue(words.contains("hold together at 95 %. Common luck does not cancel in the difference of a"), words);
        assertTrue(
                words.contains("steady cannot be distinguished from timid: no difference shown on Share of heads, "
                        + "none larger than "),
                words);
        final JsonNode by = json(bots[0], bots[1], bots[2], bots[3], "--metric", "headRate")
                .get("verdicts")
                .get(0)
                .get("by")
                .get(0);
        assertEquals("headRate", by.get("metric").asString());
        assertEquals("open", by.get("verdict").asString());
        assertEquals(
                "difference of two ratios of sums, Gaffke",
                by.get("difference").get("method").asString());
        assertTrue(compare(
                        bots[0],
                        bots[1],
                        bots[2],
                        bots[3],
                        "--no-report",
                        "--metric",
                        "headRate",
                        "--matters",
                        "headRate=20%")
                .out()
                .replaceAll("\\s+", " ")
                .contains("steady is equal to timid: no difference on Share of heads of 20 points or more."));
    }

    @Test
    void aRatioStandsInEveryTableAndPage() throws IOException {
        final String[] line = {"--bot", "timid,steady", "-n", "300", "--metric", "headRate,heads"};
        final Path made = folder.resolve("ratio");
        compare(Stream.concat(Stream.of(line), Stream.of("--out", made.toString()))
                .toArray(String[]::new));
        final Path stored;
        try (Stream<Path> files = Files.walk(made)) {
            stored = files.filter(file -> file.endsWith("comparison.json"))
                    .findFirst()
                    .orElseThrow()
                    .getParent();
        }
        assertTrue(Files.readString(stored.resolve("differences.csv"))
                .lines()
                .anyMatch(row -> row.matches(
                        "steady,timid,headRate,[-0-9.E]+,[-0-9.E]+,[-0-9.E]+,0.975,300,,,share,.*Gaffke\"?,open")));
        assertTrue(Files.readString(stored.resolve("sides.csv"))
                .lines()
                .anyMatch(row -> row.matches("steady,headRate,0\\.[0-9]+,.*,300,share")));
        for (final String page : List.of("report.html", "report.md")) {
            final String text = Files.readString(stored.resolve(page));
            assertTrue(text.contains("Share of heads"), page);
            assertTrue(text.contains("Ratios and their differences"), page);
            assertTrue(text.contains("Common luck does not cancel in it."), page);
        }
        final Path again = folder.resolve("again");
        assertEquals(
                ExitCode.OK,
                Cli.run("report", stored.toString(), "--out", again.toString()).code());
        try (Stream<Path> files = Files.walk(stored)) {
            for (final Path file : files.filter(Files::isRegularFile).toList()) {
                assertEquals(-1, Files.mismatch(file, again.resolve(stored.relativize(file))), file.toString());
            }
        }
    }

    /** A patrol of Threat 5 meets no Sniper. */
    @Test
    void aRatioWithoutADenominatorSaysWhy() {
        final String[] line = {
            "compare",
            Cli.patrol(),
            "--against",
            "--name more --set start.threat=8",
            "-n",
            "100",
            "--no-report",
            "--metric",
            "killRate.sniper"
        };
        final String page = Cli.run(Stream.concat(Stream.of(line), Stream.of("--format", "markdown"))
                        .toArray(String[]::new))
                .out();
        assertTrue(page.contains("| no data | no value |"), page);
        final Cli.Result result = Cli.run(line);
        assertEquals(ExitCode.OK, result.code(), result.err());
        assertTrue(
                result.out()
                        .replaceAll("\\s+", " ")
                        .contains("more and baseline cannot be compared: no value on Share of Snipers eliminated, of "
                                + "those met, since \"Snipers met\" is 0 in every trial of baseline."),
                result.out());
        assertFalse(result.out().contains("half the width"), result.out());
    }

    @Test
    void sidesThatPlayAlikeAreTheSame() {
        assertTrue(
                compare("--bot", "steady,steady", "-n", "50", "--no-report")
                        .out()
                        .replaceAll("\\s+", " ")
                        .contains(
                                "steady (2) plays the same as steady: the same on Won in every trial; the same on Heads in every trial."));
    }

    @Test
    void jsonHasTheVerdictsWithTheirDifferences() {
        final JsonNode verdict = json("--bot", "timid,steady", "-n", "1000", "--metric", "heads", "--metric", "end.won")
                .get("verdicts")
                .get(0);
        assertEquals("steady", verdict.get("side").asString());
        assertEquals("upgrade", verdict.get("verdict").asString());
        final JsonNode heads = verdict.get("by").get(1);
        assertEquals("heads", heads.get("metric").asString());
        assertEquals("better", heads.get("verdict").asString());
        assertEquals(1, heads.get("difference").get("value").asDouble(), 0.1);
        assertTrue(heads.get("difference").get("low").asDouble() > 0.8);
        assertEquals(0.975, heads.get("difference").get("level").asDouble(), 1e-12);
    }

    /** Steady needs more decisions than the bound in every trial. */
    @ParameterizedTest
    @ValueSource(strings = {"timid,steady", "steady,timid"})
    void aSideWithoutACompletedTrialIsNotCompared(final String bots) {
        final Cli.Result result =
                Cli.run("compare", COINS, "--bot", bots, "-n", "50", "--max-decisions", "1", "--no-report");
        assertEquals(ExitCode.GIVEN_UP, result.code(), result.err());
        final String out = result.out().replaceAll("\\s+", " ");
        assertTrue(
                out.contains("steady completed no trial, so " + bots.replaceFirst("(.*),(.*)", "$2 and $1")
                        + " cannot be compared."),
                out);
        assertFalse(out.contains("distinguished"), out);
        final String json = Cli.run(
                        "compare",
                        COINS,
                        "--bot",
                        bots,
                        "-n",
                        "50",
                        "--max-decisions",
                        "1",
                        "--no-report",
                        "-f",
                        "json")
                .out();
        final JsonNode verdict =
                JsonMapper.shared().readTree(json).get("verdicts").get(0);
        assertEquals("unplayed", verdict.get("verdict").asString());
        assertEquals("unplayed", verdict.get("by").get(0).get("verdict").asString());
    }

    @Test
    void resultsDoNotDependOnThreadsOrChunks() {
        final JsonNode one = json("--bot", "timid,steady", "-n", "1000", "-t", "1");
        final JsonNode many = json("--bot", "timid,steady", "-n", "1000", "-t", "3", "--chunk", "7");
        assertEquals(one.get("steps"), many.get("steps"));
    }

    @Test
    void theReportCanBeMadeAgainFromItsFile() throws IOException {
        compare("--bot", "timid,steady", "-n", "300", "--out", folder.toString());
        final Path made;
        try (Stream<Path> children = Files.list(folder.resolve("three"))) {
            made = children.findFirst().orElseThrow();
        }
        for (final String file : List.of(
                "report.html",
                "report.md",
                "differences.csv",
                "sides.csv",
                "comparison.json",
                "result-0.json",
                "result-1.json",
                "command.txt",
                "picture-comparison-heads.svg")) {
            assertTrue(Files.isRegularFile(made.resolve(file)), file);
        }
        assertTrue(
                Files.readString(made.resolve("command.txt")).contains("--bot timid,steady -n 300"),
                Files.readString(made.resolve("command.txt")));
        final Path again = folder.resolve("again");
        final Cli.Result report = Cli.run("report", made.toString(), "--out", again.toString());
        assertEquals(ExitCode.OK, report.code(), report.err());
        try (Stream<Path> files = Files.walk(made)) {
            for (final Path file : files.filter(Files::isRegularFile).toList()) {
                assertEquals(-1, Files.mismatch(file, again.resolve(made.relativize(file))), file.toString());
            }
        }
        final Path json = made.resolve("comparison.json");
        Files.writeString(json, Files.readString(json).replaceFirst("\"incomplete\" *: *0", "\"incomplete\": 301"));
        final Cli.Result spoiled = Cli.run("report", json.toString());
        assertEquals(ExitCode.BAD_DATA, spoiled.code(), spoiled.err());
        assertFalse(spoiled.err().isEmpty());
    }

    @Test
    void aSideHasToDoWithout() {
        final Cli.Result result = Cli.run(
                "compare", Cli.patrol(), "--forbid", "weapon:M60,order:fire", "-n", "100", "--no-report", "-f", "csv");
        assertEquals(ExitCode.OK, result.code(), result.err());
        assertTrue(result.out().startsWith("side,base,metric,difference,low,high,level,n,"), result.out());
        assertTrue(result.out().contains("\nwithout weapon:m60,baseline,squad.survivors,"), result.out());
        assertTrue(
                result.out()
                        .lines()
                        .anyMatch(line ->
                                line.startsWith("without order:fire,baseline,eliminated,-") && line.endsWith(",worse")),
                result.out());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--no-report | there is nothing to compare with",
                "--bot timid,steady --metric tossed | tossed: neither more nor less is better",
                "--bot timid,steady --metric headz | did you mean",
                "--bot timid,steady --metric headRat | did you mean \"headRate\"?",
                "--bot timid,steady --best --metric headRate | headRate is a ratio over all trials; here a number of each",
                "--bot timid,steady --best --metric headRate | choose another, for instance heads",
                "--bot timid,steady --matters heads=much | is not a difference",
                "--bot timid,steady --matters end.lost=1% | not compared",
                "--bot timid,steady --level 1 | out of range",
                "--bot timid,stedy | there is no bot stedy",
                "--against --colour=red | --against",
                "--against 'x | a quote is not closed"
            })
    void whatCannotBeComparedIsSaid(final String options, final String message) {
        final List<String> args = new ArrayList<>(List.of("compare", COINS, "-n", "10"));
        args.addAll(List.of(options.split(" ")));
        final Cli.Result result = Cli.run(args.toArray(String[]::new));
        assertEquals(ExitCode.USAGE, result.code(), result.err());
        assertTrue(result.err().contains(message), result.err());
    }

    @Test
    void whatMeasuresOtherThingsIsRefused() {
        final Cli.Result result =
                Cli.run("compare", Cli.patrol(), Cli.shipped("purple-haze/missions/01-crash.yaml"), "-n", "10");
        assertEquals(ExitCode.USAGE, result.code(), result.err());
        assertTrue(
                result.err().contains("01-crash does not measure squad.survivors, the headline of patrol"),
                result.err());
    }

    private static JsonNode survivors(final JsonNode run) {
        return run.get("tallies")
                .valueStream()
                .filter(tally -> tally.get("name").asString().equals("squad.survivors"))
                .findFirst()
                .orElseThrow();
    }

    /** A tank on one side alone has metrics of its own; the rest is compared, and is what each side has alone. */
    @Test
    void sidesThatDoNotMeasureTheSameAreComparedInWhatTheyShare() throws IOException {
        final String tank = "--name tank --set combats.patrol.enemies.specialists=[tank]";
        final Path report = folder.resolve("report");
        final Cli.Result result =
                Cli.run("compare", Cli.patrol(), "--against", tank, "-n", "40", "--out", report.toString());
        assertEquals(ExitCode.OK, result.code(), result.err());
        final String alone = "Tanks eliminated; Tanks met; Share of Tanks eliminated, of those met.";
        assertTrue(
                result.out()
                        .replaceAll("\\s+", " ")
                        .contains("Not compared, metrics of tank that not every side has: " + alone),
                result.out());
        final Path stored;
        try (Stream<Path> files = Files.walk(report)) {
            stored = files.filter(file -> file.endsWith("comparison.json"))
                    .findFirst()
                    .orElseThrow();
        }
        final Cli.Result ratio = Cli.run("compare", Cli.patrol(), "--against", tank, "--metric", "killRate.tank");
        assertEquals(ExitCode.USAGE, ratio.code());
        assertTrue(
                ratio.err()
                        .contains("tank has the metric killRate.tank, but not every side has it; "
                                + "choose a metric that all sides have"),
                ratio.err());
        final JsonNode sides = JsonMapper.shared().readTree(stored.toFile()).get("sides");
        assertEquals(3, sides.get(1).get("alone").size());
        assertFalse(sides.get(0).has("alone"));
        final Cli.Result again = Cli.run(
                "report", stored.toString(), "--out", folder.resolve("again").toString());
        assertEquals(ExitCode.OK, again.code(), again.err());
        try (Stream<Path> files = Files.walk(folder.resolve("again"))) {
            final Path page = files.filter(file -> file.endsWith("report.html"))
                    .findFirst()
                    .orElseThrow();
            assertTrue(Files.readString(page).contains("Tank: " + alone), "the page lists them");
        }
        final JsonNode single = JsonMapper.shared()
                .readTree(Cli.run("run", Cli.patrol(), "-n", "40", "--no-report", "--format", "json")
                        .out());
        final JsonNode first = sides.get(0).get("capsule");
        assertEquals(single.get("decisions"), first.get("decisions"));
        assertEquals(survivors(single), survivors(first), "the first side plays as it does alone");
    }
}
