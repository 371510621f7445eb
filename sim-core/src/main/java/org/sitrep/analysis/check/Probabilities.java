package org.sitrep.analysis.check;

import java.util.Arrays;
import java.util.List;
import org.sitrep.stats.MultipleTests;

/**
 * The probabilities of a check's evidence, adjusted for all its metrics, pooled ones included.
 *
 * <p>Each metric has two hypotheses: its mean lies within the margin, and it has not changed at all. The first is
 * tested by Holm's method. The second is rejected if its probability, times the number of metrics that are not shown to
 * have moved, is at most the false alarm. Both together say a wrong word with at most that probability: as long as
 * nothing wrong was said, every metric with a true hypothesis is among those not shown to have moved. Of each such
 * metric only one hypothesis can be wrongly rejected first: "no change" if that is true, else "within the margin"; more
 * evidence is needed for "beyond the margin" than for "changed". So with {@code k} such metrics, each at {@code a / k},
 * the probabilities add up to at most {@code a}, whatever their dependence.
 */
final class Probabilities {
    private final List<MetricWatch> watches;
    private final double[] moved;
    private final long notMoved;

    /**
     * @param hypothetical number of further metrics that another result of the signatures would have tested
     * @param falseAlarm the probability of a wrong word in the whole check
     */
    Probabilities(final List<MetricWatch> watches, final int hypothetical, final double falseAlarm) {
        this.watches = watches;
        final double[] all = new double[watches.size() + Math.max(0, hypothetical)];
        Arrays.fill(all, 1);
        for (int w = 0; w < watches.size(); w++) {
            all[w] = watches.get(w).probability();
        }
        moved = MultipleTests.holm(all);
        notMoved = Arrays.stream(moved).filter(each -> each > falseAlarm).count();
    }

    /** Returns the adjusted probability of such evidence if the metric has not moved beyond its margin. */
    double moved(final MetricWatch watch) {
        return moved[watches.indexOf(watch)];
    }

    /** Returns the adjusted probability of such evidence if the metric has not changed. */
    double differs(final MetricWatch watch) {
        return Math.min(1, watch.zeroProbability() * Math.max(1, notMoved));
    }
}
