package org.sitrep.scenario;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A map of a scenario.
 *
 * @param path dotted path from the root
 * @param keyMark position of its key
 * @param mark position of its first entry
 * @param provenance default provenance of its entries
 * @param entries entries by key, in the order of the file; unmodifiable
 */
public record MapNode(String path, Mark keyMark, Mark mark, Provenance provenance, Map<String, Node> entries)
        implements Node {
    public MapNode {
        entries = Collections.unmodifiableMap(new LinkedHashMap<>(entries));
    }

    @Override
    public String kindName() {
        return "a map";
    }

    MapNode with(final Map<String, Node> others) {
        return new MapNode(path, keyMark, mark, provenance, others);
    }

    MapNode without(final Iterable<String> keys) {
        final Map<String, Node> rest = new LinkedHashMap<>(entries);
        keys.forEach(rest::remove);
        return with(rest);
    }
}
