package org.sitrep.report.model;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.sitrep.outcome.Group;

/**
 * The metrics of a group that have data.
 *
 * @param inLayoutOrder all of them
 * @param descending the same, highest first; ties in the layout's order
 */
record Ranking(List<Item> inLayoutOrder, List<Item> descending) {
    record Item(String label, String metric) {}

    static Ranking of(final MetricText metrics, final Group group) {
        return of(
                metrics,
                IntStream.range(0, group.metrics().size())
                        .mapToObj(i -> new Item(
                                group.itemLabels().get(i), group.metrics().get(i)))
                        .filter(i -> !Double.isNaN(metrics.raw(i.metric()).value())));
    }

    private static Ranking of(final MetricText metrics, final Stream<Item> items) {
        final List<Item> all = items.toList();
        final Comparator<Item> byValue =
                Comparator.comparingDouble(i -> -metrics.raw(i.metric()).value());
        return new Ranking(all, all.stream().sorted(byValue).toList());
    }

    /** Returns the metrics that were not 0 in every trial. */
    Ranking seen(final MetricText metrics) {
        return of(metrics, inLayoutOrder.stream().filter(i -> !UnseenOutcomes.is(metrics, i.metric())));
    }

    boolean isEmpty() {
        return inLayoutOrder.isEmpty();
    }

    Optional<Item> highest() {
        return descending.stream().findFirst();
    }
}
