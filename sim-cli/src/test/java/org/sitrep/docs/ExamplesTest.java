package org.sitrep.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.sitrep.cli.Cli;
import org.sitrep.cli.base.ExitCode;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/**
 * What the sessions of {@link DocsCommandsTest} leave open: the workflow file, what the kept reports weigh, and that
 * examples are no part of the game.
 */
class ExamplesTest {
    private static final Path EXAMPLES = Cli.REPOSITORY.resolve("scenarios/examples");
    private static final Path REPORTS = Cli.REPOSITORY.resolve("docs/examples");
    private static final Pattern INPUT = Pattern.compile("\n {10}([a-z-]+): ");
    private static final long MOST_BYTES = 800_000;

    private static List<Path> files(final Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile).sorted().toList();
        }
    }

    /** Each value that the workflow gives is an input of the action; {@code ActionTest} runs it. */
    @Test
    void theWorkflowUsesTheAction() throws IOException {
        final Map<?, ?> action = yaml(Cli.REPOSITORY.resolve("action.yml"));
        final String workflow = Files.readString(EXAMPLES.resolve("ci/balance.yml"));
        assertTrue(workflow.contains("\n        uses: OWNER/sitrep@VERSION\n"), workflow);
        final Matcher input = INPUT.matcher(workflow.substring(workflow.indexOf("OWNER/sitrep@VERSION")));
        int inputs = 0;
        for (; input.find(); inputs++) {
            assertTrue(((Map<?, ?>) action.get("inputs")).containsKey(input.group(1)), input.group(1));
        }
        assertEquals(2, inputs, workflow);
        assertTrue(yaml(EXAMPLES.resolve("ci/balance.yml")).containsKey("jobs"), workflow);
    }

    private static Map<?, ?> yaml(final Path file) throws IOException {
        return (Map<?, ?>) new Load(LoadSettings.builder().build()).loadFromString(Files.readString(file));
    }

    @Test
    void scenarioFilesAreSound() throws IOException {
        for (final Path file : files(EXAMPLES)) {
            if (file.toString().endsWith(".yaml")) {
                final String text = Files.readString(file);
                final Cli.Result result = text.contains("\nextends:")
                        ? Cli.run("validate", file.toString())
                        : Cli.run(
                                "validate",
                                Cli.shipped("purple-haze/combats/ambushed.yaml"),
                                "--overlay",
                                file.toString());
                assertEquals(ExitCode.OK, result.code(), result.out());
            }
        }
    }

    @Test
    void theyAreNoPartOfTheGame() {
        final Cli.Result scenarios = Cli.run("list", "scenarios");
        assertEquals(ExitCode.OK, scenarios.code(), scenarios.err());
        assertTrue(scenarios.out().contains("combats/patrol"), scenarios.out());
        assertFalse(scenarios.out().contains("examples"), scenarios.out());
    }

    @Test
    void theReportsAreSmallAndOfNoMachine() throws IOException {
        long bytes = 0;
        for (final Path file : files(REPORTS)) {
            bytes += Files.size(file);
            if (!file.toString().endsWith(".png")) {
                final String text = Files.readString(file);
                assertFalse(text.contains(Cli.REPOSITORY.toString()), file + " names a folder of this machine");
                assertFalse(text.contains(System.getProperty("java.io.tmpdir") + "/"), file + " names one, too");
            }
        }
        assertTrue(bytes < MOST_BYTES, bytes + " bytes");
    }

    @Test
    void everySessionIsInTheIndex() throws IOException {
        final List<String> links = Page.read("scenarios/examples/README.md").links().stream()
                .map(Page.Piece::text)
                .toList();
        try (Stream<Path> sessions = Files.list(EXAMPLES)) {
            for (final Path session : sessions.filter(Files::isDirectory).toList()) {
                assertTrue(links.contains(session.getFileName() + "/README.md"), session + " is not linked");
            }
        }
    }
}
