package org.sitrep.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sitrep.cli.base.ExitCode;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** {@code run --precision}. */
class PrecisionCommandTest {
    private static final String COINS = Cli.coins("three.yaml");

    @TempDir
    private Path folder;

    private Cli.Result run(final String... more) {
        final List<String> args = new ArrayList<>(List.of("run", COINS, "--out", folder.toString()));
        args.addAll(List.of(more));
        return Cli.run(args.toArray(String[]::new));
    }

    private static JsonNode json(final Cli.Result result) {
        assertEquals(ExitCode.OK, result.code(), result.err());
        return JsonMapper.shared().readTree(result.out());
    }

    @Test
    void itStopsWhenItKnowsEnoughAndSaysSo() {
        final Cli.Result result = run("--precision", "heads=0.05");
        assertEquals(ExitCode.OK, result.code(), result.err());
        assertTrue(result.out().contains("10,000,000 trials at most = "), result.out());
        assertTrue(result.out().replaceAll("\\s+", " ").contains(" not needed "), result.out());
        assertTrue(result.out().contains("Heads: known to within 0.05 "), result.out());
        assertTrue(result.out().contains("-precise-"), result.out());
        assertTrue(result.out().contains(" --trials 10000000 --seed 1967 --precision heads=0.05 --out "), result.out());
    }

    /** The same on any threads; and the line that repeats it, with the printed report of its result, gives it again. */
    @Test
    void itStopsAtTheSameTrialOnAnyThreads() {
        final List<String> what = List.of("--precision", "heads=3%rel", "--no-report", "-f", "json");
        JsonNode first = null;
        for (final List<String> how : List.of(List.of("-t", "1"), List.of("-t", "3", "--chunk", "5"))) {
            final List<String> args = new ArrayList<>(what);
            args.addAll(how);
            final JsonNode result = json(run(args.toArray(String[]::new)));
            assertEquals("precision", result.get("trials").get("stopReason").asString());
            final JsonNode goal = result.get("precision").get("goals").get(0);
            assertTrue(goal.get("reached").asBoolean() && goal.get("relative").asBoolean(), goal.toString());
            assertEquals(
                    "betting, anytime",
                    result.get("estimates").get("heads").get("method").asString());
            first = first == null ? result : first;
            assertEquals(first.get("resultHash"), result.get("resultHash"));
        }
    }

    @Test
    void itSaysWhatItDidNotReach() {
        final Cli.Result result = run("--precision", "heads=0.001", "-n", "5000", "--no-report");
        assertEquals(ExitCode.OK, result.code(), result.err());
        assertTrue(result.out().contains("5,000 trials at most = 5,000 completed + 0 aborted\n"), result.out());
        assertTrue(result.out().contains("Heads: not known to within the requested 0.001 heads."), result.out());
    }

    @Test
    void theReportOfTheResultFileIsTheSame() {
        final String text = run("--precision", "heads=0.05").out();
        final String path = text.lines()
                .filter(line -> line.startsWith("Report  "))
                .findFirst()
                .orElseThrow()
                .substring(8);
        final String again =
                Cli.run("report", Path.of(path).getParent().toString()).out();
        final String printed = text.substring(0, text.indexOf("\nNext\n")); // said once, when the run ends
        assertEquals(printed.replaceAll("(?m)^Report .*\n| --out .*", ""), again);
    }

    @ParameterizedTest
    @CsvSource({
        "tails=1, there is no metric tails",
        "heads, is not a width",
        "heads=-1, is not a width",
        "heads=0, is not a width",
        "heads=nan, is not a width",
        "heads=0.5%, is not a rate",
    })
    void whatMakesNoSenseIsRefused(final String goal, final String why) {
        final Cli.Result result = run("--precision", goal);
        assertEquals(ExitCode.USAGE, result.code());
        assertTrue(result.err().contains(why), result.err());
    }

    @Test
    void itsOptionsStandTogether() {
        assertEquals(ExitCode.USAGE, run("--level", "0.9").code());
        assertEquals(
                ExitCode.USAGE, run("--precision", "heads=1", "--level", "95").code());
        assertEquals(ExitCode.USAGE, run("--precision", "heads=1", "--ladder").code());
    }
}
