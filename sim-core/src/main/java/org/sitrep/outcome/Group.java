package org.sitrep.outcome;

import java.util.List;
import java.util.Objects;

/**
 * A set of metrics that a report shows as one table and picture, e.g. how combats end, or the share of each Marine
 * lost. Most kinds are a list, one metric an item; {@link Kind#BREAKDOWN} and {@link Kind#MATRIX} are a rectangle, one
 * metric a cell.
 *
 * @param name dotted name
 * @param title heading of the table
 * @param question what the table answers, one sentence
 * @param kind what binds the metrics together
 * @param metrics names of slots or ratios of the same layout, in the order to show; a rectangle's row by row
 * @param itemLabels what to call each metric within the table (e.g. {@code Fighter}), as many as there are metrics; of
 *     a rectangle, what to call each row
 * @param columnLabels what to call each column of a rectangle, as many as a row has metrics; empty for a list
 */
public record Group(
        String name,
        String title,
        String question,
        Kind kind,
        List<String> metrics,
        List<String> itemLabels,
        List<String> columnLabels) {
    /** What binds the metrics of a group together. */
    public enum Kind {
        /** Flags of which each trial has exactly one: their rates add up to one. */
        CATEGORY,
        /** The same measure for several subjects (Marines, Enemy types). */
        PER_SUBJECT,
        /** Loose metrics of one theme. */
        THEME,
        /**
         * A rectangle of shares: a row says how often each of several things comes to pass for its subject, e.g. an
         * Encounter passed, failed or not drawn. A row adds up to one at most; what is missing to one is nothing that
         * needs a name. For long lists: one thin bar a row, in the order given.
         */
        BREAKDOWN,
        /**
         * A rectangle of loose metrics: several measures, each in a column with its own unit, for each of several
         * subjects.
         */
        MATRIX;

        /** Returns whether a group of this kind has columns. */
        public boolean isRectangle() {
            return this == BREAKDOWN || this == MATRIX;
        }
    }

    /** Makes a list. */
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
                    + " labels, " + columnLabels.size() + " labels of columns");
        }
    }

    /** Returns the metric of a cell of a rectangle. */
    public String metric(final int row, final int column) {
        return metrics.get(row * columnLabels.size() + column);
    }
}
