package org.sitrep.scenario;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * A record type with its described components.
 *
 * @param type the record type
 * @param components its components, in the order of the canonical constructor
 */
record RecordShape(Class<? extends Record> type, List<Component> components) {
    private static final ClassValue<RecordShape> KNOWN = new ClassValue<>() {
        @Override
        protected RecordShape computeValue(final Class<?> type) {
            return read(type.asSubclass(Record.class));
        }
    };

    /** Cached: looking up a constructor takes longer than creating the record. */
    private static final ClassValue<Constructor<?>> CONSTRUCTORS = new ClassValue<>() {
        @Override
        protected Constructor<?> computeValue(final Class<?> type) {
            return canonical(type);
        }
    };

    /**
     * A component.
     *
     * @param name its key in the data
     * @param field its description; null for the component that receives the key of its record
     * @param shape shape of its values
     * @param orElse its default as YAML text, or {@link Field#REQUIRED}
     */
    record Component(String name, Field field, Shape shape, String orElse) {
        private static final Pattern SIMPLE_DEFAULT = Pattern.compile("[a-z0-9]+(-[a-z0-9]+)*|~");

        boolean isKey() {
            return field == null;
        }

        boolean isRequired() {
            return !isKey() && orElse.equals(Field.REQUIRED);
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
                            new IllegalArgumentException("the default of " + name + " is not YAML: " + none.sorted()));
        }

        boolean hasMin() {
            return field.min() != Long.MIN_VALUE;
        }

        boolean hasMax() {
            return field.max() != Long.MAX_VALUE;
        }

        /** Returns the limits in words, e.g. {@code at least 1}; empty if there are none. */
        String bounds() {
            if (hasMin() && hasMax()) {
                return field.min() == field.max() ? "exactly " + field.min() : field.min() + " to " + field.max();
            }
            return hasMin() ? "at least " + field.min() : hasMax() ? "at most " + field.max() : "";
        }

        /** Returns the range with its unit, e.g. {@code 0 to 12 Damage}; the unit alone if there is no limit. */
        String range() {
            return field.unit().isEmpty() ? bounds() : bounds() + " " + field.unit();
        }
    }

    /**
     * Returns the shape of a record type.
     *
     * @throws IllegalArgumentException if a component has no description, or a type that data cannot be bound to
     */
    static RecordShape of(final Class<? extends Record> type) {
        return KNOWN.get(type);
    }

    List<Component> fields() {
        return components.stream().filter(component -> !component.isKey()).toList();
    }

    List<String> keys() {
        return fields().stream().map(Component::name).toList();
    }

    /**
     * Returns a new record.
     *
     * @throws IllegalArgumentException if the record rejects the values
     */
    Record create(final Object[] values) {
        try {
            return type.cast(CONSTRUCTORS.get(type).newInstance(values));
        } catch (InvocationTargetException refused) {
            if (refused.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            throw new IllegalStateException(type + " cannot be created", refused);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(type + " cannot be created", e);
        }
    }

    private static Constructor<?> canonical(final Class<?> type) {
        final Class<?>[] types = Arrays.stream(type.getRecordComponents())
                .map(RecordComponent::getType)
                .toArray(Class<?>[]::new);
        try {
            final Constructor<?> constructor = type.getDeclaredConstructor(types);
            constructor.setAccessible(true);
            return constructor;
        } catch (final ReflectiveOperationException e) {
            throw new IllegalStateException(type + " cannot be created", e);
        }
    }

    private static RecordShape read(final Class<? extends Record> type) {
        final List<Component> components = new ArrayList<>();
        for (final RecordComponent component : type.getRecordComponents()) {
            components.add(read(type, component));
        }
        return new RecordShape(type, List.copyOf(components));
    }

    private static Component read(final Class<?> type, final RecordComponent component) {
        final String where = type.getSimpleName() + "." + component.getName();
        final Shape shape = Shape.of(component.getGenericType(), where);
        final Field field = component.getAnnotation(Field.class);
        if (List.of(ProvenanceRules.KEY, TreeMerge.REPLACES).contains(component.getName())) {
            throw new IllegalArgumentException(where + ": this key is reserved in every map");
        }
        if (component.isAnnotationPresent(Key.class)) {
            if (shape != Shape.Simple.STRING || field != null) {
                throw new IllegalArgumentException(where + ": a key must be a String and not a field");
            }
            return new Component(component.getName(), null, shape, "");
        }
        if (field == null) {
            throw new IllegalArgumentException(where + " has neither @Field nor @Key");
        }
        final String name = field.key().isEmpty() ? component.getName() : field.key();
        return new Component(name, field, shape, Records.orElse(component));
    }
}
