package org.sitrep.scenario;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Binds the values of one component. Its limits apply to the outermost value; references apply to a text, the elements
 * of a list or the keys of a map.
 */
record ValueBinder(Binder binder, RecordType.Component component, boolean limited, boolean referring) {
    ValueBinder(final Binder binder, final RecordType.Component component) {
        this(binder, component, true, true);
    }

    /** Returns the value, or {@link Binder#FAILED}. */
    Object bind(final Node node, final Shape shape) {
        if (shape instanceof Shape.Maybe maybe) {
            final Object value = TreeMerge.isEmpty(node) ? null : bind(node, maybe.value());
            return value == Binder.FAILED ? value : Optional.ofNullable(value);
        }
        if (shape instanceof Shape.ListOf list) {
            return list(node, list.element());
        }
        if (shape instanceof Shape.MapOf map) {
            return map(node, map.value());
        }
        if (shape instanceof Shape.Nested nested) {
            return binder.record(node, nested.type(), "");
        }
        return shape instanceof Shape.Choice choice ? choice(node, choice.type()) : simple(node, (Shape.Simple) shape);
    }

    private Object list(final Node node, final Shape element) {
        if (!(node instanceof ListNode list)) {
            return binder.wrongType(node, "a list");
        }
        final ValueBinder elements = new ValueBinder(binder, component, false, referring);
        final List<Object> values = new ArrayList<>();
        list.items().forEach(item -> values.add(elements.bind(item, element)));
        final boolean fits = isSizeRight(list, values.size());
        return fits && !values.contains(Binder.FAILED) ? Collections.unmodifiableList(values) : Binder.FAILED;
    }

    private Object map(final Node node, final Shape value) {
        if (!(node instanceof MapNode map)) {
            return binder.wrongType(node, "a map");
        }
        final ValueBinder others = new ValueBinder(binder, component, false, false);
        final Map<String, Object> values = new LinkedHashMap<>();
        boolean known = true;
        for (final Map.Entry<String, Node> entry : map.entries().entrySet()) {
            final Node at = entry.getValue();
            final String key = entry.getKey();
            known &= isKnown(key, at.keyMark(), at.path());
            values.put(
                    key,
                    value instanceof Shape.Nested nested
                            ? binder.record(at, nested.type(), key)
                            : others.bind(at, value));
        }
        final boolean fits = isSizeRight(map, values.size());
        return fits && known && !values.containsValue(Binder.FAILED)
                ? Collections.unmodifiableMap(values)
                : Binder.FAILED;
    }

    private boolean isSizeRight(final Node node, final int size) {
        final boolean right = !limited || size >= component.min() && size <= component.max();
        if (!right) {
            final String range = component.bounds();
            binder.fail(Codes.WRONG_SIZE, node, "has " + size + " entries, should have " + range, "");
        }
        return right;
    }

    private Object choice(final Node node, final Class<? extends Enum<?>> type) {
        final List<String> words = Words.all(type);
        final String legal = String.join(", ", words);
        if (!(node instanceof ScalarNode scalar) || scalar.kind() == ScalarNode.Kind.NULL) {
            return binder.wrongType(node, "a word (" + legal + ")");
        }
        final int index = words.indexOf(scalar.text());
        if (index >= 0) {
            return type.getEnumConstants()[index];
        }
        final String suggestion = DidYouMean.near(scalar.text(), words, "");
        final String typed = JsonText.quote(Binder.shortened(scalar.text()));
        return binder.fail(Codes.UNKNOWN_WORD, node, typed + " is not one of " + legal, suggestion);
    }

    private Object simple(final Node node, final Shape.Simple shape) {
        final ScalarNode.Kind kind = node instanceof ScalarNode scalar ? scalar.kind() : ScalarNode.Kind.NULL;
        final boolean whole = kind == ScalarNode.Kind.INTEGER;
        final boolean number = whole || kind == ScalarNode.Kind.REAL;
        return switch (shape) {
            case INT, LONG -> whole ? integer((ScalarNode) node, shape) : binder.wrongType(node, "a whole number");
            case DOUBLE -> number ? real((ScalarNode) node) : binder.wrongType(node, "a number");
            case BOOLEAN ->
                kind == ScalarNode.Kind.BOOLEAN
                        ? ((ScalarNode) node).asBoolean()
                        : binder.wrongType(node, "true or false");
            case STRING -> kind == ScalarNode.Kind.STRING ? text((ScalarNode) node) : binder.wrongType(node, "text");
        };
    }

    private Object integer(final ScalarNode node, final Shape.Simple shape) {
        final long value = node.asLong();
        if (limited && (value < component.min() || value > component.max())) {
            return outOfRange(node, component.range());
        }
        if (shape == Shape.Simple.LONG) {
            return value;
        }
        return value == (int) value ? (Object) (int) value : outOfRange(node, "the whole numbers of 32 bits");
    }

    private Object real(final ScalarNode node) {
        final double value = node.asDouble();
        final boolean low = limited && component.hasMin() && value < component.min();
        final boolean high = limited && component.hasMax() && value > component.max();
        return low || high ? outOfRange(node, component.range()) : (Object) value;
    }

    private Object outOfRange(final ScalarNode node, final String range) {
        return binder.fail(Codes.OUT_OF_RANGE, node, node.text() + " is out of range; the range is " + range, "");
    }

    private Object text(final ScalarNode node) {
        return isKnown(node.text(), node.mark(), node.path()) ? node.text() : Binder.FAILED;
    }

    private boolean isKnown(final String name, final Mark mark, final String path) {
        final String targets = component.refersTo();
        return !referring || targets.isEmpty() || binder.refers(name, targets, mark, path);
    }
}
