package org.sitrep.scenario;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * The order of entries in a document's large maps: those at its root and in the records at its root. A game may number
 * things by their position, so that another order yields other draws from the same distribution; the content hash
 * ignores it. Maps with {@linkplain Field#ordered significant} order are left out. Immutable.
 *
 * @param keys by dotted path, sorted, the keys of the map in their order; an empty list for a map whose order differs
 *     between documents
 */
public record KeyOrder(Map<String, List<String>> keys) {
    /** The order of no map. */
    public static final KeyOrder NONE = new KeyOrder(Map.of());

    public KeyOrder {
        final Map<String, List<String>> sorted = new TreeMap<>();
        keys.forEach((path, names) -> sorted.put(path, List.copyOf(names)));
        keys = Collections.unmodifiableMap(sorted);
    }

    /**
     * Returns the order of a document's maps.
     *
     * @param definition record that the document is bound to
     */
    public static KeyOrder of(final ScenarioDocument document, final Class<? extends Record> definition) {
        final Map<String, List<String>> found = new TreeMap<>();
        collect(document.root(), RecordType.of(definition), true, found);
        return new KeyOrder(found);
    }

    private static void collect(
            final MapNode node, final RecordType shape, final boolean atRoot, final Map<String, List<String>> found) {
        for (final RecordType.Component component : shape.components()) {
            if (component.isKey() || !(node.entries().get(component.key()) instanceof MapNode map)) {
                continue;
            }
            final Shape value = component.shape().sure();
            if (value instanceof Shape.MapOf && !component.ordered()) {
                found.put(map.path(), List.copyOf(map.entries().keySet()));
            } else if (value instanceof Shape.Nested nested && atRoot) {
                collect(map, RecordType.of(nested.type()), false, found);
            }
        }
    }

    /**
     * Returns the combined order of both. Keys that only the other has are appended; a map whose orders conflict has no
     * order.
     */
    public KeyOrder and(final KeyOrder other) {
        final Map<String, List<String>> both = new TreeMap<>(keys);
        other.keys.forEach((path, names) -> both.merge(path, names, KeyOrder::joined));
        return new KeyOrder(both);
    }

    private static List<String> joined(final List<String> first, final List<String> second) {
        if (first.isEmpty() || second.isEmpty()) {
            return List.of();
        }
        final List<String> common = first.stream().filter(second::contains).toList();
        if (!common.equals(second.stream().filter(first::contains).toList())) {
            return List.of();
        }
        final List<String> all = new ArrayList<>(first);
        second.stream().filter(key -> !first.contains(key)).forEach(all::add);
        return all;
    }

    /**
     * Returns the same document with its maps in this order. A key that stands where the order has one that is gone is
     * taken for the same thing under another name. Other unknown keys follow in their present order.
     */
    public ScenarioDocument of(final ScenarioDocument document) {
        return keys.isEmpty() ? document : document.with(ordered(document.root(), true));
    }

    private MapNode ordered(final MapNode map, final boolean atRoot) {
        final Map<String, Node> entries = new LinkedHashMap<>();
        map.entries()
                .forEach((key, node) -> entries.put(
                        key, node instanceof MapNode below ? atRoot ? ordered(below, false) : sorted(below) : node));
        return sorted(map.with(entries));
    }

    private MapNode sorted(final MapNode map) {
        final List<String> names =
                renamed(keys.getOrDefault(map.path(), List.of()), map.entries().keySet());
        final Map<String, Node> entries = new LinkedHashMap<>();
        for (final String key : names) {
            if (map.entries().containsKey(key)) {
                entries.put(key, map.entries().get(key));
            }
        }
        map.entries().forEach(entries::putIfAbsent);
        return map.with(entries);
    }

    /**
     * Returns the order with each key that is gone replaced by the present unknown key, if there is one, that follows
     * the same key.
     */
    private static List<String> renamed(final List<String> order, final Set<String> present) {
        final List<String> names = new ArrayList<>(order);
        int after = 0;
        for (final String key : present) {
            final int at = names.indexOf(key);
            if (at >= 0) {
                after = at + 1;
            } else if (after < names.size() && !present.contains(names.get(after))) {
                names.set(after++, key);
            }
        }
        return names;
    }
}
