package org.sitrep.rulesets.purplehaze.tables;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/** Assigns numbers to ids in their order; usually the keys of a map of definitions. Immutable. */
public final class Index {
    /** The number that stands for a missing id. */
    public static final int NONE = -1;

    private final List<String> ids;

    /** Numbers the keys of {@code definitions}. */
    public Index(final Map<String, ?> definitions) {
        this(definitions.keySet());
    }

    /** Numbers ids in iteration order. */
    public Index(final Collection<String> ids) {
        this.ids = List.copyOf(ids);
    }

    public int size() {
        return ids.size();
    }

    /**
     * Returns the number of an id.
     *
     * @throws IllegalArgumentException if the id is unknown; references are checked before tables are made, so this is
     *     a programming error
     */
    public int of(final String id) {
        final int index = ids.indexOf(id);
        if (index < 0) {
            throw new IllegalArgumentException("no " + id + " among " + ids);
        }
        return index;
    }

    /** Returns the number of an id, or {@link #NONE} if it is unknown. */
    public int find(final String id) {
        return ids.indexOf(id);
    }

    /** Returns a mask with the bits of the given ids. */
    public long mask(final Collection<String> subset) {
        long mask = 0;
        for (final String id : subset) {
            mask |= 1L << of(id);
        }
        return mask;
    }

    /** Returns a mask with the bits of the given ids that are known. */
    long maskOfKnown(final Collection<String> candidates) {
        return mask(candidates.stream().filter(ids::contains).toList());
    }

    /** Returns the id with a number. */
    public String id(final int index) {
        return ids.get(index);
    }

    /** Returns all ids in order. */
    public List<String> ids() {
        return new ArrayList<>(ids);
    }
}
