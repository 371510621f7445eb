package org.sitrep.report;

import org.sitrep.stats.Estimate;

/** Appends cells to a line of CSV. What there is none of is an empty cell. */
final class CsvCells {
    private CsvCells() {}

    /** Returns a text as a cell, in quotes where it needs them, and harmless in a spreadsheet. */
    static String text(final String raw) {
        final String cell = CsvTables.cell(raw);
        return cell.matches("(?s).*[,\"\r\n].*") ? '"' + cell.replace("\"", "\"\"") + '"' : cell;
    }

    /** Appends value, limits, level and n, each after a comma. */
    static void estimate(final StringBuilder out, final Estimate e) {
        number(out, e.value());
        number(out, e.low());
        number(out, e.high());
        number(out, e.level());
        out.append(',').append(e.n());
    }

    /** Appends a number after a comma. */
    static void number(final StringBuilder out, final double x) {
        out.append(',').append(Double.isNaN(x) ? "" : Double.toString(x));
    }
}
