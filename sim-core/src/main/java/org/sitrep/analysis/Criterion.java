package org.sitrep.analysis;

import org.sitrep.outcome.Slot;

/**
 * A metric by which sides are compared.
 *
 * @param slot the metric
 * @param matters smallest difference that matters, in the slot's unit, a share as 0 … 1; 0 if every difference matters
 */
public record Criterion(Slot slot, double matters) {
    /**
     * Checks the arguments.
     *
     * @throws IllegalArgumentException if a higher value is neither better nor worse, or {@code matters} is negative or
     *     not finite
     */
    public Criterion {
        if (slot.better() == Slot.Better.NEUTRAL) {
            throw new IllegalArgumentException(slot.name() + " has no better direction");
        }
        if (!(matters >= 0 && Double.isFinite(matters))) {
            throw new IllegalArgumentException(slot.name() + ": the smallest difference cannot be " + matters);
        }
    }
}
