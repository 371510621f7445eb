package org.sitrep.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.command.Checkpoint;
import org.sitrep.cli.output.Console;
import org.sitrep.cli.service.CheckpointInterval;
import org.sitrep.engine.PairedRunResult;
import org.sitrep.engine.RunResult;
import org.sitrep.report.result.RunResultJson;

/**
 * {@code resume}: what was cut off comes to the same bits. The process that is killed for it is in {@link ProcessTest}.
 */
@Tag("slow")
class ResumeCommandTest {
    private static final String COINS = Cli.coins("three.yaml");

    @TempDir
    private Path folder;

    private static RunResult run(final int trials, final List<String> what) {
        final List<String> args = new ArrayList<>(List.of("run", "-n", "" + trials, "--no-report", "-f", "json"));
        args.addAll(what);
        final Cli.Result result = Cli.run(args.toArray(String[]::new));
        assertEquals(ExitCode.OK, result.code(), result.err());
        return RunResultJson.read(result.out(), "the run");
    }

    /** Returns the same result as a run of more trials has it when it is cut off after these. */
    private static RunResult cut(final RunResult c, final long requested, final String stopReason) {
        return new RunResult(
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
                c.firstTrial(),
                requested,
                c.completed(),
                c.aborted(),
                c.abortedTrials(),
                c.outcomeHash(),
                c.decisions(),
                c.layout(),
                c.tallies(),
                c.products(),
                c.curves(),
                stopReason,
                c.precision(),
                c.timing());
    }

    /** Returns a folder with a run that was cut off after some of its trials. */
    private Path cutOff(final String file, final int after, final long of, final List<String> what) throws IOException {
        final Path place = Files.createDirectories(folder.resolve("cut"));
        RunResultJson.write(cut(run(after, what), of, RunResult.INTERRUPTED), place.resolve(file));
        return place;
    }

    private RunResult resumed(final Path place, final String... more) throws IOException {
        final List<String> args = new ArrayList<>(List.of("resume", place.toString()));
        args.addAll(List.of(more));
        final Cli.Result result = Cli.run(args.toArray(String[]::new));
        assertEquals(ExitCode.OK, result.code(), result.err());
        assertTrue(result.err().startsWith("Continuing after "), result.err());
        assertFalse(Files.exists(place.resolve("checkpoint.json")));
        assertTrue(Files.exists(place.resolve("report.html")));
        try (Stream<Path> beside = Files.list(folder)) {
            assertTrue(beside.noneMatch(f -> f.toString().endsWith(".lock")));
        }
        return RunResultJson.read(place.resolve("result.json"));
    }

    @Test
    void whatACrashLeftIsGoneOnWithToTheSameBits() throws IOException {
        final Path overlay =
                Files.writeString(folder.resolve("more coins.yaml"), "sitrep: 1\nruleset: coins\ncoins: 5\n");
        final List<String> what = List.of(
                COINS, "--overlay", overlay.toString(), "--set", "wins=4", "--first", "100", "--max-decisions", "50");
        final RunResult whole = run(1_000, what);
        final RunResult resumed = resumed(cutOff("checkpoint.json", 400, 1_000, what), "-t", "3");
        assertEquals(whole.resultHash(), resumed.resultHash());
        assertEquals(whole.outcomeHash(), resumed.outcomeHash());
    }

    /** Ctrl-C has written a report, whose result says what is left. */
    @Test
    void whatCtrlCLeftIsGoneOnWithToo() throws IOException {
        final List<String> what = List.of(COINS);
        assertEquals(
                run(1_000, what).resultHash(),
                resumed(cutOff("result.json", 999, 1_000, what)).resultHash());
    }

    /** An earlier version gave the file another name. */
    @Test
    void anEarlierReportIsContinuedToo() throws IOException {
        final List<String> what = List.of(COINS);
        final Path place = cutOff("capsule.json", 999, 1_000, what);
        assertEquals(run(1_000, what).resultHash(), resumed(place).resultHash());
        assertFalse(Files.exists(place.resolve("capsule.json")));
    }

    /** The 300 trials lie between two looks. */
    @Test
    void aRunOnPrecisionStopsWhereItWouldHave() throws IOException {
        final List<String> what = List.of(COINS, "--precision", "heads=0.05", "--level", "0.99");
        final RunResult whole = run(100_000, what);
        assertEquals(RunResult.PRECISE, whole.stopReason());
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
        final RunResult whole = run(60, what);
        final Path place = cutOff("checkpoint.json", 20, 60, what);
        assertEquals(whole.resultHash(), resumed(place).resultHash());
        RunResultJson.write(cut(run(20, what), 60, RunResult.INTERRUPTED), place.resolve("checkpoint.json"));
        Files.writeString(book, "\n# another\n", java.nio.file.StandardOpenOption.APPEND);
        assertRefused(place, "bot file differs");
    }

    private static void assertRefused(final Path place, final String why) throws IOException {
        final byte[] kept = Files.readAllBytes(place.resolve("checkpoint.json"));
        final Cli.Result result = Cli.run("resume", place.toString());
        assertEquals(ExitCode.BAD_DATA, result.code(), result.err());
        assertTrue(result.err().contains(why), result.err());
        assertEquals("", result.out());
        assertTrue(Arrays.equals(kept, Files.readAllBytes(place.resolve("checkpoint.json"))));
    }

    @Test
    void otherDataThanBeforeAreRefused() throws IOException {
        final Path overlay = Files.writeString(folder.resolve("coins.yaml"), "sitrep: 1\nruleset: coins\ncoins: 5\n");
        final Path place = cutOff("checkpoint.json", 10, 20, List.of(COINS, "--overlay", overlay.toString()));
        Files.writeString(overlay, "sitrep: 1\nruleset: coins\ncoins: 6\n");
        assertRefused(place, "cannot resume: content differs");
    }

    @Test
    void dataListedInAnotherOrderAreRefused() throws IOException {
        final Path file = Files.writeString(folder.resolve("patrol.yaml"), Listed.asShipped());
        final Path place = cutOff("checkpoint.json", 10, 20, List.of(file.toString()));
        Files.writeString(file, Listed.turned());
        assertRefused(place, "cannot resume: content differs: the same values are listed in another order");
        Files.writeString(file, Listed.asShipped());
        assertEquals(
                run(20, List.of(file.toString())).resultHash(), resumed(place).resultHash());
    }

    @Test
    void thereHasToBeSomethingToGoOnWith() throws IOException {
        final Cli.Result nothing = Cli.run("resume", folder.resolve("none").toString());
        assertEquals(ExitCode.BAD_DATA, nothing.code());
        assertTrue(nothing.err().contains("there is no run to resume in"), nothing.err());
        final Path place = Files.createDirectories(folder.resolve("done"));
        final RunResult whole = run(50, List.of(COINS));
        RunResultJson.write(whole, place.resolve("result.json"));
        final Cli.Result complete = Cli.run("resume", place.toString());
        assertEquals(ExitCode.USAGE, complete.code());
        assertTrue(complete.err().contains("is complete"), complete.err());
        RunResultJson.write(cut(whole, 60, RunResult.BOT_SILENT), place.resolve("result.json"));
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
            assertTrue(second.err().contains("another run is writing to"), second.err());
            assertThrows(UserError.class, () -> Checkpoint.in(place, console));
        }
        resumed(place);
    }

    /** A checkpoint is data, and data start no program. */
    @Test
    void aProgramHasToBeNamedAgain() throws IOException {
        final Path file = Files.writeString(folder.resolve("First.java"), """
                public final class First extends org.sitrep.strategy.Bot<org.sitrep.rulesets.purplehaze.bots.GameView> {
                    static { System.setProperty("sitrep.test.program", "ran"); }
                    public void begin(org.sitrep.rulesets.purplehaze.bots.GameView v, org.sitrep.strategy.BotRandom r) {}
                    public int choose(org.sitrep.rulesets.purplehaze.bots.GameView v, org.sitrep.strategy.Decision d) { return 0; }
                }
                """);
        final List<String> what = List.of(Cli.patrol(), "--bot", file.toString());
        final RunResult whole = run(30, what);
        final Path place = cutOff("checkpoint.json", 10, 30, what);
        System.clearProperty("sitrep.test.program");
        final Cli.Result unnamed = Cli.run("resume", place.toString());
        assertEquals(ExitCode.USAGE, unnamed.code(), unnamed.err());
        assertTrue(unnamed.err().contains("a program runs only if it is named; if you trust it: "), unnamed.err());
        assertTrue(unnamed.err().contains(" --bot " + file), unnamed.err());
        assertEquals(
                ExitCode.USAGE,
                Cli.run("resume", place.toString(), "--bot", "Other.java").code());
        assertEquals(ExitCode.OK, Cli.run("report", place("whole", whole)).code());
        assertEquals(null, System.getProperty("sitrep.test.program"), "nothing of it has run");
        assertEquals(
                whole.resultHash(), resumed(place, "--bot", file.toString()).resultHash());
        assertEquals("ran", System.clearProperty("sitrep.test.program"));
    }

    private String place(final String name, final RunResult result) throws IOException {
        final Path place = Files.createDirectories(folder.resolve(name));
        RunResultJson.write(result, place.resolve("result.json"));
        return place.toString();
    }

    /** Whatever one byte becomes, or wherever the file ends: it is refused with its place, or it says the same. */
    @Test
    void anAlteredOrTruncatedCheckpointIsRefusedAndStays() throws IOException {
        final List<String> what = List.of(COINS);
        final String whole = run(200, what).resultHash();
        final Path file = cutOff("checkpoint.json", 100, 200, what).resolve("checkpoint.json");
        final byte[] sound = Files.readAllBytes(file);
        final SplittableRandom random = new SplittableRandom(7);
        int refused = 0;
        for (int i = 0; i < 120; i++) {
            final byte[] altered = i % 3 == 0 ? Arrays.copyOf(sound, random.nextInt(sound.length)) : sound.clone();
            if (i % 3 != 0) {
                altered[random.nextInt(altered.length)] ^= (byte) (1 << random.nextInt(8));
            }
            Files.createDirectories(file.getParent());
            Files.write(file, altered);
            final Cli.Result result = Cli.run("resume", file.getParent().toString(), "-f", "json");
            if (result.code() == ExitCode.OK) {
                assertEquals(whole, RunResultJson.read(result.out(), "resumed").resultHash());
                Files.delete(file.resolveSibling("result.json"));
            } else {
                assertEquals(ExitCode.BAD_DATA, result.code(), result.err());
                assertTrue(
                        result.err().contains(file.toString()) || result.err().contains("cannot resume"), result.err());
                assertTrue(Arrays.equals(altered, Files.readAllBytes(file)));
                refused++;
            }
        }
        assertTrue(refused > 80, refused + " of 120");
    }

    @Test
    void theLockOfADeadProcessIsInNobodysWay() throws IOException {
        final List<String> what = List.of(COINS);
        final Path place = cutOff("checkpoint.json", 100, 200, what);
        Files.writeString(folder.resolve(".cut.lock"), "");
        assertEquals(run(200, what).resultHash(), resumed(place).resultHash());
    }

    /** Killed between the two steps in which a report takes the place of its folder. */
    @Test
    void aFolderThatWasPutAsideComesBack() throws IOException {
        final List<String> what = List.of(COINS);
        final Path place = cutOff("checkpoint.json", 100, 200, what);
        Files.move(place, folder.resolve(".cut-old-01234567-89ab-cdef-0123-456789abcdef"));
        final Path half = Files.createDirectory(folder.resolve(".cut-01234567-89ab-cdef-0123-456789abcdef"));
        Files.writeString(half.resolve("report.html"), "<!DOCTYPE");
        assertEquals(run(200, what).resultHash(), resumed(place).resultHash());
        assertFalse(Files.exists(half));
    }

    @Test
    void theSameLineGoesOnToo() throws IOException {
        final String out = folder.resolve("out").toString();
        final String[] line = {"run", COINS, "-n", "200", "-o", out, "--resume", "-f", "json"};
        final Cli.Result first = Cli.run(line);
        assertEquals(ExitCode.OK, first.code(), first.err());
        assertTrue(first.err().contains("There is no checkpoint of this run in "), first.err());
        final Path place;
        try (Stream<Path> all = Files.walk(Path.of(out))) {
            place = all.filter(f -> f.endsWith("result.json"))
                    .findFirst()
                    .orElseThrow()
                    .getParent();
        }
        RunResultJson.write(cut(run(50, List.of(COINS)), 200, RunResult.INTERRUPTED), place.resolve("checkpoint.json"));
        final Cli.Result second = Cli.run(line);
        assertTrue(second.err().contains("Continuing after 50 of 200 "), second.err());
        assertEquals(
                RunResultJson.read(first.out(), "first").resultHash(),
                RunResultJson.read(second.out(), "second").resultHash());
        assertEquals(
                ExitCode.USAGE,
                Cli.run("run", COINS, "-n", "9", "--no-report", "--resume").code());
    }

    @Test
    void anIntervalIsATimeOrACountOfTrials() {
        for (final String sound : List.of("1s", "0.5s", "5min", "2h", "7", "50k", "1M", "1e6")) {
            assertEquals(
                    ExitCode.OK,
                    Cli.run("run", COINS, "-n", "20", "-o", folder + "/x", "--checkpoint", sound)
                            .code(),
                    sound);
        }
        for (final String wrong : List.of("0", "0s", "-1s", "5 min", "5d", "NaNs", "1e400", "s", "1e99s")) {
            final Cli.Result result = Cli.run("run", COINS, "-n", "20", "-o", folder + "/x", "--checkpoint", wrong);
            assertEquals(ExitCode.USAGE, result.code(), wrong);
            assertTrue(result.err().contains("is not an interval; write a time as 30s, 5min or 2h"), result.err());
        }
    }

    private static PairedRunResult played(final RunResult result) {
        return new PairedRunResult(List.of(result), List.of());
    }

    /** The folder goes while the run plays: it is made again, and the report is written. */
    @Test
    void aFolderThatVanishesIsMadeAgain() throws IOException {
        final Path place = folder.resolve("vanishing");
        final Console console =
                new Console(new ByteArrayOutputStream(), new ByteArrayOutputStream(), false, false, 80, Map.of());
        final RunResult part = cut(run(10, List.of(COINS)), 20, RunResult.INTERRUPTED);
        try (Checkpoint checkpoint = Checkpoint.in(place, console)) {
            final var saving = checkpoint.saving(CheckpointInterval.of("1"));
            saving.save().accept(played(part));
            checkpoint.settle();
            assertTrue(checkpoint.isThere());
            Files.delete(place.resolve("checkpoint.json"));
            Files.delete(place);
            saving.save().accept(played(part));
            checkpoint.settle();
            assertTrue(checkpoint.isThere());
        }
        assertEquals(run(20, List.of(COINS)).resultHash(), resumed(place).resultHash());
    }

    /** What cannot be kept is told once; what was kept before is not touched, and the run plays on. */
    @Test
    void whatCannotBeKeptIsToldOnceAndTheOldStays() throws IOException {
        final Path place = folder.resolve("blocked");
        final ByteArrayOutputStream err = new ByteArrayOutputStream();
        final Console console = new Console(new ByteArrayOutputStream(), err, false, false, 80, Map.of());
        final RunResult part = cut(run(10, List.of(COINS)), 20, RunResult.INTERRUPTED);
        try (Checkpoint checkpoint = Checkpoint.in(place, console)) {
            final var saving = checkpoint.saving(CheckpointInterval.of("1"));
            saving.save().accept(played(part));
            checkpoint.settle();
            Files.createDirectory(place.resolve("checkpoint.json.part"));
            Files.writeString(place.resolve("checkpoint.json.part/x"), "in the way");
            saving.save().accept(played(cut(run(15, List.of(COINS)), 20, RunResult.INTERRUPTED)));
            saving.save().accept(played(cut(run(15, List.of(COINS)), 20, RunResult.INTERRUPTED)));
        }
        final String told = err.toString(StandardCharsets.UTF_8);
        assertEquals(1, told.split("the run continues, and the previous checkpoint remains", -1).length - 1, told);
        assertEquals(10, RunResultJson.read(place.resolve("checkpoint.json")).completed());
    }
}
