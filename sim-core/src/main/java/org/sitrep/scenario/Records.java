package org.sitrep.scenario;

import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Copies records with changes. */
public final class Records {
    private Records() {}

    /** Returns the default of a component with a {@link Field}, as YAML text, or {@link Field#REQUIRED}. */
    public static String orElse(final RecordComponent component) {
        final String own = component.getAnnotation(Field.class).orElse();
        final Class<?> type = component.getType();
        if (!own.equals(Field.USUAL)) {
            return own;
        }
        if (type.isEnum() && component.getDeclaringRecord().isAnnotationPresent(FirstByDefault.class)) {
            return Words.of((Enum<?>) type.getEnumConstants()[0]);
        }
        return type == Optional.class ? "~" : type == boolean.class ? "false" : Field.REQUIRED;
    }

    /** Returns the values of a record of a public class by their keys in the data, in the order of the record. */
    public static Map<String, Object> values(final Record record) {
        final Map<String, Object> values = new LinkedHashMap<>();
        for (final RecordComponent component : record.getClass().getRecordComponents()) {
            final Field field = component.getAnnotation(Field.class);
            final String key = field == null || field.key().isEmpty() ? component.getName() : field.key();
            values.put(key, value(record, component));
        }
        return values;
    }

    private static Object value(final Record record, final RecordComponent component) {
        try {
            return component.getAccessor().invoke(record);
        } catch (final ReflectiveOperationException e) {
            throw new IllegalStateException("cannot read " + component.getName() + " of " + record.getClass(), e);
        }
    }

    /**
     * Returns a copy of a record with some components changed.
     *
     * @param record record of a public class
     * @param changes new values by component name
     * @throws IllegalArgumentException if a name is not that of a component, or a value has the wrong type
     */
    public static <R extends Record> R with(final R record, final Map<String, ?> changes) {
        @SuppressWarnings("unchecked")
        final Class<R> type = (Class<R>) record.getClass();
        final RecordComponent[] components = type.getRecordComponents();
        final Object[] values = new Object[components.length];
        int changed = 0;
        try {
            for (int i = 0; i < values.length; i++) {
                final String name = components[i].getName();
                changed += changes.containsKey(name) ? 1 : 0;
                values[i] = changes.containsKey(name) ? changes.get(name) : value(record, components[i]);
            }
            if (changed < changes.size()) {
                throw new IllegalArgumentException(type.getSimpleName() + " lacks one of " + changes.keySet());
            }
            return type.getDeclaredConstructor(Arrays.stream(components)
                            .map(RecordComponent::getType)
                            .toArray(Class[]::new))
                    .newInstance(values);
        } catch (final ReflectiveOperationException e) {
            throw new IllegalStateException("cannot copy a " + type.getSimpleName(), e);
        }
    }
}
