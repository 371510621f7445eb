package org.sitrep.rulesets.purplehaze.tables;

import java.util.Map;

/**
 * Cards or markers of one kind, numbered in the order of the data files. Immutable.
 *
 * @param <T> the definition in the data files
 */
public class Pieces<T> {
    public final Index index;
    public final int count;

    private final Object[] definitions;

    Pieces(final Map<String, T> definitions) {
        index = new Index(definitions);
        count = definitions.size();
        this.definitions = definitions.values().toArray();
    }

    /** Returns the id of the piece with a number. */
    public final String id(final int number) {
        return index.id(number);
    }

    /** Returns the definition of the piece with a number. */
    @SuppressWarnings("unchecked")
    public final T get(final int number) {
        return (T) definitions[number];
    }
}
