package org.sitrep.scenario;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Completes a partly typed {@code path=value} of {@code --set}. Stateless, thread-safe. */
public final class PathCompletion {
    private PathCompletion() {}

    /**
     * The end of a path.
     *
     * @param shape of the value there
     * @param refersTo paths of the maps whose keys are its legal values, separated by blanks
     */
    private record Place(Shape shape, String refersTo) {
        private Optional<Place> below(final String step) {
            final Shape sure = shape.sure();
            if (sure instanceof Shape.Nested nested) {
                return RecordType.of(nested.type()).fields().stream()
                        .filter(component -> component.key().equals(step))
                        .map(component -> new Place(component.shape(), component.refersTo()))
                        .findFirst();
            }
            if (sure instanceof Shape.MapOf map) {
                return Optional.of(new Place(map.value(), ""));
            }
            return sure instanceof Shape.ListOf list ? Optional.of(new Place(list.element(), "")) : Optional.empty();
        }
    }

    /**
     * Returns each text that may stand in place of what is typed: the path up to the next key, with a dot if more keys
     * follow it and an equals sign if not; behind an equals sign, each value of a closed set. Keys that the document
     * has come first, in its order, then those that it may have.
     *
     * @param type record to which documents of this game are bound
     * @param typed beginning of {@code path=value}
     * @return empty if nothing fits, or the value may be any number or text
     */
    public static List<String> of(
            final ScenarioDocument document, final Class<? extends Record> type, final String typed) {
        final int equals = typed.indexOf('=');
        final int end = equals < 0 ? typed.lastIndexOf('.') : equals;
        if (end == 0) {
            return List.of();
        }
        final String path = typed.substring(0, Math.max(0, end));
        final Optional<Place> place = place(type, path);
        final Stream<String> rest = equals < 0 ? keys(document, path, place) : values(document, place);
        return rest.map(more -> typed.substring(0, end + 1) + more)
                .filter(text -> text.startsWith(typed))
                .toList();
    }

    private static Optional<Place> place(final Class<? extends Record> type, final String path) {
        Optional<Place> at = Optional.of(new Place(new Shape.Nested(type), ""));
        for (final String step : path.isEmpty() ? new String[0] : path.split("\\.", -1)) {
            at = at.flatMap(place -> place.below(step));
        }
        return at;
    }

    private static Stream<String> keys(
            final ScenarioDocument document, final String path, final Optional<Place> place) {
        final Set<String> keys = new LinkedHashSet<>();
        final Node node = document.at(path).orElse(null);
        if (node instanceof MapNode map) {
            keys.addAll(map.entries().keySet());
        } else if (node instanceof ListNode list) {
            for (int i = 0; i < list.items().size(); i++) {
                keys.add(Integer.toString(i));
            }
        }
        if (place.isPresent() && place.get().shape().sure() instanceof Shape.Nested nested) {
            keys.addAll(RecordType.of(nested.type()).keys());
        }
        return keys.stream().map(key -> key + (hasKeys(document, path, place, key) ? "." : "="));
    }

    /** Returns whether a value is a record, a map with entries, or a list of such. */
    private static boolean hasKeys(
            final ScenarioDocument document, final String path, final Optional<Place> place, final String key) {
        if (place.flatMap(at -> at.below(key))
                .filter(at -> at.shape().sure() instanceof Shape.Nested)
                .isPresent()) {
            return true;
        }
        final Node node = document.at(Node.childPath(path, key)).orElse(null);
        return node instanceof ListNode list
                ? list.items().stream().anyMatch(MapNode.class::isInstance)
                : node instanceof MapNode map && !map.entries().isEmpty();
    }

    private static Stream<String> values(final ScenarioDocument document, final Optional<Place> place) {
        if (place.isEmpty()) {
            return Stream.empty();
        }
        final Shape shape = place.get().shape().sure();
        if (shape instanceof Shape.Choice choice) {
            return Words.all(choice.type()).stream();
        }
        if (shape == Shape.Simple.BOOLEAN) {
            return Stream.of("true", "false");
        }
        return shape == Shape.Simple.STRING
                ? Arrays.stream(place.get().refersTo().split(" "))
                        .filter(map -> !map.isEmpty())
                        .flatMap(map -> document.keysOf(map).stream())
                : Stream.empty();
    }
}
