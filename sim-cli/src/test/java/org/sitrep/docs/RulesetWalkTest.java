package org.sitrep.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.sitrep.cli.Cli;
import org.sitrep.records.RecordTableProcessor;
import org.sitrep.ruleset.Ruleset;

/**
 * Follows docs/adding-a-ruleset.md to the letter: the three files of a first game, and then every command of the page,
 * none of which knows it.
 */
@DisabledOnOs(OS.WINDOWS)
@Tag("slow")
class RulesetWalkTest {
    static final String GUIDE = "docs/adding-a-ruleset.md";

    @TempDir
    private Path folder;

    @Test
    void aNewcomerGetsThere() throws IOException {
        final Path classes = Files.createDirectories(folder.resolve("classes"));
        compile(classes);
        final Path services = classes.resolve("META-INF/services").resolve(Ruleset.class.getName());
        Files.createDirectories(services.getParent());
        Files.writeString(services, "org.sitrep.rulesets.coins.Coins\n");
        try (Player player = new Player(folder.resolve("player"), classes)) {
            final Rehearsal walk = new Rehearsal(Page.read(GUIDE), player, DocsMode.ofProcess());
            assertEquals("", String.join("\n", walk.wrong()));
        }
    }

    private void compile(final Path classes) throws IOException {
        final Path source = folder.resolve("org/sitrep/rulesets/coins/Coins.java");
        Files.createDirectories(source.getParent());
        final String original =
                Files.readString(Cli.REPOSITORY.resolve("sim-cli/src/test/java/org/sitrep/cli/Coins.java"));
        Files.writeString(source, original.replaceFirst("package [^;]+;", "package org.sitrep.rulesets.coins;"));
        final int failed = ToolProvider.getSystemJavaCompiler()
                .run(
                        null,
                        null,
                        null,
                        "-d",
                        classes.toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        "-processor",
                        RecordTableProcessor.class.getName(),
                        source.toString());
        assertEquals(0, failed, "the small game does not compile where the guide puts it");
    }
}
