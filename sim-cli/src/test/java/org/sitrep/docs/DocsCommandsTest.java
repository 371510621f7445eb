package org.sitrep.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Every command of the documentation runs, and prints what stands below it. {@link DocsMode} says how thoroughly. */
@DisabledOnOs(OS.WINDOWS)
@Tag("slow")
class DocsCommandsTest {
    @TempDir
    private static Path folder;

    private static Player player;

    @BeforeAll
    static void start() throws IOException {
        player = new Player(folder);
    }

    @AfterAll
    static void end() {
        player.close();
    }

    @TestFactory
    Stream<DynamicTest> thePagesAreTrue() {
        final ProseCommands prose = new ProseCommands();
        return Page.all().stream()
                .filter(page ->
                        !page.isGenerated() && !page.name().equals(RulesetWalkTest.GUIDE) && DocsMode.wants(page))
                .map(page -> DynamicTest.dynamicTest(page.name(), () -> {
                    final List<String> wrong = new Rehearsal(page, player, DocsMode.ofProcess()).wrong();
                    wrong.addAll(prose.failing(page, player));
                    assertEquals("", String.join("\n", wrong));
                }));
    }
}
