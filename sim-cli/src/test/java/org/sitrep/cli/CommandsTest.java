package org.sitrep.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.cli.session.Home;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The commands beside {@code run} and {@code odds}. */
class CommandsTest {
    private static final String COINS = Cli.coins("three.yaml");

    @TempDir
    private Path folder;

    private static String ok(final String... args) {
        final Cli.Result result = Cli.run(args);
        assertEquals(ExitCode.OK, result.code(), result.err());
        return result.out();
    }

    @Test
    void replayTellsATrialStepByStep() throws IOException {
        Golden.assertMatches("replay.text", ok("replay", COINS, "--trial", "4"));
        assertEquals(ok("replay", COINS, "--trial", "0"), ok("replay", COINS), "the first one unless another is named");
        Golden.assertMatches("replay.json", ok("replay", COINS, "--trial", "4", "--format", "json"));
    }

    /** A Mission of four rounds: map, decisions, dice, and the reckoning. */
    @Test
    void replayTellsATrial() throws IOException {
        final String crash = Cli.shipped("purple-haze/missions/01-crash.yaml");
        Golden.assertMatches("replay-mission.text", ok("replay", crash, "--bot", "random", "--trial", "3"));
    }

    @Test
    void replayTellsACampaignInFewWordsAndAllOfItIfAsked() {
        final String campaign = Cli.shipped("purple-haze/campaign.yaml");
        final String brief = ok("replay", campaign, "--bot", "random");
        final String all = ok("replay", campaign, "--bot", "random", "--full");
        assertFalse(brief.contains("\nRound 1, "), "a Mission is told step by step");
        assertTrue(all.contains("\nRound 1, ") && all.contains("\nEnd of the Mission: "), all);
        assertEquals(outcome(brief), outcome(all));
    }

    private static String outcome(final String story) {
        return story.substring(story.indexOf("\nOutcome (zeros omitted)\n"));
    }

    @Test
    void replayPlaysTheTrialOfTheBatch() {
        final JsonNode story = JsonMapper.shared()
                .readTree(ok("replay", Cli.patrol(), "--trial", "7", "--bot", "drill", "--format", "json"));
        final JsonNode batch = JsonMapper.shared()
                .readTree(ok(
                        "run",
                        Cli.patrol(),
                        "--first",
                        "7",
                        "--trials",
                        "1",
                        "--bot",
                        "drill",
                        "--no-report",
                        "-f",
                        "json"));
        for (final String metric : List.of("squad.survivors", "wounds", "eliminated", "initiative.final")) {
            assertEquals(
                    batch.get("estimates").get(metric).get("value").asDouble(),
                    story.get("outcome").get(metric).asDouble(),
                    metric);
        }
        assertEquals(batch.get("decisions").asLong(), story.get("decisions").asLong());
        assertTrue(story.get("steps").size() > 2);
    }

    /**
     * The pages in docs are made by the command; a change of a definition changes them: {@code ./sitrep reference rambo
     * > docs/rambo-reference.md}.
     */
    @Test
    void theReferencePagesInDocsAreTheCommandsOutput() throws IOException {
        assertEquals(Files.readString(Path.of("..", "docs", "scenario-reference.md")), ok("reference", "purple-haze"));
        assertEquals(Files.readString(Path.of("..", "docs", "rambo-reference.md")), ok("reference", "rambo"));
    }

    /** The part on every file names only keys that any game may have. */
    @Test
    void aReferencePageHasNoKeysOfAnotherGame() {
        final String keys = ok("reference", "rambo");
        assertFalse(
                Pattern.compile("(?i)\\b(?:dice|focus|load|squad|marines?)\\b")
                        .matcher(keys)
                        .find(),
                keys);
    }

    @Test
    void sweepTabulatesAGrid() throws IOException {
        final String[] grid = {
            "sweep",
            COINS,
            "--vary",
            "coins=3,4",
            "--vary",
            "wins=1,2",
            "--metric",
            "heads,end.*",
            "--trials",
            "400",
            "--no-report"
        };
        for (final String format : List.of("text", "json", "csv", "markdown")) {
            final String[] args = java.util.Arrays.copyOf(grid, grid.length + 2);
            args[grid.length] = "--format";
            args[grid.length + 1] = format;
            Golden.assertMatches("sweep." + format, ok(args));
        }
    }

    /** A combat has Marines who survive, a Mission objectives besides: the usual metrics are those that are there. */
    @Test
    void aSweepShowsTheUsualMetricsThatThereAre() {
        final String trial = ok(
                "sweep",
                Cli.shipped("purple-haze/templates/mission.yaml"),
                "--bot",
                "random",
                "--trials",
                "20",
                "--no-report",
                "-f",
                "csv");
        assertTrue(trial.lines().findFirst().orElseThrow().contains(",objective.codes,"), trial);
        final String combat =
                ok("sweep", Cli.patrol(), "--bot", "random", "--trials", "20", "--no-report", "-f", "csv");
        assertTrue(combat.lines().findFirst().orElseThrow().contains(",squad.survivors,"), combat);
        final Cli.Result misspelt = Cli.run("sweep", Cli.patrol(), "--metric", "objective.*", "--trials", "20");
        assertEquals(ExitCode.USAGE, misspelt.code());
    }

    @Test
    void partsMergeToTheWhole() throws IOException {
        final Path a = Files.writeString(
                folder.resolve("a.json"), ok("run", COINS, "--trials", "300", "--no-report", "-f", "json"));
        final Path b = Files.writeString(
                folder.resolve("b.json"),
                ok("run", COINS, "--trials", "200", "--first", "300", "--no-report", "-f", "json"));
        final Path whole = folder.resolve("new/whole.json");
        assertEquals(whole + "\n", ok("merge", b.toString(), a.toString(), "--out", whole.toString()));
        final JsonNode merged = JsonMapper.shared().readTree(Files.readString(whole));
        final JsonNode once =
                JsonMapper.shared().readTree(ok("run", COINS, "--trials", "500", "--no-report", "-f", "json"));
        assertEquals(once.get("outcomeHash"), merged.get("outcomeHash"));
        assertEquals(once.get("estimates"), merged.get("estimates"));

        final Cli.Result overlap = Cli.run("merge", a.toString(), a.toString(), "--out", whole.toString());
        assertEquals(ExitCode.BAD_DATA, overlap.code());
        assertTrue(overlap.err().contains("cannot merge"), overlap.err());
    }

    @Test
    void aReportComesFromAResultFileAlone() throws IOException {
        final Path file = Files.writeString(
                folder.resolve("c.json"), ok("run", COINS, "--trials", "300", "--no-report", "-f", "json"));
        final Path report = folder.resolve("report");
        final String text = ok("report", file.toString(), "--out", report.toString());
        assertTrue(text.startsWith("Three coins\n"), text);
        assertTrue(Files.size(report.resolve("report.html")) > 1000);
        assertEquals(Files.readString(file), Files.readString(report.resolve("result.json")));
        assertEquals(Files.readString(file), ok("report", report.toString(), "--format", "json"));
    }

    @Test
    void aFolderThatIsNoReportIsNotReplaced() throws IOException {
        final Path file = Files.writeString(
                folder.resolve("c.json"), ok("run", COINS, "--trials", "10", "--no-report", "-f", "json"));
        final Cli.Result result = Cli.run("report", file.toString(), "--out", folder.toString());
        assertEquals(ExitCode.USAGE, result.code());
        assertTrue(result.err().contains("already exists and is not a report"), result.err());
        assertTrue(Files.exists(file));
    }

    @Test
    void validateSaysEverythingThatIsWrong() throws IOException {
        final Cli.Result result = Cli.run("validate", COINS, Cli.coins("faulty.yaml"));
        assertEquals(ExitCode.BAD_DATA, result.code());
        Golden.assertMatches("validate.text", result.out());
        assertEquals("1 of 2 files valid, 2 findings\n", result.err());
        assertEquals(ExitCode.OK, Cli.run("validate", COINS).code());
        Golden.assertMatches(
                "validate.json",
                Cli.run("validate", Cli.coins("faulty.yaml"), "-f", "json").out());
    }

    @Test
    void everyShippedScenarioIsSound() {
        final List<String> shipped = new Home(Optional.of(Cli.REPOSITORY)).shippedScenarios(Cli.games());
        assertTrue(shipped.contains("scenarios/purple-haze/campaign.yaml"), shipped.toString());
        assertTrue(shipped.contains("scenarios/purple-haze/missions/01-crash.yaml"), shipped.toString());
        for (final String scenario : shipped) {
            assertEquals("", ok("validate", Cli.REPOSITORY.resolve(scenario).toString()));
        }
    }

    @Test
    void showTellsWhatAScenarioComesTo() throws IOException {
        Golden.assertMatches("show.text", ok("show", COINS));
        assertEquals("sitrep: 1\nruleset: coins\ntitle: Three coins\ncoins: 3\n", ok("show", COINS, "--resolved"));
        assertEquals("5\n", ok("show", COINS, "coins", "--set", "coins=5"));
        assertTrue(ok("show", COINS, "--provenance", "--set", "coins=5").contains("# chosen --set"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "rulesets",
                "scenarios",
                "bots",
                "squads",
                "loadouts",
                "weapons",
                "options",
                "checks",
                "metrics",
                "formats"
            })
    void listsAreNotEmptyAndCountTheSameInEveryFormat(final String what) {
        final JsonNode json =
                JsonMapper.shared().readTree(ok("list", what, "--ruleset", "purple-haze", "--format", "json"));
        assertTrue(json.size() > 0);
        assertEquals(
                json.size() + 1,
                ok("list", what, "--ruleset", "purple-haze", "--format", "csv")
                        .lines()
                        .count());
        assertEquals(
                json.size() + 2,
                ok("list", what, "--ruleset", "purple-haze", "--format", "markdown")
                        .lines()
                        .count());
        assertTrue(ok("list", what, "--ruleset", "purple-haze").lines().count() > json.size());
    }

    @Test
    void listsOfAnyGame() {
        assertEquals(
                "steady,tosses all coins",
                ok("list", "bots", "--ruleset", "coins", "-f", "csv")
                        .lines()
                        .toList()
                        .get(1));
        assertTrue(ok("list", "metrics", "--scenario", COINS).contains("headRate"));
        assertTrue(ok("list").contains("metrics of a run"));
    }

    @Test
    void schemaAndReferenceAreOfTheGameAskedFor() {
        assertTrue(
                JsonMapper.shared().readTree(ok("schema", "coins")).toString().contains("Coins to toss"));
        assertTrue(ok("reference", "coins").contains("Coins to toss"));
        assertTrue(ok("reference", "purple-haze").contains("weapons"));
    }

    @Test
    void schemasAreWrittenAsFilesOfOneGameOrAll() throws IOException {
        final Path all = folder.resolve("all");
        assertTrue(ok("schema", "--out", all.toString()).lines().count() > 3);
        final Path one = folder.resolve("one");
        assertEquals(
                one.resolve("purple-haze-plan.json") + "\n" + one.resolve("purple-haze-playbook.json") + "\n"
                        + one.resolve("purple-haze.json") + "\n",
                ok("schema", "purple-haze", "--out", one.toString()));
        for (final String name : List.of("purple-haze-plan.json", "purple-haze-playbook.json", "purple-haze.json")) {
            assertEquals(Files.readString(all.resolve(name)), Files.readString(one.resolve(name)), name);
        }
        assertEquals(
                ok("schema", "purple-haze", "--playbook"), Files.readString(one.resolve("purple-haze-playbook.json")));
        final Cli.Result kind = Cli.run("schema", "purple-haze", "--plan", "--out", one.toString());
        assertEquals(ExitCode.USAGE, kind.code());
        assertTrue(
                kind.err().contains("--out writes the schemas of all kinds of files; leave out the kind"), kind.err());
    }

    @Test
    void theSignatureIsAFunctionOfWhatHappens() {
        final String once = ok("bench", "--signature", "--ruleset", "purple-haze", "--trials", "1");
        assertTrue(once.matches("[0-9a-f]{16}\n"), once);
        assertEquals(once, ok("bench", "--signature", "--ruleset", "purple-haze", "--trials", "1"));
        final JsonNode json = JsonMapper.shared()
                .readTree(ok("bench", "--signature", "--ruleset", "purple-haze", "--trials", "1", "-f", "json"));
        assertEquals(once.strip(), json.get("signature").asString());
        assertTrue(json.get("cells").size() >= 5);
    }

    /**
     * Two games that ship, for all that the command line knows: nothing is taken for granted, and each has its
     * signature.
     */
    @Test
    void ofSeveralGamesOneHasToBeNamed() throws IOException {
        final Path home = Files.createDirectories(folder.resolve("home"));
        final List<String> files =
                List.of("coins/campaign.yaml", "coins/missions/three.yaml", "other/missions/three.yaml");
        for (final String file : files) {
            final Path to = home.resolve("scenarios").resolve(file);
            Files.createDirectories(to.getParent());
            final String game = file.substring(0, file.indexOf('/'));
            Files.writeString(to, Files.readString(Path.of(COINS)).replace("ruleset: coins", "ruleset: " + game));
        }
        for (final List<String> line :
                List.of(List.of("list", "bots"), List.of("list", "metrics"), List.of("schema"), List.of("reference"))) {
            final Cli.Result result = Cli.runAt(home, Cli.twins(), line.toArray(String[]::new));
            assertEquals(ExitCode.USAGE, result.code(), line.toString());
            assertTrue(result.err().contains("there are several games: coins, other; name one with "), result.err());
        }
        assertEquals(
                ExitCode.OK,
                Cli.runAt(home, Cli.twins(), "list", "metrics", "--ruleset", "other")
                        .code());
        assertEquals(
                ExitCode.OK, Cli.runAt(home, Cli.twins(), "schema", "other").code());
        final String signatures =
                Cli.runAt(home, Cli.twins(), "bench", "--signature", "-n", "3").out();
        assertTrue(signatures.matches("[0-9a-f]{16}  coins\n[0-9a-f]{16}  other\n"), signatures);
        assertEquals(
                3,
                Cli.runAt(home, Cli.twins(), "list", "scenarios", "-f", "csv")
                                .out()
                                .lines()
                                .count()
                        - 1);
        final Cli.Result primed =
                Cli.runAt(home, Cli.twins(), "prime", folder.resolve("scratch").toString());
        assertEquals(ExitCode.OK, primed.code());
        assertEquals("", primed.out() + primed.err(), "priming is silent");
    }
}
