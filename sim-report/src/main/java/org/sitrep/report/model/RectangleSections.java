package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.sitrep.outcome.Group;
import org.sitrep.outcome.Slot;

/** The sections of groups that are rectangles: shares of each of many subjects, and several measures of each of a few. */
final class RectangleSections {
    /** Tables of more rows than this stand behind their picture. */
    private static final int MANY_ROWS = 10;

    private final Metrics metrics;
    private final Ids ids;

    RectangleSections(final Metrics metrics, final Ids ids) {
        this.metrics = metrics;
        this.ids = ids;
    }

    Section breakdown(final Group group) {
        final List<Block> blocks = new ArrayList<>();
        final List<Chart.Row> rows = rows(group);
        if (rows.stream().anyMatch(r -> !Double.isNaN(r.shares().get(0)))) {
            final Chart.Stacked chart = new Chart.Stacked(
                    ids.of(group.name()), group.title(), inWords(parts(group), rows), axis(group), parts(group), rows);
            blocks.add(new Block.Figure(chart, caption(group)));
        }
        Unseen.sentence(metrics, group).ifPresent(s -> blocks.add(new Block.Paragraph(Rich.of(s))));
        blocks.add(table(group, group.itemLabels().size() > MANY_ROWS));
        return new Section(OutcomeSections.sectionId(group.name()), group.title(), group.question(), blocks);
    }

    Section matrix(final Group group) {
        final List<Block> blocks = new ArrayList<>(List.of(table(group, false)));
        Unseen.sentence(metrics, group).ifPresent(s -> blocks.add(new Block.Paragraph(Rich.of(s))));
        return new Section(OutcomeSections.sectionId(group.name()), group.title(), group.question(), blocks);
    }

    private List<Chart.Row> rows(final Group group) {
        return IntStream.range(0, group.itemLabels().size())
                .mapToObj(row -> new Chart.Row(
                        group.itemLabels().get(row),
                        columns(group).stream()
                                .map(c -> metrics.raw(group.metric(row, c)).value())
                                .toList()))
                .toList();
    }

    private List<Chart.Part> parts(final Group group) {
        return columns(group).stream()
                .map(c -> new Chart.Part(group.columnLabels().get(c), better(group, c)))
                .toList();
    }

    private Slot.Better better(final Group group, final int column) {
        return metrics.better(group.metric(0, column));
    }

    private List<Integer> columns(final Group group) {
        return Unseen.seenColumns(metrics, group);
    }

    private String axis(final Group group) {
        final boolean ofMissions = group.metrics().stream()
                .allMatch(m -> metrics.capsule().layout().slot(m).isPresent());
        return ofMissions ? "% of " + metrics.trial().many() : "%";
    }

    private static String inWords(final List<Chart.Part> parts, final List<Chart.Row> rows) {
        return rows.stream()
                        .map(r -> r.label() + ": "
                                + IntStream.range(0, parts.size())
                                        .mapToObj(c -> parts.get(c).label() + " "
                                                + Numbers.percent(r.shares().get(c)))
                                        .collect(Collectors.joining(", ")))
                        .collect(Collectors.joining("; "))
                + ".";
    }

    /** Where each part is greatest. */
    private Rich caption(final Group group) {
        Rich text = Rich.of("");
        for (int c = 0; c < group.columnLabels().size(); c++) {
            final int most = rowWithMost(group, c);
            if (most >= 0) {
                text = text.plain((text.text().isEmpty() ? "Most often " : " Most often ")
                                + lower(group.columnLabels().get(c)) + ": ")
                        .strong(group.itemLabels().get(most))
                        .plain(", " + metrics.withUnit(group.metric(most, c)) + ".");
            }
        }
        return text.plain(" The rows stand in the order of their list.");
    }

    private int rowWithMost(final Group group, final int column) {
        int most = -1;
        double greatest = 0;
        for (int row = 0; row < group.itemLabels().size(); row++) {
            final double value = metrics.raw(group.metric(row, column)).value();
            if (value > greatest) {
                most = row;
                greatest = value;
            }
        }
        return most;
    }

    /** As it reads within a sentence; what is written in capitals stays so. */
    private static String lower(final String label) {
        final boolean capitals = label.length() > 1 && Character.isUpperCase(label.charAt(1));
        return label.isEmpty() || capitals
                ? label
                : label.substring(0, 1).toLowerCase(Locale.ROOT) + label.substring(1);
    }

    private Block.Table table(final Group group, final boolean folded) {
        final List<Block.Column> headings = new ArrayList<>();
        headings.add(Block.Column.text(group.kind() == Group.Kind.BREAKDOWN ? "Of" : "Subject"));
        columns(group).forEach(c -> headings.add(Block.Column.number(RectangleCells.heading(metrics, group, c))));
        final List<List<String>> rows = new ArrayList<>();
        for (int row = 0; row < group.itemLabels().size(); row++) {
            final List<String> cells =
                    new ArrayList<>(List.of(group.itemLabels().get(row)));
            for (final int c : columns(group)) {
                cells.add(RectangleCells.cell(metrics, group, row, c));
            }
            rows.add(cells);
        }
        return new Block.Table(
                ids.of(group.name() + "-estimates"),
                group.title() + ", ± half a " + Numbers.level(metrics.level()) + " interval",
                headings,
                rows,
                folded);
    }
}
