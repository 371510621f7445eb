package org.sitrep.report;

import java.io.StringWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.sitrep.report.model.Columns;
import tech.tablesaw.api.DoubleColumn;
import tech.tablesaw.api.LongColumn;
import tech.tablesaw.api.StringColumn;
import tech.tablesaw.api.Table;
import tech.tablesaw.columns.Column;
import tech.tablesaw.io.csv.CsvWriteOptions;

/**
 * Writes tables for other programs. Shares are 0 … 1 here, as in the result file, not percent; an absent value is an
 * empty cell; lines end with LF. Texts that a spreadsheet would run as formulas are escaped, see {@link CsvCells}.
 * Stateless.
 */
public final class Csv {
    private Csv() {}

    /** Returns the text of each table by file name. */
    public static Map<String, String> of(final List<Columns<?>> tables) {
        final Map<String, String> files = new LinkedHashMap<>();
        tables.forEach(table -> files.put(table.file(), of(table)));
        return files;
    }

    /**
     * Returns the columns of a table that have a key.
     *
     * @throws ArithmeticException if a number is infinite, which is a bug in its computation
     */
    public static String of(final Columns<?> table) {
        final List<String> keys = table.keys();
        // Tablesaw needs column names that differ in more than case; paths of values may not.
        final Table columns = table(
                table, IntStream.range(0, keys.size()).mapToObj(c -> "c" + c).toList(), CsvCells::harmless);
        final StringWriter out = new StringWriter();
        out.append(String.join(",", keys.stream().map(CsvCells::text).toList())).append('\n');
        final CsvWriteOptions options = CsvWriteOptions.builder(out)
                .header(false)
                .lineEnd("\n")
                .ignoreLeadingWhitespaces(false)
                .ignoreTrailingWhitespaces(false)
                .build();
        columns.write().csv(options);
        return out.toString();
    }

    /**
     * Returns the columns of a table that have a key.
     *
     * @param names one per column, which differ in more than case
     * @param text what becomes of a text
     */
    static Table table(final Columns<?> table, final List<String> names, final UnaryOperator<String> text) {
        final List<Column<?>> columns = new ArrayList<>();
        for (int c = 0; c < names.size(); c++) {
            columns.add(column(names.get(c), table.data(c), text));
        }
        return Table.create("table", columns);
    }

    private static Column<?> column(final String name, final List<Object> cells, final UnaryOperator<String> text) {
        final Object first = cells.stream().filter(Objects::nonNull).findFirst().orElse("");
        if (first instanceof Double) {
            final DoubleColumn numbers = DoubleColumn.create(name);
            cells.forEach(cell -> numbers.append(CsvCells.finite((Double) cell)));
            return numbers;
        }
        if (first instanceof Number && cells.stream().allMatch(cell -> cell == null || cell instanceof Number)) {
            final LongColumn counts = LongColumn.create(name);
            cells.forEach(cell -> counts.append(cell == null ? null : Long.valueOf(((Number) cell).longValue())));
            return counts;
        }
        final StringColumn texts = StringColumn.create(name);
        cells.forEach(cell -> texts.append(text.apply(String.valueOf(cell))));
        return texts;
    }
}
