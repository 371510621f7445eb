package org.sitrep.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.report.result.RunResultJson;

/**
 * Report folders of earlier versions, whose result file is called {@code capsule.json}: each command that takes one.
 */
class EarlierReportFolderTest {
    private static final String EARLIER = "capsule.json";
    private static final String COINS = Cli.coins("three.yaml");

    @TempDir
    private Path folder;

    private static String ok(final String... args) {
        final Cli.Result result = Cli.run(args);
        assertEquals(ExitCode.OK, result.code(), result.err());
        return result.out();
    }

    private static Path written(final Path reports) throws IOException {
        try (Stream<Path> all = Files.walk(reports)) {
            return all.filter(file -> file.endsWith(RunResultJson.NAME))
                    .findAny()
                    .orElseThrow();
        }
    }

    /** Returns the folder of a run as an earlier version wrote it. */
    private Path earlier(final String first, final String trials) throws IOException {
        final Path reports = folder.resolve("from-" + first);
        ok("run", COINS, "--first", first, "-n", trials, "-o", reports.toString());
        final Path file = written(reports);
        Files.move(file, file.resolveSibling(EARLIER));
        return file.getParent();
    }

    @Test
    void reportReadsIt() throws IOException {
        final Path place = earlier("0", "40");
        assertEquals(ok("report", place.resolve(EARLIER).toString()), ok("report", place.toString()));
    }

    @Test
    void mergeReadsIt() throws IOException {
        final Path whole = folder.resolve("whole.json");
        ok("merge", earlier("0", "40").toString(), earlier("40", "20").toString(), "-o", whole.toString());
        assertEquals(60, RunResultJson.read(whole).completed());
    }

    @Test
    void aNewReportReplacesIt() throws IOException {
        final Path place = earlier("0", "40");
        final Path other = Files.writeString(
                folder.resolve("other.json"), ok("run", COINS, "-n", "50", "--no-report", "-f", "json"));
        ok("report", other.toString(), "-o", place.toString());
        assertFalse(Files.exists(place.resolve(EARLIER)));
        assertEquals(50, RunResultJson.read(place.resolve(RunResultJson.NAME)).completed());
    }
}
