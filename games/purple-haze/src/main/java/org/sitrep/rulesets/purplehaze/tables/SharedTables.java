package org.sitrep.rulesets.purplehaze.tables;

import java.lang.ref.SoftReference;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Tables that were made before, as long as there is room for them: the variants of a sweep mostly have the same board
 * and maps. Safe for several threads.
 *
 * @param <V> an immutable table
 */
final class SharedTables<V> {
    private final Map<List<?>, SoftReference<V>> made = new HashMap<>();

    /**
     * Returns the table of a key: the one made before if it is still there, else a new one.
     *
     * @param key all that the table is made of, with an {@code equals} by value
     * @param maker makes what is a function of the key alone
     */
    synchronized V of(final List<?> key, final Supplier<V> maker) {
        final SoftReference<V> kept = made.get(key);
        final V there = kept == null ? null : kept.get();
        if (there != null) {
            return there;
        }
        // Keys of what is gone would pile up: a solver tries thousands of variants.
        made.values().removeIf(reference -> reference.get() == null);
        final V fresh = maker.get();
        made.put(key, new SoftReference<>(fresh));
        return fresh;
    }
}
