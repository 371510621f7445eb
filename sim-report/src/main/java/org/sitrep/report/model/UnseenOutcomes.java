package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.sitrep.outcome.Group;
import org.sitrep.portable.Streams;
import org.sitrep.report.text.Numbers;
import org.sitrep.stats.Estimate;

/**
 * Handles outcomes that no trial of a run has shown. One sentence names them, with their upper limit, instead of rows
 * and columns of zeros. Stateless.
 */
public final class UnseenOutcomes {
    private UnseenOutcomes() {}

    /** Returns whether a metric was 0 in every trial. */
    public static boolean is(final MetricText metrics, final String metric) {
        return metrics.raw(metric).value() == 0
                && metrics.distribution(metric)
                        .map(d -> d.isConstant() && d.greatest() == 0)
                        .orElse(true);
    }

    /** Returns the columns of a rectangle that were seen or had no data; all columns if there are none. */
    public static List<Integer> seenColumns(final MetricText metrics, final Group group) {
        final List<Integer> all =
                IntStream.range(0, group.columnLabels().size()).boxed().toList();
        final List<Integer> seen =
                all.stream().filter(c -> !isColumn(metrics, group, c)).toList();
        return seen.isEmpty() ? all : seen;
    }

    private static boolean isColumn(final MetricText metrics, final Group group, final int column) {
        final List<String> cells = cells(group, column).stream()
                .filter(m -> !Double.isNaN(metrics.raw(m).value()))
                .toList();
        return !cells.isEmpty() && cells.stream().allMatch(m -> is(metrics, m));
    }

    private static List<String> cells(final Group group, final int column) {
        return IntStream.range(0, group.itemLabels().size())
                .mapToObj(row -> group.metric(row, column))
                .toList();
    }

    /** Returns e.g. {@code Never: The Base, Called back (at most 0.18 % each).}; empty if all of a group was seen. */
    public static Optional<String> sentence(final MetricText metrics, final Group group) {
        final List<String> labels = new ArrayList<>();
        final List<String> unseen = new ArrayList<>();
        if (group.kind().isRectangle()) {
            final List<Integer> seen = seenColumns(metrics, group);
            for (int c = 0; c < group.columnLabels().size(); c++) {
                if (!seen.contains(c)) {
                    labels.add(group.columnLabels().get(c));
                    unseen.addAll(cells(group, c));
                }
            }
        } else {
            for (int i = 0; i < group.metrics().size(); i++) {
                if (is(metrics, group.metrics().get(i))) {
                    labels.add(group.itemLabels().get(i));
                    unseen.add(group.metrics().get(i));
                }
            }
        }
        return labels.isEmpty()
                ? Optional.empty()
                : Optional.of("Never: " + String.join(", ", labels) + atMost(metrics, unseen) + ".");
    }

    private static String atMost(final MetricText metrics, final List<String> unseen) {
        final List<String> units =
                unseen.stream().map(metrics::unit).filter(Streams.unseen()).toList();
        Estimate widest = metrics.shown(unseen.get(0));
        for (final String metric : unseen) {
            final Estimate e = metrics.shown(metric);
            widest = e.high() > widest.high() ? e : widest;
        }
        if (units.size() > 1 || Double.isNaN(widest.high())) {
            return "";
        }
        return " (at most " + Numbers.upperLimit(widest, units.get(0)) + (unseen.size() > 1 ? " each)" : ")");
    }
}
