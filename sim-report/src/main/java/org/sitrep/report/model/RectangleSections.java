package org.sitrep.report.model;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.sitrep.outcome.Group;
import org.sitrep.outcome.Slot;
import org.sitrep.portable.Streams;
import org.sitrep.report.chart.StackedChart;
import org.sitrep.report.text.Numbers;

/** Builds the sections of rectangular groups: shares of many subjects, or several measures of a few subjects. */
record RectangleSections(MetricText metrics, Ids ids, ReportBuilder page) {
    void breakdown(final Group group) {
        OutcomeSections.begin(page, group);
        final List<StackedChart.Row> rows = rows(group);
        if (rows.stream().anyMatch(r -> !Double.isNaN(r.shares().get(0)))) {
            final List<StackedChart.Part> parts = parts(group);
            page.figure(
                    new StackedChart(
                            ids.of(group.name()), group.title(), inWords(parts, rows), axis(group), parts, rows),
                    caption(group));
        }
        page.add(table(group, group.itemLabels().size() > Columns.MANY_ROWS));
        UnseenOutcomes.sentence(metrics, group).ifPresent(page::text);
    }

    void matrix(final Group group) {
        OutcomeSections.begin(page, group).add(table(group, false));
        UnseenOutcomes.sentence(metrics, group).ifPresent(page::text);
    }

    private List<StackedChart.Row> rows(final Group group) {
        return IntStream.range(0, group.itemLabels().size())
                .mapToObj(row -> new StackedChart.Row(
                        group.itemLabels().get(row),
                        columns(group).stream()
                                .map(c -> metrics.raw(group.metric(row, c)).value())
                                .toList()))
                .toList();
    }

    private List<StackedChart.Part> parts(final Group group) {
        return columns(group).stream()
                .map(c -> new StackedChart.Part(group.columnLabels().get(c), better(group, c)))
                .toList();
    }

    private Slot.Better better(final Group group, final int column) {
        return metrics.better(group.metric(0, column));
    }

    private List<Integer> columns(final Group group) {
        return UnseenOutcomes.seenColumns(metrics, group);
    }

    private String axis(final Group group) {
        final boolean ofTrials = group.metrics().stream()
                .allMatch(m -> metrics.result().layout().slot(m).isPresent());
        return ofTrials ? "% of " + metrics.trial().many() : "%";
    }

    private static String inWords(final List<StackedChart.Part> parts, final List<StackedChart.Row> rows) {
        return rows.stream()
                        .map(r -> r.label() + ": "
                                + IntStream.range(0, parts.size())
                                        .mapToObj(c -> parts.get(c).label() + " "
                                                + Numbers.percent(r.shares().get(c)))
                                        .collect(Collectors.joining(", ")))
                        .collect(Collectors.joining("; "))
                + ".";
    }

    private RichText caption(final Group group) {
        RichText text = RichText.of("");
        for (int c = 0; c < group.columnLabels().size(); c++) {
            final int most = rowWithMost(group, c);
            if (most >= 0) {
                text = text.plain((text.text().isEmpty() ? "Most often " : "; ")
                                + lower(group.columnLabels().get(c)) + ": ")
                        .strong(group.itemLabels().get(most));
            }
        }
        return text.plain(".");
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

    /** Returns a label for use within a sentence; words in capitals stay unchanged. */
    private static String lower(final String label) {
        final boolean capitals = label.length() > 1 && Character.isUpperCase(label.charAt(1));
        return label.isEmpty() || capitals
                ? label
                : label.substring(0, 1).toLowerCase(Locale.ROOT) + label.substring(1);
    }

    private Block.Table table(final Group group, final boolean folded) {
        return cells(metrics, group)
                .page(
                        ids.of(group.name() + "-estimates"),
                        group.title() + ", ± half a " + Numbers.level(metrics.level()) + " interval",
                        folded);
    }

    /** Returns one row per subject and one column per measure seen, with the unit in the heading if there is one. */
    static Columns<Integer> cells(final MetricText metrics, final Group group) {
        final Columns<Integer> table = Columns.numbered(group.itemLabels().size())
                .text(group.kind() == Group.Kind.BREAKDOWN ? "Of" : "Subject", "", group.itemLabels()::get);
        for (final int column : UnseenOutcomes.seenColumns(metrics, group)) {
            final String unit = unit(metrics, group, column);
            final String label = group.columnLabels().get(column);
            final boolean hasUnit = label.toLowerCase(Locale.ROOT).contains(unit.toLowerCase(Locale.ROOT));
            final String heading = hasUnit ? label : label + " (" + unit + ")";
            table.number(heading, heading, row -> {
                final String metric = group.metric(row, column);
                return metrics.withUnit(metric, unit.isEmpty() ? metrics.unit(metric) : "");
            });
        }
        return table;
    }

    /** Returns the unit of a column; empty if its cells have several units. */
    private static String unit(final MetricText metrics, final Group group, final int column) {
        final List<String> units = IntStream.range(0, group.itemLabels().size())
                .mapToObj(row -> metrics.unit(group.metric(row, column)))
                .filter(Streams.unseen())
                .toList();
        return units.size() == 1 ? units.get(0) : "";
    }
}
