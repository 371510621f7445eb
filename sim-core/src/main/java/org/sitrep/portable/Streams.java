package org.sitrep.portable;

import java.util.HashSet;
import java.util.function.Predicate;

/** Operations of streams that fail in browsers. Stateless. */
public final class Streams {
    private Streams() {}

    /**
     * Returns a filter of one stream that lets equal elements pass once, the first of them. {@code Stream.distinct} of
     * a browser forgets what it has seen between the parts of a joined stream. For one thread.
     */
    public static Predicate<Object> unseen() {
        return new HashSet<>()::add;
    }
}
