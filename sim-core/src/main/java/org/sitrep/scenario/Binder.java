package org.sitrep.scenario;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Binds a resolved document to records described by {@link Field} and {@link Key}. Components may be {@code int},
 * {@code long}, {@code double}, {@code boolean}, {@code String}, enums (see {@link Words}), records, and {@code List},
 * {@code Map} from {@code String} and {@code Optional} of these.
 */
public final class Binder {
    /** Stands for a value that could not be created; its finding has been added. */
    static final Object FAILED = new Object();

    private static final int MAX_SHOWN = 40;

    private final ScenarioDocument document;
    private final Findings findings;

    private Binder(final ScenarioDocument document, final Findings findings) {
        this.document = document;
        this.findings = findings;
    }

    /**
     * Returns the document as a record; lists and maps in it are unmodifiable and in the order of the files. All faults
     * are added to {@code findings}; an {@link IllegalArgumentException} from the constructor of a record becomes a
     * finding with its message. Several threads may call this method, each with findings of its own.
     *
     * @return the record; empty if there is any finding, including earlier ones
     * @throws IllegalArgumentException if the record type itself is described wrongly
     */
    public static <R extends Record> Optional<R> bind(
            final ScenarioDocument document, final Class<R> type, final Findings findings) {
        final Object bound = new Binder(document, findings).record(document.root(), type, "");
        return findings.isEmpty() ? Optional.of(type.cast(bound)) : Optional.empty();
    }

    /**
     * Returns a text as a record, as {@link #bind} does with a document. The text must be JSON (RFC 8259) as a whole;
     * an entry that is null counts as absent only where the component is optional.
     *
     * @param source name of the text in findings
     * @return the record; empty if there is any finding, including earlier ones
     */
    public static <R extends Record> Optional<R> bindJson(
            final byte[] json, final Class<R> type, final String source, final Findings findings) {
        return new SourceFile(source, null)
                .decoded(json, findings)
                .flatMap(text -> JsonReader.read(source, text, findings))
                .map(root -> new Binder(ScenarioDocument.of(source, root), findings).record(root, type, ""))
                .filter(bound -> findings.isEmpty())
                .map(type::cast);
    }

    /** Returns the record of a key, or {@link #FAILED}. */
    Object record(final Node node, final Class<? extends Record> type, final String key) {
        if (!(node instanceof MapNode map)) {
            return wrongType(node, "a map");
        }
        final RecordType shape = RecordType.of(type);
        final Set<String> meant = reportUnknown(map, shape);
        final List<RecordType.Component> missing = new ArrayList<>();
        final Object[] values = new Object[shape.components().size()];
        boolean failed = false;
        for (int i = 0; i < values.length; i++) {
            final RecordType.Component component = shape.components().get(i);
            values[i] = component.isKey() ? key : component(map, component, missing);
            failed |= values[i] == FAILED;
        }
        missing.removeIf(component -> meant.contains(component.key()));
        reportMissing(map, missing);
        return failed ? FAILED : created(shape, values, map);
    }

    private Object created(final RecordType shape, final Object[] values, final MapNode map) {
        try {
            return shape.create(values);
        } catch (IllegalArgumentException refused) {
            return fail(Codes.INCONSISTENT, map, String.valueOf(refused.getMessage()), "");
        }
    }

    /** Reports unknown keys and returns the absent keys that were probably meant; those need no separate finding. */
    private Set<String> reportUnknown(final MapNode map, final RecordType shape) {
        final List<String> known = shape.keys();
        final List<String> free =
                known.stream().filter(key -> !map.entries().containsKey(key)).toList();
        final Set<String> meant = new LinkedHashSet<>();
        map.entries().forEach((key, value) -> {
            if (!known.contains(key)) {
                final Optional<String> absent = DidYouMean.closest(key, free);
                absent.ifPresent(meant::add);
                findings.add(
                        Codes.UNKNOWN_KEY,
                        value.keyMark(),
                        value.path(),
                        "unknown key " + JsonText.quote(shortened(key)),
                        DidYouMean.suggestion(key, absent.isPresent() ? free : known));
            }
        });
        for (final Node empty : document.idleAt(map.path())) {
            final String key = empty.path().substring(empty.path().lastIndexOf('.') + 1);
            if (!known.contains(key)) {
                findings.add(
                        Codes.UNKNOWN_KEY,
                        empty.keyMark(),
                        empty.path(),
                        "unknown key " + JsonText.quote(shortened(key)) + " without a value",
                        DidYouMean.near(key, known, "put text with a comma in quotes"));
            }
        }
        return meant;
    }

    private Object component(
            final MapNode map, final RecordType.Component component, final List<RecordType.Component> missing) {
        final ValueBinder values = new ValueBinder(this, component);
        final Node value = map.entries().get(component.key());
        if (value != null) {
            return values.bind(value, component.shape());
        }
        if (component.isRequired()) {
            missing.add(component);
            return FAILED;
        }
        final String path = Node.childPath(map.path(), component.key());
        return values.bind(component.defaultNode(path, map.place()), component.shape());
    }

    private void reportMissing(final MapNode map, final List<RecordType.Component> missing) {
        if (!missing.isEmpty() && map.keyMark().file().equals(SetOverlay.FILE)) {
            reportUnfinished(map, missing);
            return;
        }
        for (final RecordType.Component component : missing) {
            findings.add(
                    Codes.MISSING_KEY,
                    map.place(),
                    Node.childPath(map.path(), component.key()),
                    "the key " + JsonText.quote(component.key()) + " is missing (" + component.meaning() + ")",
                    "add it");
        }
    }

    /** Reports a {@code --set} that creates an incomplete entry; it has most likely misspelled an existing one. */
    private void reportUnfinished(final MapNode map, final List<RecordType.Component> missing) {
        final int dot = map.path().lastIndexOf('.');
        final String name = map.path().substring(dot + 1);
        final Set<String> others = document.keysOf(map.path().substring(0, Math.max(0, dot)));
        others.remove(name);
        final List<String> keys =
                missing.stream().map(RecordType.Component::key).toList();
        fail(
                Codes.MISSING_KEY,
                map,
                JsonText.quote(shortened(name)) + " is new and has no " + String.join(", ", keys),
                DidYouMean.near(name, others, "write new entries in a file"));
    }

    /**
     * Returns whether a name is a key of one of several maps, given by paths separated by blanks; adds a finding if
     * not.
     */
    boolean refers(final String name, final String targets, final Mark mark, final String path) {
        final Set<String> legal = new LinkedHashSet<>();
        for (final String target : targets.split(" ")) {
            legal.addAll(document.keysOf(target));
        }
        if (!legal.contains(name)) {
            final String message =
                    "there is no " + JsonText.quote(shortened(name)) + " in " + targets.replace(" ", " or ");
            findings.add(Codes.DANGLING, mark, path, message, DidYouMean.suggestion(name, legal));
        }
        return legal.contains(name);
    }

    Object wrongType(final Node node, final String wanted) {
        final boolean scalar = node instanceof ScalarNode s && s.kind() != ScalarNode.Kind.NULL;
        final String shown = scalar ? " (" + shortened(((ScalarNode) node).text()) + ")" : "";
        String suggestion = "";
        if (scalar && wanted.equals("text")) {
            suggestion = "put it in quotes";
        } else if (scalar && wanted.equals("a list")) {
            suggestion = "put it in [ ]";
        } else if (wanted.equals("a map")) {
            suggestion = "write key: value, each on its own line, or { }";
        } else if (scalar && wanted.endsWith("number") && shownAsNumber(node)) {
            suggestion = "remove the quotes";
        }
        return fail(Codes.WRONG_TYPE, node, "should be " + wanted + ", is " + node.kindName() + shown, suggestion);
    }

    private static boolean shownAsNumber(final Node node) {
        return node instanceof ScalarNode s && s.text().matches("[-+]?[0-9]+(\\.[0-9]+)?");
    }

    Object fail(final Codes code, final Node node, final String message, final String suggestion) {
        findings.add(code, node, message, suggestion);
        return FAILED;
    }

    static String shortened(final String text) {
        return text.length() <= MAX_SHOWN ? text : text.substring(0, MAX_SHOWN - 3) + "...";
    }
}
