package org.sitrep.scenario;

/** A value of a scenario, with its position and its provenance. Immutable and thread-safe. */
public sealed interface Node permits MapNode, ListNode, ScalarNode {
    /** Returns the dotted path from the root, e.g. {@code weapons.m16.rows.1.focus}; empty for the root. */
    String path();

    /** Returns the position of the key; that of the value for list elements and the root. */
    Mark keyMark();

    /** Returns the position of the value. */
    Mark mark();

    /** Returns the provenance of the value; for a map or list, the default of its entries. */
    Provenance provenance();

    /** Returns the name of this kind of value in messages, e.g. {@code a list}. */
    String kindName();

    /** Returns the position to show for this value: that of the value for a scalar, otherwise that of its key. */
    default Mark place() {
        return this instanceof ScalarNode ? mark() : keyMark();
    }

    /** Returns the path of an entry of the map or list at {@code parent}. */
    static String childPath(final String parent, final String step) {
        return parent.isEmpty() ? step : parent + "." + step;
    }
}
