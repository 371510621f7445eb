package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.sitrep.outcome.Group;

/** The metrics of a group that have data, in the layout's order and by value. Immutable. */
final class Ranking {
    private final List<Item> inLayoutOrder;
    private final List<Item> descending;

    record Item(String label, String metric) {}

    private Ranking(final List<Item> items, final Metrics metrics) {
        inLayoutOrder = List.copyOf(items);
        descending = items.stream()
                .sorted(Comparator.comparingDouble(
                        (Item i) -> -metrics.raw(i.metric()).value()))
                .toList();
    }

    static Ranking of(final Metrics metrics, final Group group) {
        final List<Item> items = new ArrayList<>();
        for (int i = 0; i < group.metrics().size(); i++) {
            final String metric = group.metrics().get(i);
            if (!Double.isNaN(metrics.raw(metric).value())) {
                items.add(new Item(group.itemLabels().get(i), metric));
            }
        }
        return new Ranking(items, metrics);
    }

    /** Returns those that were not 0 in every mission. */
    Ranking seen(final Metrics metrics) {
        return new Ranking(
                inLayoutOrder.stream()
                        .filter(i -> !Unseen.is(metrics, i.metric()))
                        .toList(),
                metrics);
    }

    boolean isEmpty() {
        return inLayoutOrder.isEmpty();
    }

    List<Item> inLayoutOrder() {
        return inLayoutOrder;
    }

    /** Highest first; equal ones in the layout's order. */
    List<Item> descending() {
        return descending;
    }

    Optional<Item> highest() {
        return descending.stream().findFirst();
    }
}
