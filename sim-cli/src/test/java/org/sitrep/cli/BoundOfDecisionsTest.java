package org.sitrep.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.cli.base.ExitCode;

/**
 * Studies that store no results state after how many decisions trials were given up, where it is not the usual number,
 * and the lines that replay their trials say it too.
 */
class BoundOfDecisionsTest {
    private static final String BOUND = "--max-decisions 150000";
    private static final String KEY = "\"maxDecisions\": 150000";
    private static final String COINS = Cli.coins("three.yaml");

    @TempDir
    private Path folder;

    static Stream<List<String>> lines() {
        return Stream.of(
                List.of("sweep", COINS, "--vary", "coins=3,4", "-n", "200"),
                List.of("solve", COINS, "--vary", "coins=2..6", "--target", "heads>=2", "--budget", "9000"),
                List.of("compare", COINS, "--against", "--set coins=6", "-n", "3000", "--best"),
                List.of("matchup", Cli.village(), "--bot", "random,novice", "-n", "20"),
                Cli.fewLoadouts());
    }

    private static String json(final List<String> line, final String... more) {
        final List<String> all = new ArrayList<>(line);
        all.addAll(List.of("--no-report", "-f", "json"));
        all.addAll(List.of(more));
        final Cli.Result result = Cli.run(all.toArray(String[]::new));
        assertTrue(result.code() == ExitCode.OK || result.code() == ExitCode.UNDECIDED, result.err());
        return result.out();
    }

    /** The command in the file is for people: what it says is not read. */
    @ParameterizedTest
    @MethodSource("lines")
    void theLinesOfAKeptResultHaveIt(final List<String> line) throws IOException {
        final String made = json(line, "--max-decisions", "150000");
        assertTrue(made.contains(KEY), made);
        final Path file = Files.writeString(folder.resolve("kept.json"), made.replace(" " + BOUND, ""));
        assertEquals(ExitCode.OK, Cli.run("report", file.toString()).code());
        assertEquals(Files.readString(file), report(file, "json"));
        final List<String> replays = replays(report(file, "markdown"));
        assertFalse(replays.isEmpty());
        assertTrue(replays.stream().allMatch(replay -> replay.contains(BOUND)), replays.toString());
    }

    @ParameterizedTest
    @MethodSource("lines")
    void theUsualNumberIsNotSaid(final List<String> line) throws IOException {
        final String made = json(line);
        // the run in a matchup is a result of its own, and says it as any run does
        final String own = line.get(0).equals("matchup") ? made.split("\"best\" *:")[0] : made;
        assertFalse(own.contains("maxDecisions"), made);
        final Path file = Files.writeString(folder.resolve("kept.json"), made);
        assertEquals(made, report(file, "json"));
        assertFalse(report(file, "markdown").contains("--max-decisions"));
    }

    @Test
    void noTrialIsGivenUpBeforeItsFirstDecision() throws IOException {
        final String made = json(lines().findFirst().orElseThrow(), "--max-decisions", "150000");
        final Path file = Files.writeString(folder.resolve("kept.json"), made.replace(KEY, "\"maxDecisions\": 0"));
        final Cli.Result result = Cli.run("report", file.toString());
        assertEquals(ExitCode.BAD_DATA, result.code(), result.err());
        assertTrue(result.err().contains("maxDecisions: is below 1"), result.err());
    }

    private static String report(final Path file, final String format) {
        return Cli.run("report", file.toString(), "-f", format).out();
    }

    private static List<String> replays(final String page) {
        return page.lines().filter(line -> line.contains("./sitrep replay ")).toList();
    }
}
