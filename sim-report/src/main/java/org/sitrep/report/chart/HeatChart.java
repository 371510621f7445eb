package org.sitrep.report.chart;

import java.util.List;
import org.sitrep.report.text.Numbers;
import org.sitrep.stats.Estimate;

/**
 * A quantity for each pair of two values. Each pair has a cell with its value; a higher value is darker (lighter on a
 * dark page). The tooltip of a cell gives the interval.
 *
 * @param axis the quantity, with its unit
 * @param across meaning of the columns
 * @param down meaning of the rows
 * @param columns from left to right
 * @param rows from top to bottom
 * @param cells one list per row; an estimate without value where there is no data
 */
public record HeatChart(
        String id,
        String title,
        String description,
        String axis,
        String across,
        String down,
        List<String> columns,
        List<String> rows,
        List<List<Estimate>> cells)
        implements Chart {
    /** Steps of colour. */
    public static final int STEPS = 7;

    private static final double NUMBER_GLYPH = 7;
    private static final double ROW = 30;
    private static final double KEY = 16;
    /** The step from which a cell needs the other colour of letters. */
    private static final int STRONG = 5;

    /** Copies the lists and checks that the cells are a rectangle. */
    public HeatChart {
        columns = List.copyOf(columns);
        rows = List.copyOf(rows);
        cells = cells.stream().map(List::copyOf).toList();
        final int wide = columns.size();
        if (cells.size() != rows.size() || cells.stream().anyMatch(row -> row.size() != wide)) {
            throw new IllegalArgumentException(id + ": not " + rows.size() + " rows of " + wide + " cells");
        }
    }

    /** Returns the smallest and the greatest value, both 0 if no cell has a value. */
    private Bounds bounds() {
        final Bounds bounds = new Bounds();
        cells.forEach(row -> row.forEach(cell -> bounds.add(cell.value())));
        return bounds.isEmpty() ? bounds.add(0) : bounds;
    }

    /** Returns whether any cell has a value. */
    public boolean hasValues() {
        return cells.stream().flatMap(List::stream).anyMatch(cell -> !Double.isNaN(cell.value()));
    }

    /** Returns the colour step of a value, 1 … {@link #STEPS}; 0 for none. */
    public int step(final double value) {
        final Bounds bounds = bounds();
        final double width = bounds.high() - bounds.low();
        if (Double.isNaN(value)) {
            return 0;
        }
        return width > 0 ? 1 + Math.min(STEPS - 1, (int) ((value - bounds.low()) / width * STEPS)) : 1;
    }

    /** Returns a value as its cell shows it, with enough decimals to resolve a fifth of a colour step. */
    public String shown(final double value) {
        final Bounds bounds = bounds();
        final double width = (bounds.high() - bounds.low()) / STEPS / 5;
        final int decimals = width > 0 ? (int) Math.max(0, Math.min(4, Math.ceil(-Math.log10(width)))) : 2;
        return Double.isNaN(value) ? "" : Numbers.fixed(value, decimals);
    }

    @Override
    public Drawing draw(final double width) {
        return new Layout(width);
    }

    private final class Layout extends Drawing {
        private final double left = Math.min(0.35 * width, 18 + Letters.widest(rows.stream()));
        private final double cell = Math.min(110, (width - left - 8) / columns.size());
        private final double top;

        Layout(final double width) {
            super(width);
            // Titles of rows and columns share one line if they fit.
            final String both = down + " ↓   " + across + " →";
            final List<String> directions =
                    Letters.width(both) <= width - 8 ? List.of(both) : List.of(down + " ↓", across + " →");
            top = 54 + 16 * directions.size();
            height(top + ROW * rows.size() + 26);
            key();
            for (int i = 0; i < directions.size(); i++) {
                text("axis", "start", 4, 44 + 16 * i, Letters.fitted(directions.get(i), width - 8));
            }
            for (int c = 0; c < columns.size(); c++) {
                final String column = Letters.fitted(columns.get(c), cell - 2);
                text("tick", "middle", left + cell * (c + 0.5), top - 7, column);
            }
            for (int r = 0; r < rows.size(); r++) {
                final String row = Letters.fitted(rows.get(r), left - 10);
                text("label", "end", left - 8, top + ROW * (r + 0.5) + 4.5, row);
                for (int c = 0; c < columns.size(); c++) {
                    cell(r, c);
                }
            }
            text("axis", "start", 4, height() - 7, axis);
        }

        private void cell(final int row, final int column) {
            final Estimate e = cells.get(row).get(column);
            final double x = left + cell * column;
            final double y = top + ROW * row;
            final int step = step(e.value());
            final String title = rows.get(row) + ", " + columns.get(column) + ": " + Numbers.withUnit(e, "");
            rect("h" + step, x + 1, y + 1, cell - 2, ROW - 2, title);
            final String shown = shown(e.value());
            if (NUMBER_GLYPH * shown.length() <= cell - 3) {
                text(step >= STRONG ? "hhigh" : "hlow", "middle", x + cell / 2, y + ROW / 2 + 4.5, shown);
            }
        }

        private void key() {
            final String low = shown(bounds().low());
            double x = 6;
            text("tick", "start", x, 17, low);
            x += NUMBER_GLYPH * low.length() + 6;
            for (int step = 1; step <= STEPS; step++) {
                rect("h" + step, x, 5, KEY, KEY);
                x += KEY + 1;
            }
            text("tick", "start", x + 6, 17, shown(bounds().high()));
        }
    }
}
