package org.sitrep.report;

import java.util.regex.Pattern;
import org.sitrep.scenario.SafeText;

/** Cells of CSV, safe for spreadsheets. Stateless. */
public final class CsvCells {
    /** What spreadsheets take for the beginning of a formula, in East Asian wide letters, too. */
    private static final Pattern FORMULA = Pattern.compile("[=+\\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20].*", Pattern.DOTALL);

    private static final Pattern NUMBER = Pattern.compile("[+-]?\\d+(\\.\\d+)?([eE][+-]?\\d+)?");
    private static final Pattern QUOTED = Pattern.compile(".*[,\"\r\n].*", Pattern.DOTALL);

    private CsvCells() {}

    /** Returns a text as a cell, in quotes where it needs them, and {@link #harmless} in a spreadsheet. */
    public static String text(final String raw) {
        final String cell = harmless(raw);
        return QUOTED.matcher(cell).matches() ? '"' + cell.replace("\"", "\"\"") + '"' : cell;
    }

    /**
     * Returns the text with an apostrophe before it if a spreadsheet would take it for a formula; a number, which may
     * begin with a sign, stays what it is. Control characters become U+FFFD.
     */
    static String harmless(final String raw) {
        final String text = SafeText.of(raw);
        return FORMULA.matcher(text).matches() && !NUMBER.matcher(text).matches() ? "'" + text : text;
    }

    /**
     * Returns a number as a cell, empty for NaN; zero has no sign.
     *
     * @throws ArithmeticException if it is infinite: a fault of whoever computed it
     */
    public static String number(final double x) {
        return Double.isNaN(x) ? "" : Double.toString(sound(x));
    }

    /** Returns a number that is not infinite, and of which zero has no sign. */
    static double sound(final double x) {
        if (Double.isInfinite(x)) {
            throw new ArithmeticException("a number of a table is infinite");
        }
        return x + 0.0; // -0.0 becomes 0.0
    }
}
