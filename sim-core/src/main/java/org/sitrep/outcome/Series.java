package org.sitrep.outcome;

import java.util.List;
import java.util.Objects;

/**
 * A sequence of slots that follow one quantity over time, e.g. the Initiative after each activation or the Threat at
 * each hour. A trial that has ended leaves the later slots {@link Outcome#ABSENT}: the figures of a step cover only the
 * trials that reached it.
 *
 * @param name dotted name, the common prefix of its slots' names
 * @param label its name in reports
 * @param step the name of one step, in the singular ({@code activation})
 * @param unit the unit of the value
 * @param slots names of slots of the same layout, in order
 * @param stepLabels label of each step, e.g. {@code 06:00}, one per slot; empty for steps that are counted from 1
 */
public record Series(String name, String label, String step, String unit, List<String> slots, List<String> stepLabels) {
    /** Creates a series whose steps are counted from 1. */
    public Series(
            final String name, final String label, final String step, final String unit, final List<String> slots) {
        this(name, label, step, unit, slots, List.of());
    }

    public Series {
        Objects.requireNonNull(name);
        Objects.requireNonNull(label);
        Objects.requireNonNull(step);
        Objects.requireNonNull(unit);
        slots = List.copyOf(slots);
        stepLabels = List.copyOf(stepLabels);
        if (!stepLabels.isEmpty() && stepLabels.size() != slots.size()) {
            throw new IllegalArgumentException(
                    name + ": " + slots.size() + " steps, " + stepLabels.size() + " step labels");
        }
    }

    /** Returns the label of the {@code i}-th slot's step, or its number from 1 if the steps have no labels. */
    public String stepLabel(final int i) {
        return stepLabels.isEmpty() ? Integer.toString(i + 1) : stepLabels.get(i);
    }
}
