package org.sitrep.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sitrep.cli.base.UserError;

class ReplayFileTest {
    @TempDir
    Path folder;

    @Test
    void aPageOfOursIsReplacedHoweverLongItsTitle() throws IOException {
        final Path file = folder.resolve("page.html");
        final String title = "<title>" + "&quot;".repeat(10_000) + " · Sitrep</title>";
        ReplayFile.write(file, title + "one");
        ReplayFile.write(file, title + "two");
        assertEquals(title + "two", Files.readString(file));
    }

    @Test
    void whatIsNoPageOfOursStays() throws IOException {
        final Path file = Files.writeString(folder.resolve("mine.html"), "mine");
        assertThrows(UserError.class, () -> ReplayFile.write(file, "page"));
        assertEquals("mine", Files.readString(file));
    }
}
