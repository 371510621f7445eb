package org.sitrep.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.cli.base.Reason;

/**
 * What can be wrong with the machine: a place where nothing can be written, a full disk, files that cannot be read. It
 * is said before anything is played, with what to do.
 */
class MachineErrorsTest {
    private static final String COINS = Cli.coins("three.yaml");

    @TempDir
    private Path folder;

    static Stream<List<String>> writers() {
        return Stream.of(
                List.of("run", COINS, "--out"),
                List.of("run", COINS, "--ladder", "--out"),
                List.of("compare", COINS, "--against", "--set coins=4", "--out"),
                List.of("sweep", COINS, "--vary", "coins=4", "--out"),
                List.of("solve", COINS, "--vary", "coins=2..4", "--target", "heads>=1", "--out"),
                List.of("solve", COINS, "--vary", "coins=2..4", "--target", "heads>=1", "--write"),
                List.of("loadouts", Cli.patrol(), "--out"),
                List.of("loadouts", Cli.patrol(), "--write"),
                List.of("tune", Cli.shipped("purple-haze/playbooks/novice.yaml"), Cli.patrol(), "--to"),
                List.of("baseline", COINS, "--out"),
                List.of("check", "no.baseline", "--junit"),
                List.of("check", "no.baseline", "--markdown"),
                List.of("check", "no.baseline", "--out"),
                List.of("merge", "a.json", "b.json", "--out"),
                List.of("report", "a.json", "--out"),
                List.of("new", "mission", "ford", "--ruleset", "purple-haze", "--dir"));
    }

    /** A file stands where a folder has to be. */
    @ParameterizedTest
    @MethodSource("writers")
    void aFileIsNoFolder(final List<String> line) throws IOException {
        final Path file = Files.writeString(folder.resolve("file"), "mine");
        final Cli.Result result = Cli.run(
                Stream.concat(line.stream(), Stream.of(file.resolve("x/y").toString()))
                        .toArray(String[]::new));
        assertEquals(ExitCode.USAGE, result.code(), result.err());
        assertEquals("", result.out());
        assertTrue(result.err().contains(file + " is a file, not a folder; name another folder with --"), result.err());
        assertEquals("mine", Files.readString(file));
    }

    @ParameterizedTest
    @MethodSource("writers")
    void aFolderThatCannotBeWritten(final List<String> line) {
        final Path closed = folder.resolve("closed");
        assumeTrue(closed.toFile().mkdir() && closed.toFile().setWritable(false) && !Files.isWritable(closed));
        final Cli.Result result = Cli.run(
                Stream.concat(line.stream(), Stream.of(closed.resolve("x/y").toString()))
                        .toArray(String[]::new));
        assertTrue(closed.toFile().setWritable(true));
        assertEquals(ExitCode.OUR_FAULT, result.code(), result.err());
        assertTrue(
                result.err().contains("cannot write into " + closed + "; name another folder with --"), result.err());
    }

    @Test
    void aFolderIsNoFile() {
        for (final List<String> line : List.of(
                List.of("baseline", COINS, "--out"),
                List.of("check", "no.baseline", "--junit"),
                List.of("merge", "a.json", "b.json", "--out"),
                List.of("loadouts", Cli.patrol(), "--write"))) {
            final Cli.Result result = Cli.run(
                    Stream.concat(line.stream(), Stream.of(folder.toString())).toArray(String[]::new));
            assertEquals(ExitCode.USAGE, result.code(), result.err());
            assertTrue(result.err().contains(folder + " is a folder; name a file, e.g. --"), result.err());
        }
        assertEquals(0, folder.toFile().list().length, "nothing is left behind");
    }

    /**
     * A report that is played again takes the place of all that lies in its folder, and what somebody has put there in
     * a folder of his own is told of before.
     */
    @Test
    void aFolderWithinAReportIsNotOurs() throws IOException {
        final String[] line = {"run", COINS, "-n", "20", "-o", folder.toString()};
        assertEquals(ExitCode.OK, Cli.run(line).code());
        final Path report;
        try (Stream<Path> files = Files.walk(folder)) {
            report = files.filter(file -> file.endsWith("report.html"))
                    .findFirst()
                    .orElseThrow();
        }
        final Path mine = Files.createDirectory(report.resolveSibling("mine"));
        Files.writeString(mine.resolve("notes.txt"), "mine");
        final Cli.Result again = Cli.run(line);
        assertEquals(ExitCode.USAGE, again.code(), again.err());
        assertEquals("", again.out());
        assertTrue(
                again.err().contains(" holds " + mine.getFileName() + ", which is not part of a report"), again.err());
        assertEquals("mine", Files.readString(mine.resolve("notes.txt")));
        assertTrue(Files.exists(report));
    }

    /** What a link leads to is what is written; one that leads nowhere is told of before anything is played. */
    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "links take rights there")
    void aLinkIsWhatItLeadsTo() throws IOException {
        final Path real = Files.createDirectory(folder.resolve("real"));
        final Path folderLink = Files.createSymbolicLink(folder.resolve("link"), real);
        assertEquals(
                ExitCode.OK,
                Cli.run("run", COINS, "-n", "20", "-o", folderLink.toString()).code());
        assertTrue(Files.isSymbolicLink(folderLink) && Files.isDirectory(real.resolve("three")));
        final Path fileLink = Files.createSymbolicLink(folder.resolve("file"), real.resolve("a.baseline"));
        final Cli.Result nowhere = Cli.run("baseline", COINS, "-n", "20", "-o", fileLink.toString());
        assertEquals(ExitCode.USAGE, nowhere.code(), nowhere.err());
        assertTrue(nowhere.err().contains(fileLink + " is a broken link; name another file with --out"), nowhere.err());
    }

    @Test
    void aFolderIsNoScenario() {
        for (final String command : List.of("run", "validate", "show", "replay")) {
            final Cli.Result result = Cli.run(command, folder.toString());
            assertEquals(ExitCode.BAD_DATA, result.code(), result.err());
            final String said = result.out() + result.err();
            assertTrue(said.contains("cannot read " + folder + "; check that it is a file that you can read"), said);
            assertFalse(said.contains("\tat "), said);
        }
    }

    /** A scenario is read more than once, and a pipe gives its content once. */
    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "devices and links")
    void aStreamOrALinkToNothingIsNoScenario() throws IOException, InterruptedException {
        final Path pipe = folder.resolve("pipe.yaml");
        assertEquals(0, new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor());
        final Path link = Files.createSymbolicLink(folder.resolve("link.yaml"), folder.resolve("nowhere"));
        final Path circle = Files.createSymbolicLink(folder.resolve("circle.yaml"), Path.of("circle.yaml"));
        final String stream = " is a pipe or a device, not a file; save its content in a file, and name that";
        for (final String command : List.of("run", "validate")) {
            for (final String file : List.of(pipe.toString(), "/dev/zero", "/dev/null")) {
                assertRefused(file + stream, command, file);
            }
            assertRefused(" is a link to nothing; name the file that it should lead to", command, link.toString());
            assertRefused("cannot read " + circle, command, circle.toString());
        }
        assertRefused(pipe + stream, "run", COINS, "--overlay", pipe.toString(), "--no-report");
        Files.writeString(folder.resolve("extends.yaml"), "sitrep: 1\nruleset: coins\nextends: pipe.yaml\n");
        assertRefused(pipe + stream, "run", folder.resolve("extends.yaml").toString());
        final Cli.Result bot = Cli.run("run", COINS, "--bot", pipe.toString());
        assertFalse(bot.err().contains("did you mean " + '"' + pipe), bot.err());
    }

    private static void assertRefused(final String why, final String... line) {
        final Cli.Result result = Cli.run(line);
        final String said = result.out() + result.err();
        assertEquals(ExitCode.BAD_DATA, result.code(), said);
        assertTrue(said.contains(why), said);
        assertFalse(said.contains("did you mean"), said);
    }

    @Test
    void aFolderWithoutARunIsNotResumed() throws IOException {
        Files.writeString(folder.resolve("mine.txt"), "mine");
        for (final Path named : List.of(folder, folder.resolve("mine.txt"), folder.resolve("none"), Path.of("/"))) {
            final Cli.Result result = Cli.run("resume", named.toString());
            assertEquals(ExitCode.BAD_DATA, result.code(), result.err());
            assertTrue(
                    result.err().contains("there is no run to resume in " + named + "; name the report folder"),
                    result.err());
        }
    }

    /** The kind of a failure says what its message does not. */
    @Test
    void reasonsAreInWords() {
        assertEquals("no permission for /x", Reason.of(new AccessDeniedException("/x")));
        assertEquals(
                "there is no file or folder /x", Reason.of(new UncheckedIOException(new NoSuchFileException("/x"))));
        assertEquals("the disk is full", Reason.of(new FileSystemException("/x", null, "No space left on device")));
        assertEquals("the disk is full", Reason.of(new IOException("No space left on device")));
        assertEquals("Input/output error", Reason.of(new IOException("Input/output error")));
    }
}
