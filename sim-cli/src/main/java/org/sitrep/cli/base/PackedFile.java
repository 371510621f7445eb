package org.sitrep.cli.base;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Reads the files packed with these classes. */
public final class PackedFile {
    private PackedFile() {}

    /** Returns a text file of {@code org/sitrep/cli}. */
    public static String text(final String name) {
        try (InputStream in = PackedFile.class.getResourceAsStream("/org/sitrep/cli/" + name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (final IOException e) {
            throw new UncheckedIOException("a file of Sitrep itself cannot be read", e);
        }
    }
}
