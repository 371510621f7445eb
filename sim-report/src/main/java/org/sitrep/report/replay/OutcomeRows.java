package org.sitrep.report.replay;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.sitrep.outcome.Group;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Ratio;
import org.sitrep.outcome.Slot;
import org.sitrep.report.text.Numbers;

/** The outcome of a trial in the groups of the report: the headline, and every value other than 0. */
public final class OutcomeRows {
    private final OutcomeLayout layout;
    private final Outcome outcome;
    private final Set<String> shown = new HashSet<>();

    private OutcomeRows(final OutcomeLayout layout, final Outcome outcome) {
        this.layout = layout;
        this.outcome = outcome;
    }

    /** A label and its value; the value is empty for a flag. */
    public record Row(String label, String value) {}

    /** Returns the rows of each group by its title, in the order of the report; that of the headline is empty. */
    public static Map<String, List<Row>> of(final OutcomeLayout layout, final Outcome outcome) {
        return new OutcomeRows(layout, outcome).sections();
    }

    /** Returns the same as names and values, each name with its group. */
    public static Map<String, String> named(final OutcomeLayout layout, final Outcome outcome) {
        final Map<String, String> rows = new LinkedHashMap<>();
        new OutcomeRows(layout, outcome)
                .sections()
                .forEach((title, section) -> section.forEach(row -> rows.put(
                        (title.isEmpty() ? "" : title + ": ") + row.label(),
                        row.value().isEmpty() ? "yes" : row.value())));
        return rows;
    }

    private Map<String, List<Row>> sections() {
        final Map<String, List<Row>> sections = new LinkedHashMap<>();
        sections.put("", headline());
        layout.groups().forEach(g -> sections.put(g.title(), g.kind().isRectangle() ? rectangle(g) : list(g)));
        sections.put("Besides", besides());
        sections.values().removeIf(List::isEmpty);
        return sections;
    }

    private List<Row> headline() {
        final String name = layout.headline();
        shown.add(name);
        return layout
                .slot(name)
                .filter(slot -> is(name))
                .map(slot -> new Row(
                        slot.label(),
                        slot.kind() == Slot.Kind.FLAG ? (whole(name) == 0 ? "no" : "yes") : value(slot, slot.label())))
                .or(() -> layout.ratio(name).flatMap(r -> part(r).map(part -> new Row(r.label(), part))))
                .stream()
                .toList();
    }

    private List<Row> list(final Group group) {
        final List<Row> rows = new ArrayList<>();
        for (int i = 0; i < group.metrics().size(); i++) {
            final String name = group.metrics().get(i);
            final String label = group.itemLabels().get(i);
            cell(name, label).ifPresent(text -> rows.add(new Row(label, text)));
        }
        return rows;
    }

    private List<Row> rectangle(final Group group) {
        final List<Row> rows = new ArrayList<>();
        final int columns = group.columnLabels().size();
        for (int row = 0; row < group.itemLabels().size(); row++) {
            final String label = group.itemLabels().get(row);
            final List<String> cells = new ArrayList<>();
            for (int column = 0; column < columns; column++) {
                final String name = group.metric(row, column);
                if (columns == 1) {
                    cell(name, label).ifPresent(cells::add);
                } else {
                    measure(group.kind(), name, group.columnLabels().get(column))
                            .ifPresent(cells::add);
                }
            }
            if (!cells.isEmpty()) {
                rows.add(new Row(label, String.join(", ", cells)));
            }
        }
        return rows;
    }

    /**
     * Returns a column's label with its number, or alone if it is a flag or the only cause; empty if there is nothing
     * to show.
     */
    private Optional<String> measure(final Group.Kind kind, final String name, final String column) {
        final Optional<Ratio> ratio = layout.ratio(name);
        if (ratio.isEmpty()) {
            final Slot slot = layout.slot(name).orElseThrow();
            return cell(name, column).map(text -> text.isEmpty() ? column : column + " " + number(slot));
        }
        final String numerator = ratio.get().numerator();
        final String denominator = ratio.get().denominator();
        if (kind == Group.Kind.MATRIX) {
            final boolean fresh = !shown.contains(numerator) || !shown.contains(denominator);
            return fresh ? part(ratio.get()).map(text -> column + " " + text) : Optional.empty();
        }
        final boolean came = is(numerator) && whole(numerator) != 0;
        final Optional<String> part = part(ratio.get());
        return came ? part.map(text -> whole(denominator) == 1 ? column : column + " " + text) : Optional.empty();
    }

    /** Returns all slots that no group has shown. */
    private List<Row> besides() {
        final Set<String> steps = layout.steps();
        return layout.slots().stream()
                .filter(slot -> !steps.contains(slot.name()) && !shown.contains(slot.name()))
                .flatMap(slot -> cell(slot.name(), slot.label()).map(text -> new Row(slot.label(), text)).stream())
                .toList();
    }

    /** Returns the value next to a label; empty if the metric is 0 or absent. Each metric is shown once. */
    private Optional<String> cell(final String name, final String label) {
        final boolean fresh = shown.add(name);
        final Optional<Slot> slot = layout.slot(name);
        if (slot.isEmpty()) {
            return layout.ratio(name).flatMap(this::part);
        }
        return fresh && is(name) && whole(name) != 0
                ? Optional.of(slot.get().kind() == Slot.Kind.FLAG ? "" : value(slot.get(), label))
                : Optional.empty();
    }

    private boolean is(final String name) {
        return whole(name) != Outcome.ABSENT;
    }

    private int whole(final String name) {
        return outcome.get(layout.index(name));
    }

    /** Returns e.g. {@code 4 of 6}; empty if the whole is 0. */
    private Optional<String> part(final Ratio ratio) {
        final Slot of = layout.slot(ratio.denominator()).orElseThrow();
        final Slot part = layout.slot(ratio.numerator()).orElseThrow();
        final boolean there = is(of.name()) && whole(of.name()) != 0;
        Stream.of(of, part).map(Slot::name).forEach(shown::add);
        return there ? Optional.of(number(part) + " of " + number(of)) : Optional.empty();
    }

    /** Returns the value with its unit, unless the label includes it. */
    private String value(final Slot slot, final String label) {
        final boolean said = label.toLowerCase(Locale.ROOT).contains(slot.unit().toLowerCase(Locale.ROOT));
        return number(slot) + (said ? "" : " " + slot.unit());
    }

    private String number(final Slot slot) {
        return Numbers.plain((double) whole(slot.name()) / slot.divisor(), 2);
    }
}
