package org.sitrep.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sitrep.cli.base.ExitCode;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Bots from source files: what is told of those that cannot be used, and what becomes of trials that a bot spoils. */
@Tag("slow")
class ExternalBotsTest {
    private static final String HEAD = """
            import org.sitrep.rulesets.purplehaze.bots.GameView;
            import org.sitrep.strategy.*;

            public final class External extends Bot<GameView> {
                private BotRandom random;
                private int asked;

                @Override
                public void begin(GameView view, BotRandom own) {
                    random = own;
                    asked = 0;
                }

                @Override
                public int choose(GameView view, Decision decision) {
            """;

    @TempDir
    private Path folder;

    @AfterAll
    static void botsThatDoNotAnswerTakeNoProcessor() throws InterruptedException {
        Silence.assertLeftWaiting("External");
    }

    /** Writes a bot that is random but for what {@code body} does; {@code asked} counts its decisions from 0. */
    private String bot(final String body) throws IOException {
        final String rest = "        return random.below(decision.count());\n    }\n}\n";
        return source(HEAD + "        int now = asked++;\n        " + body + "\n" + rest);
    }

    private String source(final String text) throws IOException {
        return Files.writeString(folder.resolve("External.java"), text).toString();
    }

    private static Cli.Result run(final String bot, final String... more) {
        final List<String> args =
                new ArrayList<>(List.of("run", Cli.patrol(), "--bot", bot, "--trials", "40", "--no-report"));
        args.addAll(List.of(more));
        return Cli.run(args.toArray(String[]::new));
    }

    private static JsonNode json(final Cli.Result result) {
        return JsonMapper.shared().readTree(result.out());
    }

    @Test
    void aBotThatDoesAsRandomDoesPlaysAsRandomPlays() throws IOException {
        final Cli.Result external = run(bot(""), "--format", "json");
        assertEquals(ExitCode.OK, external.code(), external.err());
        assertEquals(
                json(run("random", "--format", "json")).get("outcomeHash"),
                json(external).get("outcomeHash"));
    }

    @Test
    void theResultNamesTheFileAndTheRunRepeatsItself() throws IOException {
        final String file = bot("");
        final Cli.Result text = run(file);
        assertTrue(text.out().contains("\nbot External, seed 1967"), text.out());
        assertTrue(text.out().contains("Repeat  ./sitrep run " + Cli.patrol() + " --bot " + file + " "), text.out());
        final JsonNode first = json(run(file, "--format", "json"));
        assertEquals("External", first.get("bot").asString());
        assertEquals(file, first.get("botFile").get("file").asString());
        bot("// another file");
        final JsonNode second = json(run(file, "--format", "json"));
        assertEquals(first.get("outcomeHash"), second.get("outcomeHash"));
        assertFalse(
                first.get("botFile").get("sha256").equals(second.get("botFile").get("sha256")));
    }

    @Test
    void resultsOfDifferentFilesAreNotPooled() throws IOException {
        final Path a = Files.writeString(
                folder.resolve("a.json"), run(bot(""), "--format", "json").out());
        final Path b = Files.writeString(
                folder.resolve("b.json"),
                run(bot("// another"), "--first", "40", "--format", "json").out());
        final Cli.Result merged = Cli.run("merge", a.toString(), b.toString(), "--out", folder + "/c.json");
        assertEquals(ExitCode.BAD_DATA, merged.code(), merged.err());
        assertTrue(merged.err().contains("bot file differs"), merged.err());
    }

    @Test
    void everythingThatDoesNotCompileIsToldAtOnceWithItsPlace() throws IOException {
        final String file = source("public final class External {\n    int a = \"one\";\n    Nothing b;\n}\n");
        final Cli.Result result = run(file);
        assertEquals(ExitCode.BAD_DATA, result.code());
        assertTrue(result.err().contains("B001 " + file + ":2:13: incompatible types"), result.err());
        assertTrue(result.err().contains("B001 " + file + ":3:5: cannot find symbol"), result.err());
    }

    @Test
    void faultsOfTheScenarioAreToldBesideThoseOfTheBot() throws IOException {
        final Cli.Result result = run(source("public class External { int a = true; }\n"), "--set", "start.thread=5");
        assertEquals(ExitCode.BAD_DATA, result.code());
        assertTrue(result.err().contains("B001 ") && result.err().contains("S030 "), result.err());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "public class External {} | has 0 public classes that extend Bot",
                "public class External extends org.sitrep.strategy.Bot<String> { public void begin(String v, org.sitrep.strategy.BotRandom r) {}"
                        + " public int choose(String v, org.sitrep.strategy.Decision d) { return 0; } } | it must extend Bot<GameView>",
                "package org.sitrep.strategy; public class External {} | into a package of Sitrep",
                "public class External { static class In { } } class Other { } | has 0 public classes",
                "public class External extends org.sitrep.strategy.Bot<String> { public External() { this(new External()); } External(Object o) {} public void begin(String v, org.sitrep.strategy.BotRandom r) {}"
                        + " public int choose(String v, org.sitrep.strategy.Decision d) { return 0; } } | threw java.lang.StackOverflowError",
            })
    void whatIsNoBotOfTheGameIsTurnedAway(final String source, final String told) throws IOException {
        final Cli.Result result = run(source(source));
        assertEquals(ExitCode.BAD_DATA, result.code(), result.err());
        assertTrue(result.err().contains(told), result.err());
        assertEquals("", result.out());
    }

    @Test
    void aFileThatIsNotThereIsTold() {
        final Cli.Result result = run("nowhere/External.java");
        assertEquals(ExitCode.BAD_DATA, result.code());
        assertTrue(result.err().contains("there is no file nowhere/External.java"), result.err());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "if (now == 4) throw new IllegalStateException(\"boom\"); | bot External threw java.lang.IllegalStateException | : boom",
                "if (now == 4) return -1; | bot External chose an option that was not offered "
                        + "| : answered -1, offered 0 to ",
                "if (now == 4) return decision.count(); | bot External chose an option that was not offered | : answered ",
                "class Deep { int of(int n) { return of(n + 1) + 1; } } if (now == 4) return new Deep().of(0);"
                        + "| bot External threw java.lang.StackOverflowError | )",
                "if (now == 4) { long[] all = new long[Integer.MAX_VALUE - 8]; all[0] = 1; }"
                        + "| bot External threw java.lang.OutOfMemoryError | : Java heap space",
                "if (now == 4) throw new RuntimeException() { @Override public String getMessage() { throw new Error(); } };"
                        + "| bot External threw External$1 | ; its message threw java.lang.Error",
            })
    void aTrialThatABotSpoilsIsGivenUpAndTheBatchGoesOn(final String body, final String reason, final String detail)
            throws IOException {
        final Cli.Result result = run(bot(body), "-n", "4", "--threads", "1", "--format", "json");
        assertEquals(ExitCode.GIVEN_UP, result.code(), result.err());
        final JsonNode json = json(result);
        assertEquals(4, json.get("trials").get("aborted").asInt());
        final JsonNode first = json.get("abortedTrials").get(0);
        assertEquals(reason, first.get("reason").asString());
        assertTrue(first.get("detail").asString().startsWith("decision 4 ("), first.toString());
        assertTrue(first.get("detail").asString().contains(detail), first.toString());
        assertTrue(result.err().contains("  4 x " + reason + "\n      first trial 0, decision 4 ("), result.err());
        assertTrue(result.err().contains(" --seed 1967 --trial 0\n"), result.err());
    }

    @Test
    void whatFailsInSomeTrialsSpoilsNoOther() throws IOException {
        final JsonNode random = json(run("random", "--format", "json"));
        final String shaky = bot("if (now == 20 && random.below(3) == 0) throw new IllegalStateException(\"tired\");");
        final Cli.Result one = run(shaky, "--format", "json", "--threads", "1");
        final Cli.Result many = run(shaky, "--format", "json", "--threads", "3", "--chunk", "7");
        assertEquals(ExitCode.GIVEN_UP, one.code(), one.err());
        assertEquals(json(one).get("resultHash"), json(many).get("resultHash"));
        final int completed = json(one).get("trials").get("completed").asInt();
        assertTrue(completed > 0 && completed < 40, "some of both: " + completed);
        assertEquals(40, random.get("trials").get("completed").asInt());
    }

    @Test
    void whatABotWritesIntoADecisionChangesNothing() throws IOException {
        final Cli.Result vandal = run(
                bot(
                        "int own = random.below(decision.count()); decision.open(99, 99); decision.add(7); decision.number(3); if (now >= 0)"
                                + " return own;"),
                "--format",
                "json");
        assertEquals(ExitCode.OK, vandal.code(), vandal.err());
        assertEquals(
                json(run("random", "--format", "json")).get("outcomeHash"),
                json(vandal).get("outcomeHash"));
    }

    @Test
    void aBotThatFailsBeforeTheFirstDecisionIsTold() throws IOException {
        final String file =
                source(HEAD.replace("asked = 0;", "throw new Error(\"not today\");") + "        return 0;\n    }\n}\n");
        final Cli.Result result = run(file);
        assertEquals(ExitCode.GIVEN_UP, result.code());
        assertTrue(result.err().contains("first trial 0, the start of the trial: not today"), result.err());
    }

    @Test
    void threadsOfABotDoNotKeepTheRunFromEnding() throws IOException {
        final Cli.Result result = run(
                bot(
                        "if (now == 0) new Thread(() -> { try { Thread.sleep(60_000); } catch (InterruptedException e) { } }) {{ setDaemon(true); }}.start();"));
        assertEquals(ExitCode.OK, result.code(), result.err());
    }

    @Test
    void aBotThatDoesNotAnswerEndsTheRunAndWhatWasPlayedIsKept() throws IOException {
        final String owl = bot("if (now == 20 && random.below(9) == 0) " + Silence.FOREVER);
        final Cli.Result result =
                run(owl, "-n", "4000", "--bot-timeout", "0.3", "--threads", "2", "--chunk", "3", "--format", "json");
        assertEquals(ExitCode.GIVEN_UP, result.code(), result.err());
        final JsonNode trials = json(result).get("trials");
        assertEquals("bot did not answer", trials.get("stopReason").asString());
        assertTrue(trials.get("aborted").asInt() >= 1 && trials.get("aborted").asInt() <= 2, trials.toString());
        assertTrue(trials.get("completed").asInt() > 0 && trials.get("unplayed").asInt() > 0, trials.toString());
        assertTrue(
                result.err().contains(" x bot External did not answer within 0.3 s\n      first trial "), result.err());
        assertTrue(result.err().contains(", decision 20 ("), result.err());
        final Path file = Files.writeString(folder.resolve("silent.json"), result.out());
        assertEquals(
                ExitCode.OK,
                Cli.run("report", file.toString(), "--out", folder + "/report").code());
        final Cli.Result merged = Cli.run("merge", file.toString(), file.toString(), "--out", folder + "/c.json");
        assertTrue(merged.err().contains("did not answer, so which trials were played"), merged.err());
    }

    @Test
    void replayAndCoverageAndSweepTakeABotFromAFile() throws IOException {
        final String shaky = bot("if (now == 4) throw new IllegalStateException(\"boom\");");
        final Cli.Result replay = Cli.run("replay", Cli.patrol(), "--bot", shaky, "--trial", "3");
        assertEquals(ExitCode.OK, replay.code(), replay.err());
        assertTrue(
                replay.out().contains("bot External threw java.lang.IllegalStateException, decision 4 ("),
                replay.out());
        final String trial = Cli.shipped("purple-haze/missions/01-crash.yaml");
        final Cli.Result coverage = Cli.run("coverage", trial, "--bot", "drill," + shaky, "-n", "2");
        assertEquals(ExitCode.GIVEN_UP, coverage.code(), coverage.err());
        assertTrue(coverage.out().contains("played by drill and External"), coverage.out());
        final Cli.Result sweep =
                Cli.run("sweep", Cli.patrol(), "--vary", "start.threat=2,8", "--bot", shaky, "-n", "20", "--no-report");
        assertEquals(ExitCode.GIVEN_UP, sweep.code(), sweep.err());
    }

    @Test
    void replayOfABotThatDoesNotAnswerEnds() throws IOException {
        final String owl = bot("if (now == 4) " + Silence.FOREVER);
        final Cli.Result result = Cli.run("replay", Cli.patrol(), "--bot", owl, "--bot-timeout", "0.3");
        assertEquals(ExitCode.GIVEN_UP, result.code(), result.err());
        assertTrue(result.err().contains("bot External did not answer within 0.3 s at decision 4 ("), result.err());
    }

    /** Baselines and playbooks are data, and data start no program: it runs only if the user names it. */
    @Test
    void aProgramThatAFileNamesDoesNotRun() throws IOException {
        final String file = bot("");
        final String source = Files.readString(Path.of(file));
        Files.writeString(
                Path.of(file),
                source.replace(
                        "private BotRandom random;",
                        "static { System.setProperty(\"sitrep.test.external\", \"ran\"); } private BotRandom random;"));
        final String baseline = folder.resolve("external.baseline").toString();
        final Cli.Result made = Cli.run("baseline", Cli.patrol(), "--bot", file, "-n", "20", "-o", baseline);
        assertEquals(ExitCode.OK, made.code(), made.err());
        assertEquals("ran", System.clearProperty("sitrep.test.external"));
        for (final String command : List.of("check", "baseline")) {
            final List<String> line = new ArrayList<>(
                    command.equals("check") ? List.of(command, baseline) : List.of(command, "-o", baseline));
            final Cli.Result unnamed = Cli.run(line.toArray(String[]::new));
            assertEquals(ExitCode.USAGE, unnamed.code(), unnamed.err());
            assertTrue(
                    unnamed.err()
                            .contains("a program runs only if it is named with --bot; if you trust it, add --bot "),
                    unnamed.err());
            assertEquals(null, System.getProperty("sitrep.test.external"));
            line.addAll(List.of("--bot", file));
            final Cli.Result named = Cli.run(line.toArray(String[]::new));
            assertEquals(ExitCode.OK, named.code(), named.err());
            assertEquals("ran", System.clearProperty("sitrep.test.external"));
        }
        final Path book = folder.resolve("book.yaml");
        for (final String key : List.of("extends", "otherwise")) {
            Files.writeString(book, "sitrep: 1\nruleset: purple-haze\n" + key + ": " + file + "\n");
            assertEquals(ExitCode.BAD_DATA, run(book.toString()).code(), key);
        }
        final Path scenario = folder.resolve("scenario.yaml");
        for (final String key : List.of("bot", "extends", "red")) {
            Files.writeString(scenario, "sitrep: 1\nruleset: purple-haze\n" + key + ": " + file + "\n");
            assertEquals(
                    ExitCode.BAD_DATA,
                    Cli.run("run", scenario.toString(), "-n", "2", "--no-report")
                            .code(),
                    key);
        }
        assertEquals(null, System.getProperty("sitrep.test.external"));
    }
}
