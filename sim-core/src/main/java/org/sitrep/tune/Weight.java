package org.sitrep.tune;

import java.util.Objects;

/**
 * A number to be improved.
 *
 * @param name what it is called
 * @param start its value now
 * @param step how far a first try goes from there, greater than 0: about what makes a difference
 */
public record Weight(String name, double start, double step) {
    public Weight {
        Objects.requireNonNull(name);
        if (!Double.isFinite(start) || !Double.isFinite(step) || step <= 0) {
            throw new IllegalArgumentException(name + ": start " + start + ", step " + step);
        }
    }
}
