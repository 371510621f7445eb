package org.sitrep.analysis.check;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.Slot;

/**
 * The running comparison of one metric over all tested scenarios that have it: of its sum over them, trial by trial.
 * Its difference is shown as the mean over the scenarios, its margin is the mean of theirs.
 *
 * <p>If each scenario's mean lies within its margin, the mean over them lies within the mean margin. So evidence
 * against that is evidence that at least one has moved. Scenarios share their dice, so one trial of all of them counts
 * as one observation, whatever their dependence. A scenario is tested if its signature differs; so the trials that any
 * signature covers are left out of the sum, and what takes part does not depend on what is summed.
 *
 * <p>Ratios are not pooled. The ratio of the sums over all scenarios also depends on how much each adds to the
 * denominator, so it can move by more than the margin although none of theirs does.
 */
final class PooledWatch {
    /** An entry, the number of the metric in it, and its record. */
    private record Part(EntryCheck check, int metric, BaselineSlot recorded) {}

    private final List<Part> parts = new ArrayList<>();
    private final MetricWatch watch;
    private final int recorded;
    private final int first;

    private PooledWatch(final List<Part> parts, final int first) {
        this.parts.addAll(parts);
        this.first = first;
        final BaselineSlot sum = sum(parts.stream().map(Part::recorded).toList());
        watch = new MetricWatch(sum);
        recorded = sum.trials();
        watch.skip(Math.min(first, recorded));
    }

    /**
     * Returns a watch for each metric that several tested entries have, in the order of the entries.
     *
     * @param tested entries that their signature has not settled
     * @param first number of trials to leave out at the start
     */
    static List<PooledWatch> of(final List<EntryCheck> tested, final int first) {
        return shared(tested).stream()
                .map(parts -> new PooledWatch(parts, first))
                .filter(pool -> pool.recorded > first)
                .toList();
    }

    /** Returns the parts of each metric that several entries have. */
    private static List<List<Part>> shared(final List<EntryCheck> entries) {
        final Map<List<Object>, List<Part>> byMetric = new LinkedHashMap<>();
        for (final EntryCheck check : entries) {
            for (int m = 0; m < check.metrics().size(); m++) {
                if (check.entry().metrics().get(m) instanceof BaselineSlot one) {
                    final Slot slot = one.slot();
                    final List<Object> metric = List.of(slot.name(), slot.unit(), slot.divisor(), slot.kind());
                    byMetric.computeIfAbsent(metric, key -> new ArrayList<>()).add(new Part(check, m, one));
                }
            }
        }
        return byMetric.values().stream().filter(parts -> parts.size() > 1).toList();
    }

    /** Returns the greatest number of watches that any result of the signatures could lead to. */
    static int most(final List<EntryCheck> entries) {
        return shared(entries).size();
    }

    /** Returns the sum of the records, over the trials that all of them have. */
    private static BaselineSlot sum(final List<BaselineSlot> records) {
        final Slot slot = records.get(0).slot();
        int min = 0;
        int max = 0;
        double margin = 0;
        int trials = Integer.MAX_VALUE;
        for (final BaselineSlot each : records) {
            min = Math.addExact(min, each.slot().min());
            max = Math.addExact(max, each.slot().max());
            margin += each.margin();
            trials = Math.min(trials, each.trials());
        }
        final Slot summed = new Slot(
                slot.name(),
                slot.label(),
                slot.unit(),
                Slot.Kind.QUANTITY,
                min,
                max,
                Math.multiplyExact(slot.divisor(), records.size()),
                slot.better());
        final List<int[]> rows = records.stream().map(BaselineSlot::values).toList();
        return new BaselineSlot(summed, margin / records.size(), sum(rows, trials));
    }

    /** Returns the sums by trial; absent where any of them is. */
    private static int[] sum(final List<int[]> rows, final int trials) {
        final int[] sums = new int[trials];
        for (final int[] row : rows) {
            for (int trial = 0; trial < trials; trial++) {
                final boolean absent = row[trial] == Outcome.ABSENT || sums[trial] == Outcome.ABSENT;
                sums[trial] = absent ? Outcome.ABSENT : sums[trial] + row[trial];
            }
        }
        return sums;
    }

    MetricWatch watch() {
        return watch;
    }

    /** Returns whether it can still decide what none of its scenarios has decided. */
    boolean open() {
        return !watch.decided() && parts.stream().anyMatch(part -> !metric(part).decided());
    }

    private static MetricWatch metric(final Part part) {
        return part.check.metrics().get(part.metric);
    }

    boolean has(final EntryCheck check) {
        return parts.stream().anyMatch(part -> part.check == check);
    }

    /** Compares what all of its scenarios have played, and looks. */
    void look(final CheckSchedule schedule) {
        int played = recorded;
        for (final Part part : parts) {
            played = Math.min(played, part.check.played());
        }
        if (played > first && !watch.decided()) {
            final List<int[]> rows =
                    parts.stream().map(part -> part.check.now(part.metric)[0]).toList();
            watch.look(new int[][] {sum(rows, played)}, played, schedule.level(played, recorded));
        }
    }

    /** Decides that the mean over the scenarios is within the margin if that is shown of each. */
    void settle() {
        if (!watch.decided() && parts.stream().allMatch(part -> metric(part).verdict() == CheckVerdict.SAME)) {
            watch.decide(CheckVerdict.SAME);
        }
    }

    CheckResult.Pooled result(final Probabilities probabilities) {
        final Part any = parts.get(0);
        return new CheckResult.Pooled(parts.size(), any.check.result(any.metric, watch, probabilities));
    }
}
