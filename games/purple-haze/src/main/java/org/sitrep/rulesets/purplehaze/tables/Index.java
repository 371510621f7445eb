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

    /** Returns how many there are. */
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

    /** Returns the id with a number. */
    public String id(final int index) {
        return ids.get(index);
    }

    /** Returns all ids in order. */
    public List<String> ids() {
        return new ArrayList<>(ids);
    }
}
