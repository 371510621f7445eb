package org.sitrep.report.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Reads the files packed with these classes. */
public final class Resources {
    private Resources() {}

    /** Returns a text file of {@code org/sitrep/report}, read as UTF-8. */
    public static String text(final String name) {
        return new String(bytes(name), StandardCharsets.UTF_8);
    }

    /**
     * Returns a file of {@code org/sitrep/report}.
     *
     * @throws IllegalStateException if the build does not contain it
     */
    public static byte[] bytes(final String name) {
        try (InputStream in = Resources.class.getResourceAsStream("/org/sitrep/report/" + name)) {
            if (in == null) {
                throw new IllegalStateException("the build lacks org/sitrep/report/" + name);
            }
            return in.readAllBytes();
        } catch (final IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
