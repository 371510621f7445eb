package org.sitrep.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Playbooks on the command line. */
class PlaybookCommandTest {
    @TempDir
    Path folder;

    private String book(final String text) throws IOException {
        return Files.writeString(folder.resolve("mine.yaml"), text).toString();
    }

    private static String hash(final Cli.Result result) {
        assertEquals(ExitCode.OK, result.code(), result.err());
        return result.out().replaceAll("(?s).*outcomes ([0-9a-f]{16}).*", "$1");
    }

    private static Cli.Result run(final String bot) {
        return Cli.run("run", Cli.patrol(), "--bot", bot, "--missions", "50", "--no-report");
    }

    /** A book that takes over all from a shipped one plays as that; both play as the rifleman does in Java. */
    @Test
    void aFileAndTheNameOfAShippedOneCanPlay() throws IOException {
        final String mine = book("sitrep: 1\nextends: purple-haze:playbooks/rifleman-book.yaml\n");
        assertEquals(hash(run("rifleman")), hash(run("rifleman-book")));
        assertEquals(hash(run("rifleman")), hash(run(mine)));
    }

    @Test
    void allFaultsOfABookAreTold() throws IOException {
        final Cli.Result result = run(book("sitrep: 1\nruleset: purple-haze\notherwise: random\n"
                + "orders:\n  lines:\n    - {when: enemis > 3, do: fier}\n"));
        assertEquals(ExitCode.BAD_DATA, result.code());
        assertTrue(
                result.err().contains("mine.yaml:6:14 orders.lines.0.when: there is no fact \"enemis\""), result.err());
        assertTrue(result.err().contains("PB003"), result.err());
    }

    @Test
    void aBookOfAnotherGameIsRefused() throws IOException {
        final Cli.Result result = run(book("sitrep: 1\nruleset: coins\notherwise: random\n"));
        assertEquals(ExitCode.BAD_DATA, result.code());
        assertTrue(result.err().contains("is a playbook of coins"), result.err());
    }

    /** The page in docs: {@code ./sitrep reference --playbook > docs/playbook-reference.md}. */
    @Test
    void theReferencePageInDocsIsTheCommandsOutput() throws IOException {
        assertEquals(
                Files.readString(Path.of("..", "docs", "playbook-reference.md")),
                Cli.run("reference", "--playbook").out());
    }
}
