package org.sitrep.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.contract.OneIn;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * Commands that play more than one thing go on from what they have kept, to the same result. Here they are cut off at
 * the very end: something lies where the report has to go. Processes that are killed anywhere are in {@link KillsTest}.
 */
class KeptTest {
    private static final String COINS = Cli.coins("three.yaml");

    @TempDir
    private Path folder;

    static Stream<List<String>> lines() {
        return Stream.of(
                List.of("compare", COINS, "--against", "--set coins=4", "-n", "300"),
                List.of("compare", COINS, "--against", "--set coins=4", "-n", "3000", "--best"),
                List.of("run", COINS, "--ladder", "-n", "300"),
                List.of("sweep", COINS, "--vary", "coins=4,5", "-n", "300"),
                List.of("solve", COINS, "--vary", "coins=2..6", "--target", "heads>=2", "--budget", "9000"),
                List.of("sweep", Cli.patrol(), "--worth", "-n", "2"),
                List.of("matchup", Cli.village(), "--bot", "random,novice", "-n", "20"),
                Cli.fewLoadouts());
    }

    static Stream<List<String>> shortLines() {
        return lines().filter(line -> line.contains(COINS)).limit(4);
    }

    private Path out() {
        return folder.resolve("out");
    }

    private Cli.Result play(final List<String> line, final String... more) {
        final List<String> all = new ArrayList<>(line);
        all.addAll(List.of("-o", out().toString(), "-f", "json", "-t", "1"));
        all.addAll(List.of(more));
        return Cli.run(all.toArray(String[]::new));
    }

    private static JsonNode timeless(final String json) {
        final JsonNode tree = JsonMapper.shared().readTree(json);
        removeTiming(tree);
        return tree;
    }

    private static void removeTiming(final JsonNode node) {
        if (node instanceof ObjectNode object) {
            object.remove("timing");
        }
        node.forEach(KeptTest::removeTiming);
    }

    /** Plays a line whose report cannot be written, and returns what it came to when it could. */
    private JsonNode cutOff(final List<String> line) throws IOException {
        final Cli.Result whole = play(line);
        assertTrue(whole.code() == ExitCode.OK || whole.code() == ExitCode.UNDECIDED, whole.err());
        assertEquals(List.of(), kept(), "nothing is kept of what has ended");
        final String said = whole.err().substring(whole.err().lastIndexOf("Report: ") + "Report: ".length());
        final Path report = Path.of(said.lines().findFirst().orElseThrow());
        delete(out());
        Files.createDirectories(report);
        Files.writeString(report.resolve("mine.txt"), "mine");
        final Cli.Result cut = play(line, "--checkpoint", "1h");
        assertEquals(ExitCode.USAGE, cut.code(), cut.err());
        assertTrue(cut.err().contains("already exists and is not a report"), cut.err());
        assertTrue(
                cut.err().contains("The results so far are stored; to continue, repeat the line with --resume"),
                cut.err());
        assertFalse(kept().isEmpty());
        assertEquals("mine", Files.readString(report.resolve("mine.txt")));
        Files.delete(report.resolve("mine.txt"));
        return timeless(whole.out());
    }

    private List<Path> kept() throws IOException {
        try (Stream<Path> files = Files.walk(out())) {
            return files.filter(f -> f.toString().endsWith(".kept")).sorted().toList();
        }
    }

    private static void delete(final Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (final Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }

    @ParameterizedTest
    @OneIn(2)
    @MethodSource("lines")
    void theSameLineGoesOnToTheSameResult(final List<String> line) throws IOException {
        final JsonNode whole = cutOff(line);
        final Cli.Result resumed = play(line, "--resume");
        assertEquals(whole, timeless(resumed.out()), resumed.err());
        assertEquals(List.of(), kept());
    }

    /**
     * A file cut off anywhere, or with a byte altered: what is sound in it is used, the rest is played again, and both
     * are said.
     */
    @ParameterizedTest
    @MethodSource("shortLines")
    void whatIsDamagedIsPlayedAgain(final List<String> line) throws IOException {
        final JsonNode whole = cutOff(line);
        for (final Path file : kept()) {
            final byte[] bytes = Files.readAllBytes(file);
            bytes[bytes.length * 2 / 3] ^= 1;
            Files.write(file, bytes);
        }
        final Cli.Result resumed = play(line, "--resume");
        assertTrue(resumed.err().contains("damaged"), resumed.err());
        assertEquals(whole, timeless(resumed.out()), resumed.err());
    }

    @Test
    void otherLinesHaveNoPartInIt() throws IOException {
        final List<String> line = lines().findFirst().orElseThrow();
        cutOff(line);
        final List<String> other = new ArrayList<>(line);
        other.set(other.indexOf("--set coins=4"), "--set coins=5");
        final Cli.Result result = play(other, "--resume");
        assertEquals(ExitCode.OK, result.code(), result.err());
        assertTrue(result.err().contains("No results of this line are stored"), result.err());
        assertFalse(kept().isEmpty(), "what is kept of the first line stays");
    }

    static Stream<List<String>> linesOfOneFile() {
        return Stream.of(
                List.of("compare", "--bot", "drill,random", "-n", "100"),
                List.of("compare", "--bot", "drill,random", "-n", "100", "--best"),
                List.of("run", "--ladder", "--rungs", "random,drill", "-n", "8"),
                List.of("sweep", "--bot", "drill", "--vary", "start.threat=5,6", "-n", "100"),
                List.of(
                        "solve",
                        "--bot",
                        "drill",
                        "--vary",
                        "start.threat=4..6",
                        "--target",
                        "squad.survivors>=4",
                        "--budget",
                        "6000"));
    }

    /**
     * The same values listed in another order have the same hash, and are other trials: what was kept of them before is
     * no part of these.
     */
    @ParameterizedTest
    @OneIn(2)
    @MethodSource("linesOfOneFile")
    void whatIsListedInAnotherOrderIsPlayedAnew(final List<String> words) throws IOException {
        final Path file = Files.writeString(folder.resolve("patrol.yaml"), Listed.asShipped());
        final List<String> line = new ArrayList<>(words);
        line.add(1, file.toString());
        final JsonNode before = cutOff(line);
        Files.writeString(file, Listed.turned());
        final JsonNode resumed = timeless(play(line, "--resume").out());
        delete(out());
        final Cli.Result anew = play(line);
        assertEquals(timeless(anew.out()), resumed, anew.err());
        assertNotEquals(before, resumed);
    }

    @Test
    void withoutTheOptionItBeginsAnewAndSaysSo() throws IOException {
        final List<String> line = lines().findFirst().orElseThrow();
        final JsonNode whole = cutOff(line);
        final Cli.Result anew = play(line);
        assertTrue(anew.err().contains("This line was interrupted before; it starts from the beginning."), anew.err());
        assertEquals(whole, timeless(anew.out()));
        assertEquals(
                ExitCode.USAGE,
                Cli.run("sweep", COINS, "--vary", "coins=4", "--no-report", "--resume")
                        .code());
    }
}
