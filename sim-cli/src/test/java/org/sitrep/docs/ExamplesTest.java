package org.sitrep.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
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
    private static final Pattern COMMAND = Pattern.compile("\\./sitrep/sitrep (.+)");
    private static final long MOST_BYTES = 800_000;

    private static List<Path> files(final Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile).sorted().toList();
        }
    }

    @Test
    void theCommandsOfTheWorkflowParse() throws IOException {
        final String workflow = Files.readString(EXAMPLES.resolve("ci/balance.yml"));
        new Load(LoadSettings.builder().build()).loadFromString(workflow);
        final List<String> commands = new ArrayList<>();
        for (final Matcher command = COMMAND.matcher(workflow); command.find(); ) {
            commands.add(command.group(1));
            assertEquals(
                    List.of(),
                    Cli.parse(List.of(command.group(1).split(" "))).stream().toList());
        }
        assertEquals(2, commands.size(), commands.toString());
    }

    /** The workflow finds its own comment by its first words, and plays with a named version. */
    @Test
    void theWorkflowFindsItsComment() throws IOException {
        final String workflow = Files.readString(EXAMPLES.resolve("ci/balance.yml"));
        final String heading =
                Files.readAllLines(REPORTS.resolve("ci/comment.md")).get(0);
        assertTrue(workflow.contains("startswith(\"" + heading + "\")"), heading);
        assertTrue(workflow.contains("\n          repository: OWNER/sitrep\n          ref: VERSION\n"), workflow);
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
        assertTrue(scenarios.out().contains("patrol.yaml"), scenarios.out());
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
