package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.sitrep.outcome.Group;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Series;
import org.sitrep.outcome.Slot;
import org.sitrep.outcome.Survival;
import org.sitrep.report.chart.HistogramChart;
import org.sitrep.stats.Estimate;
import org.sitrep.stats.SlotTally;
import org.sitrep.stats.SurvivalCurve;

/** The numbers of a run as tables for other programs. Shares are 0 … 1 here, as in the capsule. */
final class RunTables {
    private final MetricText metrics;
    private final OutcomeLayout layout;
    private final Map<String, Estimate> estimates;

    RunTables(final MetricText metrics) {
        this.metrics = metrics;
        layout = metrics.capsule().layout();
        estimates = metrics.estimates();
    }

    /** Returns the tables; survival curves and rectangles only where the layout has any. */
    List<Columns<?>> all() {
        final List<Columns<?>> tables = new ArrayList<>(List.of(
                estimates().csv("estimates.csv"),
                ends().csv("ends.csv"),
                histograms().csv("histograms.csv"),
                series().csv("series.csv")));
        if (!layout.survivals().isEmpty()) {
            tables.add(survival().csv("survival.csv"));
        }
        if (layout.groups().stream().anyMatch(g -> g.kind().isRectangle())) {
            tables.add(rectangles().csv("tables.csv"));
        }
        return tables;
    }

    /** Adds an estimate of which n is 0 where there is none. */
    private static <R> Columns<R> numbers(final Columns<R> table, final Function<R, Estimate> of) {
        return table.levels("value", "", of)
                .data("n", row -> of.apply(row) == null ? 0 : of.apply(row).n());
    }

    private Columns<?> estimates() {
        final Columns<Map.Entry<String, Estimate>> table =
                Columns.of(List.copyOf(estimates.entrySet())).data("metric", Map.Entry::getKey);
        return numbers(table, Map.Entry::getValue)
                .data("unit", row -> row.getValue().unit())
                .data("method", row -> row.getValue().method());
    }

    private record Cell(Group group, int at) {
        private String metric() {
            return group.metrics().get(at);
        }

        private String row() {
            return group.itemLabels().get(at / group.columnLabels().size());
        }

        private String column() {
            return group.columnLabels().get(at % group.columnLabels().size());
        }
    }

    private List<Cell> cells(final boolean rectangles) {
        final List<Cell> cells = new ArrayList<>();
        for (final Group group : layout.groups()) {
            if (rectangles ? group.kind().isRectangle() : group.kind() == Group.Kind.CATEGORY) {
                IntStream.range(0, group.metrics().size()).forEach(i -> cells.add(new Cell(group, i)));
            }
        }
        return cells;
    }

    private Columns<?> ends() {
        final Columns<Cell> table = Columns.of(cells(false))
                .data("group", cell -> cell.group().name())
                .data("metric", Cell::metric)
                .data("label", cell -> cell.group().itemLabels().get(cell.at()))
                .data(
                        "trials",
                        cell -> layout.slot(cell.metric()).isPresent()
                                ? tally(cell.metric()).sum()
                                : 0L);
        return numbers(table, cell -> estimates.get(cell.metric()));
    }

    private Columns<?> rectangles() {
        final Columns<Cell> table = Columns.of(cells(true))
                .data("group", cell -> cell.group().name())
                .data("row", Cell::row)
                .data("column", Cell::column)
                .data("metric", Cell::metric);
        return numbers(table, cell -> estimates.get(cell.metric()))
                .data(
                        "unit",
                        cell -> estimates.containsKey(cell.metric())
                                ? estimates.get(cell.metric()).unit()
                                : "");
    }

    private record Value(Slot slot, HistogramChart.Bin bin) {}

    private Columns<?> histograms() {
        final List<Value> values = new ArrayList<>();
        for (final Slot slot : layout.slots()) {
            new Distribution(slot, tally(slot.name()))
                    .values().stream().filter(bin -> bin.trials() > 0).forEach(bin -> values.add(new Value(slot, bin)));
        }
        return Columns.of(values)
                .data("metric", value -> value.slot().name())
                .data("value", value -> value.bin().low())
                .data("trials", value -> value.bin().trials())
                .data("share", value -> value.bin().share())
                .data("firstTrial", value -> value.bin().firstTrial());
    }

    private record Step(Series series, int at, Distribution seen) {
        private String slot() {
            return series.slots().get(at);
        }
    }

    private Columns<?> series() {
        final List<Step> steps = new ArrayList<>();
        for (final Series series : layout.series()) {
            for (int i = 0; i < series.slots().size(); i++) {
                final String name = series.slots().get(i);
                steps.add(new Step(series, i, new Distribution(layout.slot(name).orElseThrow(), tally(name))));
            }
        }
        final Columns<Step> table =
                Columns.of(steps).data("series", step -> step.series().name()).data("step", step -> step.at() + 1);
        return numbers(table, step -> estimates.get(step.slot()))
                .data("p05", step -> step.seen().quantile(0.05))
                .data("p50", step -> step.seen().quantile(0.5))
                .data("p95", step -> step.seen().quantile(0.95))
                .data("label", step -> step.series().stepLabel(step.at()));
    }

    private record Point(Survival survival, SurvivalCurve curve, int at) {
        private SurvivalCurve.Point point() {
            return curve.points().get(at);
        }
    }

    private Columns<?> survival() {
        final List<Point> points = new ArrayList<>();
        for (final Survival survival : layout.survivals()) {
            for (final SurvivalCurve curve : metrics.curves(survival)) {
                IntStream.range(0, curve.points().size()).forEach(k -> points.add(new Point(survival, curve, k)));
            }
        }
        return Columns.of(points)
                .data("survival", point -> point.survival().name())
                .data("curve", point -> point.curve().label())
                .data("step", point -> point.at() + 1)
                .data("atRisk", point -> point.point().atRisk())
                .data("lost", point -> point.point().lost())
                .levels("value", "", point -> point.point().surviving())
                .data("method", point -> point.point().surviving().method());
    }

    private SlotTally tally(final String slot) {
        return metrics.capsule().tallies().get(layout.index(slot));
    }
}
