package org.sitrep.outcome;

import java.util.HashSet;
import java.util.List;
import java.util.Objects;

/**
 * How long subjects last (Marines, squads): curves over a time that is counted in steps from the start of each subject,
 * e.g. a Marine's first, second and later trials. Whoever stops being counted without having been lost, because the
 * trial is over or because he went home, is censored: all that is known is that he lasted so long.
 *
 * @param name dotted name; not that of a metric
 * @param label what a report calls it
 * @param question what it answers, one sentence
 * @param step what one step of time is, in the singular ({@code trial})
 * @param curves in the order to show, all over the same number of steps
 */
public record Survival(String name, String label, String question, String step, List<Curve> curves) {
    /**
     * Copies the list and checks that it is not empty, that curves are equally long and that no two are called the
     * same.
     */
    public Survival {
        Objects.requireNonNull(name);
        Objects.requireNonNull(label);
        Objects.requireNonNull(question);
        Objects.requireNonNull(step);
        curves = List.copyOf(curves);
        final HashSet<String> labels = new HashSet<>();
        for (final Curve curve : curves) {
            if (curve.steps() != curves.get(0).steps() || !labels.add(curve.label())) {
                throw new IllegalArgumentException(name + ": curve " + curve.label() + " is there twice or has "
                        + curve.steps() + " steps where the first has "
                        + curves.get(0).steps());
            }
        }
        if (labels.isEmpty()) {
            throw new IllegalArgumentException(name + ": no curve");
        }
    }

    /**
     * One curve: for each step two slots that count how many subjects of a trial were at risk in it, and how many of
     * these were lost in it. A trial fills both or leaves both {@link Outcome#ABSENT}, which counts as nobody; it never
     * loses more than were at risk.
     *
     * @param label which subjects
     * @param atRisk names of slots of the same layout, from the first step on
     * @param lost names of slots of the same layout, as many
     */
    public record Curve(String label, List<String> atRisk, List<String> lost) {
        public Curve {
            Objects.requireNonNull(label);
            atRisk = List.copyOf(atRisk);
            lost = List.copyOf(lost);
            if (atRisk.isEmpty() || atRisk.size() != lost.size()) {
                throw new IllegalArgumentException(
                        label + ": " + atRisk.size() + " steps at risk, " + lost.size() + " steps of losses");
            }
        }

        /** Returns the number of steps, at least 1. */
        public int steps() {
            return atRisk.size();
        }
    }
}
