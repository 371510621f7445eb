package org.sitrep.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sitrep.cli.output.Console;
import org.sitrep.cli.service.staged.Checkpoint;
import org.sitrep.engine.Capsule;
import org.sitrep.report.capsule.CapsuleJson;

/** {@code resume}: what was cut off comes to the same bits. The process that is killed for it is in {@link ProcessTest}. */
class ResumeCommandTest {
    private static final String COINS = Cli.coins("three.yaml");

    @TempDir
    private Path folder;

    private static Capsule run(final int missions, final List<String> what) {
        final List<String> args = new ArrayList<>(List.of("run", "-n", "" + missions, "--no-report", "-f", "json"));
        args.addAll(what);
        final Cli.Result result = Cli.run(args.toArray(String[]::new));
        assertEquals(ExitCode.OK, result.code(), result.err());
        return CapsuleJson.read(result.out(), "the run");
    }

    /** Returns the same capsule as a run of more missions has it when it is cut off after these. */
    private static Capsule cut(final Capsule c, final long requested, final String stopReason) {
        return new Capsule(
                c.schemaVersion(),
                c.toolVersion(),
                c.commit(),
                c.rulesetId(),
                c.scenario(),
                c.title(),
                c.trial(),
                c.setup(),
                c.content(),
                c.bot(),
                c.botFile(),
                c.maxDecisions(),
                c.options(),
                c.seed(),
                c.firstMission(),
                requested,
                c.completed(),
                c.aborted(),
                c.abortedMissions(),
                c.missionsHash(),
                c.decisions(),
                c.layout(),
                c.tallies(),
                c.products(),
                c.curves(),
                stopReason,
                c.precision(),
                c.timing());
    }

    /** Returns a folder with a run that was cut off after some of its missions. */
    private Path cutOff(final String file, final int after, final long of, final List<String> what) throws IOException {
        final Path place = Files.createDirectories(folder.resolve("cut"));
        CapsuleJson.write(cut(run(after, what), of, Capsule.INTERRUPTED), place.resolve(file));
        return place;
    }

    private Capsule resumed(final Path place, final String... more) throws IOException {
        final List<String> args = new ArrayList<>(List.of("resume", place.toString()));
        args.addAll(List.of(more));
        final Cli.Result result = Cli.run(args.toArray(String[]::new));
        assertEquals(ExitCode.OK, result.code(), result.err());
        assertTrue(result.err().startsWith("Going on after "), result.err());
        assertFalse(Files.exists(place.resolve("checkpoint.json")));
        assertTrue(Files.exists(place.resolve("report.html")));
        try (Stream<Path> beside = Files.list(folder)) {
            assertTrue(beside.noneMatch(f -> f.toString().endsWith(".lock")));
        }
        return CapsuleJson.read(place.resolve("capsule.json"));
    }

    @Test
    void whatACrashLeftIsGoneOnWithToTheSameBits() throws IOException {
        final Path overlay =
                Files.writeString(folder.resolve("more coins.yaml"), "sitrep: 1\nruleset: coins\ncoins: 5\n");
        final List<String> what = List.of(
                COINS, "--overlay", overlay.toString(), "--set", "wins=4", "--first", "100", "--max-decisions", "50");
        final Capsule whole = run(1_000, what);
        final Capsule resumed = resumed(cutOff("checkpoint.json", 400, 1_000, what), "-t", "3");
        assertEquals(whole.resultHash(), resumed.resultHash());
        assertEquals(whole.missionsHash(), resumed.missionsHash());
    }

    /** Ctrl-C has written a report, whose capsule says what is left. */
    @Test
    void whatCtrlCLeftIsGoneOnWithToo() throws IOException {
        final List<String> what = List.of(COINS);
        assertEquals(
                run(1_000, what).resultHash(),
                resumed(cutOff("capsule.json", 999, 1_000, what)).resultHash());
    }

    /** The 300 missions lie between two looks. */
    @Test
    void aRunOnPrecisionStopsWhereItWouldHave() throws IOException {
        final List<String> what = List.of(COINS, "--precision", "heads=0.05", "--level", "0.99");
        final Capsule whole = run(100_000, what);
        assertEquals(Capsule.PRECISE, whole.stopReason());
        assertEquals(
                whole.resultHash(),
                resumed(cutOff("checkpoint.json", 300, 100_000, what)).resultHash());
    }

    @Test
    void aBotFromAFileComesBackWithItsValues() throws IOException {
        final Path book = Files.writeString(
                folder.resolve("mine.yaml"), "sitrep: 1\nextends: purple-haze:playbooks/novice.yaml\n");
        final List<String> what =
                List.of(Cli.patrol(), "--bot", book.toString(), "--bot-set", "otherwise=random", "--squad", "veterans");
        final Capsule whole = run(60, what);
        final Path place = cutOff("checkpoint.json", 20, 60, what);
        assertEquals(whole.resultHash(), resumed(place).resultHash());
        CapsuleJson.write(cut(run(20, what), 60, Capsule.INTERRUPTED), place.resolve("checkpoint.json"));
        Files.writeString(book, "\n# another\n", java.nio.file.StandardOpenOption.APPEND);
        assertRefused(place, "file of the bot differs");
    }

    private static void assertRefused(final Path place, final String why) throws IOException {
        final byte[] kept = Files.readAllBytes(place.resolve("checkpoint.json"));
        final Cli.Result result = Cli.run("resume", place.toString());
        assertEquals(ExitCode.BAD_DATA, result.code(), result.err());
        assertTrue(result.err().contains(why), result.err());
        assertEquals("", result.out());
        assertTrue(java.util.Arrays.equals(kept, Files.readAllBytes(place.resolve("checkpoint.json"))));
    }

    @Test
    void otherDataThanBeforeAreRefused() throws IOException {
        final Path overlay = Files.writeString(folder.resolve("coins.yaml"), "sitrep: 1\nruleset: coins\ncoins: 5\n");
        final Path place = cutOff("checkpoint.json", 10, 20, List.of(COINS, "--overlay", overlay.toString()));
        Files.writeString(overlay, "sitrep: 1\nruleset: coins\ncoins: 6\n");
        assertRefused(place, "cannot go on: content differs");
    }

    @Test
    void thereHasToBeSomethingToGoOnWith() throws IOException {
        final Cli.Result nothing = Cli.run("resume", folder.resolve("none").toString());
        assertEquals(ExitCode.BAD_DATA, nothing.code());
        assertTrue(nothing.err().contains("nothing is kept in"), nothing.err());
        final Path place = Files.createDirectories(folder.resolve("done"));
        final Capsule whole = run(50, List.of(COINS));
        CapsuleJson.write(whole, place.resolve("capsule.json"));
        final Cli.Result complete = Cli.run("resume", place.toString());
        assertEquals(ExitCode.USAGE, complete.code());
        assertTrue(complete.err().contains("is complete"), complete.err());
        CapsuleJson.write(cut(whole, 60, Capsule.BOT_SILENT), place.resolve("capsule.json"));
        assertEquals(ExitCode.BAD_DATA, Cli.run("resume", place.toString()).code());
    }

    @Test
    void reportAndRunSpeakOfWhatWasCutOff() throws IOException {
        final Path place = cutOff("checkpoint.json", 10, 20, List.of(COINS));
        final Cli.Result report = Cli.run("report", place.toString());
        assertEquals(ExitCode.BAD_DATA, report.code());
        assertTrue(report.err().contains("./sitrep resume " + place), report.err());
    }

    @Test
    void twoRunsCannotHaveOneFolder() throws IOException {
        final Path place = cutOff("checkpoint.json", 10, 20, List.of(COINS));
        final Console console =
                new Console(new ByteArrayOutputStream(), new ByteArrayOutputStream(), false, false, 80, Map.of());
        try (Checkpoint taken = Checkpoint.in(place, console)) {
            assertTrue(taken.isThere());
            final Cli.Result second = Cli.run("resume", place.toString());
            assertEquals(ExitCode.USAGE, second.code());
            assertTrue(second.err().contains("another run is playing into"), second.err());
            assertThrows(UserError.class, () -> Checkpoint.in(place, console));
        }
        resumed(place);
    }
}
