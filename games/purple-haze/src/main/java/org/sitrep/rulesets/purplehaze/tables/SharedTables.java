package org.sitrep.rulesets.purplehaze.tables;

import java.lang.ref.SoftReference;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Caches tables while memory allows: the variants of a sweep mostly have the same board and maps. Thread-safe.
 *
 * @param <V> an immutable table
 */
final class SharedTables<V> {
    private final Map<List<?>, SoftReference<V>> tables = new HashMap<>();

    /**
     * Returns the cached table of a key, or a new one.
     *
     * @param key everything that the table depends on, with an {@code equals} by value
     * @param maker makes the table as a function of the key alone
     */
    synchronized V of(final List<?> key, final Supplier<V> maker) {
        final SoftReference<V> cached = tables.get(key);
        final V table = cached == null ? null : cached.get();
        if (table != null) {
            return table;
        }
        // A solver tries thousands of variants, so keys of cleared tables would pile up.
        tables.values().removeIf(reference -> reference.get() == null);
        final V created = maker.get();
        tables.put(key, new SoftReference<>(created));
        return created;
    }
}
