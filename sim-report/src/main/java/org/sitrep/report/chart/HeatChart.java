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
 * @param target range of desired values, whose cells have a common outline
 * @param spots cells with a frame of their own
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
        List<List<Estimate>> cells,
        TargetBand target,
        List<Spot> spots)
        implements Chart {
    /** Steps of colour. */
    public static final int STEPS = 7;

    private static final double NUMBER_GLYPH = 7;
    private static final double ROW = 30;
    private static final double KEY = 16;
    /** The step from which a cell needs the other colour of letters. */
    private static final int STRONG = 5;

    /**
     * A marked cell.
     *
     * @param row its row
     * @param column its column
     * @param role the present values, or the chosen ones
     */
    public record Spot(int row, int column, Role role) {}

    /** Creates a chart without a target or marks. */
    public HeatChart(
            final String id,
            final String title,
            final String description,
            final String axis,
            final String across,
            final String down,
            final List<String> columns,
            final List<String> rows,
            final List<List<Estimate>> cells) {
        this(id, title, description, axis, across, down, columns, rows, cells, TargetBand.NONE, List.of());
    }

    /** Copies the lists and checks that the cells are a rectangle. */
    public HeatChart {
        spots = List.copyOf(spots);
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

    /** Returns whether it has neither a target nor marks. */
    public boolean isPlain() {
        return target.isAny() && spots.isEmpty();
    }

    /** Returns whether a cell has a desired value; false outside the chart. */
    private boolean isDesired(final int row, final int column) {
        if (target.isAny() || row < 0 || column < 0 || row >= rows.size() || column >= columns.size()) {
            return false;
        }
        final double value = cells.get(row).get(column).value();
        return value >= target.low() && value <= target.high();
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
            final Legend legend = legend();
            final double keys = legend.isEmpty() ? 0 : 22 * legend.lines(width) + 6;
            top = 54 + 16 * directions.size();
            height(top + ROW * rows.size() + 26 + keys);
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
            text("axis", "start", 4, top + ROW * rows.size() + 19, axis);
            outline();
            spots.forEach(
                    spot -> frame(this, spot.role(), left + cell * spot.column(), top + ROW * spot.row(), cell, ROW));
            legend.draw(this, top + ROW * rows.size() + 28);
        }

        private Legend legend() {
            final Legend legend = new Legend();
            if (!target.isAny()) {
                legend.line("target", "region");
            }
            for (final Role role : List.of(Role.NOW, Role.CHOSEN)) {
                if (spots.stream().anyMatch(spot -> spot.role() == role)) {
                    legend.key(role.word(), (out, x, y) -> frame(out, role, x - 2, y - 10, 26, 20));
                }
            }
            return legend;
        }

        /** Draws the edges between cells with a desired value and others. */
        private void outline() {
            for (int r = 0; r < rows.size(); r++) {
                for (int c = 0; c < columns.size(); c++) {
                    if (isDesired(r, c)) {
                        outline(r, c);
                    }
                }
            }
        }

        private void outline(final int row, final int column) {
            final double x = left + cell * column;
            final double y = top + ROW * row;
            edge(isDesired(row - 1, column), x, y, x + cell, y);
            edge(isDesired(row + 1, column), x, y + ROW, x + cell, y + ROW);
            edge(isDesired(row, column - 1), x, y, x, y + ROW);
            edge(isDesired(row, column + 1), x + cell, y, x + cell, y + ROW);
        }

        private void edge(final boolean inside, final double x1, final double y1, final double x2, final double y2) {
            if (!inside) {
                line("halo", x1, y1, x2, y2);
                line("region", x1, y1, x2, y2);
            }
        }

        private static void frame(
                final Drawing out,
                final Role role,
                final double x,
                final double y,
                final double wide,
                final double high) {
            for (final String style : List.of("frameback", "frame-" + role.word())) {
                out.rect(style, x + 4, y + 4, wide - 8, high - 8);
            }
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
