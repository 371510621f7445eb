package org.sitrep.scenario;

import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.Map;

/** Copies records with changes. */
public final class Records {
    private Records() {}

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
                values[i] = changes.containsKey(name)
                        ? changes.get(name)
                        : components[i].getAccessor().invoke(record);
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
