package org.sitrep.stats;

import java.util.List;
import java.util.Objects;

/**
 * What share of the subjects lasts how long.
 *
 * @param label which subjects
 * @param points one a step, from the first
 */
public record SurvivalCurve(String label, List<Point> points) {
    public SurvivalCurve {
        Objects.requireNonNull(label);
        points = List.copyOf(points);
    }

    /**
     * One step.
     *
     * @param atRisk how many subjects were at risk in it, over all trials
     * @param lost how many of these were lost in it
     * @param surviving share that outlasts it, 0 … 1; see {@link KaplanMeier}
     */
    public record Point(long atRisk, long lost, Estimate surviving) {
        public Point {
            Objects.requireNonNull(surviving);
        }
    }
}
