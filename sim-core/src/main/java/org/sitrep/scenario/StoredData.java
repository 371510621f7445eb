package org.sitrep.scenario;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The resolved data of a scenario in parts, small enough to be stored for many scenarios that share most of them. A
 * text of more than {@value #LONGEST_TEXT} characters, a story's sentences, is replaced by its beginning and its hash.
 *
 * @param parts JSON by dotted path, sorted: the entries of the maps at the root, and what else is at the root
 */
public record StoredData(Map<String, String> parts) {
    /** Of a scenario whose data were not stored. */
    public static final StoredData NONE = new StoredData(Map.of());

    static final int LONGEST_TEXT = 40;
    private static final int KEPT = 16;
    private static final int HASHED = 12;

    public StoredData {
        parts = Collections.unmodifiableMap(new TreeMap<>(parts));
    }

    /** Returns the data of a document. */
    public static StoredData of(final ScenarioDocument document) {
        final Map<String, String> parts = new TreeMap<>();
        parts(document).forEach((path, node) -> parts.put(path, json(node)));
        return new StoredData(parts);
    }

    private static Map<String, Node> parts(final ScenarioDocument document) {
        final Map<String, Node> parts = new TreeMap<>();
        document.root().entries().forEach((key, node) -> {
            if (node instanceof MapNode map) {
                map.entries().forEach((name, below) -> parts.put(Node.childPath(key, name), below));
            } else {
                parts.put(key, node);
            }
        });
        return parts;
    }

    private static String json(final Node node) {
        return JsonText.print(shortened(node), JsonText.Layout.COMPACT);
    }

    private static Object shortened(final Node node) {
        if (node instanceof MapNode map) {
            final Map<String, Object> entries = new LinkedHashMap<>();
            map.entries().forEach((key, below) -> entries.put(key, shortened(below)));
            return entries;
        }
        if (node instanceof ListNode list) {
            return list.items().stream().map(StoredData::shortened).toList();
        }
        final ScalarNode scalar = (ScalarNode) node;
        final String text = scalar.text();
        return scalar.kind() == ScalarNode.Kind.STRING && text.length() > LONGEST_TEXT
                ? text.substring(0, KEPT) + "... " + Sha256.hex(text).substring(0, HASHED)
                : scalar;
    }

    /**
     * Returns what has changed since, by path: single values where possible, whole lists where their length differs,
     * whole entries that came or went. The order of keys does not count.
     */
    public List<DataChange> changesTo(final ScenarioDocument now) {
        final Map<String, Node> present = parts(now);
        final Set<String> paths = new TreeSet<>(parts.keySet());
        paths.addAll(present.keySet());
        final List<DataChange> changes = new ArrayList<>();
        for (final String path : paths) {
            final String before = parts.get(path);
            final String after =
                    Optional.ofNullable(present.get(path)).map(StoredData::json).orElse(null);
            if (!Objects.equals(before, after)) {
                compare(path, parsed(path, before), parsed(path, after), changes);
            }
        }
        return changes;
    }

    /** Returns the node of a stored text; null for null. */
    private static Node parsed(final String path, final String json) {
        final Mark mark = new Mark("", 1, 1);
        return Optional.ofNullable(json)
                .flatMap(text -> YamlReader.readAt(mark, mark, path, text, new Findings()))
                .orElse(null);
    }

    /** Adds the changes at and below a path; a node is null where there is none. */
    private static void compare(
            final String path, final Node before, final Node after, final List<DataChange> changes) {
        if (before instanceof MapNode first && after instanceof MapNode second) {
            final Set<String> keys = new LinkedHashSet<>(first.entries().keySet());
            keys.addAll(second.entries().keySet());
            for (final String key : keys) {
                compare(
                        Node.childPath(path, key),
                        first.entries().get(key),
                        second.entries().get(key),
                        changes);
            }
        } else if (before instanceof ListNode first
                && after instanceof ListNode second
                && first.items().size() == second.items().size()) {
            for (int i = 0; i < first.items().size(); i++) {
                compare(
                        Node.childPath(path, Integer.toString(i)),
                        first.items().get(i),
                        second.items().get(i),
                        changes);
            }
        } else {
            final Optional<String> earlier = Optional.ofNullable(before).map(StoredData::json);
            final Optional<String> later = Optional.ofNullable(after).map(StoredData::json);
            if (!earlier.equals(later)) {
                changes.add(new DataChange(path, earlier, later));
            }
        }
    }
}
