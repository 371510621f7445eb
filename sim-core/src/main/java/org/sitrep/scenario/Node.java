package org.sitrep.scenario;

/** A value of a scenario, with where it stands and where it comes from. Immutable and thread-safe. */
public sealed interface Node permits MapNode, ListNode, ScalarNode {
    /** Returns the dotted path from the root, e.g. {@code weapons.m16.rows.1.focus}; empty for the root. */
    String path();

    /** Returns the place of the key; that of the value for list elements and the root. */
    Mark keyMark();

    /** Returns the place of the value. */
    Mark mark();

    /**
     * Returns where the value comes from; for a map or list, what its entries have unless something more specific is
     * said.
     */
    Provenance provenance();

    /** Returns what to call this kind of value in a message, e.g. {@code a list}. */
    String kindName();

    /** Returns the place to show for this value: the value itself if it is a scalar, else its key. */
    default Mark place() {
        return this instanceof ScalarNode ? mark() : keyMark();
    }

    /** Returns the path of an entry of the map or list at {@code parent}. */
    static String childPath(final String parent, final String step) {
        return parent.isEmpty() ? step : parent + "." + step;
    }
}
