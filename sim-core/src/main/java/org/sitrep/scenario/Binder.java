package org.sitrep.scenario;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Binds a resolved document to records described by {@link Field} and {@link Key}. Components may be {@code int}, {@code long}, {@code double},
 * {@code boolean}, {@code String}, enums (see {@link Words}), records, and {@code List}, {@code Map} from {@code String} and {@code Optional} of these.
 */
public final class Binder {
    /** Stands for a value that could not be made; its finding has been added. */
    private static final Object FAILED = new Object();

    private final ScenarioDocument document;
    private final Findings findings;

    private Binder(final ScenarioDocument document, final Findings findings) {
        this.document = document;
        this.findings = findings;
    }

    /**
     * Returns the document as a record; lists and maps in it are unmodifiable and in the order of the files. Everything wrong is put into
     * {@code findings}.
     *
     * @return nothing if there is any finding, earlier ones included
     * @throws IllegalArgumentException if the record type itself is wrongly described
     */
    public static <R extends Record> Optional<R> bind(
            final ScenarioDocument document, final Class<R> type, final Findings findings) {
        final Object bound = new Binder(document, findings).record(document.root(), type, "");
        return findings.isEmpty() ? Optional.of(type.cast(bound)) : Optional.empty();
    }

    private Object record(final Node node, final Class<? extends Record> type, final String key) {
        if (!(node instanceof MapNode map)) {
            return wrongType(node, "a map");
        }
        final RecordShape shape = RecordShape.of(type);
        final Set<String> meant = reportUnknown(map, shape);
        final Object[] values = new Object[shape.components().size()];
        boolean failed = false;
        for (int i = 0; i < values.length; i++) {
            final RecordShape.Component component = shape.components().get(i);
            values[i] = component.isKey() ? key : component(map, component, meant);
            failed |= values[i] == FAILED;
        }
        return failed ? FAILED : created(shape, values, map);
    }

    private Object created(final RecordShape shape, final Object[] values, final MapNode map) {
        try {
            return shape.create(values);
        } catch (IllegalArgumentException refused) {
            return fail(Codes.INCONSISTENT, map, String.valueOf(refused.getMessage()), "");
        }
    }

    /** Reports unknown keys and returns the known ones that were probably meant. */
    private Set<String> reportUnknown(final MapNode map, final RecordShape shape) {
        final List<String> known = shape.keys();
        final Set<String> meant = new LinkedHashSet<>();
        map.entries().forEach((key, value) -> {
            if (!known.contains(key)) {
                final List<String> free = known.stream()
                        .filter(k -> !map.entries().containsKey(k))
                        .toList();
                DidYouMean.closest(key, free).ifPresent(meant::add);
                findings.add(
                        Codes.UNKNOWN_KEY,
                        value.keyMark(),
                        value.path(),
                        "unknown key " + JsonText.quote(key),
                        DidYouMean.suggestion(key, free.isEmpty() ? known : free));
            }
        });
        return meant;
    }

    private Object component(final MapNode map, final RecordShape.Component component, final Set<String> meant) {
        final Node value = map.entries().get(component.name());
        if (value != null) {
            return new ValueBinder(component).bind(value, component.shape());
        }
        final String path = Node.childPath(map.path(), component.name());
        if (!component.isRequired()) {
            final Node orElse = defaultNode(component, path, map.place());
            return new ValueBinder(component).bind(orElse, component.shape());
        }
        if (!meant.contains(component.name())) {
            findings.add(
                    Codes.MISSING_KEY,
                    map.place(),
                    path,
                    "the key " + JsonText.quote(component.name()) + " is missing",
                    component.field().value());
        }
        return FAILED;
    }

    private static Node defaultNode(final RecordShape.Component component, final String path, final Mark place) {
        final Findings none = new Findings();
        return YamlReader.readAt(place, place, path, component.field().orElse(), none)
                .filter(node -> none.isEmpty())
                .orElseThrow(() -> new IllegalArgumentException(
                        "the default of " + component.name() + " is no YAML: " + none.sorted()));
    }

    private Object wrongType(final Node node, final String wanted) {
        return fail(Codes.WRONG_TYPE, node, "should be " + wanted + ", is " + described(node), hint(node, wanted));
    }

    private static String described(final Node node) {
        return node instanceof ScalarNode scalar && scalar.kind() != ScalarNode.Kind.NULL
                ? scalar.kindName() + " (" + shortened(scalar.text()) + ")"
                : node.kindName();
    }

    private static String shortened(final String text) {
        return text.length() <= 40 ? text : text.substring(0, 37) + "...";
    }

    private static String hint(final Node node, final String wanted) {
        final boolean scalar = node instanceof ScalarNode s && s.kind() != ScalarNode.Kind.NULL;
        if (scalar && wanted.equals("a text")) {
            return "put it into quotes";
        }
        return scalar && wanted.equals("a list") ? "put it into [ ]" : "";
    }

    private Object fail(final Codes code, final Node node, final String message, final String suggestion) {
        findings.add(code, node.place(), node.path(), message, suggestion);
        return FAILED;
    }

    /** Binds the values of one component, with the limits of its {@link Field}. */
    private final class ValueBinder {
        private final RecordShape.Component component;

        ValueBinder(final RecordShape.Component component) {
            this.component = component;
        }

        Object bind(final Node node, final Shape shape) {
            if (shape instanceof Shape.Maybe maybe) {
                return TreeMerge.isEmpty(node) ? Optional.empty() : wrapped(bind(node, maybe.value()));
            }
            if (shape instanceof Shape.ListOf list) {
                return list(node, list);
            }
            if (shape instanceof Shape.MapOf map) {
                return map(node, map);
            }
            if (shape instanceof Shape.Nested nested) {
                return Binder.this.record(node, nested.type(), "");
            }
            return shape instanceof Shape.Choice choice ? choice(node, choice) : simple(node, (Shape.Simple) shape);
        }

        private Object wrapped(final Object value) {
            return value == FAILED ? FAILED : Optional.of(value);
        }

        private Object list(final Node node, final Shape.ListOf shape) {
            if (!(node instanceof ListNode list)) {
                return wrongType(node, "a list");
            }
            final List<Object> values = new ArrayList<>();
            list.items().forEach(item -> values.add(bind(item, shape.element())));
            final boolean fits = isSizeRight(list, values.size());
            return fits && !values.contains(FAILED) ? Collections.unmodifiableList(values) : FAILED;
        }

        private Object map(final Node node, final Shape.MapOf shape) {
            if (!(node instanceof MapNode map)) {
                return wrongType(node, "a map");
            }
            final Map<String, Object> values = new LinkedHashMap<>();
            boolean known = true;
            for (final Map.Entry<String, Node> entry : map.entries().entrySet()) {
                final Node value = entry.getValue();
                known &= isKnown(entry.getKey(), value.keyMark(), value.path());
                values.put(
                        entry.getKey(),
                        shape.value() instanceof Shape.Nested nested
                                ? Binder.this.record(value, nested.type(), entry.getKey())
                                : bind(value, shape.value()));
            }
            final boolean fits = isSizeRight(map, values.size());
            return fits && known && !values.containsValue(FAILED) ? Collections.unmodifiableMap(values) : FAILED;
        }

        private boolean isSizeRight(final Node node, final int size) {
            final Field field = component.field();
            if (size >= field.min() && size <= field.max()) {
                return true;
            }
            fail(Codes.WRONG_SIZE, node, "has " + size + " entries, should have " + Ranges.of(component, ""), "");
            return false;
        }

        private Object choice(final Node node, final Shape.Choice shape) {
            if (!(node instanceof ScalarNode scalar) || scalar.kind() == ScalarNode.Kind.NULL) {
                return wrongType(node, "one of " + String.join(", ", Words.all(shape.type())));
            }
            for (final Enum<?> constant : shape.type().getEnumConstants()) {
                if (Words.of(constant).equals(scalar.text())) {
                    return constant;
                }
            }
            return fail(
                    Codes.UNKNOWN_WORD,
                    node,
                    JsonText.quote(shortened(scalar.text())) + " is not one of "
                            + String.join(", ", Words.all(shape.type())),
                    DidYouMean.closest(scalar.text(), Words.all(shape.type()))
                            .map(word -> "did you mean " + JsonText.quote(word) + "?")
                            .orElse(""));
        }

        private Object simple(final Node node, final Shape.Simple shape) {
            final ScalarNode.Kind kind = node instanceof ScalarNode scalar ? scalar.kind() : ScalarNode.Kind.NULL;
            final boolean whole = kind == ScalarNode.Kind.INTEGER;
            return switch (shape) {
                case INT -> whole ? integer((ScalarNode) node, true) : wrongType(node, "a whole number");
                case LONG -> whole ? integer((ScalarNode) node, false) : wrongType(node, "a whole number");
                case DOUBLE ->
                    whole || kind == ScalarNode.Kind.REAL ? real((ScalarNode) node) : wrongType(node, "a number");
                case BOOLEAN ->
                    kind == ScalarNode.Kind.BOOLEAN
                            ? ((ScalarNode) node).asBoolean()
                            : wrongType(node, "true or false");
                case STRING -> kind == ScalarNode.Kind.STRING ? text((ScalarNode) node) : wrongType(node, "a text");
            };
        }

        private Object integer(final ScalarNode node, final boolean small) {
            final long value = node.asLong();
            final boolean fits = !small || value == (int) value;
            if (!fits
                    || value < component.field().min()
                    || value > component.field().max()) {
                return outOfRange(node, small ? "the whole numbers of 32 bits" : "the whole numbers of 64 bits");
            }
            return small ? (Object) (int) value : (Object) value;
        }

        private Object real(final ScalarNode node) {
            final double value = node.asDouble();
            final boolean low = component.hasMin() && value < component.field().min();
            final boolean high = component.hasMax() && value > component.field().max();
            return low || high ? outOfRange(node, "any number") : (Object) value;
        }

        private Object outOfRange(final ScalarNode node, final String everything) {
            return fail(
                    Codes.OUT_OF_RANGE,
                    node,
                    node.text() + " is out of range, which is " + Ranges.of(component, everything),
                    "");
        }

        private Object text(final ScalarNode node) {
            return isKnown(node.text(), node.mark(), node.path()) ? node.text() : FAILED;
        }

        private boolean isKnown(final String name, final Mark mark, final String path) {
            final String targets = component.field().refersTo();
            if (targets.isEmpty()) {
                return true;
            }
            final Set<String> legal = new LinkedHashSet<>();
            for (final String target : targets.split(" ")) {
                document.at(target)
                        .filter(MapNode.class::isInstance)
                        .ifPresent(map -> legal.addAll(((MapNode) map).entries().keySet()));
            }
            if (!legal.contains(name)) {
                final String places = targets.replace(" ", " or ");
                findings.add(
                        Codes.DANGLING,
                        mark,
                        path,
                        "there is no " + JsonText.quote(shortened(name)) + " in " + places,
                        DidYouMean.suggestion(name, legal));
            }
            return legal.contains(name);
        }
    }
}
