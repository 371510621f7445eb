package org.sitrep.scenario;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * A record with its components, described for data to be bound to or just read. Read without reflection, from the
 * {@link RecordTable} that the compiler writes for the record's package. Immutable, thread-safe, one per record.
 */
public final class RecordType {
    private static final Map<Class<?>, RecordType> KNOWN = new ConcurrentHashMap<>();

    private final RecordTable table;
    private final int number;
    private final List<Component> components;

    /**
     * A component of a record.
     *
     * @param name its name in Java
     * @param key its key in the data; the name, unless that is a reserved word
     * @param shape shape of its values
     * @param isKey whether it receives the key of its record instead of a value of its own
     * @param meaning its meaning in one sentence; empty for a key, and in a record without descriptions
     * @param unit unit of a number, in the plural; empty for a plain number
     * @param min smallest number or size, inclusive; {@link Long#MIN_VALUE} for none
     * @param max largest number or size, inclusive; {@link Long#MAX_VALUE} for none
     * @param orElse its default as YAML text, or {@link Field#REQUIRED}
     * @param refersTo paths of the maps whose keys are its legal values, separated by blanks; empty for none
     * @param ordered whether the order of a map's entries is significant
     */
    public record Component(
            String name,
            String key,
            Shape shape,
            boolean isKey,
            String meaning,
            String unit,
            long min,
            long max,
            String orElse,
            String refersTo,
            boolean ordered) {
        private static final Pattern SIMPLE_DEFAULT = Pattern.compile("[a-z0-9]+(-[a-z0-9]+)*|~");

        boolean isRequired() {
            return !isKey && orElse.equals(Field.REQUIRED);
        }

        /** Returns the default value, as if it were written at a path and position. */
        Node defaultNode(final String path, final Mark place) {
            if (SIMPLE_DEFAULT
                    .matcher(orElse)
                    .matches()) { // true of most defaults; starting the parser for each would take longest of all
                final ScalarNode.Kind kind = ScalarNode.kindOf(orElse);
                return new ScalarNode(path, place, place, Provenance.CHOSEN, orElse, kind);
            }
            if (orElse.equals("[]")) {
                return new ListNode(path, place, place, Provenance.CHOSEN, List.of());
            }
            if (orElse.equals("{}")) {
                return new MapNode(path, place, place, Provenance.CHOSEN, Map.of());
            }
            final Findings none = new Findings();
            return YamlReader.readAt(place, place, path, orElse, none)
                    .filter(node -> none.isEmpty())
                    .orElseThrow(() ->
                            new IllegalArgumentException("the default of " + key + " is not YAML: " + none.sorted()));
        }

        boolean hasMin() {
            return min != Long.MIN_VALUE;
        }

        boolean hasMax() {
            return max != Long.MAX_VALUE;
        }

        /** Returns the limits in words, e.g. {@code at least 1}; empty if there are none. */
        String bounds() {
            if (hasMin() && hasMax()) {
                return min == max ? "exactly " + min : min + " to " + max;
            }
            return hasMin() ? "at least " + min : hasMax() ? "at most " + max : "";
        }

        /** Returns the range with its unit, e.g. {@code 0 to 12 Damage}; the unit alone if there is no limit. */
        String range() {
            return unit.isEmpty() ? bounds() : bounds() + " " + unit;
        }
    }

    RecordType(final RecordTable table, final int number, final List<Component> components) {
        this.table = table;
        this.number = number;
        this.components = components;
    }

    /**
     * Returns the description of a record.
     *
     * @throws IllegalArgumentException if no component of the record is described by {@link Field} or {@link Key} and
     *     its package lacks {@link Records}, or its module is compiled without the processor of {@code sim-records}
     */
    public static RecordType of(final Class<? extends Record> type) {
        return KNOWN.computeIfAbsent(type, RecordTable::find);
    }

    /** Returns all components, in the order of the record. */
    public List<Component> components() {
        return components;
    }

    /** Returns the components that have a value in the data. */
    List<Component> fields() {
        return components.stream().filter(component -> !component.isKey()).toList();
    }

    List<String> keys() {
        return fields().stream().map(Component::key).toList();
    }

    /**
     * Returns a new record.
     *
     * @param values the values of all components, in their order; numbers and flags boxed
     * @throws IllegalArgumentException if the record rejects the values
     */
    public Record create(final Object[] values) {
        return table.create(number, values);
    }

    /** Returns the values of a record by their keys in the data, in the order of the record. */
    public static Map<String, Object> values(final Record record) {
        final RecordType type = of(record.getClass());
        final Object[] all = type.table.values(type.number, record);
        final Map<String, Object> values = new LinkedHashMap<>();
        for (int i = 0; i < all.length; i++) {
            values.put(type.components.get(i).key(), all[i]);
        }
        return values;
    }

    /**
     * Returns a value as {@link JsonText} prints it: records become maps, constants their names, Optionals their
     * content or null.
     *
     * @param value maps with text keys, collections, Optionals, records, constants, texts, numbers, truth values and
     *     null, in any nesting
     * @throws IllegalArgumentException if it contains a record without a table
     */
    public static Object tree(final Object value) {
        if (value instanceof Record record) {
            return tree(values(record));
        }
        if (value instanceof Optional<?> some) {
            return tree(some.orElse(null));
        }
        if (value instanceof Collection<?> list) {
            return list.stream().map(RecordType::tree).toList();
        }
        if (value instanceof Map<?, ?> map) {
            final Map<Object, Object> trees = new LinkedHashMap<>();
            map.forEach((key, each) -> trees.put(key, tree(each)));
            return trees;
        }
        return value instanceof Enum<?> constant ? constant.name() : value;
    }

    /** Returns the keys of those values of a record that fulfil a condition, in the order of the record. */
    public static List<String> keys(final Record record, final Predicate<Object> condition) {
        return values(record).entrySet().stream()
                .filter(entry -> condition.test(entry.getValue()))
                .map(Map.Entry::getKey)
                .toList();
    }

    /**
     * Returns a copy of a record with some components changed.
     *
     * @param changes new values by component name
     * @throws IllegalArgumentException if a name is not that of a component, or the record rejects a value
     * @throws ClassCastException if a value has the wrong type
     */
    @SuppressWarnings("unchecked")
    public static <R extends Record> R with(final R record, final Map<String, ?> changes) {
        final RecordType type = of(record.getClass());
        final Map<String, Integer> places = new LinkedHashMap<>();
        type.components.forEach(component -> places.put(component.name(), places.size()));
        final Object[] values = type.table.values(type.number, record);
        changes.forEach((name, value) -> values[
                Optional.ofNullable(places.get(name))
                        .orElseThrow(() -> new IllegalArgumentException(
                                record.getClass().getSimpleName() + " lacks one of " + changes.keySet()))] = value);
        return (R) type.create(values);
    }
}
