package org.sitrep.scenario;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds the file that a misspelled name was probably meant to be. */
public final class NearFiles {
    /** Maximum number of files of a folder that are compared. */
    private static final int MOST = 5000;

    private NearFiles() {}

    /**
     * Returns the nearest other name in the folder of a file that cannot be used, as the user would type it; empty if
     * none is near or the folder does not exist.
     */
    public static Optional<String> closest(final String typed) {
        try {
            final Path file = Path.of(typed);
            final Path folder = file.getParent() == null ? Path.of("") : file.getParent();
            if (file.getFileName() == null || !Files.isDirectory(folder.toAbsolutePath())) {
                return Optional.empty();
            }
            final String name = file.getFileName().toString();
            final List<String> others = names(folder.toAbsolutePath()).stream()
                    .filter(other -> !other.equals(name))
                    .toList();
            return DidYouMean.closest(name, others)
                    .map(near -> file.resolveSibling(near).toString());
        } catch (final InvalidPathException | IOException | UncheckedIOException | DirectoryIteratorException e) {
            return Optional.empty();
        }
    }

    private static List<String> names(final Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> !name.startsWith("."))
                    .limit(MOST)
                    .sorted()
                    .toList();
        }
    }

    /** Returns {@code did you mean "x"?}, or else a general remedy for a missing file. */
    public static String suggestion(final String typed) {
        return closest(typed)
                .map(near -> "did you mean " + JsonText.quote(near) + "?")
                .orElse("check the spelling and the folder");
    }
}
