package org.sitrep.contract;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * Reads the pages of a game's rules: {@code README.md} in the package of the ruleset, and the Markdown files in the
 * folder {@code docs} of the module, if there is one. Tests run in the folder of the game's module.
 */
public final class GamePages {
    private static final Path DOCS = Path.of("docs");

    private GamePages() {}

    /** Returns the texts of all pages: the README, then the others sorted by file name. */
    public static List<String> of(final Class<?> ruleset) {
        final Path readme =
                Path.of("src", "main", "java").resolve(ruleset.getPackageName().replace('.', '/') + "/README.md");
        return Stream.concat(Stream.of(readme), docs().stream())
                .map(GamePages::text)
                .toList();
    }

    /** Returns the page with a title, without its first line. */
    public static String titled(final Class<?> ruleset, final String title) {
        final String heading = "# " + title + "\n";
        return of(ruleset).stream()
                .filter(page -> page.startsWith(heading))
                .map(page -> page.substring(heading.length()))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no page has the title " + title));
    }

    private static List<Path> docs() {
        if (!Files.isDirectory(DOCS)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(DOCS)) {
            return files.filter(file -> file.toString().endsWith(".md"))
                    .sorted()
                    .toList();
        } catch (final IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String text(final Path file) {
        try {
            return Files.readString(file, StandardCharsets.UTF_8);
        } catch (final IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
