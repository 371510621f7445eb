package org.sitrep.scenario;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** One {@code --set path=value}. Its position is shown as {@code --set:<ordinal>:<column>}, both from 1. */
record SetOverlay(String text, int ordinal, Collection<Node> idle, Findings findings) {
    /** Replaces the file in the marks of such values. */
    static final String FILE = "--set";

    /**
     * Returns the tree with the value merged over it; the unchanged tree, with a finding, if that is impossible.
     *
     * @param idle see {@link TreeMerge#merge}
     */
    static MapNode apply(
            final MapNode root,
            final String text,
            final int ordinal,
            final Collection<Node> idle,
            final Findings findings) {
        final SetOverlay overlay = new SetOverlay(text, ordinal, idle, findings);
        return overlay.value().map(value -> overlay.merged(root, value)).orElse(root);
    }

    private String path() {
        return text.substring(0, Math.max(0, text.indexOf('='))).trim();
    }

    private Optional<Node> value() {
        final String path = path();
        final int equals = text.indexOf('=');
        final List<String> steps = steps();
        if (equals < 1 || steps.contains("") || text.indexOf('\n') >= 0) {
            return bad(1, JsonText.quote(text) + " is not path=value", "write for example --set start.night=true");
        }
        if (path.indexOf('*') >= 0) {
            return bad(1, "a --set names one value, so it cannot have *", "repeat --set for each value");
        }
        if (Header.KEYS.contains(steps.get(0)) || steps.contains(ProvenanceRules.KEY)) {
            return bad(1, path + " cannot be set from the command line", "write it in a file");
        }
        final int start = equals + 1;
        final Mark key = new Mark(FILE, ordinal, 1);
        final Mark mark = new Mark(FILE, ordinal, text.codePointCount(0, start) + 1);
        return YamlReader.readAt(key, mark, path, text.substring(start), findings)
                .flatMap(value -> checked(value, start));
    }

    private Optional<Node> checked(final Node value, final int start) {
        if (value instanceof ScalarNode scalar && scalar.text().isEmpty() && scalar.kind() == ScalarNode.Kind.NULL) {
            return bad(start + 1, "there is no value after the =", "write ~ to delete the key, \"\" for an empty text");
        }
        final String trimmed = text.substring(start).trim();
        if (!(value instanceof ScalarNode) && "[{".indexOf(trimmed.charAt(0)) < 0) {
            return bad(start + 1, "a list or map must be in brackets here", "write [a, b] or {key: value}");
        }
        return Optional.of(ProvenanceRules.apply(value, findings));
    }

    private Optional<Node> bad(final int column, final String message, final String suggestion) {
        findings.add(Codes.BAD_SET, new Mark(FILE, ordinal, column), "", message, suggestion);
        return Optional.empty();
    }

    private List<String> steps() {
        return Arrays.asList(path().split("\\.", -1));
    }

    private MapNode merged(final MapNode root, final Node value) {
        return into(root, steps(), 0, value).map(MapNode.class::cast).orElse(root);
    }

    /**
     * Returns {@code below} (null if there is nothing yet) with the value inserted at the rest of the path; empty, with
     * a finding, if that is impossible.
     */
    private Optional<Node> into(final Node below, final List<String> steps, final int depth, final Node value) {
        if (depth == steps.size()) {
            return Optional.of(TreeMerge.mergedValue(below, value, idle));
        }
        final String at = String.join(".", steps.subList(0, depth));
        if (below instanceof ListNode list) {
            return intoList(list, at, steps, depth, value);
        }
        if (below instanceof ScalarNode scalar) {
            return failed(at, scalar.kindName() + " has no " + JsonText.quote(steps.get(depth)), "end the path here");
        }
        final MapNode map = below == null ? emptyMap(at) : (MapNode) below;
        final String key = steps.get(depth);
        return into(map.entries().get(key), steps, depth + 1, value).map(entry -> withEntry(map, key, entry));
    }

    private static MapNode withEntry(final MapNode map, final String key, final Node entry) {
        final Map<String, Node> entries = new LinkedHashMap<>(map.entries());
        if (TreeMerge.isEmpty(entry)) {
            entries.remove(key);
        } else {
            entries.put(key, entry);
        }
        return map.with(entries);
    }

    private Optional<Node> intoList(
            final ListNode list, final String at, final List<String> steps, final int depth, final Node value) {
        final int size = list.items().size();
        final String step = steps.get(depth);
        final int index = step.matches("[0-9]{1,6}") ? Integer.parseInt(step) : size;
        if (index >= size) {
            return failed(at, "a list of " + size + " has no " + JsonText.quote(step), elementsOf(size));
        }
        if (depth + 1 == steps.size() && TreeMerge.isEmpty(value)) {
            return failed(at, "an element of a list cannot be deleted", "set the whole list");
        }
        return into(list.items().get(index), steps, depth + 1, value).map(item -> {
            final List<Node> items = new ArrayList<>(list.items());
            items.set(index, item);
            return list.with(items);
        });
    }

    private static String elementsOf(final int size) {
        return size == 0 ? "set the whole list" : "its elements are 0 to " + (size - 1);
    }

    private Optional<Node> failed(final String at, final String message, final String suggestion) {
        findings.add(Codes.SET_PATH, new Mark(FILE, ordinal, 1), at, message, suggestion);
        return Optional.empty();
    }

    private MapNode emptyMap(final String at) {
        final Mark mark = new Mark(FILE, ordinal, 1);
        return new MapNode(at, mark, mark, Provenance.CHOSEN, Map.of());
    }
}
