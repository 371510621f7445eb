package org.sitrep.editors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.sitrep.cli.Cli;
import org.sitrep.cli.base.ExitCode;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The steps of {@code action.yml}, run in their order with the inputs of the shipped workflow. A stand-in for the
 * service stores comments; everything else is real.
 */
@EnabledIfSystemProperty(named = "sitrep.deep", matches = ".*", disabledReason = "plays six thousand trials")
class ActionTest {
    private static final Path EXAMPLE = Cli.REPOSITORY.resolve("scenarios/examples/ci");
    private static final String MARKER = "<!-- sitrep balance check: balance.baseline -->";

    @TempDir
    private Path folder;

    private Runner runner;

    /** Another person's comment that begins like ours: it is not to be touched. */
    @BeforeEach
    void someoneElseHasCommented() throws IOException, InterruptedException {
        assumeTrue(new ProcessBuilder("sh", "-c", "command -v jq").start().waitFor() == 0, "jq is not installed");
        runner = new Runner(folder);
        for (final String file : List.of("ford.yaml", "balance.baseline")) {
            Files.copy(EXAMPLE.resolve(file), runner.workspace().resolve(file));
        }
        Files.writeString(
                runner.comments(), "[{\"id\": 1, \"user\": {\"type\": \"User\"}, \"body\": \"" + MARKER + " mine\"}]");
    }

    private void edit(final String file, final String old, final String now) throws IOException {
        final Path path = runner.workspace().resolve(file);
        final String text = Files.readString(path);
        assertTrue(text.contains(old), file);
        Files.writeString(path, text.replace(old, now));
    }

    private JsonNode comments() throws IOException {
        return JsonMapper.shared().readTree(Files.readString(runner.comments()));
    }

    private String ours() throws IOException {
        final JsonNode comments = comments();
        assertEquals(2, comments.size(), comments::toString);
        assertEquals(MARKER + " mine", comments.get(0).get("body").asString());
        return comments.get(1).get("body").asString();
    }

    private static Map<String, String> ofTheWorkflow() throws IOException {
        return Runner.inputs(EXAMPLE.resolve("balance.yml"));
    }

    @Test
    void oneCommentIsKeptUpToDate() throws IOException, InterruptedException {
        assertEquals(ExitCode.OK, runner.run(ofTheWorkflow(), "7"), runner::said);
        assertTrue(ours().startsWith(MARKER + "\n\n### Balance check\n\n**Same"), ours());
        edit("ford.yaml", "fighters: 5", "fighters: 6");
        assertEquals(ExitCode.VERDICT_NEGATIVE, runner.run(ofTheWorkflow(), "7"), runner::said);
        assertTrue(ours().startsWith(MARKER + "\n\n### Balance check\n\n**Moved: 2 metrics moved."), ours());
        assertTrue(runner.summary().contains("**Moved: 2 metrics moved."), runner.summary());
        for (final String file : List.of("balance.md", "balance.xml", "report/report.html")) {
            assertTrue(Files.isRegularFile(runner.uploaded().resolve(file)), file);
        }
        edit("ford.yaml", "fighters: 6", "fighters: 5");
        assertEquals(ExitCode.OK, runner.run(ofTheWorkflow(), "7"), runner::said);
        assertTrue(ours().contains("**Same"), ours());
    }

    @Test
    void aFaultIsNamedAndNothingIsPlayed() throws IOException, InterruptedException {
        edit("ford.yaml", "fighters: 5", "figthers: 5");
        assertEquals(ExitCode.BAD_DATA, runner.run(ofTheWorkflow(), "7"), runner::said);
        assertTrue(runner.said().contains("S030 ford.yaml:10:15 "), runner.said());
        assertEquals(1, comments().size());
    }

    /** As in a pull request from a fork: the code is that of the check, and the summary has the result. */
    @Test
    void withoutTheRightToCommentTheCheckCounts() throws IOException, InterruptedException {
        runner.deny();
        edit("ford.yaml", "fighters: 5", "fighters: 6");
        assertEquals(ExitCode.VERDICT_NEGATIVE, runner.run(ofTheWorkflow(), "7"), runner::said);
        assertTrue(runner.said().contains("::warning title=Balance check::"), runner.said());
        assertTrue(runner.summary().contains("**Moved"), runner.summary());
        assertEquals(1, comments().size());
    }

    @Test
    void aPushHasNoPullRequestToCommentOn() throws IOException, InterruptedException {
        assertEquals(ExitCode.OK, runner.run(ofTheWorkflow(), ""), runner::said);
        assertFalse(runner.said().contains("::warning"), runner.said());
        assertEquals(1, comments().size());
    }
}
