package org.sitrep.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** A disk that fills up while a run plays, by a limit on the size of files in a process of its own. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "a device that is full")
class FullDiskTest {
    @TempDir
    private Path folder;

    private int run(final String limit, final String... args) throws IOException, InterruptedException {
        final List<String> line = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:-UsePerfData",
                "-Djava.awt.headless=true",
                "-Dsitrep.home=" + Cli.REPOSITORY,
                "-cp",
                System.getProperty("java.class.path"),
                "org.sitrep.cli.Main"));
        line.addAll(List.of(args));
        final String command = line.stream().map(word -> "'" + word + "'").collect(Collectors.joining(" "));
        final Process process = new ProcessBuilder("bash", "-c", limit + " exec " + command)
                .redirectOutput(folder.resolve("out").toFile())
                .redirectError(folder.resolve("err").toFile())
                .start();
        assertTrue(process.waitFor(300, TimeUnit.SECONDS));
        return process.exitValue();
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
        assertEquals(1, said("err").split("but nothing of it is kept", -1).length - 1, said("err"));
        try (Stream<Path> files = Files.walk(folder.resolve("o"))) {
            assertFalse(files.anyMatch(Files::isRegularFile));
        }
        assertTrue(said("out").contains("missions requested = 2,000 completed"), said("out"));
    }
}
