package org.sitrep.outcome;

import java.util.List;
import java.util.Objects;

/**
 * A set of metrics that a report shows as one table and picture, e.g. how combats end, or the share of each Marine lost.
 *
 * @param name dotted name
 * @param title heading of the table
 * @param question what the table answers, one sentence
 * @param kind what binds the metrics together
 * @param metrics names of slots or ratios of the same layout, in the order to show
 * @param itemLabels what to call each metric within the table (e.g. {@code Fighter}), as many as there are metrics
 */
public record Group(
        String name, String title, String question, Kind kind, List<String> metrics, List<String> itemLabels) {
    /** What binds the metrics of a group together. */
    public enum Kind {
        /** Flags of which each mission has exactly one: their rates add up to one. */
        CATEGORY,
        /** The same measure for several subjects (Marines, Enemy types). */
        PER_SUBJECT,
        /** Loose metrics of one theme. */
        THEME
    }

    /** Copies the lists and checks their sizes. */
    public Group {
        Objects.requireNonNull(name);
        Objects.requireNonNull(title);
        Objects.requireNonNull(question);
        Objects.requireNonNull(kind);
        metrics = List.copyOf(metrics);
        itemLabels = List.copyOf(itemLabels);
        if (metrics.size() != itemLabels.size()) {
            throw new IllegalArgumentException(
                    name + ": " + metrics.size() + " metrics, " + itemLabels.size() + " labels");
        }
    }
}
