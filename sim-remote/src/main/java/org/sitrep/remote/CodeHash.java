package org.sitrep.remote;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.sitrep.engine.Batch;
import org.sitrep.ruleset.Ruleset;
import org.sitrep.scenario.Sha256;

/**
 * The hash of the code that decides outcomes: of the files that the engine, this module and the games were loaded from.
 * Processes with the same hash play the same bits.
 */
public final class CodeHash {
    /** The message of a process that has other code than the one that sent a job. */
    public static final String OTHER = "other code of Sitrep than that of the command";

    private static final String HERE = compute();

    private CodeHash() {}

    /** Returns the hash of this process, in hexadecimal. Computed once, which reads some megabytes. */
    public static String here() {
        return HERE;
    }

    private static String compute() {
        final Stream<Class<?>> ours = Stream.of(Batch.class, CodeHash.class);
        return Sha256.hex(Stream.concat(ours, Ruleset.shipped().stream().map(Object::getClass))
                .map(CodeHash::source)
                .map(CodeHash::hash)
                .sorted()
                .distinct()
                .collect(Collectors.joining("\n")));
    }

    private static Path source(final Class<?> of) {
        try {
            return Path.of(
                    of.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (final URISyntaxException strange) {
            throw new IllegalStateException(strange);
        }
    }

    /** Returns the hash of a jar, or of all files of a folder. */
    private static String hash(final Path jarOrFolder) {
        try (Stream<Path> files = Files.walk(jarOrFolder)) {
            return Sha256.hex(files.filter(Files::isRegularFile)
                    .sorted()
                    .map(CodeHash::ofFile)
                    .collect(Collectors.joining("\n")));
        } catch (final IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static String ofFile(final Path file) {
        try {
            return Sha256.hex(Files.readAllBytes(file));
        } catch (final IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
