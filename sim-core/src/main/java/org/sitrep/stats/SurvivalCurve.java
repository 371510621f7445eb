package org.sitrep.stats;

import java.util.List;
import java.util.Objects;

/**
 * The share of the subjects that outlasts each step.
 *
 * @param label name of the subjects
 * @param points one per step, from the first
 */
public record SurvivalCurve(String label, List<Point> points) {
    public SurvivalCurve {
        Objects.requireNonNull(label);
        points = List.copyOf(points);
    }

    /**
     * One step.
     *
     * @param atRisk number of subjects at risk in it, over all trials
     * @param lost number of these lost in it
     * @param surviving share that outlasts it, 0 … 1; see {@link KaplanMeier}
     */
    public record Point(long atRisk, long lost, Estimate surviving) {
        public Point {
            Objects.requireNonNull(surviving);
        }
    }
}
