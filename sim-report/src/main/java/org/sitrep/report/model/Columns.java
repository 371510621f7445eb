package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;
import org.sitrep.report.text.Numbers;
import org.sitrep.stats.Estimate;

/**
 * A table of typed columns, declared once for all outputs. Pages show the columns with a heading, the terminal those
 * with a brief heading, CSV those with a key. Not thread-safe while it is declared.
 *
 * @param <R> subject of a row
 */
public final class Columns<R> {
    /** The number of rows above which tables are folded or stand behind their picture. */
    static final int MANY_ROWS = 10;

    private final List<R> rows;
    private String file = "";
    private final List<Column<R>> columns = new ArrayList<>();

    /**
     * A column; a form in which it has no name omits it.
     *
     * @param key its name in CSV, null for none
     * @param heading its heading on a page, null for none
     * @param brief its heading on a terminal, null for none
     * @param numeric whether its cells are figures
     * @param cell text for readers; for CSV a text, number, boolean or enum constant, or an empty value
     */
    private record Column<R>(String key, String heading, String brief, boolean numeric, Function<R, ?> cell) {}

    private Columns(final List<R> rows) {
        this.rows = List.copyOf(rows);
    }

    public static <R> Columns<R> of(final List<R> rows) {
        return new Columns<>(rows);
    }

    /** Begins a table whose rows are numbered from 0. */
    static Columns<Integer> numbered(final int rows) {
        return of(IntStream.range(0, rows).boxed().toList());
    }

    /** Sets the name of its CSV file. */
    Columns<R> csv(final String name) {
        file = name;
        return this;
    }

    /** Returns the name of its file; empty if it has none. */
    public String file() {
        return file;
    }

    public boolean isEmpty() {
        return rows.isEmpty();
    }

    /** Adds a column of words to pages. */
    public Columns<R> text(final String heading, final Function<R, String> cell) {
        return add(null, heading, null, false, cell);
    }

    /** Adds a column of figures to pages. */
    public Columns<R> number(final String heading, final Function<R, String> cell) {
        return add(null, heading, null, true, cell);
    }

    /** Adds a column to the terminal only. */
    public Columns<R> brief(final String heading, final Function<R, String> cell) {
        return add(null, null, heading, false, cell);
    }

    /** Adds a column of words to pages and, under a separate heading, to the terminal. */
    public Columns<R> text(final String heading, final String brief, final Function<R, String> cell) {
        return add(null, heading, brief, false, cell);
    }

    /** Adds a column of figures to pages and, under a separate heading, to the terminal. */
    public Columns<R> number(final String heading, final String brief, final Function<R, String> cell) {
        return add(null, heading, brief, true, cell);
    }

    /** Adds a column of counts to pages and to CSV. */
    public Columns<R> count(final String key, final String heading, final ToLongFunction<R> cell) {
        return data(key, cell::applyAsLong).number(heading, row -> Numbers.count(cell.applyAsLong(row)));
    }

    /** Adds a column to CSV only; enum constants appear in lower case, as in JSON. */
    public Columns<R> data(final String key, final Function<R, ?> cell) {
        return add(key, null, null, false, cell);
    }

    /** Adds value, limits, level and n of an estimate to CSV, empty without an estimate. */
    public Columns<R> estimate(final String key, final Function<R, Estimate> of) {
        return estimate(key, "", of);
    }

    /** Adds the same columns with {@code prefix} before the names of limits, level and n. */
    public Columns<R> estimate(final String key, final String prefix, final Function<R, Estimate> of) {
        return levels(key, prefix, of)
                .data(
                        prefix + "n",
                        row -> of.apply(row) == null ? null : of.apply(row).n());
    }

    /** Adds value, limits and level of an estimate to CSV, empty without an estimate. */
    public Columns<R> levels(final String key, final String prefix, final Function<R, Estimate> of) {
        return number(key, of, Estimate::value)
                .number(prefix + "low", of, Estimate::low)
                .number(prefix + "high", of, Estimate::high)
                .number(prefix + "level", of, Estimate::level);
    }

    /** Adds value and limits of an estimate to CSV, empty without an estimate. */
    public Columns<R> limits(final String key, final Function<R, Estimate> of) {
        return number(key, of, Estimate::value)
                .number(key + ".low", of, Estimate::low)
                .number(key + ".high", of, Estimate::high);
    }

    private Columns<R> number(
            final String key, final Function<R, Estimate> of, final Function<Estimate, Double> number) {
        return data(key, row -> of.apply(row) == null ? Double.NaN : number.apply(of.apply(row)));
    }

    private Columns<R> add(
            final String key,
            final String heading,
            final String brief,
            final boolean numeric,
            final Function<R, ?> cell) {
        columns.add(new Column<>(key, heading, brief, numeric, cell));
        return this;
    }

    Block.Table page(final String id, final String caption) {
        return page(id, caption, false);
    }

    /** Returns the table for a page, optionally folded behind its caption. */
    Block.Table page(final String id, final String caption, final boolean folded) {
        final List<Column<R>> shown =
                columns.stream().filter(c -> c.heading != null).toList();
        return new Block.Table(
                id,
                caption,
                shown.stream().map(c -> new Block.Column(c.heading, c.numeric)).toList(),
                cells(shown),
                folded);
    }

    /** Returns the headings and rows of the brief columns. */
    public List<List<String>> grid() {
        final List<Column<R>> shown =
                columns.stream().filter(c -> c.brief != null).toList();
        final List<List<String>> grid = new ArrayList<>();
        grid.add(shown.stream().map(c -> c.brief).toList());
        grid.addAll(cells(shown));
        return grid;
    }

    private List<List<String>> cells(final List<Column<R>> shown) {
        return rows.stream()
                .map(row -> shown.stream().map(c -> (String) c.cell.apply(row)).toList())
                .toList();
    }

    /** Returns the names of the columns of CSV. */
    public List<String> keys() {
        return columns.stream().map(c -> c.key).filter(key -> key != null).toList();
    }

    /** Returns the cells of a column of CSV from top to bottom. */
    public List<Object> data(final int column) {
        final List<Column<R>> data = columns.stream().filter(c -> c.key != null).toList();
        final List<Object> cells = new ArrayList<>();
        rows.forEach(row -> cells.add(spelled(data.get(column).cell.apply(row))));
        return cells;
    }

    private static Object spelled(final Object cell) {
        return cell instanceof Enum<?> constant ? constant.name().toLowerCase(Locale.ROOT) : cell;
    }
}
