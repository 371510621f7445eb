package org.sitrep.scenario;

import java.lang.ref.SoftReference;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Caches parsed files without findings. Scenarios of a game share most of their files, and parsing takes much of the
 * loading time. Entries are released when memory runs short. Thread-safe.
 */
final class ParsedFiles {
    /** Maximum number of cached files, far more than a game has. */
    private static final int MOST = 512;

    /**
     * Maximum number of characters of a cached text, several times those of a game's texts. Texts of the maximum file
     * size could fill the memory otherwise.
     */
    static final int LONGEST = 1 << 16;

    private static final Map<Text, SoftReference<Node>> PARSED = new ConcurrentHashMap<>();
    private static final Map<Text, SoftReference<MapNode>> BODIES = new ConcurrentHashMap<>();

    /** The key of a cached node. */
    private record Text(String shown, String text) {}

    private ParsedFiles() {}

    /** Creates the node of a text and reports its faults. */
    private interface Maker<N extends Node> {
        Optional<N> make(Findings findings);
    }

    /**
     * Returns the result of {@link YamlReader#read}; nodes of texts without findings are shared, except for long texts.
     */
    static Optional<Node> read(final String shown, final String text, final Findings findings) {
        return cached(PARSED, new Text(shown, text), own -> YamlReader.read(shown, text, own), findings);
    }

    /**
     * Returns a file's entries without those of the file layer, with their provenance; shared likewise.
     *
     * @param root result of {@link #read} for the text
     */
    static MapNode body(final String shown, final String text, final MapNode root, final Findings findings) {
        return cached(
                        BODIES,
                        new Text(shown, text),
                        own -> Optional.of((MapNode) ProvenanceRules.apply(Header.body(root), own)),
                        findings)
                .orElseThrow();
    }

    private static <N extends Node> Optional<N> cached(
            final Map<Text, SoftReference<N>> all, final Text key, final Maker<N> maker, final Findings findings) {
        final SoftReference<N> reference = all.get(key);
        final N known = reference == null ? null : reference.get();
        if (known != null) {
            return Optional.of(known);
        }
        final Findings own = new Findings();
        final Optional<N> parsed = maker.make(own);
        if (own.isEmpty() && key.text().length() <= LONGEST) {
            // The keys are not released when memory runs short; so the cache is cleared if a process reads ever new
            // texts.
            if (all.size() >= MOST) {
                all.clear();
            }
            parsed.ifPresent(node -> all.put(key, new SoftReference<>(node)));
        }
        own.sorted().forEach(findings::add);
        return parsed;
    }
}
