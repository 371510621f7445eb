package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.sitrep.outcome.Group;
import org.sitrep.outcome.Ratio;

/**
 * What no mission of a run could have: metrics of which every mission left the slots absent, such as those of a hero
 * who does not play. A game names them all the same, so that runs can be compared; reports of one run do without.
 * Stateless.
 */
final class Absent {
    private Absent() {}

    /** Returns whether every mission left a metric's slots absent. */
    static boolean is(final Metrics metrics, final String metric) {
        return metrics.capsule()
                .layout()
                .ratio(metric)
                .map(Ratio::denominator)
                .or(() -> Optional.of(metric))
                .flatMap(metrics::distribution)
                .map(Distribution::isEmpty)
                .orElse(false);
    }

    /**
     * Returns the groups as a report shows them: without the rows of which all is absent, and without groups of such
     * rows alone. All of them if no mission was completed.
     */
    static List<Group> without(final Metrics metrics) {
        final List<Group> all = metrics.capsule().layout().groups();
        if (metrics.capsule().completed() == 0) {
            return all;
        }
        return all.stream()
                .map(group -> without(metrics, group))
                .filter(group -> !group.metrics().isEmpty())
                .toList();
    }

    private static Group without(final Metrics metrics, final Group group) {
        if (group.kind() == Group.Kind.CATEGORY || group.kind() == Group.Kind.THEME) {
            return group;
        }
        final int columns = Math.max(1, group.columnLabels().size());
        final List<Integer> rows = IntStream.range(0, group.itemLabels().size())
                .filter(row -> !group.metrics().subList(row * columns, (row + 1) * columns).stream()
                        .allMatch(metric -> is(metrics, metric)))
                .boxed()
                .toList();
        if (rows.size() == group.itemLabels().size()) {
            return group;
        }
        final List<String> cells = new ArrayList<>();
        rows.forEach(row -> cells.addAll(group.metrics().subList(row * columns, (row + 1) * columns)));
        return new Group(
                group.name(),
                group.title(),
                group.question(),
                group.kind(),
                cells,
                rows.stream().map(group.itemLabels()::get).toList(),
                group.columnLabels());
    }
}
