package org.sitrep.ruleset.odds;

import java.util.ArrayList;
import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;

/** Rows under named columns. Not thread-safe while it is being filled. */
public final class OddsTable {
    private final List<Column> columns = new ArrayList<>();
    private final List<List<Cell>> rows = new ArrayList<>();

    /**
     * A column.
     *
     * @param key key for programs
     * @param title heading for people
     * @param number whether it holds numbers, and is right-aligned
     */
    public record Column(String key, String title, boolean number) {}

    /**
     * A cell.
     *
     * @param value for programs: a number, a boolean or text
     * @param shown for people
     */
    public record Cell(Object value, String shown) {}

    /** Adds a column of text. */
    public OddsTable text(final String key, final String title) {
        columns.add(new Column(key, title, false));
        return this;
    }

    /** Adds a column of numbers. */
    public OddsTable number(final String key, final String title) {
        columns.add(new Column(key, title, true));
        return this;
    }

    /** Adds a column of probabilities; if {@code exact}, followed by one of the same as exact fractions. */
    public OddsTable chance(final String key, final String title, final boolean exact) {
        number(key, title);
        return exact ? text(key.equals("p") ? "exact" : key + "Exact", "exact") : this;
    }

    /**
     * Adds a row.
     *
     * @param cells {@link Cell}s, or values shown alike to people and programs; a fraction is a probability, shown as a
     *     percentage, and fills both columns of {@link #chance}
     * @throws IllegalArgumentException if the number of cells differs from that of the columns
     */
    public void row(final Object... cells) {
        final List<Cell> row = new ArrayList<>();
        for (final Object cell : cells) {
            if (cell instanceof BigFraction p) {
                row.add(new Cell(p.doubleValue(), Odds.percent(p)));
                if (row.size() < columns.size()
                        && columns.get(row.size()).title().equals("exact")) {
                    row.add(new Cell(Odds.exact(p), Odds.exact(p)));
                }
            } else {
                row.add(cell instanceof Cell given ? given : new Cell(cell, String.valueOf(cell)));
            }
        }
        if (row.size() != columns.size()) {
            throw new IllegalArgumentException(row.size() + " cells for " + columns.size() + " columns");
        }
        rows.add(List.copyOf(row));
    }

    public List<Column> columns() {
        return List.copyOf(columns);
    }

    public List<List<Cell>> rows() {
        return List.copyOf(rows);
    }
}
