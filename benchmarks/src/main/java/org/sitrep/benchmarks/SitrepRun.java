package org.sitrep.benchmarks;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A run from the command line, as a user starts it: launcher, start of the JVM, trials, report and pictures. */
final class SitrepRun {
    private static final int LOOK_MILLIS = 5;

    private SitrepRun() {}

    /**
     * Returns the CPU time in seconds of a run on one thread. The system counts it in hundredths, and it is polled
     * while the process exists: up to 20 ms may be missing. Leaves no files.
     *
     * @param name of a shipped scenario, as for {@link ShippedScenario}
     * @throws IOException if {@code ./sitrep} cannot be started
     * @throws IllegalStateException if it is not built, or the run fails
     */
    static double seconds(final String name, final long trials) throws IOException, InterruptedException {
        final Path scratch = Files.createTempDirectory("sitrep");
        try {
            final File log = scratch.resolve("log").toFile();
            final List<String> command = List.of(
                    "./sitrep",
                    "run",
                    "scenarios/" + name + ".yaml",
                    "--trials",
                    Long.toString(trials),
                    "--threads",
                    "1",
                    "--out",
                    scratch.resolve("reports").toString());
            final ProcessBuilder builder = new ProcessBuilder(command)
                    .directory(ShippedScenario.project().toFile())
                    .redirectErrorStream(true)
                    .redirectOutput(log);
            builder.environment().put("SITREP_NO_BUILD", "1");
            final Process process = builder.start();
            final Duration cpu = cpuTime(process);
            if (process.exitValue() != 0) {
                throw new IllegalStateException(command + " failed: " + Files.readString(log.toPath()));
            }
            return cpu.toNanos() / CpuTime.SECOND;
        } finally {
            delete(scratch);
        }
    }

    private static Duration cpuTime(final Process process) throws InterruptedException {
        Duration most = Duration.ZERO;
        do {
            most = process.info().totalCpuDuration().orElse(most);
        } while (!process.waitFor(LOOK_MILLIS, TimeUnit.MILLISECONDS));
        return most;
    }

    private static void delete(final Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (final Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
