package org.sitrep.cli.service;

import java.util.Map;
import org.sitrep.cli.output.Table;
import org.sitrep.cli.output.Table.Cell;
import org.sitrep.engine.Capsule;
import org.sitrep.engine.Estimates;
import org.sitrep.outcome.Ratio;
import org.sitrep.outcome.Slot;
import org.sitrep.report.CsvCells;
import org.sitrep.stats.Estimate;

/** The estimates of a capsule as a table, one row a metric. */
final class MetricTable {
    private MetricTable() {}

    static Table of(final Capsule capsule) {
        final Table table = new Table()
                .text("metric", "metric")
                .text("label", "label")
                .number("value", "value")
                .number("low", "low")
                .number("high", "high")
                .number("level", "level")
                .number("n", "n")
                .text("unit", "unit")
                .text("method", "method");
        final Map<String, Estimate> estimates = Estimates.of(capsule);
        estimates.forEach((name, e) -> table.row(
                name,
                label(capsule, name),
                number(e.value()),
                number(e.low()),
                number(e.high()),
                Cell.of(e.level()),
                Cell.of(e.n()),
                e.unit(),
                e.method()));
        return table;
    }

    private static String label(final Capsule capsule, final String metric) {
        return capsule.layout()
                .slot(metric)
                .map(Slot::label)
                .or(() -> capsule.layout().ratio(metric).map(Ratio::label))
                .orElse("");
    }

    private static Cell number(final double value) {
        return new Cell(value, CsvCells.number(value));
    }
}
