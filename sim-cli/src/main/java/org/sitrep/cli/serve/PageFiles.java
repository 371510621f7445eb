package org.sitrep.cli.serve;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The files of the page, by their path: those listed here and no others. Stateless, thread-safe. */
final class PageFiles {
    private static final Set<String> FILES = Set.of(
            "index.html",
            "page.css",
            "page.js",
            "bench.js",
            "bots.js",
            "cards.js",
            "charts.js",
            "controls.js",
            "link.js",
            "completion.js",
            "loadouts.js",
            "map.js",
            "outcomes.js",
            "play.js",
            "playbook.js",
            "played.js",
            "server.js",
            "start.js",
            "scale.js",
            "share.js",
            "cost.js",
            "trials.js",
            "solve.js",
            "store.js",
            "vendor/htm-preact-3.1.1.js");

    /** Media type by the end of a name. */
    private static final Map<String, String> TYPES = Map.of(
            "html",
            "text/html; charset=utf-8",
            "css",
            "text/css; charset=utf-8",
            "js",
            "text/javascript; charset=utf-8");

    private PageFiles() {}

    /** A file. */
    record PageFile(String type, byte[] bytes) {}

    /** Returns the names of all files. */
    static Set<String> all() {
        return FILES;
    }

    /** Returns a file; the page itself for an empty path; nothing if it is none of the page's. */
    static Optional<PageFile> of(final String path) {
        final String name = path.isEmpty() ? "index.html" : path;
        return FILES.contains(name)
                ? Optional.of(new PageFile(TYPES.get(name.substring(name.lastIndexOf('.') + 1)), bytes(name)))
                : Optional.empty();
    }

    private static byte[] bytes(final String name) {
        try (InputStream in = PageFiles.class.getResourceAsStream("/org/sitrep/page/" + name)) {
            return in.readAllBytes();
        } catch (final IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
