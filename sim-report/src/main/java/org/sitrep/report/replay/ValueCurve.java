package org.sitrep.report.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.sitrep.analysis.decisions.DecisionAnalysis;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.Slot;
import org.sitrep.portable.Portable;
import org.sitrep.report.model.Measure;
import org.sitrep.stats.Estimate;

/**
 * The estimated value of a trial over its steps: after each analysed decision the mean of its rollouts, and at the end
 * its outcome. Straight lines join them. Immutable.
 */
public final class ValueCurve {
    private static final Point UNKNOWN = new Point(Double.NaN, Double.NaN, Double.NaN);

    private final Slot slot;
    /** By index of the step in the transcript. */
    private final NavigableMap<Integer, Point> points = new TreeMap<>();

    /** A value and its interval. */
    private record Point(double value, double low, double high) {
        Point towards(final Point after, final double share) {
            return new Point(
                    value + share * (after.value - value),
                    low + share * (after.low - low),
                    high + share * (after.high - high));
        }
    }

    /** Creates the curve of an analysed trial; of several decisions in a step it has the last. */
    public ValueCurve(final DecisionAnalysis.Result result, final ReplayedTrial story) {
        slot = result.slots().get(0);
        for (final DecisionAnalysis.Judged judged : result.decisions()) {
            final Estimate value = judged.value();
            if (judged.step() >= 0 && !Double.isNaN(value.value())) {
                points.put(judged.step(), new Point(value.value(), value.low(), value.high()));
            }
        }
        final Outcome outcome = story.outcome();
        final int end = outcome.get(story.scenario().compiled().layout().index(slot.name()));
        if (!outcome.aborted() && end != Outcome.ABSENT) {
            final double value = (double) end / slot.divisor();
            points.put(story.transcript().steps().size() - 1, new Point(value, value, value));
        }
    }

    /** Returns the part of the curve in the steps {@code from … to - 1}; unknown before the first decision. */
    public ReplayModel.Series series(final int from, final int to) {
        final List<Double> values = new ArrayList<>();
        final List<Double> low = new ArrayList<>();
        final List<Double> high = new ArrayList<>();
        for (int step = from; step < to; step++) {
            final Point point = at(step);
            values.add(point.value);
            low.add(point.low);
            high.add(point.high);
        }
        if (Measure.of(slot).share()) {
            return new ReplayModel.Series("Chance: " + slot.label() + ", 0 to 100 %", values, low, high, 0, 1);
        }
        final double lowest = Math.floor(
                points.values().stream().mapToDouble(Point::low).min().orElse(0));
        final double highest =
                Math.ceil(points.values().stream().mapToDouble(Point::high).reduce(lowest + 1, Math::max));
        final String name = Portable.format("Expected: %s, %.0f to %.0f", slot.label(), lowest, highest);
        return new ReplayModel.Series(name, values, low, high, lowest, highest);
    }

    private Point at(final int step) {
        final Map.Entry<Integer, Point> before = points.floorEntry(step);
        final Map.Entry<Integer, Point> after = points.ceilingEntry(step);
        if (before == null) {
            return UNKNOWN;
        }
        if (after == null || after.getKey().equals(before.getKey())) {
            return before.getValue();
        }
        final double share = (double) (step - before.getKey()) / (after.getKey() - before.getKey());
        return before.getValue().towards(after.getValue(), share);
    }
}
