package org.sitrep.outcome;

import java.util.List;
import java.util.Objects;

/**
 * A run of slots that follow one quantity over time, e.g. the Initiative after each activation. A mission that has ended leaves the later
 * slots {@link Outcome#ABSENT}.
 *
 * @param name dotted name, the common beginning of its slots' names
 * @param label what a report calls it
 * @param step what one step is, in the singular ({@code activation})
 * @param unit the unit of the value
 * @param slots names of slots of the same layout, in order
 */
public record Series(String name, String label, String step, String unit, List<String> slots) {
    /** Copies the list. */
    public Series {
        Objects.requireNonNull(name);
        Objects.requireNonNull(label);
        Objects.requireNonNull(step);
        Objects.requireNonNull(unit);
        slots = List.copyOf(slots);
    }
}
