package org.sitrep.analysis;

import org.sitrep.outcome.Metric;
import org.sitrep.outcome.Slot;

/**
 * A metric by which sides are compared.
 *
 * @param metric the slot or ratio
 * @param matters smallest difference that matters, in the metric's unit, a share as 0 … 1; 0 if every difference
 *     matters
 */
public record Criterion(Metric metric, double matters) {
    /**
     * Checks the arguments.
     *
     * @throws IllegalArgumentException if a higher value is neither better nor worse, or {@code matters} is negative or
     *     not finite
     */
    public Criterion {
        if (metric.better() == Slot.Better.NEUTRAL) {
            throw new IllegalArgumentException(metric.name() + " has no better direction");
        }
        if (!(matters >= 0 && Double.isFinite(matters))) {
            throw new IllegalArgumentException(metric.name() + ": the smallest difference cannot be " + matters);
        }
    }
}
