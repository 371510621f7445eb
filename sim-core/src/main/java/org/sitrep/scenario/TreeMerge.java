package org.sitrep.scenario;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Merges one map over another. Maps merge deeply and keep the order of the lower one, with new keys appended; lists and
 * scalars replace; an empty value ({@code ~}) deletes its key. A map with {@code replaces: true} replaces the lower one
 * as a whole. Both maps have the same path, so every node keeps its path.
 */
final class TreeMerge {
    /** Key of a map that replaces the lower one. */
    static final String REPLACES = "replaces";

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
        if (replaces(map)) {
            return merge(map.with(Map.of()), map.without(List.of(REPLACES)), idle);
        }
        return under instanceof MapNode base ? merge(base, map, idle) : merge(map.with(Map.of()), map, idle);
    }

    private static boolean replaces(final MapNode map) {
        return map.entries().get(REPLACES) instanceof ScalarNode scalar && scalar.asBoolean();
    }

    /** Returns whether a value is the {@code ~} that deletes. */
    static boolean isEmpty(final Node node) {
        return node instanceof ScalarNode scalar && scalar.kind() == ScalarNode.Kind.NULL;
    }
}
