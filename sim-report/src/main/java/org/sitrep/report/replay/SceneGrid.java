package org.sitrep.report.replay;

import java.util.List;
import org.sitrep.ruleset.transcript.Scene;

/**
 * Places the things of a scene, in the units of its picture. A board of few columns has wide cells, in which a counter
 * shows its state; a map has small ones.
 */
final class SceneGrid {
    /** The largest number of columns of a board; a scene with more is a map. */
    private static final int FEW_COLUMNS = 6;

    /** The number of columns from which counters fill their cells: they would be unreadable on a phone otherwise. */
    private static final int MANY_COLUMNS = 13;

    private static final int MARGIN = 26;
    private static final int WIDE = 150;
    private static final int HIGH = 124;
    private static final int BETWEEN = 40;
    private static final int SMALL = 64;

    final boolean wide;
    final int cellWidth;
    private final int columns;
    final boolean staggered;
    private final int[] top;

    SceneGrid(final Scene scene) {
        columns = scene.columns().size();
        staggered = scene.staggered();
        wide = columns <= FEW_COLUMNS;
        cellWidth = wide ? WIDE : SMALL;
        top = new int[scene.rows().size() + 1];
        top[0] = MARGIN;
        for (int row = 0; row < scene.rows().size(); row++) {
            top[row + 1] = top[row] + height(scene.cells(), row);
        }
    }

    private int height(final List<Scene.Cell> cells, final int row) {
        final boolean between = cells.stream()
                .filter(cell -> cell.row() == row)
                .allMatch(cell -> cell.ground() == Scene.Ground.BETWEEN);
        return !wide ? SMALL : between ? BETWEEN : HIGH;
    }

    int width() {
        return MARGIN + columns * cellWidth + (staggered ? cellWidth / 6 : 0) + 2;
    }

    int height() {
        return top[top.length - 1] + 2 + (staggered ? SMALL / 2 : 0);
    }

    int left(final int column) {
        return MARGIN + column * cellWidth;
    }

    int top(final int row) {
        return top[row];
    }

    /** Returns the top of a cell; every second column of a map of hexes lies half a cell lower. */
    int top(final Scene.Cell cell) {
        return top(cell.column(), cell.row());
    }

    private int top(final int column, final int row) {
        return top(row) + (staggered && column % 2 != 0 ? cellHeight(row) / 2 : 0);
    }

    /** Returns the middle of a column. */
    int middle(final int column) {
        return left(column) + cellWidth / 2;
    }

    /** Returns the height of the middle of a cell. */
    int middle(final int column, final int row) {
        return top(column, row) + cellHeight(row) / 2;
    }

    int cellHeight(final int row) {
        return top[row + 1] - top[row];
    }

    int tokenWidth() {
        return wide ? 136 : dense() ? 56 : 42;
    }

    int tokenHeight() {
        return wide ? 92 : dense() ? 44 : 30;
    }

    /** Returns the class of a counter's label in the style sheet. */
    String label() {
        return dense() ? "label large" : "label";
    }

    private boolean dense() {
        return !wide && columns >= MANY_COLUMNS;
    }

    int tokenLeft(final Scene.Cell cell, final int n) {
        final int room = cellWidth - tokenWidth();
        final int slot = cell.tokens().size() == 1 ? 1 : n % 2 == 0 ? 0 : 2;
        return left(cell.column()) + (wide ? room / 2 + 8 * n : 1 + (room - 2) * slot / 2);
    }

    int tokenTop(final Scene.Cell cell, final int n) {
        if (wide) {
            return top(cell) + 6 + 6 * n;
        }
        final int room = cellHeight(cell.row()) - tokenHeight() - 2;
        final int slot = cell.tokens().size() == 1 ? 1 : n < 1 ? 0 : 2;
        return top(cell) + 1 + room * slot / 2;
    }
}
