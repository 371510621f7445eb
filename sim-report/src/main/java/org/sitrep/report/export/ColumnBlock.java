package org.sitrep.report.export;

import java.util.List;

/** Some rows of a table, column by column. Reused. Not thread-safe. */
final class ColumnBlock {
    /** Maximum number of cells, 32 MB of them, unless a table is very wide. */
    private static final int MOST_CELLS = 1 << 23;

    private static final int MOST_ROWS = 1 << 16;
    /** Rows are a multiple of this, except for the last ones of a table. */
    private static final int ROUND = 64;

    private final List<ExportColumn> columns;
    private final int capacity;
    /** The cells of each column of 64-bit integers; null for others. */
    private final long[][] longs;
    /** The cells of each other column: integers, or indices of words. */
    private final int[][] ints;

    private int rows;

    ColumnBlock(final List<ExportColumn> columns) {
        this.columns = List.copyOf(columns);
        capacity = Math.max(ROUND, Math.min(MOST_ROWS, MOST_CELLS / columns.size()) / ROUND * ROUND);
        longs = new long[columns.size()][];
        ints = new int[columns.size()][];
        for (int c = 0; c < columns.size(); c++) {
            if (columns.get(c).type() == ExportColumn.Type.LONG) {
                longs[c] = new long[capacity];
            } else {
                ints[c] = new int[capacity];
            }
        }
    }

    List<ExportColumn> columns() {
        return columns;
    }

    int rows() {
        return rows;
    }

    /** Returns the number of rows that it has room for: the same for the same columns. */
    int capacity() {
        return capacity;
    }

    /** Changes the number of rows. */
    void rows(final int count) {
        rows = count;
    }

    /** Returns the cells of a column of 64-bit integers. */
    long[] longs(final int column) {
        return longs[column];
    }

    /** Returns the cells of a column of 32-bit integers or of words. */
    int[] ints(final int column) {
        return ints[column];
    }
}
