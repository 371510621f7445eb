package org.sitrep.scenario;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Merges one map over another. Maps merge deeply and keep the order of the lower one, with new keys appended; lists and
 * scalars replace; an empty value ({@code ~}) deletes its key. Both maps have the same path, so every node keeps its
 * path.
 */
final class TreeMerge {
    private TreeMerge() {}

    /**
     * Returns the merged map.
     *
     * @param idle receives the empty values that delete nothing, because their keys are absent
     */
    static MapNode merge(final MapNode below, final MapNode above, final Collection<Node> idle) {
        final Map<String, Node> merged = new LinkedHashMap<>(below.entries());
        above.entries().forEach((key, over) -> {
            if (!isEmpty(over)) {
                merged.put(key, mergedValue(merged.get(key), over, idle));
            } else if (merged.remove(key) == null) {
                idle.add(over);
            }
        });
        return below.with(merged);
    }

    /** Returns the merged value; {@code under} is null if there is none. */
    static Node mergedValue(final Node under, final Node over, final Collection<Node> idle) {
        if (!(over instanceof MapNode map)) {
            return over;
        }
        return under instanceof MapNode base ? merge(base, map, idle) : merge(map.with(Map.of()), map, idle);
    }

    /** Returns whether a value is the {@code ~} that deletes. */
    static boolean isEmpty(final Node node) {
        return node instanceof ScalarNode scalar && scalar.kind() == ScalarNode.Kind.NULL;
    }
}
