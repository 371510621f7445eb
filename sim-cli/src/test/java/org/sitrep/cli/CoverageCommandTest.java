package org.sitrep.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.sitrep.cli.base.ExitCode;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** {@code coverage}. */
class CoverageCommandTest {
    private static final String CRASH = Path.of("..", "scenarios", "purple-haze", "missions", "01-crash.yaml")
            .toString();

    private static String ok(final String format) {
        final Cli.Result result = Cli.run("coverage", CRASH, "--bot", "random", "--trials", "40", "--format", format);
        assertEquals(ExitCode.OK, result.code(), result.err());
        return result.out();
    }

    @Test
    void whatIsNotReachedIsNamedAndTheRestIsCounted() {
        final JsonNode json = JsonMapper.shared().readTree(ok("json"));
        assertEquals(40, json.get("trials").asInt());
        assertEquals(0, json.get("aborted").asInt());
        final List<String> csv = ok("csv").lines().toList();
        assertEquals("group,name,times", csv.get(0));
        assertEquals(json.get("counts").size(), csv.size() - 1);
        final String text = ok("text");
        final String markdown = ok("markdown");
        int missed = 0;
        for (final JsonNode count : json.get("counts")) {
            final String name = count.get("name").asString();
            final boolean never = count.get("times").asLong() == 0;
            missed += never ? 1 : 0;
            assertTrue(!never || text.contains("\n  " + name + "\n"), name);
            assertTrue(!never || markdown.contains("\n- " + name + "\n"), name);
        }
        assertTrue(missed > 0, "forty trials do not reach everything");
        assertTrue(text.startsWith("Crash, played by random: 40 trials of seed 1967, 0 aborted\n"), text);
    }

    @Test
    void aCombatHasNothingToCount() {
        final Cli.Result result = Cli.run("coverage", Cli.patrol());
        assertEquals(ExitCode.BAD_DATA, result.code());
        assertTrue(result.err().contains("nothing to count"), result.err());
    }

    @Test
    void numbersAreChecked() {
        assertEquals(ExitCode.USAGE, Cli.run("coverage", CRASH, "--trials", "0").code());
    }
}
