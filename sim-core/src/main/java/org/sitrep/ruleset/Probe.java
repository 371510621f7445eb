package org.sitrep.ruleset;

import java.util.List;

/**
 * Plays trials as a {@link Playout} does, with the same outcomes, and counts how often they reach what the scenario
 * holds: so one sees what never happens. Slower than a playout; may allocate. Not thread-safe.
 */
public interface Probe extends Playout {
    /** Returns how often each thing has been reached so far, those never reached included, in the order to show. */
    List<Count> counts();

    /**
     * How often one thing was reached.
     *
     * @param group what kind of thing it is, in the plural; things of a group follow one another
     * @param name its id, or its path as data files nest it
     * @param times how often
     */
    record Count(String group, String name, long times) {}
}
