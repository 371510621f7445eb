package org.sitrep.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.report.result.RunResultJson;

/** Report folders of earlier versions, whose result file is called {@code capsule.json}, with every command. */
class EarlierReportFolderTest {
    private static final String EARLIER = "capsule.json";

    @TempDir
    private Path folder;

    private static String ok(final String... args) {
        final Cli.Result result = Cli.run(args);
        assertEquals(ExitCode.OK, result.code(), result.err());
        return result.out();
    }

    /** Returns the folder of a run as an earlier version wrote it. */
    private Path earlier(final String first, final String trials) throws IOException {
        final Path place = folder.resolve("from-" + first);
        ok("run", Cli.coins("three.yaml"), "--first", first, "-n", trials, "-o", place.toString());
        Files.move(place.resolve(RunResultJson.NAME), place.resolve(EARLIER));
        return place;
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
    void resumeReadsIt() throws IOException {
        final Cli.Result complete = Cli.run("resume", earlier("0", "40").toString());
        assertEquals(ExitCode.USAGE, complete.code(), complete.err());
        assertTrue(complete.err().contains("is complete"), complete.err());
    }

    @Test
    void aNewReportReplacesIt() throws IOException {
        final Path place = earlier("0", "40");
        ok("run", Cli.coins("three.yaml"), "-n", "50", "-o", place.toString());
        assertFalse(Files.exists(place.resolve(EARLIER)));
        assertEquals(50, RunResultJson.read(place.resolve(RunResultJson.NAME)).completed());
    }
}
