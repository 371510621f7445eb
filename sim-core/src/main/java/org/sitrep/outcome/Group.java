package org.sitrep.outcome;

import java.util.List;
import java.util.Objects;

/**
 * A set of metrics that a report shows as one table and chart, e.g. the endings of combats or the loss rate of each
 * Marine. Most kinds are a list with one metric per item; {@link Kind#BREAKDOWN} and {@link Kind#MATRIX} are a
 * rectangle with one metric per cell.
 *
 * @param name dotted name
 * @param title heading of the table
 * @param question the question that the table answers, one sentence
 * @param kind the relation between the metrics
 * @param metrics names of slots or ratios of the same layout, in display order; of a rectangle, row by row
 * @param itemLabels label of each metric within the table (e.g. {@code Fighter}); of a rectangle, label of each row
 * @param columnLabels label of each column of a rectangle, one per metric of a row; empty for a list
 */
public record Group(
        String name,
        String title,
        String question,
        Kind kind,
        List<String> metrics,
        List<String> itemLabels,
        List<String> columnLabels) {
    /** The relation between the metrics of a group. */
    public enum Kind {
        /** Flags, exactly one of them set in each trial, so that their rates add up to one. */
        CATEGORY,
        /** The same measure for several subjects (Marines, Enemy types). */
        PER_SUBJECT,
        /** Individual metrics of one theme. */
        THEME,
        /**
         * A rectangle of shares: a row gives the rate of each of several results for its subject, e.g. an Encounter
         * passed, failed or not drawn. A row adds up to at most one; the remainder has no label. For long lists:
         * charted as one thin bar per row, in the given order.
         */
        BREAKDOWN,
        /**
         * A rectangle of individual metrics: several measures, each in a column with its own unit, for each of several
         * subjects.
         */
        MATRIX;

        /** Returns whether a group of this kind has columns. */
        public boolean isRectangle() {
            return this == BREAKDOWN || this == MATRIX;
        }
    }

    /** Creates a group that is a list. */
    public Group(
            final String name,
            final String title,
            final String question,
            final Kind kind,
            final List<String> metrics,
            final List<String> itemLabels) {
        this(name, title, question, kind, metrics, itemLabels, List.of());
    }

    public Group {
        Objects.requireNonNull(name);
        Objects.requireNonNull(title);
        Objects.requireNonNull(question);
        Objects.requireNonNull(kind);
        metrics = List.copyOf(metrics);
        itemLabels = List.copyOf(itemLabels);
        columnLabels = List.copyOf(columnLabels);
        final int columns = kind.isRectangle() ? columnLabels.size() : 1;
        if (metrics.size() != itemLabels.size() * columns || kind.isRectangle() == columnLabels.isEmpty()) {
            throw new IllegalArgumentException(name + ": " + metrics.size() + " metrics, " + itemLabels.size()
                    + " labels, " + columnLabels.size() + " column labels");
        }
    }

    /** Returns the metric of a cell of a rectangle. */
    public String metric(final int row, final int column) {
        return metrics.get(row * columnLabels.size() + column);
    }
}
