package org.sitrep.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.contract.OneIn;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What only a process of its own shows: signals and exit codes. */
@Tag("slow")
class ProcessTest {
    private static final long PATIENCE_SECONDS = 120;

    @TempDir
    private Path folder;

    private Process start(final String... args) throws IOException {
        return startAs("-XX:TieredStopAtLevel=1", args);
    }

    private Process startAs(final String pace, final String... args) throws IOException {
        return line(pace, args).start();
    }

    private ProcessBuilder line(final String pace, final String... args) throws IOException {
        final List<String> line = new ArrayList<>(interruptible());
        line.addAll(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                pace,
                "-Djava.awt.headless=true",
                "-Dsitrep.home=" + Cli.REPOSITORY,
                "-cp",
                System.getProperty("java.class.path"),
                "org.sitrep.cli.Main"));
        line.addAll(List.of(args));
        return new ProcessBuilder(line)
                .redirectOutput(folder.resolve("out").toFile())
                .redirectError(folder.resolve("err").toFile());
    }

    /** Returns the words that let a process hear signals although a build in the background ignores them. */
    private static List<String> interruptible() throws IOException {
        final List<String> env = List.of("env", "--default-signal=INT,HUP,TERM");
        final List<String> tried = new ArrayList<>(env);
        tried.add("true");
        try {
            return new ProcessBuilder(tried).start().waitFor() == 0 ? env : List.of();
        } catch (final InterruptedException e) {
            throw new IOException(e);
        }
    }

    private int end(final Process process) throws InterruptedException, IOException {
        if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
            process.destroyForcibly();
            throw new AssertionError("did not end; it said: " + Files.readString(folder.resolve("err")));
        }
        return process.exitValue();
    }

    private static void interrupt(final Process process) throws IOException, InterruptedException {
        final Process kill = new ProcessBuilder("kill", "-INT", Long.toString(process.pid())).start();
        assertEquals(0, kill.waitFor());
    }

    /** Returns once the process has said on standard error that it is playing. */
    private void awaitPlaying(final Process process) throws IOException, InterruptedException {
        while (process.isAlive() && !Files.readString(folder.resolve("err")).contains(" of ")) {
            Thread.sleep(50);
        }
        assertTrue(process.isAlive(), () -> "ended too early");
    }

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "the signal of Ctrl-C by kill")
    void ctrlCSavesWhatWasPlayed() throws IOException, InterruptedException {
        final Process process = start(
                "run",
                Cli.patrol(),
                "--trials",
                "1e12",
                "--bot",
                "drill",
                "--progress",
                "always",
                "--out",
                folder.resolve("reports").toString());
        awaitPlaying(process);
        interrupt(process);
        assertEquals(ExitCode.INTERRUPTED, end(process));
        final Path result;
        try (Stream<Path> files = Files.walk(folder.resolve("reports"))) {
            final List<Path> all = files.toList();
            result = all.stream()
                    .filter(f -> f.endsWith("result.json"))
                    .findFirst()
                    .orElseThrow();
            assertTrue(all.stream().anyMatch(f -> f.endsWith("report.html")), all.toString());
            assertTrue(all.stream().anyMatch(f -> f.toString().endsWith(".png")), all.toString());
        }
        final JsonNode saved =
                JsonMapper.shared().readTree(Files.readString(result)).get("trials");
        assertEquals("interrupted", saved.get("stopReason").asString());
        assertTrue(saved.get("completed").asLong() > 0);
        final String printed = Files.readString(folder.resolve("out"));
        assertTrue(printed.replaceAll("\\s+", " ").contains("not played (interrupted)"), printed);
        assertTrue(printed.contains("\nResume  ./sitrep resume " + result.getParent()), printed);
        assertTrue(Files.readString(folder.resolve("err")).contains("Interrupted"));
    }

    static Stream<List<String>> longLines() {
        final String trials = Long.toString(1L << 40);
        return Stream.of(
                List.of("HUP", "coverage", Cli.shipped("purple-haze/missions/01-crash.yaml"), "-n", trials),
                List.of("TERM", "compare", Cli.patrol(), "--against", "--set start.threat=8", "-n", trials),
                List.of("HUP", "run", Cli.patrol(), "-n", trials),
                List.of("HUP", "compare", Cli.patrol(), "--best", "--against", "--set start.threat=8", "-n", "1e9"),
                List.of("TERM", "sweep", Cli.patrol(), "--vary", "start.threat=1..3", "-n", "1M"),
                List.of("HUP", "sweep", Cli.patrol(), "--worth", "-n", "1M"),
                List.of("TERM", "solve", Cli.patrol(), "--vary", "start.threat=3..8", "--target", "wounds<=0.01"),
                List.of("HUP", "loadouts", Cli.patrol()),
                List.of("TERM", "baseline", Cli.patrol(), "-n", "1M"));
    }

    /** Its bot sends the signal when it is first asked. So the command is playing then, however slow the machine is. */
    @ParameterizedTest
    @OneIn(4)
    @MethodSource("longLines")
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "signals by kill")
    void aSignalEndsEveryLongCommandInOrder(final List<String> line) throws IOException, InterruptedException {
        final Path bot = Files.writeString(folder.resolve("Caller.java"), """
                import org.sitrep.rulesets.purplehaze.bots.GameView;
                import org.sitrep.strategy.*;

                public final class Caller extends Bot<GameView> {
                    private static boolean called;

                    public void begin(GameView view, BotRandom own) {}

                    public int choose(GameView view, Decision decision) {
                        call();
                        return 0;
                    }

                    private static synchronized void call() {
                        if (!called) {
                            called = true;
                            String own = Long.toString(ProcessHandle.current().pid());
                            try {
                                new ProcessBuilder("kill", "-%s", own).start().waitFor();
                            } catch (java.io.IOException | InterruptedException e) {
                                throw new Error(e);
                            }
                        }
                    }
                }
                """.formatted(line.get(0)));
        final List<String> words = new ArrayList<>(line.subList(1, line.size()));
        words.addAll(List.of("--bot", bot.toString()));
        if (!words.get(0).equals("coverage")) {
            words.addAll(List.of("--out", folder.resolve("made").toString()));
        }
        assertEquals(ExitCode.INTERRUPTED, end(start(words.toArray(String[]::new))), said());
        assertFalse(said().contains("\tat "), said());
        assertTrue(!printed().isEmpty() || said().contains("Interrupted"), said());
    }

    private String said() throws IOException {
        return Files.readString(folder.resolve("err"));
    }

    /**
     * Memory does not grow with the trials: a million are known to fit 128 MB, and here three hundred bytes kept of
     * each would already be too many.
     */
    @Test
    void manyTrialsFitASmallHeap() throws IOException, InterruptedException {
        final Process process =
                startAs("-Xmx32m", "run", Cli.patrol(), "-n", "100k", "--bot", "drill", "-t", "2", "--no-report");
        assertEquals(ExitCode.OK, end(process), Files.readString(folder.resolve("err")));
    }

    /**
     * Killed as soon as something is kept, the run is gone on with to the bits of one that nobody killed. It plays
     * interpreted: something is kept after a second, and to play all takes a minute, so that no machine is quick enough
     * to end it before it is killed.
     */
    @Test
    @Tag("deep")
    void aKilledRunIsGoneOnWith() throws IOException, InterruptedException {
        final String reports = folder.resolve("reports").toString();
        final Process process =
                startAs("-Xint", "run", Cli.patrol(), "-n", "120k", "--bot", "drill", "-t", "1", "-o", reports);
        Optional<Path> checkpoint = Optional.empty();
        while (process.isAlive() && checkpoint.isEmpty()) {
            Thread.sleep(20);
            checkpoint = find("checkpoint.json");
        }
        process.destroyForcibly();
        assertEquals(128 + 9, end(process), "it was killed and did not end by itself");
        final Path place = checkpoint.orElseThrow().getParent();
        final Cli.Result resumed = Cli.run("resume", place.toString(), "--format", "json");
        assertEquals(ExitCode.OK, resumed.code(), resumed.err());
        final JsonNode whole = JsonMapper.shared()
                .readTree(Cli.run("run", Cli.patrol(), "-n", "120k", "--bot", "drill", "--no-report", "-f", "json")
                        .out());
        final JsonNode again = JsonMapper.shared().readTree(resumed.out());
        assertEquals(whole.get("outcomeHash"), again.get("outcomeHash"));
        assertEquals(whole.get("tallies"), again.get("tallies"));
        assertEquals(Optional.empty(), find("checkpoint.json"));
    }

    private Optional<Path> find(final String name) throws IOException {
        if (!Files.exists(folder.resolve("reports"))) {
            return Optional.empty();
        }
        try (Stream<Path> files = Files.walk(folder.resolve("reports"))) {
            return files.filter(f -> f.endsWith(name)).findFirst();
        }
    }

    @Test
    void exitCodesReachTheShell() throws IOException, InterruptedException {
        assertEquals(ExitCode.USAGE, end(start("rnu")));
        assertEquals(ExitCode.BAD_DATA, end(start("run", "nowhere.yaml")));
        assertEquals("", Files.readString(folder.resolve("out")));
    }

    /**
     * In a pipe text is UTF-8 unless a locale says otherwise: what a build machine keeps should not depend on whether
     * somebody has set one. What programs read is UTF-8 even then.
     */
    @Test
    void outputIsUtf8UnlessALocaleSaysOtherwise() throws IOException, InterruptedException {
        final String[] odds = {"odds", "--focus", "2", "--strike", "2", "--crit", "0"};
        assertEquals(ExitCode.OK, end(startIn(Map.of(), odds)));
        assertTrue(printed().contains("█"), printed());
        assertEquals(ExitCode.OK, end(startIn(Map.of("LC_ALL", "C"), odds)));
        assertTrue(printed().contains("##") && printed().chars().allMatch(c -> c < 0x80), printed());
        final Path named = Files.writeString(
                folder.resolve("named.yaml"),
                "sitrep: 1\nruleset: purple-haze\nextends: purple-haze:combats/patrol.yaml\ntitle: Huế\n");
        assertEquals(ExitCode.OK, end(startIn(Map.of("LC_ALL", "C"), "show", named.toString(), "--resolved")));
        assertTrue(printed().contains("title: \"Huế\""), printed());
        assertEquals(ExitCode.OK, end(startIn(Map.of("LC_ALL", "C"), "show", named.toString())));
        assertTrue(printed().startsWith("Hue\n"), printed());
    }

    private Process startIn(final Map<String, String> locale, final String... args) throws IOException {
        final ProcessBuilder builder = line("-XX:TieredStopAtLevel=1", args);
        List.of("LC_ALL", "LC_CTYPE", "LANG", "SITREP_ASCII").forEach(builder.environment()::remove);
        builder.environment().putAll(locale);
        return builder.start();
    }

    private String printed() throws IOException {
        return Files.readString(folder.resolve("out"));
    }

    /** Who reads the first lines only makes no error of the rest; a result that is lost otherwise is one. */
    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "the signal of Ctrl-C by kill")
    void aClosedPipeIsNoErrorAndAFullDiskIs() throws IOException, InterruptedException {
        final ProcessBuilder head = line("-XX:TieredStopAtLevel=1", "show", Cli.patrol(), "--resolved");
        final String command =
                head.command().stream().map(word -> "'" + word + "'").collect(Collectors.joining(" "));
        assertEquals(0, end(shell(command + " | head -n 1; exit ${PIPESTATUS[0]}")));
        assertEquals("", Files.readString(folder.resolve("err")));
        assertEquals(1, printed().lines().count());
        assumeTrue(Files.exists(Path.of("/dev/full")));
        assertEquals(ExitCode.OUR_FAULT, end(shell(command + " > /dev/full")));
        assertTrue(
                Files.readString(folder.resolve("err")).startsWith("sitrep: cannot write the result: "),
                Files.readString(folder.resolve("err")));
    }

    private Process shell(final String command) throws IOException {
        return new ProcessBuilder("bash", "-c", command)
                .redirectOutput(folder.resolve("out").toFile())
                .redirectError(folder.resolve("err").toFile())
                .start();
    }
}
