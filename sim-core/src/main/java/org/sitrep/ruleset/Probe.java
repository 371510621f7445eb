package org.sitrep.ruleset;

import java.util.List;

/**
 * Plays trials like a {@link Playout}, with the same outcomes, and counts how often they reach each thing of the
 * scenario; this shows what is never reached. Slower than a playout; may allocate. Not thread-safe.
 */
public interface Probe extends Playout {
    /**
     * Returns the number of times each thing has been reached so far, including those never reached, in display order.
     */
    List<Count> counts();

    /**
     * The count of one thing.
     *
     * @param group kind of the thing, in the plural; things of a group are consecutive
     * @param name its id, or its path as data files nest it
     * @param times number of times it was reached
     */
    record Count(String group, String name, long times) {}
}
