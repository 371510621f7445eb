package org.sitrep.rulesets.purplehaze.tables;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/** Numbers ids, as a rule the keys of a map of definitions, in their order. Immutable. */
public final class Index {
    /** The number of what is not there. */
    public static final int NONE = -1;

    private final List<String> ids;

    /** Numbers the keys of {@code definitions}. */
    public Index(final Map<String, ?> definitions) {
        this(definitions.keySet());
    }

    /** Numbers ids in the order in which they come. */
    public Index(final Collection<String> ids) {
        this.ids = List.copyOf(ids);
    }

    public int size() {
        return ids.size();
    }

    /**
     * Returns the number of an id.
     *
     * @throws IllegalArgumentException if there is none; references are checked before tables are made, so this is our
     *     fault
     */
    public int of(final String id) {
        final int index = ids.indexOf(id);
        if (index < 0) {
            throw new IllegalArgumentException("no " + id + " among " + ids);
        }
        return index;
    }

    /** Returns the bits of ids. */
    public long mask(final Collection<String> some) {
        long mask = 0;
        for (final String id : some) {
            mask |= 1L << of(id);
        }
        return mask;
    }

    /** Returns the bits of those ids that there are. */
    long maskOfKnown(final Collection<String> some) {
        return mask(some.stream().filter(ids::contains).toList());
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
