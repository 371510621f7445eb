package org.sitrep.cli.serve;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;

/** The files of the page, by their path: those listed here and no others. Stateless, thread-safe. */
final class PageFiles {
    private static final String SCRIPT = "text/javascript; charset=utf-8";

    /** Media type of each file. */
    private static final Map<String, String> TYPES = Map.of(
            "index.html",
            "text/html; charset=utf-8",
            "page.css",
            "text/css; charset=utf-8",
            "page.js",
            SCRIPT,
            "charts.js",
            SCRIPT,
            "map.js",
            SCRIPT,
            "server.js",
            SCRIPT,
            "vendor/htm-preact-3.1.1.js",
            SCRIPT);

    private PageFiles() {}

    /** A file. */
    record PageFile(String type, byte[] bytes) {}

    /** Returns a file; the page itself for an empty path; nothing if it is none of the page's. */
    static Optional<PageFile> of(final String path) {
        final String name = path.isEmpty() ? "index.html" : path;
        return Optional.ofNullable(TYPES.get(name)).map(type -> new PageFile(type, bytes(name)));
    }

    private static byte[] bytes(final String name) {
        try (InputStream in = PageFiles.class.getResourceAsStream("/org/sitrep/page/" + name)) {
            return in.readAllBytes();
        } catch (final IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
