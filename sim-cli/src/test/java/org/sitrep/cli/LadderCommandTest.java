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
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sitrep.cli.base.ExitCode;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

@Tag("slow")
class LadderCommandTest {
    private static final String COINS = Cli.coins("three.yaml");

    @TempDir
    private Path folder;

    private static Cli.Result ladder(final String... more) {
        final List<String> args = new ArrayList<>(List.of("run", COINS, "--ladder"));
        args.addAll(List.of(more));
        final Cli.Result result = Cli.run(args.toArray(String[]::new));
        assertEquals(ExitCode.OK, result.code(), result.err());
        return result;
    }

    private static JsonNode json(final String... more) {
        final List<String> args = new ArrayList<>(List.of(more));
        args.addAll(List.of("--no-report", "--format", "json"));
        return JsonMapper.shared().readTree(ladder(args.toArray(String[]::new)).out());
    }

    private static void assertSameResult(final JsonNode expected, final JsonNode actual) {
        assertEquals(expected.get("steps"), actual.get("steps"));
        for (int rung = 0; rung < 2; rung++) {
            assertEquals(
                    expected.get("rungs").get(rung).get("resultHash"),
                    actual.get("rungs").get(rung).get("resultHash"));
        }
    }

    private Path onlyFolder(final Path under) throws IOException {
        try (Stream<Path> children = Files.list(under.resolve("three"))) {
            return children.findFirst().orElseThrow();
        }
    }

    /**
     * The timid tosses the first coin only, the steady two more: their difference is a mean of 1 with a variance of 2 /
     * 4, whatever the first coin shows.
     */
    @Test
    void theDifferenceIsPaired() {
        final JsonNode heads =
                json("-n", "2000").get("steps").get(0).get("sums").get(0);
        assertEquals("heads", heads.get("name").asString());
        final double n = heads.get("n").asDouble();
        final double mean = (heads.get("second").asDouble() - heads.get("first").asDouble()) / n;
        final double squares = heads.get("firstSquares").asDouble()
                + heads.get("secondSquares").asDouble()
                - 2 * heads.get("products").asDouble();
        // sqrt(0.5 / 2000) = 0.0158 and, of the variance, sqrt(0.25 / 2000) = 0.0112; five of them miss 6 runs in 10
        // million
        assertEquals(1, mean, 5 * 0.0158);
        assertEquals(0.5, squares / n - mean * mean, 5 * 0.0112);
    }

    @Test
    void theTextSaysWhoIsBetter() {
        final Cli.Result result = ladder("-n", "2000", "--no-report");
        assertEquals("", result.err());
        assertTrue(result.out().startsWith("Three coins: ladder of skill\n"), result.out());
        assertTrue(result.out().contains("2 bots on the same 2,000 trials, seed 1967"), result.out());
        assertTrue(result.out().contains("steady is better than timid by 0.99 ± 0.08 heads"), result.out());
        assertTrue(result.out().contains("Skill: "), result.out());
        assertTrue(result.out().contains("--ladder --rungs timid,steady --trials 2000 --seed 1967"), result.out());
        result.out()
                .lines()
                .filter(line -> !line.contains("./sitrep "))
                .forEach(line -> assertTrue(line.length() <= 80 && line.equals(line.stripTrailing()), line));
    }

    @Test
    void resultsDoNotDependOnThreadsOrChunks() {
        assertSameResult(json("-n", "1000", "-t", "1"), json("-n", "1000", "-t", "3", "--chunk", "7"));
    }

    @Test
    void everyRungIsTheRunOfItsBot() {
        final JsonNode rungs = json("-n", "500").get("rungs");
        for (int rung = 0; rung < 2; rung++) {
            final String bot = List.of("timid", "steady").get(rung);
            final Cli.Result alone = Cli.run("run", COINS, "--bot", bot, "-n", "500", "--no-report", "-f", "json");
            assertEquals(
                    JsonMapper.shared().readTree(alone.out()).get("resultHash"),
                    rungs.get(rung).get("resultHash"));
        }
    }

    @Test
    void theReportCanBeMadeAgainFromItsFile() throws IOException {
        final Cli.Result result = ladder("-n", "300", "--out", folder.toString());
        final Path made = onlyFolder(folder);
        assertTrue(result.out().contains(made.resolve("report.html").toString()), result.out());
        for (final String file : List.of(
                "report.html",
                "report.md",
                "ladder.csv",
                "steps.csv",
                "ladder.json",
                "result-timid.json",
                "result-steady.json",
                "command.txt",
                "picture-ladder-heads.svg")) {
            assertTrue(Files.isRegularFile(made.resolve(file)), file);
        }
        final Path again = folder.resolve("again");
        final Cli.Result report = Cli.run("report", made.toString(), "--out", again.toString());
        assertEquals(ExitCode.OK, report.code(), report.err());
        try (Stream<Path> files = Files.walk(made)) {
            for (final Path file : files.filter(Files::isRegularFile).toList()) {
                assertEquals(-1, Files.mismatch(file, again.resolve(made.relativize(file))), file.toString());
            }
        }
    }

    @Test
    void partsMergeIntoTheWhole() throws IOException {
        final Path whole = folder.resolve("whole.json");
        ladder("-n", "400", "--out", folder.resolve("a").toString());
        ladder("-n", "600", "--first", "400", "--out", folder.resolve("b").toString());
        final Path a = onlyFolder(folder.resolve("a"));
        final Path b = onlyFolder(folder.resolve("b"));
        final Cli.Result merged = Cli.run("merge", b.toString(), a.toString(), "-o", whole.toString());
        assertEquals(ExitCode.OK, merged.code(), merged.err());
        assertSameResult(json("-n", "1000"), JsonMapper.shared().readTree(Files.readString(whole)));
        final Cli.Result rung = Cli.run(
                "merge",
                a.resolve("result-timid.json").toString(),
                b.resolve("result-timid.json").toString(),
                "-o",
                folder.resolve("rung.json").toString());
        assertEquals(ExitCode.OK, rung.code(), rung.err());
        final Cli.Result twice = Cli.run("merge", a.toString(), a.toString(), "-o", whole.toString());
        assertEquals(ExitCode.BAD_DATA, twice.code());
    }

    @Test
    void aLadderThatContradictsItselfIsRefused() throws IOException {
        ladder("-n", "100", "--out", folder.toString());
        final Path file = onlyFolder(folder).resolve("ladder.json");
        final String text = Files.readString(file);
        Files.writeString(file, text.replaceFirst("\"incomplete\" *: *0", "\"incomplete\": 101"));
        final Cli.Result result = Cli.run("report", file.toString());
        assertEquals(ExitCode.BAD_DATA, result.code(), result.err());
        assertFalse(result.err().isEmpty());
    }

    @Test
    void programsGetTables() {
        final Cli.Result csv = ladder("-n", "100", "--no-report", "-f", "csv");
        assertTrue(csv.out().startsWith("rung,bot,metric,value,"), csv.out());
        assertTrue(ladder("-n", "100", "--no-report", "-f", "markdown").out().startsWith("# Three coins"));
    }

    @Test
    void rungsAreAsTheyAreNamed() {
        final JsonNode turned = json("-n", "50", "--rungs", "steady,timid").get("rungs");
        assertEquals("steady", turned.get(0).get("bot").asString());
        assertEquals("timid", turned.get(1).get("bot").asString());
        assertEquals(
                2,
                json("-n", "50", "--rungs", "timid,steady,timid").get("rungs").size());
    }

    @Test
    void aStepThatFailsIsSaidToFail() {
        final Cli.Result result = ladder("-n", "2000", "--no-report", "--rungs", "steady,timid");
        assertTrue(
                result.out().contains("timid is worse than steady by 0.99 ± 0.08 heads: the step fails"), result.out());
        assertTrue(
                result.out()
                        .replace('\n', ' ')
                        .contains(
                                "0 of 1 step holds; steady to timid fails: the bot that should play better plays worse here."),
                result.out());
    }

    @Test
    void aLadderNeedsTwoAndTwoScenariosNeedALadder() {
        assertEquals(
                ExitCode.USAGE,
                Cli.run("run", COINS, "--ladder", "--rungs", "steady").code());
        assertTrue(Cli.run("run", COINS, "--ladder", "--rungs", "steady,timd")
                .err()
                .contains("did you mean \"timid\"?"));
        assertEquals(
                ExitCode.USAGE, Cli.run("run", COINS, "--rungs", "steady,timid").code());
        assertEquals(ExitCode.USAGE, Cli.run("run", COINS, COINS).code());
        final Cli.Result mixed = Cli.run("run", COINS, Cli.patrol(), "--ladder");
        assertTrue(mixed.err().contains("has other rungs than " + COINS), mixed.err());
    }

    @Test
    void severalScenariosAreLaidSideBySide() throws IOException {
        final String crash = Cli.shipped("purple-haze/missions/01-crash.yaml");
        final String light = Cli.shipped("purple-haze/missions/02-first-light.yaml");
        final Cli.Result result = Cli.run(
                "run", crash, light, "--ladder", "--rungs", "random,novice", "-n", "40", "--out", folder.toString());
        assertEquals(ExitCode.OK, result.code(), result.err());
        assertEquals("Crash\nFirst light\n", result.err());
        assertTrue(result.out().startsWith("Ladder of skill in 2 scenarios\n"), result.out());
        assertTrue(result.out().contains("  to novice"), result.out());
        assertTrue(result.out().contains(crash + " " + light + " --ladder --rungs random,novice "), result.out());
        result.out()
                .lines()
                .filter(line -> !line.startsWith("Repeat") && !line.startsWith("Report"))
                .forEach(line -> assertTrue(line.length() <= 80 && line.equals(line.stripTrailing()), line));
        try (Stream<Path> made = Files.list(folder.resolve("ladders"))) {
            final Path rack = made.findFirst().orElseThrow();
            for (final String file : List.of("report.html", "report.md", "ladders.csv", "steps.csv", "command.txt")) {
                assertTrue(Files.isRegularFile(rack.resolve(file)), file);
            }
            assertEquals(
                    1 + 2 * 2 * 2,
                    Files.readAllLines(rack.resolve("ladders.csv")).size());
        }
        assertTrue(
                Files.isDirectory(folder.resolve("01-crash")) && Files.isDirectory(folder.resolve("02-first-light")));
    }

    @Test
    void theGamesLadderHasARungThatIsAPlaybook() {
        final Cli.Result result = Cli.run("run", Cli.patrol(), "--ladder", "-n", "20", "--no-report", "-f", "json");
        assertEquals(ExitCode.OK, result.code(), result.err());
        final JsonNode rungs = JsonMapper.shared().readTree(result.out()).get("rungs");
        assertEquals("random", rungs.get(0).get("bot").asString());
        assertEquals("novice", rungs.get(1).get("bot").asString());
        assertEquals("novice", rungs.get(1).get("botFile").get("file").asString());
        assertEquals("rifleman", rungs.get(2).get("bot").asString());
    }

    private String external(final String body) throws IOException {
        return Files.writeString(folder.resolve("External.java"), """
                        import org.sitrep.rulesets.purplehaze.bots.GameView;
                        import org.sitrep.strategy.*;

                        public final class External extends Bot<GameView> {
                            private long trial = -1;

                            @Override
                            public void begin(GameView view, BotRandom random) {
                                trial++;
                            }

                            @Override
                            public int choose(GameView view, Decision decision) {
                                %s
                                return 0;
                            }
                        }
                        """.formatted(body))
                .toString();
    }

    @Test
    void aBotFromAFileIsRepeatedByItsFile() throws IOException {
        final String file = external("");
        final Cli.Result result = Cli.run(
                "run", Cli.patrol(), "--ladder", "--rungs", "random," + file + ",drill", "-n", "400", "--no-report");
        assertEquals(ExitCode.OK, result.code(), result.err());
        assertTrue(result.out().contains(" --ladder --rungs random," + file + ",drill --trials 400 "), result.out());
        assertTrue(result.out().contains("drill is better than External"), result.out());
    }

    /** On one thread the bot counts the trials as they are numbered. */
    @Test
    void aBotThatDoesNotAnswerEndsTheLadderAndWhatWasPlayedIsKept() throws IOException, InterruptedException {
        final String owl = external("if (trial == 30) " + Silence.FOREVER);
        final Cli.Result result = Cli.run(
                "run",
                Cli.patrol(),
                "--ladder",
                "--rungs",
                "drill,random",
                "--bot",
                owl,
                "-n",
                "40",
                "-t",
                "1",
                "--bot-timeout",
                "0.3",
                "--no-report");
        assertEquals(ExitCode.GIVEN_UP, result.code(), result.err());
        assertTrue(result.out().contains("3 bots on the same 31 trials"), result.out());
        assertTrue(result.out().contains("9 trials not played (bot did not answer)"), result.out());
        assertTrue(
                result.err()
                        .contains("  1 x bot External did not answer within 0.3 s\n      first trial 30, decision 0 ("),
                result.err());
        assertEquals(1, result.err().split("The run ended", -1).length - 1, result.err());
        Silence.assertLeftWaiting("External");
    }
}
