package org.sitrep.rulesets.purplehaze.metrics;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.outcome.Group;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Ratio;
import org.sitrep.outcome.Slot;
import org.sitrep.outcome.Slot.Better;
import org.sitrep.outcome.Slot.Kind;
import org.sitrep.rulesets.purplehaze.squad.SquadState;

/** Adds slots and groups to a layout in the few shapes that Missions need. */
final class SlotList {
    static final int MARINES = SquadState.MARINES;

    private final OutcomeLayout.Builder builder;

    SlotList(final OutcomeLayout.Builder builder) {
        this.builder = builder;
    }

    OutcomeLayout.Builder builder() {
        return builder;
    }

    /** Adds a slot that is 0 or 1 and returns its index. */
    int flag(final String name, final String label, final Better better) {
        return builder.add(Slots.flag(name, label, better));
    }

    /** Adds a slot of 0 … {@code max} and returns its index. */
    int count(final String name, final String label, final String unit, final int max, final Better better) {
        return builder.add(Slots.count(name, label, unit, max, better));
    }

    /** Adds a slot of {@code min … max} and returns its index. */
    int quantity(
            final String name,
            final String label,
            final String unit,
            final int min,
            final int max,
            final Better better) {
        return builder.add(new Slot(name, label, unit, Kind.QUANTITY, min, max, 1, better));
    }

    /** Adds a slot of minutes that reports show in hours, and returns its index. */
    int hours(final String name, final String label, final int mostMinutes, final Better better) {
        return builder.add(new Slot(name, label, "hours", Kind.QUANTITY, 0, mostMinutes, 60, better));
    }

    /** Adds the share that the sum of one slot is of that of another. */
    void share(
            final String name,
            final String label,
            final String numerator,
            final String denominator,
            final Better better) {
        builder.add(new Ratio(name, label, OutcomeLayout.SHARE, numerator, denominator, better));
    }

    /** Groups a list of metrics. */
    void list(
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
    void table(
            final String name,
            final String title,
            final String question,
            final List<String> metrics,
            final List<String> labels,
            final String column) {
        builder.add(new Group(name, title, question, Group.Kind.MATRIX, metrics, labels, List.of(column)));
    }

    /** Groups metrics {@code row.column} as a rectangle. */
    void rectangle(
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
    static List<String> together(final List<String> first, final List<String> second) {
        final List<String> all = new ArrayList<>(first);
        all.addAll(second);
        return all;
    }
}
