package org.sitrep.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.IntStream;
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
import org.sitrep.engine.RunResult;
import org.sitrep.report.result.RunResultJson;

/** A disk that fills up: by a limit on the size of files, and by disks of a few kilobytes. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "a device that is full")
@Tag("slow")
class FullDiskTest {
    @TempDir
    private Path folder;

    private int run(final String limit, final String... args) throws IOException, InterruptedException {
        final Cli.Result result =
                Started.in(folder).shell(limit + " exec " + Started.in(folder).line(args));
        Files.writeString(folder.resolve("out"), result.out());
        Files.writeString(folder.resolve("err"), result.err());
        return result.code();
    }

    private String said(final String name) throws IOException {
        return Files.readString(folder.resolve(name));
    }

    /** Nothing fits: that is told once, no half of anything is left, and the result is shown. */
    @Test
    void nothingIsLeftOfWhatDoesNotFit() throws IOException, InterruptedException {
        final String[] line = {
            "run", Cli.patrol(), "-n", "2000", "--bot", "drill", "--checkpoint", "500", "-o", folder + "/o"
        };
        assertEquals(ExitCode.OUR_FAULT, run("ulimit -f 16;", line), said("err"));
        assertEquals(1, said("err").split("the run continues, without a checkpoint", -1).length - 1, said("err"));
        try (Stream<Path> files = Files.walk(folder.resolve("o"))) {
            assertFalse(files.anyMatch(Files::isRegularFile));
        }
        assertTrue(said("out").contains("trials requested = 2,000 completed"), said("out"));
    }

    /**
     * A folder becomes read-only while a run plays. The run says so once, goes on and prints its result. Resumed from
     * the checkpoint before, it gives the same bits. Root may write anywhere, so it gives up that right.
     */
    @Test
    void aFolderBecomesReadOnlyDuringTheRun() throws IOException, InterruptedException {
        final Started started = Started.in(folder);
        final String[] run = {
            "run", Cli.patrol(), "-n", "30000", "-t", "1", "--bot", "drill", "--checkpoint", "500", "-o", folder + "/o"
        };
        final Cli.Result result = started.shell("""
                [ $(id -u) != 0 ] || as="setpriv --bounding-set=-all"
                $as true || exit 99
                cd %1$s
                $as %2$s --format json > first 2> first.err &
                run=$!
                until find o -name checkpoint.json 2> /dev/null | grep -q .; do
                  kill -0 $run || exit 98
                  sleep 0.02
                done
                find o -type d -exec chmod a-w {} +
                wait $run
                code=$?
                find o -type d -exec chmod u+w {} +
                %3$s "$(dirname "$(find o -name checkpoint.json)")" --format json || exit 97
                exit $code
                """.formatted(folder, started.line(run), started.line("resume")));
        assumeFalse(result.code() == 99, "root cannot give up its rights here");
        final String told = said("first.err");
        assertEquals(ExitCode.OUR_FAULT, result.code(), result + told);
        assertEquals(1, told.split("the run continues, and the previous checkpoint remains", -1).length - 1, told);
        assertTrue(told.contains("get permission to write; then continue from the checkpoint: ./sitrep resume"), told);
        assertEquals(
                RunResultJson.read(said("first"), "the run").resultHash(),
                RunResultJson.read(result.out(), "resumed").resultHash());
    }

    /**
     * Disks of all sizes on which the report does not fit, in whatever file it happens; {@code -Dsitrep.disk=1} tries
     * each of a kilobyte more.
     */
    static IntStream kilobytes() {
        final int step = Integer.getInteger("sitrep.disk", 0);
        return step > 0 ? IntStream.iterate(4, size -> size < 600, size -> size + step) : IntStream.of(60, 4, 200);
    }

    /**
     * A disk that fills up while the report is written: that is told with what to do, no half of a report is there, and
     * what the run has kept comes to the same bits once there is room. The disk is a mount of this test's own, which
     * takes the right to mount: root has it, and others where the system gives it to them.
     */
    @ParameterizedTest(name = "{0} KB")
    @OneIn(3)
    @MethodSource("kilobytes")
    void whatWasKeptOutlivesAFullDisk(final int kilobytes) throws IOException, InterruptedException {
        final Path disk = Files.createDirectory(folder.resolve("disk"));
        final Started started = Started.in(folder);
        final String script = started.inOwnMounts("""
                mount -t tmpfs -o size=%dk none %s || exit 99
                %s > %s/first 2> %s/first.err
                code=$?
                find %s -type f -name "*.html" > %s/left
                mount -o remount,size=20m %s || exit 99
                place=$(dirname "$(find %s -name checkpoint.json)")
                if [ -e "$place/checkpoint.json" ]; then
                  %s "$place" --format json || exit 98
                else
                  echo nothing kept
                fi
                exit $code
                """.formatted(
                        kilobytes,
                        disk,
                        started.line(
                                "run",
                                Cli.patrol(),
                                "-n",
                                "2000",
                                "--bot",
                                "drill",
                                "--checkpoint",
                                "500",
                                "-o",
                                disk + "/o",
                                "--format",
                                "json"),
                        folder,
                        folder,
                        disk,
                        folder,
                        disk,
                        disk,
                        started.line("resume")));
        assumeFalse(script.isEmpty(), "no right to mount");
        final Cli.Result result = started.shell(script);
        final String told = said("first.err");
        assertFalse(told.contains("\tat "), told);
        final RunResult whole = RunResultJson.read(said("first"), "the result");
        assertEquals(2000, whole.completed(), "the result is printed all the same");
        if (result.code() == ExitCode.OK) {
            assertTrue(kilobytes > 200, "it fits " + kilobytes + " KB");
            return;
        }
        assertEquals(ExitCode.OUR_FAULT, result.code(), told + result.err());
        assertTrue(told.contains("sitrep: cannot write " + disk) && told.contains("the disk is full"), told);
        assertEquals("", said("left"), "no half of a report");
        if (result.out().startsWith("nothing kept")) {
            assertTrue(told.contains("the run continues, without a checkpoint"), told);
        } else {
            assertTrue(told.contains("then continue from the checkpoint: ./sitrep resume " + disk), told);
            assertEquals(
                    whole.resultHash(),
                    RunResultJson.read(result.out(), "resumed").resultHash());
        }
    }
}
