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

    /** Sizes of counters, by the room that they have. */
    enum Size {
        /** Shows its state in words. */
        WIDE(136, 92, "label", 26),
        /** Alone in a cell of a map with many columns. */
        LARGE(56, 44, "label large", 20),
        /** Alone in a cell of a map. */
        SINGLE(50, 36, "label single", 20),
        /** One of two in a cell. */
        DOUBLE(42, 30, "label", 16),
        /** One of several in a cell: there is no room for an icon. */
        SMALL(31, 30, "label", 0);

        final int width;
        final int height;
        /** Class of the label in the style sheet. */
        final String label;
        /** Side of the icon; 0 if none is shown. */
        final int icon;

        Size(final int width, final int height, final String label, final int icon) {
            this.width = width;
            this.height = height;
            this.label = label;
            this.icon = icon;
        }
    }

    /** A counter's rectangle. */
    record Box(int left, int top, Size size) {
        int middle() {
            return left + size.width / 2;
        }

        int centre() {
            return top + size.height / 2;
        }
    }

    /** Returns the rectangle of the counter with a number in its cell. */
    Box box(final Scene.Cell cell, final int n) {
        final int left = left(cell.column());
        if (wide) {
            return new Box(left + (cellWidth - Size.WIDE.width) / 2 + 8 * n, top(cell) + 6 + 6 * n, Size.WIDE);
        }
        final int count = cell.tokens().size();
        final Size size = switch (count) {
            case 1 -> columns >= MANY_COLUMNS ? Size.LARGE : Size.SINGLE;
            case 2 -> Size.DOUBLE;
            default -> Size.SMALL;
        };
        final int right = count == 1 ? 1 : n % 2 == 0 ? 0 : 2;
        final int below = count == 1 ? 1 : (count == 2 ? n : n / 2 % 2) == 0 ? 0 : 2;
        return new Box(
                left + 1 + (cellWidth - size.width - 2) * right / 2,
                top(cell) + 1 + (cellHeight(cell.row()) - size.height - 2) * below / 2,
                size);
    }
}
