package org.sitrep.portable;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.JarURLConnection;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Finds the shipped scenarios on the class path: those of the artifact {@code sitrep-content}. Opens its jar once, for
 * the life of the JVM. Thread-safe.
 */
public final class ContentJar {
    /** Folder in the jar, with one subfolder per game. */
    private static final String FOLDER = "sitrep-content";

    /** A file that the jar holds: a jar need not list its folders. */
    private static final String MARK = FOLDER + "/README.md";

    private ContentJar() {}

    /**
     * Returns the folder of shipped scenarios, one subfolder per game: in a jar, or on the disk if the class path names
     * a folder of classes; empty if there is none.
     *
     * @throws UncheckedIOException if the jar cannot be read
     */
    public static Optional<Path> folder() {
        return Opened.FOLDER;
    }

    private static final class Opened {
        static final Optional<Path> FOLDER = Optional.ofNullable(
                        ContentJar.class.getClassLoader().getResource(MARK))
                .map(Opened::folder);

        private static Path folder(final URL mark) {
            try {
                if (mark.openConnection() instanceof JarURLConnection jar) {
                    final Path file = Path.of(jar.getJarFileURL().toURI());
                    return FileSystems.newFileSystem(file).getPath(ContentJar.FOLDER);
                }
                return Path.of(URI.create(mark.toString())).getParent();
            } catch (final IOException unreadable) {
                throw new UncheckedIOException("cannot read " + mark, unreadable);
            } catch (final URISyntaxException malformed) {
                throw new IllegalStateException(mark + " is not a file", malformed);
            }
        }
    }
}
