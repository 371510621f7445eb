package org.sitrep.spark;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.sitrep.engine.Batch;
import org.sitrep.ruleset.Ruleset;

/**
 * The hash of the code that decides outcomes: the files that the engine, the games and this module were loaded from.
 * Processes with the same hash play the same bits.
 */
final class CodeHash {
    private static final String HERE = compute();

    private CodeHash() {}

    /** Returns the hash of this process, in hexadecimal. */
    static String here() {
        return HERE;
    }

    private static String compute() {
        final Stream<Class<?>> games = Ruleset.shipped().stream().map(Object::getClass);
        final String all = Stream.concat(Stream.of(Batch.class, CodeHash.class), games)
                .map(CodeHash::source)
                .map(CodeHash::hash)
                .sorted()
                .distinct()
                .collect(Collectors.joining("\n"));
        return Parcel.sha256(all.getBytes(StandardCharsets.UTF_8));
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
            final List<String> hashes = files.filter(Files::isRegularFile)
                    .sorted()
                    .map(CodeHash::ofFile)
                    .toList();
            return Parcel.sha256(String.join("\n", hashes).getBytes(StandardCharsets.UTF_8));
        } catch (final IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static String ofFile(final Path file) {
        try {
            return Parcel.sha256(Files.readAllBytes(file));
        } catch (final IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
