package org.sitrep.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.sitrep.report.result.RunResultJson;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * Processes killed at random moments ({@code kill -9}) and gone on with until one ends: it has to give what one gives
 * that nobody killed. {@code -Dsitrep.kills=200} says how many, {@code -Dsitrep.kills.seed} when: the delays follow
 * from it, though not what a process is doing then.
 */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "kills by signals")
@Tag("slow")
class KillsTest {
    private static final int KILLS = Integer.getInteger("sitrep.kills", 20);
    private static final long SEED = Long.getLong("sitrep.kills.seed", 1967);
    /** After so many kills a line may end. */
    private static final int MOST_OF_ONE = 6;

    private static final long PATIENCE_SECONDS = 600;

    @TempDir
    private Path folder;

    private List<List<String>> lines() {
        return List.of(
                List.of("run", Cli.patrol(), "--bot", "random", "-n", "6k", "-t", "2", "--checkpoint", "500"),
                List.of(
                        "compare",
                        Cli.patrol(),
                        "--bot",
                        "random,drill",
                        "-n",
                        "1500",
                        "-t",
                        "2",
                        "--checkpoint",
                        "250"),
                List.of(
                        "sweep",
                        Cli.patrol(),
                        "--bot",
                        "drill",
                        "--vary",
                        "start.threat=2,5",
                        "-n",
                        "1k",
                        "-t",
                        "1",
                        "--checkpoint",
                        "1k"),
                List.of(
                        "compare",
                        Cli.patrol(),
                        "--bot",
                        "random,drill",
                        "-n",
                        "2k",
                        "-t",
                        "1",
                        "--best",
                        "--checkpoint",
                        "400"));
    }

    private List<String> whole(final List<String> line, final boolean resume) {
        final List<String> all = new ArrayList<>(line);
        all.addAll(List.of("-o", out().toString(), "-f", "json"));
        if (resume) {
            all.add("--resume");
        }
        return all;
    }

    private Path out() {
        return folder.resolve("reports");
    }

    private Process start(final List<String> line) throws IOException {
        final List<String> all = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-Djava.awt.headless=true",
                "-Dsitrep.home=" + Cli.REPOSITORY,
                "-cp",
                System.getProperty("java.class.path"),
                "org.sitrep.cli.Main"));
        all.addAll(line);
        return new ProcessBuilder(all)
                .redirectOutput(folder.resolve("out").toFile())
                .redirectError(folder.resolve("err").toFile())
                .start();
    }

    @Test
    @Tag("deep")
    void whatIsKilledGoesOnToTheSameBits() throws IOException, InterruptedException {
        final SplittableRandom random = new SplittableRandom(SEED);
        int tried = 0;
        for (int story = 0; tried < KILLS; story++) {
            tried += kills(lines().get(story % lines().size()), random, KILLS - tried);
            report(tried);
        }
        assertEquals(KILLS, tried);
    }

    /** Kept beside the classes: a long run is looked at while it goes on. */
    private static void report(final int survived) throws IOException {
        Files.writeString(
                Path.of("target", "kills.txt"),
                survived + " kills survived out of " + survived + " tried, seed " + SEED + "\n");
    }

    /** Plays one line to its end, killed now and then; returns how often. */
    private int kills(final List<String> line, final SplittableRandom random, final int most)
            throws IOException, InterruptedException {
        final long begun = System.nanoTime();
        assertEquals(0, end(start(whole(line, false))), this::said);
        final long wholeMillis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begun);
        final JsonNode expected = result();
        delete(out());
        int killed = 0;
        while (true) {
            final Process process = start(whole(line, true));
            final boolean spare = killed == Math.min(most, MOST_OF_ONE);
            if (spare || process.waitFor(random.nextLong(wholeMillis), TimeUnit.MILLISECONDS)) {
                assertEquals(0, end(process), this::said);
                break;
            }
            process.destroyForcibly();
            if (end(process) == 0) {
                break;
            }
            killed++;
            requireSound();
            final Optional<Path> complete = completeReport();
            if (complete.isPresent()) { // the kill came after the last file: nothing is left to resume
                assertEquals(0, end(start(List.of("report", complete.get().toString(), "-f", "json"))), this::said);
                assertEquals(expected, result(), line + ", killed at its very end");
                delete(out());
                return killed;
            }
        }
        assertEquals(expected, result(), line + " after " + killed + " kills: " + said());
        try (Stream<Path> left = Files.walk(out())) {
            assertTrue(
                    left.noneMatch(f -> f.toString().endsWith(".kept") || f.endsWith("checkpoint.json")),
                    "nothing is kept of what has ended");
        }
        delete(out());
        return killed;
    }

    /** Returns the folder of the report if it was written to the end before the kill. */
    private Optional<Path> completeReport() throws IOException {
        if (!Files.exists(out())) {
            return Optional.empty();
        }
        try (Stream<Path> files = Files.walk(out())) {
            return files.filter(file -> file.endsWith("report.html"))
                    .map(Path::getParent)
                    .filter(place -> !place.getFileName().toString().startsWith("."))
                    .findFirst();
        }
    }

    private int end(final Process process) throws InterruptedException {
        if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
            process.destroyForcibly();
            throw new AssertionError("did not end; it said: " + said());
        }
        return process.exitValue();
    }

    private String said() {
        try {
            return Files.readString(folder.resolve("err"));
        } catch (final IOException e) {
            return e.toString();
        }
    }

    /** Whatever result is there is whole. */
    private void requireSound() throws IOException {
        if (!Files.exists(out())) {
            return;
        }
        try (Stream<Path> files = Files.walk(out())) {
            for (final Path file : files.filter(f -> f.endsWith("checkpoint.json")
                            || f.endsWith("result.json")
                                    && !f.getParent().getFileName().toString().startsWith("."))
                    .toList()) {
                RunResultJson.read(file);
            }
        }
    }

    /** What it printed, but for what a clock says. */
    private JsonNode result() throws IOException {
        final JsonNode tree = JsonMapper.shared().readTree(Files.readString(folder.resolve("out")));
        timeless(tree);
        return tree;
    }

    private static void timeless(final JsonNode node) {
        if (node instanceof ObjectNode object) {
            object.remove("timing");
        }
        for (final JsonNode child : node) {
            timeless(child);
        }
    }

    private static void delete(final Path folder) throws IOException {
        if (!Files.exists(folder)) {
            return;
        }
        try (Stream<Path> files = Files.walk(folder)) {
            for (final Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
