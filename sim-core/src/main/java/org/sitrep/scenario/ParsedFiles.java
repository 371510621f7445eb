package org.sitrep.scenario;

import java.lang.ref.SoftReference;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Sound files that were parsed before: scenarios of a game share most of theirs, and to parse them takes much of the
 * time to load one. What is kept goes when memory gets short. Thread-safe.
 */
final class ParsedFiles {
    /** Files that are kept, far more than a game has. */
    private static final int MOST = 512;

    /**
     * Characters of the longest text that is kept, several times those of a game's: of texts at the limit of a file as
     * many would fill the memory.
     */
    static final int LONGEST = 1 << 16;

    private static final Map<Text, SoftReference<Node>> PARSED = new ConcurrentHashMap<>();
    private static final Map<Text, SoftReference<MapNode>> BODIES = new ConcurrentHashMap<>();

    /** What a node follows from. */
    private record Text(String shown, String text) {}

    private ParsedFiles() {}

    /** Makes a node of a text and says what is wrong with it. */
    private interface Maker<N extends Node> {
        Optional<N> make(Findings findings);
    }

    /** Returns what {@link YamlReader#read} does; nodes of a text without findings are shared, but for long ones. */
    static Optional<Node> read(final String shown, final String text, final Findings findings) {
        return kept(PARSED, new Text(shown, text), own -> YamlReader.read(shown, text, own), findings);
    }

    /**
     * Returns a file's entries without those of the file layer, with their provenance; shared likewise.
     *
     * @param root what {@link #read} made of the text
     */
    static MapNode body(final String shown, final String text, final MapNode root, final Findings findings) {
        return kept(
                        BODIES,
                        new Text(shown, text),
                        own -> Optional.of((MapNode) ProvenanceRules.apply(Header.body(root), own)),
                        findings)
                .orElseThrow();
    }

    private static <N extends Node> Optional<N> kept(
            final Map<Text, SoftReference<N>> all, final Text key, final Maker<N> maker, final Findings findings) {
        final SoftReference<N> kept = all.get(key);
        final N there = kept == null ? null : kept.get();
        if (there != null) {
            return Optional.of(there);
        }
        final Findings own = new Findings();
        final Optional<N> fresh = maker.make(own);
        if (own.isEmpty() && key.text().length() <= LONGEST) {
            // The texts themselves stay when memory gets short; a process that reads ever new ones begins again.
            if (all.size() >= MOST) {
                all.clear();
            }
            fresh.ifPresent(node -> all.put(key, new SoftReference<>(node)));
        }
        own.sorted().forEach(findings::add);
        return fresh;
    }
}
