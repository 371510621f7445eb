package org.sitrep.report.model;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.sitrep.outcome.Group;

/** Words the heads and cells of a group that is a rectangle. Stateless. */
public final class RectangleCells {
    private RectangleCells() {}

    /** Returns a column's label with its unit, if all its cells have one and the label does not say it. */
    public static String heading(final Metrics metrics, final Group group, final int column) {
        final String label = group.columnLabels().get(column);
        final String unit = unit(metrics, group, column);
        final boolean said = label.toLowerCase(Locale.ROOT).contains(unit.toLowerCase(Locale.ROOT));
        return said ? label : label + " (" + unit + ")";
    }

    /** Returns a cell's estimate, with its unit only if the column's heading cannot say it. */
    public static String cell(final Metrics metrics, final Group group, final int row, final int column) {
        final String metric = group.metric(row, column);
        return metrics.withUnit(metric, unit(metrics, group, column).isEmpty() ? metrics.unit(metric) : "");
    }

    private static String unit(final Metrics metrics, final Group group, final int column) {
        final List<String> units = IntStream.range(0, group.itemLabels().size())
                .mapToObj(row -> metrics.unit(group.metric(row, column)))
                .distinct()
                .toList();
        return units.size() == 1 ? units.get(0) : "";
    }
}
