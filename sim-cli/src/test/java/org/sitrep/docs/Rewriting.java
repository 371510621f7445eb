package org.sitrep.docs;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import org.sitrep.cli.Cli;

/** Puts into a page what its commands print now. */
final class Rewriting {
    private Rewriting() {}

    /**
     * New lines for a block.
     *
     * @param block of the page
     * @param lines what shall stand in it
     */
    record Change(Block block, List<String> lines) {}

    /** Writes the page with the changes, which are in the order of their blocks. */
    static void apply(final Page page, final List<Change> changes) throws IOException {
        final List<String> lines = new ArrayList<>(page.lines());
        for (int i = changes.size() - 1; i >= 0; i--) {
            final Block block = changes.get(i).block();
            final List<String> inside =
                    lines.subList(block.line(), block.line() + block.lines().size());
            inside.clear();
            changes.get(i).lines().forEach(line -> inside.add(line.isEmpty() ? "" : " ".repeat(block.indent()) + line));
        }
        Files.writeString(Cli.REPOSITORY.resolve(page.name()), String.join("\n", lines) + "\n");
    }
}
