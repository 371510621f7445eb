package org.sitrep.tune;

import java.util.Objects;

/**
 * A number to improve.
 *
 * @param name name of the number
 * @param start its current value
 * @param step initial step size, greater than 0: about the smallest change that makes a difference
 */
public record Weight(String name, double start, double step) {
    public Weight {
        Objects.requireNonNull(name);
        if (!Double.isFinite(start) || !Double.isFinite(step) || step <= 0) {
            throw new IllegalArgumentException(name + ": start " + start + ", step " + step);
        }
    }
}
