package org.sitrep.rulesets.purplehaze.checks;

import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Finds the components of records of one class whose values differ from those of omitted keys. */
final class UsedKeys {
    /** Looked up once, since reflection takes longer than all checks of a record. */
    private final List<Method> components = new ArrayList<>();

    private final Predicate<Object> isUsed;

    /**
     * Looks up the components.
     *
     * @param isUsed whether a value differs from that of an omitted component
     */
    UsedKeys(final Class<? extends Record> type, final Predicate<Object> isUsed) {
        this.isUsed = isUsed;
        for (final RecordComponent component : type.getRecordComponents()) {
            final Method accessor = component.getAccessor();
            accessor.setAccessible(true); // skips the access check of each call
            components.add(accessor);
        }
    }

    /** Returns the keys that a record uses, in the order of its components. */
    List<String> of(final Record record) {
        return components.stream()
                .filter(component -> isUsed.test(value(component, record)))
                .map(Method::getName)
                .toList();
    }

    private static Object value(final Method component, final Record record) {
        try {
            return component.invoke(record);
        } catch (final ReflectiveOperationException e) {
            throw new IllegalStateException("cannot read " + component.getName() + " of " + record, e);
        }
    }
}
