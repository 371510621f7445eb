package org.sitrep.engine;

import java.util.LinkedHashMap;
import java.util.Map;

/** A map that keeps the entries last used, up to a number. Not thread-safe: even reading changes the order. */
public final class LastUsed<K, V> extends LinkedHashMap<K, V> {
    private static final long serialVersionUID = 1L;

    private final int most;

    /** @param most number of entries that are kept, at least 1 */
    public LastUsed(final int most) {
        super(most, 1, true);
        this.most = most;
    }

    @Override
    protected boolean removeEldestEntry(final Map.Entry<K, V> eldest) {
        return size() > most;
    }
}
