package org.sitrep.report;

import java.util.regex.Pattern;
import org.sitrep.scenario.SafeText;

/** Writes cells of CSV that are safe for spreadsheets. Stateless. */
public final class CsvCells {
    /** The beginnings that spreadsheets treat as formulas, including East Asian wide forms. */
    private static final Pattern FORMULA = Pattern.compile("[=+\\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20].*", Pattern.DOTALL);

    private static final Pattern NUMBER = Pattern.compile("[+-]?\\d+(\\.\\d+)?([eE][+-]?\\d+)?");
    private static final Pattern QUOTED = Pattern.compile(".*[,\"\r\n].*", Pattern.DOTALL);

    private CsvCells() {}

    /** Returns a text as a cell, quoted where necessary and {@link #harmless} in a spreadsheet. */
    public static String text(final String raw) {
        final String cell = harmless(raw);
        return QUOTED.matcher(cell).matches() ? '"' + cell.replace("\"", "\"\"") + '"' : cell;
    }

    /**
     * Returns the text, with an apostrophe in front if a spreadsheet would treat it as a formula. Numbers, which may
     * begin with a sign, stay unchanged. Control characters become U+FFFD.
     */
    static String harmless(final String raw) {
        final String text = SafeText.of(raw);
        return FORMULA.matcher(text).matches() && !NUMBER.matcher(text).matches() ? "'" + text : text;
    }

    /**
     * Returns a number as a cell, empty for NaN; zero has no sign.
     *
     * @throws ArithmeticException if it is infinite, which is a bug in its computation
     */
    public static String number(final double x) {
        return Double.isNaN(x) ? "" : Double.toString(finite(x));
    }

    /** Returns the number if it is not infinite; zero loses its sign. */
    static double finite(final double x) {
        if (Double.isInfinite(x)) {
            throw new ArithmeticException("a number of a table is infinite");
        }
        return x + 0.0; // -0.0 becomes 0.0
    }
}
