package org.sitrep.outcome;

import java.util.HashSet;
import java.util.List;
import java.util.Objects;

/**
 * Survival of subjects (Marines, Squads): curves over time in steps, counted from the start of each subject, e.g. a
 * Marine's first, second and later Missions. A subject that leaves without having been lost, because the trial has
 * ended or because it was withdrawn, is censored: it is known only to have lasted up to then.
 *
 * @param name dotted name; must not be a metric's
 * @param label its name in reports
 * @param question the question that it answers, one sentence
 * @param step the name of one step of time, in the singular ({@code trial})
 * @param curves in display order, all over the same number of steps
 */
public record Survival(String name, String label, String question, String step, List<Curve> curves) {
    /**
     * Copies the list and checks that it is not empty, that all curves have the same length and that their labels
     * differ.
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
                throw new IllegalArgumentException(name + ": curve " + curve.label() + " occurs twice or has "
                        + curve.steps() + " steps where the first has "
                        + curves.get(0).steps());
            }
        }
        if (labels.isEmpty()) {
            throw new IllegalArgumentException(name + ": no curve");
        }
    }

    /**
     * One curve. Each step has two slots: the number of subjects of a trial that were at risk in it, and the number of
     * these that were lost in it. A trial fills both or leaves both {@link Outcome#ABSENT}, which counts as 0. The
     * number lost is at most the number at risk.
     *
     * @param label name of the subjects
     * @param atRisk names of slots of the same layout, from the first step on
     * @param lost names of slots of the same layout, one per slot of {@code atRisk}
     */
    public record Curve(String label, List<String> atRisk, List<String> lost) {
        public Curve {
            Objects.requireNonNull(label);
            atRisk = List.copyOf(atRisk);
            lost = List.copyOf(lost);
            if (atRisk.isEmpty() || atRisk.size() != lost.size()) {
                throw new IllegalArgumentException(
                        label + ": " + atRisk.size() + " steps at risk, " + lost.size() + " steps with losses");
            }
        }

        /** Returns the number of steps, at least 1. */
        public int steps() {
            return atRisk.size();
        }
    }
}
