package org.sitrep.scenario;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * One plain value of a scenario's data: what it is, and what {@code --set} may put in its place.
 *
 * @param path dotted path, as {@code --set} takes it
 * @param kind what it may be
 * @param text the value as it stands in the data
 * @param about its meaning, in one sentence; empty for an element of a list or map
 * @param unit unit of a number, in the plural; empty for a plain number or anything else
 * @param min smallest number, inclusive; empty if there is none
 * @param max largest number, inclusive; empty if there is none
 * @param words the legal words, where they form a closed set; else empty
 * @param provenance where the value comes from
 * @param own whether the scenario's own file has it, and not one that it extends or a change
 */
public record DataValue(
        String path,
        Kind kind,
        String text,
        String about,
        String unit,
        OptionalLong min,
        OptionalLong max,
        List<String> words,
        Provenance provenance,
        boolean own) {
    /** Kinds of values. */
    public enum Kind {
        /** A whole number. */
        WHOLE,
        /** A number. */
        NUMBER,
        /** {@code true} or {@code false}. */
        FLAG,
        /** A word of a closed set. */
        WORD,
        /** Any text. */
        TEXT
    }

    /** Copies the list. */
    public DataValue {
        words = List.copyOf(words);
    }

    /**
     * Returns the plain values of a document in its order, those of records, maps and lists among them; a new list.
     * Values that the files omit are left out. Cost: a walk over the whole document, some milliseconds.
     *
     * @param type record to which documents of this game are bound
     */
    public static List<DataValue> of(final ScenarioDocument document, final Class<? extends Record> type) {
        final List<DataValue> all = new ArrayList<>();
        new Walk(document, all).at(document.root(), new Shape.Nested(type), Optional.empty());
        return all;
    }

    /** A walk down the data and its shapes. */
    private record Walk(ScenarioDocument document, List<DataValue> all) {
        private void at(final Node node, final Shape shape, final Optional<RecordType.Component> field) {
            final Shape sure = shape.sure();
            if (node instanceof MapNode map && sure instanceof Shape.Nested nested) {
                final Map<String, RecordType.Component> known = RecordType.of(nested.type()).fields().stream()
                        .collect(Collectors.toMap(RecordType.Component::key, Function.identity()));
                map.entries().forEach((key, below) -> {
                    final RecordType.Component component = known.get(key);
                    if (component != null) {
                        at(below, component.shape(), Optional.of(component));
                    }
                });
            } else if (node instanceof MapNode map && sure instanceof Shape.MapOf values) {
                map.entries().values().forEach(below -> at(below, values.value(), Optional.empty()));
            } else if (node instanceof ListNode list && sure instanceof Shape.ListOf elements) {
                list.items().forEach(below -> at(below, elements.element(), Optional.empty()));
            } else if (node instanceof ScalarNode scalar && scalar.kind() != ScalarNode.Kind.NULL) {
                all.add(value(scalar, sure, field));
            }
        }

        private DataValue value(
                final ScalarNode scalar, final Shape shape, final Optional<RecordType.Component> field) {
            final List<String> words = words(shape, field);
            return new DataValue(
                    scalar.path(),
                    words.isEmpty() ? kind(shape) : shape == Shape.Simple.BOOLEAN ? Kind.FLAG : Kind.WORD,
                    scalar.text(),
                    field.map(RecordType.Component::meaning).orElse(""),
                    field.map(RecordType.Component::unit).orElse(""),
                    limit(field.map(RecordType.Component::min), Long.MIN_VALUE),
                    limit(field.map(RecordType.Component::max), Long.MAX_VALUE),
                    words,
                    scalar.provenance(),
                    scalar.mark().file().equals(document.file()));
        }

        private static Kind kind(final Shape shape) {
            return shape == Shape.Simple.DOUBLE
                    ? Kind.NUMBER
                    : shape == Shape.Simple.INT || shape == Shape.Simple.LONG ? Kind.WHOLE : Kind.TEXT;
        }

        private static OptionalLong limit(final Optional<Long> named, final long none) {
            return named.filter(limit -> limit != none).map(OptionalLong::of).orElseGet(OptionalLong::empty);
        }

        private List<String> words(final Shape shape, final Optional<RecordType.Component> field) {
            if (shape instanceof Shape.Choice choice) {
                return Words.all(choice.type());
            }
            if (shape == Shape.Simple.BOOLEAN) {
                return List.of("true", "false");
            }
            return field.filter(any -> shape == Shape.Simple.STRING).stream()
                    .flatMap(any -> Arrays.stream(any.refersTo().split(" ")))
                    .filter(map -> !map.isEmpty())
                    .flatMap(map -> document.keysOf(map).stream())
                    .toList();
        }
    }
}
