package org.sitrep.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.sitrep.cli.Cli;
import org.sitrep.cli.base.ExitCode;

/**
 * A damaged file or command line leads to a message with a place, or to a run that works. {@code -Dsitrep.fuzz=100000}
 * runs that many cases, {@code -Dsitrep.fuzz.first=40000} from that one on, {@code -Dsitrep.fuzz.seed=2} others,
 * {@code -Dsitrep.fuzz.case=N} the one that failed.
 */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "links and devices")
@Tag("deep")
class CommandFuzzTest {
    private static final long SEED = Long.getLong("sitrep.fuzz.seed", 1);
    private static final long CASES = Long.getLong("sitrep.fuzz", 10_000);
    private static final long FIRST = Long.getLong("sitrep.fuzz.first", 0);
    private static final long ONLY = Long.getLong("sitrep.fuzz.case", -1);

    /** A process of its own for so many: what one leaves in memory must not be laid to another's account for ever. */
    private static final long PART = 20_000;

    /** Cases after which a long run says how far it is. */
    private static final long TOLD = 500;

    @TempDir
    private Path folder;

    private final List<String> wrong = new ArrayList<>();
    private long stopped;
    private long slow;
    private long cpuMillis;

    @Test
    void everythingDamagedIsRefusedWithAPlaceOrWorks() throws IOException, InterruptedException {
        final Box box = Box.make(folder.resolve("box"), Cli.REPOSITORY);
        final long first = ONLY < 0 ? FIRST : ONLY;
        final long end = ONLY < 0 ? CASES : ONLY + 1;
        for (long from = first; from < end; ) {
            from = play(box, from, Math.min(end, from + PART));
        }
        System.out.println(end - first + " cases of seed " + SEED + ": " + wrong.size() + " went wrong, " + stopped
                + " asked for much and were stopped, " + slow
                + " took more than a second; " + cpuMillis / 1000 + " s of CPU");
        assertEquals("", String.join("\n", wrong));
    }

    /** Runs cases in a process with little memory and returns the first that is still to be run. */
    private long play(final Box box, final long from, final long to) throws IOException, InterruptedException {
        final Path errors = folder.resolve("errors");
        final Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx512m",
                        "-XX:+UseSerialGC",
                        "-XX:TieredStopAtLevel=1",
                        "-XX:-OmitStackTraceInFastThrow",
                        "-Djava.awt.headless=true",
                        "-Djava.io.tmpdir=" + Files.createDirectories(folder.resolve("tmp")),
                        "-cp",
                        classPath(),
                        FuzzMain.class.getName(),
                        "" + SEED,
                        "" + from,
                        "" + to)
                .directory(box.work().toFile())
                .redirectError(errors.toFile())
                .start();
        long last = from - 1;
        boolean done = false;
        boolean told = false;
        final StringBuilder tale = new StringBuilder();
        try (BufferedReader lines =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (line.startsWith("begin ")) {
                    told(tale);
                    last = Long.parseLong(line.substring("begin ".length()));
                    if (last > 0 && last % TOLD == 0) {
                        System.out.println(last + " cases, " + wrong.size() + " went wrong");
                    }
                    told = false;
                } else if (line.equals("told to stop")) {
                    stopped++;
                    told = true;
                } else if (line.startsWith("slow ")) {
                    slow++;
                    System.out.println(line);
                } else if (line.startsWith("done ")) {
                    cpuMillis += Long.parseLong(line.substring("done ".length()));
                    done = true;
                } else {
                    tale.append(line).append('\n');
                }
            }
        }
        final boolean ended = process.waitFor() == ExitCode.INTERRUPTED && told;
        if (!done && !ended && tale.indexOf("takes too long") < 0) {
            assertTrue(last >= from, "the process did not begin: " + Files.readString(errors));
            tale.append("wrong case ")
                    .append(last)
                    .append("\n  : ended the process\n")
                    .append(Files.readString(errors));
        }
        told(tale);
        return done ? to : last + 1;
    }

    private void told(final StringBuilder tale) {
        if (tale.length() > 0) {
            wrong.add(tale.toString());
            System.out.println(tale);
            tale.setLength(0);
        }
    }

    /** Returns the class path with absolute paths: the process starts elsewhere. */
    private static String classPath() {
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(entry -> Path.of(entry).toAbsolutePath().toString())
                .collect(Collectors.joining(File.pathSeparator));
    }
}
