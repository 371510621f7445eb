package org.sitrep.scenario;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/**
 * Names of files: those of the current folder, and those of the shipped content by their place in it,
 * {@code purple-haze/combats/patrol.yaml} or without the ending. The content is a folder or the inside of a jar.
 * Stateless.
 */
public final class ContentNames {
    private static final String YAML = ".yaml";

    private ContentNames() {}

    /**
     * Returns the name of the file that a user means: with its ending if the text is that of a shipped file without it,
     * else as typed.
     *
     * @param library folder of shipped scenarios, one folder per game; null if there is none
     */
    public static String whole(final String typed, final Path library) {
        return isFile(path(typed, library)) || !isFile(path(typed + YAML, library)) ? typed : typed + YAML;
    }

    /**
     * Returns the file of a name: the one in the current folder, else the shipped one, else the place in the current
     * folder where it would be.
     *
     * @param library folder of shipped scenarios, one folder per game; null if there is none
     * @throws InvalidPathException if the name is not valid here
     */
    public static Path path(final String name, final Path library) {
        final Path here = Path.of(name);
        if (library == null || here.isAbsolute() || Files.exists(here)) {
            return here;
        }
        final Path shipped = library.resolve(name);
        return isFile(shipped) ? shipped : here;
    }

    /** Returns the name of a shipped file or folder: its place in the content if that is in a jar, else its path. */
    public static String of(final Path shipped, final Path library) {
        final boolean inJar = library.getFileSystem() != Path.of("").getFileSystem();
        return (inJar ? library.relativize(shipped) : shipped).toString();
    }

    private static boolean isFile(final Path path) {
        return Files.isRegularFile(path);
    }
}
