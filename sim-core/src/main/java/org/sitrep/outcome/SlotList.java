package org.sitrep.outcome;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import org.sitrep.outcome.Slot.Better;
import org.sitrep.outcome.Slot.Kind;

/** Adds slots and groups to a layout in the few shapes that games need. Cold; not thread-safe. */
public final class SlotList {
    private final OutcomeLayout.Builder builder;

    /** Adds to a layout under way. */
    public SlotList(final OutcomeLayout.Builder builder) {
        this.builder = builder;
    }

    /** Returns the layout under way, for what has another shape. */
    public OutcomeLayout.Builder builder() {
        return builder;
    }

    /** Adds a slot that is 0 or 1 and returns its index. */
    public int flag(final String name, final String label, final Better better) {
        return builder.add(Slot.flag(name, label, better));
    }

    /** Adds a slot of 0 … {@code max} and returns its index. */
    public int count(final String name, final String label, final String unit, final int max, final Better better) {
        return builder.add(Slot.count(name, label, unit, max, better));
    }

    /** Adds a slot of {@code min … max} and returns its index. */
    public int quantity(
            final String name,
            final String label,
            final String unit,
            final int min,
            final int max,
            final Better better) {
        return builder.add(new Slot(name, label, unit, Kind.QUANTITY, min, max, 1, better));
    }

    /** Adds a slot of minutes that reports show in hours, and returns its index. */
    public int hours(final String name, final String label, final int mostMinutes, final Better better) {
        return builder.add(new Slot(name, label, "hours", Kind.QUANTITY, 0, mostMinutes, 60, better));
    }

    /** Adds the share that the sum of one slot is of that of another. */
    public void share(
            final String name,
            final String label,
            final String numerator,
            final String denominator,
            final Better better) {
        builder.add(new Ratio(name, label, OutcomeLayout.SHARE, numerator, denominator, better));
    }

    /** Groups a list of metrics. */
    public void list(
            final String name,
            final String title,
            final String question,
            final Group.Kind kind,
            final List<String> metrics,
            final List<String> labels) {
        if (!metrics.isEmpty()) {
            builder.add(new Group(name, title, question, kind, metrics, labels));
        }
    }

    /** Groups loose metrics as a table of one column, without pictures. */
    public void table(
            final String name,
            final String title,
            final String question,
            final List<String> metrics,
            final List<String> labels,
            final String column) {
        builder.add(new Group(name, title, question, Group.Kind.MATRIX, metrics, labels, List.of(column)));
    }

    /** Groups metrics {@code row.column} as a rectangle. */
    public void rectangle(
            final String name,
            final String title,
            final String question,
            final Group.Kind kind,
            final List<String> rows,
            final List<String> columns,
            final List<String> rowLabels,
            final List<String> columnLabels) {
        final List<String> metrics = new ArrayList<>();
        for (final String row : rows) {
            columns.forEach(column -> metrics.add(row + "." + column));
        }
        if (!metrics.isEmpty()) {
            builder.add(new Group(name, title, question, kind, metrics, rowLabels, columnLabels));
        }
    }

    /** Returns a list of several, one behind the other. */
    public static List<String> together(final List<String> first, final List<String> second) {
        final List<String> all = new ArrayList<>(first);
        all.addAll(second);
        return all;
    }

    /** Returns the names or labels of so many things. */
    public static List<String> names(final int count, final IntFunction<String> name) {
        final List<String> names = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            names.add(name.apply(i));
        }
        return names;
    }
}
