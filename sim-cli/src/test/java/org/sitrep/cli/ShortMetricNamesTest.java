package org.sitrep.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sitrep.cli.base.ExitCode;

/** A metric may be named by its last parts, in every option that takes one. */
class ShortMetricNamesTest {
    @TempDir
    private Path folder;

    private Cli.Result run(final String line) {
        final List<String> words = new ArrayList<>(List.of(line.split(" ")));
        words.add(1, Cli.patrol());
        if (words.get(0).equals("baseline")) {
            words.addAll(List.of("-o", folder.resolve("b.baseline").toString()));
        }
        return Cli.run(words.toArray(String[]::new));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "run --no-report --precision survivors=1",
                "compare --no-report -n 20 --squad veterans,reference --metric survivors --matters survivors=0.5",
                "compare --no-report -n 20 --squad veterans,reference --matters survivors=0.5",
                "sweep --no-report -n 20 --vary start.threat=2 --metric survivors",
                "solve --no-report --vary start.threat=2..3 --target survivors=5..6 --budget 5000 --bot drill",
                "baseline -n 20 --metric survivors --margin survivors=0.5",
                "baseline -n 20 --margin survivors=0.5",
            })
    void theEndOfANameIsEnough(final String line) {
        final Cli.Result result = run(line);
        assertTrue(List.of(ExitCode.OK, ExitCode.UNDECIDED).contains(result.code()), result.out() + result.err());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "run --no-report --precision killed=1%",
                "compare --no-report -n 20 --squad veterans,reference --metric killed",
                "sweep --no-report -n 20 --vary start.threat=2 --metric killed",
                "baseline -n 20 --metric killed",
                "loadouts --metric killed",
            })
    void anEndOfSeveralNamesIsRefusedWithThem(final String line) {
        final Cli.Result result = run(line);
        assertEquals(ExitCode.USAGE, result.code(), result.err());
        assertTrue(
                result.err()
                        .contains("write the whole name: marine.1.killed, marine.2.killed, marine.3.killed,"
                                + " marine.4.killed, ..."),
                result.err());
    }

    @Test
    void resultsHoldTheWholeName() {
        final Cli.Result result = run("run --no-report --precision survivors=1 --format json");
        assertTrue(result.out().contains("{\"metric\": \"squad.survivors\", \"width\": 1"), result.out());
    }
}
