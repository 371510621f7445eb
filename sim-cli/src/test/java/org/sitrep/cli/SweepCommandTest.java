package org.sitrep.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sitrep.cli.base.ExitCode;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class SweepCommandTest {
    private static final String COINS = Cli.coins("three.yaml");

    @TempDir
    private Path folder;

    private static Cli.Result sweep(final String... more) {
        final List<String> args = new ArrayList<>(List.of("sweep", COINS));
        args.addAll(List.of(more));
        return Cli.run(args.toArray(String[]::new));
    }

    private static String ok(final String... more) {
        final Cli.Result result = sweep(more);
        assertEquals(ExitCode.OK, result.code(), result.err());
        return result.out();
    }

    private static JsonNode json(final String... more) {
        final List<String> args = new ArrayList<>(List.of(more));
        args.addAll(List.of("--no-report", "--format", "json"));
        return JsonMapper.shared().readTree(ok(args.toArray(String[]::new)));
    }

    private Path reportIn(final String out) throws IOException {
        try (Stream<Path> runs = Files.list(folder.resolve(out).resolve("three"))) {
            return runs.findFirst().orElseThrow();
        }
    }

    @Test
    void thePageOfARatioHasItsDifferences() throws IOException {
        final String out = folder.resolve("ratio").toString();
        ok("--vary", "coins=3,6", "--trials", "300", "--metric", "headRate", "--out", out);
        final String html = Files.readString(reportIn("ratio").resolve("report.html"));
        assertTrue(html.contains("minus base"), html);
        assertTrue(html.contains("The table has all points"), html);
    }

    @Test
    void aRatioIsComparedWithTheUnchangedScenario() {
        final JsonNode points = json("--vary", "coins=3,6", "--trials", "300", "--metric", "headRate")
                .get("points");
        for (int p = 0; p < 2; p++) {
            final JsonNode difference = points.get(p).get("differences").get("headRate");
            assertEquals(
                    "difference of two ratios of sums, Gaffke",
                    difference.get("method").stringValue());
            final double apart =
                    points.get(p).get("estimates").get("headRate").get("value").doubleValue()
                            - points.get(2)
                                    .get("estimates")
                                    .get("headRate")
                                    .get("value")
                                    .doubleValue();
            assertEquals(apart, difference.get("value").doubleValue(), 1e-12);
        }
    }

    @Test
    void aPointIsTheRunOfTheSameValues() {
        final JsonNode points = json("--vary", "coins=5,6", "--trials", "300", "--metric", "heads")
                .get("points");
        for (int p = 0; p < 2; p++) {
            final String coins = points.get(p).get("values").get("coins").stringValue();
            final Cli.Result run =
                    Cli.run("run", COINS, "--set", "coins=" + coins, "--trials", "300", "--no-report", "-f", "json");
            final JsonNode alone = JsonMapper.shared().readTree(run.out());
            assertEquals(alone.get("outcomeHash"), points.get(p).get("outcomeHash"));
            assertEquals(alone.get("content").get("sha256"), points.get(p).get("contentSha256"));
        }
        assertTrue(points.get(2).get("base").booleanValue());
    }

    /** Coin by coin the same: heads rise by a half a coin, exactly 0 of them for what only the bar to win is. */
    @Test
    void theRankingIsInWords() {
        final String text =
                ok("--vary", "coins=3..9", "--vary", "wins=1,2", "-n", "2000", "--no-report", "--metric", "heads");
        final String words = text.replaceAll("\\s+", " ");
        assertTrue(words.contains("Grid of 14 points (every combination) and the unchanged scenario"), text);
        assertTrue(words.contains("Coins (+2.9"), text);
        assertTrue(words.contains("heads from 3 to 9); no effect shown: wins."), text);
        text.lines()
                .filter(line -> !line.contains("./sitrep "))
                .forEach(line -> assertTrue(line.length() <= 80 && line.equals(line.stripTrailing()), line));
    }

    /**
     * Threat matters in one jump between 3 and 4, which each step of 3 crosses: walks and the grid give one number. The
     * walks gave five thirds of it, from the step to the range.
     */
    @Test
    void walksAgreeWithTheGrid() {
        final JsonNode grid = threat("grid").get("overRange").get("change");
        final JsonNode elementary = threat("morris").get("elementary");
        final JsonNode walks = elementary.get("mean");
        assertEquals(3, elementary.get("step").doubleValue());
        final double ofGrid = grid.get("value").doubleValue();
        final double ofWalks = walks.get("value").doubleValue();
        assertTrue(
                walks.get("low").doubleValue() <= ofGrid
                        && ofGrid <= walks.get("high").doubleValue(),
                ofGrid + " not in " + walks);
        assertTrue(
                grid.get("low").doubleValue() <= ofWalks
                        && ofWalks <= grid.get("high").doubleValue(),
                ofWalks + " not in " + grid);
    }

    private static JsonNode threat(final String design) {
        final Cli.Result result = Cli.run(
                "sweep",
                Cli.patrol(),
                "--bot",
                "rifleman",
                "--design",
                design,
                "--points",
                "24",
                "--vary",
                "start.threat=1..6",
                "--trials",
                "1000",
                "--metric",
                "wounds",
                "--no-report",
                "--format",
                "json");
        assertEquals(ExitCode.OK, result.code(), result.err());
        return JsonMapper.shared()
                .readTree(result.out())
                .get("studies")
                .get(0)
                .get("effects")
                .get(0);
    }

    @Test
    void threadsAndChunksChangeNothing() {
        final String[] one = {"--vary", "coins=2..6", "-n", "500", "--no-report", "-f", "csv", "--threads", "1"};
        final String[] many = {
            "--vary", "coins=2..6", "-n", "500", "--no-report", "-f", "csv", "--threads", "3", "--chunk", "7"
        };
        assertEquals(ok(one), ok(many));
    }

    /** A corner that the game forbids is told and left out: here more heads to win than there are coins. */
    @Test
    void whatCannotBePlayedDoesNotSpoilTheRest() {
        final JsonNode sweep = json("--vary", "coins=2,3,99", "--vary", "wins=1,3", "-n", "100", "--metric", "heads");
        assertEquals(4, sweep.get("points").size());
        final JsonNode unplayable = sweep.get("studies").get(0).get("unplayable");
        assertEquals(3, unplayable.size());
        assertTrue(unplayable.get(0).get("findings").get(0).stringValue().startsWith("C001 "), unplayable.toString());
        final String text = ok("--vary", "coins=3,99", "-n", "100", "--no-report");
        assertTrue(text.replaceAll("\\s+", " ").contains("1 point of 3 cannot be played"), text);
    }

    /** Trials of the first scenario exceed the bound on decisions; the second is played all the same. */
    @Test
    void abortedTrialsDoNotStopTheOtherScenarios() throws IOException {
        final Path more = Files.writeString(
                folder.resolve("more.yaml"), Files.readString(Path.of(COINS)).replace("coins: 3", "coins: 9"));
        final Cli.Result both = Cli.run(
                "sweep", more.toString(), COINS, "--max-decisions", "3", "-n", "50", "--no-report", "-f", "json");
        assertEquals(ExitCode.GIVEN_UP, both.code(), both.err());
        assertTrue(both.err().contains("50 trials aborted"), both.err());
        final JsonNode points = JsonMapper.shared().readTree(both.out()).get("points");
        assertEquals(2, points.size(), both.out());
        assertEquals(50, points.get(1).get("trials").intValue(), points.toString());
    }

    @Test
    void nothingIsPlayedWhereNothingCanBe() {
        final Cli.Result all = sweep("--vary", "coins=98,99");
        assertEquals(ExitCode.BAD_DATA, all.code());
        assertTrue(all.err().startsWith("S033 "), all.err());
        assertEquals("", all.out());
        final Cli.Result path = sweep("--vary", "coins=3", "--vary", "cions=3,4");
        assertEquals(ExitCode.BAD_DATA, path.code());
        assertTrue(path.err().contains("unknown key \"cions\""), path.err());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "x",
                "=1",
                "coins=",
                "coins=3,3",
                "coins=5..2",
                "coins=1..40 --vary coins=2",
                "coins=1..3 --points 0",
                "coins=1..3 --levels 1",
                "coins=1..3 --level 1",
                "coins=1..3 --design morris --points 7",
                "coins=1..3 --design sobol --points 47",
                "coins=1..3 --design gird",
                "coins=1..20 --trials 2147483000 --metric heads,tossed"
            })
    void whatIsNoSweepIsRefused(final String wrong) {
        final Cli.Result result = sweep(("--no-report --vary " + wrong).split(" "));
        assertEquals(ExitCode.USAGE, result.code(), result.err());
        assertEquals("", result.out());
    }

    /** Above two hundred combinations the space is filled instead, and the output says so. */
    @Test
    void theDesignThatFitsIsTaken() {
        final Cli.Result small = sweep("--vary", "coins=1..10", "--vary", "wins=0,1", "-n", "20", "--no-report");
        assertTrue(small.err().startsWith("21 points, design grid (every combination)\n"), small.err());
        final Cli.Result large =
                sweep("--vary", "coins=20..40", "--vary", "wins=0..10", "-n", "20", "--points", "30", "--no-report");
        assertTrue(large.err().contains("points, design space (since a grid would have 231)\n"), large.err());
        assertTrue(large.out().replaceAll("\\s+", " ").contains("Latin hypercube of 30 points"), large.out());
    }

    @ParameterizedTest
    @ValueSource(strings = {"grid", "space", "morris", "sobol"})
    void aReportIsWrittenAndRenderedAgain(final String design) throws IOException {
        final String out = folder.resolve(design).toString();
        final String text = ok(
                "--vary",
                "coins=4..7",
                "--vary",
                "wins=1,3",
                "--design",
                design,
                "--points",
                "64",
                "-n",
                "200",
                "-o",
                out);
        final Path report = reportIn(design);
        for (final String name : List.of(
                "report.html", "report.md", "sweep.json", "sweep.csv", "effects.csv", "curves.csv", "command.txt")) {
            assertTrue(Files.size(report.resolve(name)) > 30, name);
        }
        final String html = Files.readString(report.resolve("report.html"));
        assertTrue(html.contains("Generated by Sitrep from <code>sweep.json</code>"), "made from sweep.json");
        assertEquals(design.equals("grid"), html.contains("by both"), "a map of heat for a grid of two");
        assertEquals(design.equals("morris"), html.contains("Direction of the effects"), "signs of walks");
        final String again = Cli.run("report", report.toString()).out();
        assertEquals(
                text.replaceFirst("(?s)\nNext\n.*", "")
                        .lines()
                        .filter(line -> !line.startsWith("Report"))
                        .toList(),
                again.lines().toList());
        for (final String format : List.of("json", "csv", "markdown")) {
            final Cli.Result rendered =
                    Cli.run("report", report.resolve("sweep.json").toString(), "--format", format);
            assertEquals(ExitCode.OK, rendered.code(), rendered.err());
            if (format.equals("json")) {
                assertEquals(Files.readString(report.resolve("sweep.json")), rendered.out());
            }
        }
        assertFalse(Files.readString(report.resolve("command.txt")).contains("--seed --seed"));
    }

    @Test
    void severalScenariosStandSideBySide() {
        final Cli.Result both =
                Cli.run("sweep", COINS, Cli.coins("three.yaml"), "-n", "50", "--no-report", "-f", "csv");
        assertEquals(3, both.out().lines().count(), both.out());
        final Cli.Result varied =
                Cli.run("sweep", COINS, COINS, "--vary", "coins=2,3", "-n", "50", "--no-report", "--metric", "heads");
        assertEquals(ExitCode.OK, varied.code(), varied.err());
        assertTrue(varied.out().contains("three: Effects on Heads"), varied.out());
    }

    /** At 80 columns the fourth metric does not fit next to the others, neither its values nor its differences. */
    @Test
    void noComparedMetricVanishesFromANarrowTerminal() {
        final String out = Cli.runOnTerminal(
                        Map.of("LANG", "C.UTF-8"),
                        "sweep",
                        Cli.patrol(),
                        "--vary",
                        "start.threat=3,6",
                        "-n",
                        "60",
                        "--metric",
                        "squad.survivors,eliminated,kia,wounds",
                        "--no-report")
                .out();
        final String[] halves = out.split("Differences from the unchanged scenario");
        for (final String metric : List.of("squad.survivors", "eliminated", "kia", "wounds")) {
            assertTrue(halves[0].contains(metric), out);
            assertTrue(halves[1].split("±")[0].contains(metric) || halves[1].contains("  " + metric), out);
        }
        assertTrue(halves[1].contains("Threat"), out);
    }

    /** The text of a sweep is longer than 24 rows; its answer is what the terminal shows last. */
    @Test
    void theAnswerIsOnTheScreen() {
        final String[] line = {"sweep", Cli.patrol(), "--vary", "start.threat=3,6", "-n", "60", "--no-report"};
        final List<String> lines =
                Cli.runOnTerminal(Map.of("LANG", "C.UTF-8"), line).out().lines().toList();
        final String end = String.join(" ", lines.subList(lines.size() - 6, lines.size()));
        assertTrue(end.contains("Marines who survive"), end);
        assertFalse(lines.get(lines.size() - 1).contains("./sitrep"), end);
        final List<String> piped = Cli.run(line).out().lines().toList();
        assertTrue(piped.get(piped.size() - 1).contains("./sitrep"), "nothing is repeated in a file");
    }

    @Test
    void progressLinesFitTheTerminal() {
        final String err = Cli.runOnTerminal(
                        Map.of("LANG", "C.UTF-8"),
                        "sweep",
                        Cli.patrol(),
                        "--vary",
                        "start.threat=3,6",
                        "--vary",
                        "combats.patrol.enemies.specialists=[elite],[elite,rpd]",
                        "-n",
                        "20",
                        "--no-report",
                        "--progress",
                        "always")
                .err();
        assertTrue(err.contains("Point 1 of 5: as it is\n"), err);
        err.lines()
                .forEach(line ->
                        assertTrue(line.substring(line.lastIndexOf('\r') + 1).length() <= 80, line));
    }
}
