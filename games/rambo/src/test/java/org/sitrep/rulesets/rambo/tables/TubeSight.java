package org.sitrep.rulesets.rambo.tables;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;

/**
 * Lines of sight by another way: a line is clear if one can walk from the attacker's space to the target's in a thin
 * tube around it without crossing a red line, and it runs along none.
 *
 * <p>Each space is cut into cells; the tube is the cells that the line meets or touches. A red line that the straight
 * line misses passes its corners at least one space divided by the line's length away, and a tube's cells reach no
 * farther than a diagonal of one cell: so on maps whose diagonal is below the cells of a space divided by the square
 * root of two, nobody walks around the end of a red line.
 */
final class TubeSight {
    private static final int[][] CORNERS = {{0, 0}, {1, 0}, {1, 1}, {0, 1}};

    private final MapPlan plan;
    private final int cells;
    private final boolean touchBlocks;
    private final boolean apart;

    TubeSight(final MapPlan plan, final int cells, final boolean touchBlocks, final boolean apart) {
        if (cells * cells <= 2 * (plan.width * plan.width + plan.height * plan.height)) {
            throw new IllegalArgumentException("too few cells");
        }
        this.plan = plan;
        this.cells = cells;
        this.touchBlocks = touchBlocks;
        this.apart = apart;
    }

    boolean sees(final int x, final int y, final int toX, final int toY) {
        for (final int[] corner : CORNERS) {
            final int px = x + corner[0];
            final int py = y + corner[1];
            for (int side = 0; side < CORNERS.length; side++) {
                final int ax = toX + CORNERS[side][0];
                final int ay = toY + CORNERS[side][1];
                final int bx = toX + CORNERS[(side + 1) % CORNERS.length][0];
                final int by = toY + CORNERS[(side + 1) % CORNERS.length][1];
                final boolean inLine = (ax - px) * (by - py) == (ay - py) * (bx - px);
                if (!(apart && inLine)
                        && clear(px, py, ax, ay, x, y, toX, toY)
                        && clear(px, py, bx, by, x, y, toX, toY)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean clear(
            final int px,
            final int py,
            final int qx,
            final int qy,
            final int x,
            final int y,
            final int toX,
            final int toY) {
        return touchBlocks
                ? !touchesRed(px, py, qx, qy)
                : !alongRed(px, py, qx, qy) && walkable(px, py, qx, qy, x, y, toX, toY);
    }

    /** Whether the line and any red edge, ends included, have a point in common. */
    private boolean touchesRed(final int px, final int py, final int qx, final int qy) {
        for (int y = 0; y <= plan.height; y++) {
            for (int x = 0; x <= plan.width; x++) {
                if (x < plan.width && plan.redNorth(x, y) && meets(px, py, qx, qy, x, y, x + 1, y)
                        || y < plan.height && plan.redWest(x, y) && meets(px, py, qx, qy, x, y, x, y + 1)) {
                    return true;
                }
            }
        }
        return false;
    }

    /**
     * Whether two closed segments have a point in common: neither lies on one side of the other, and their boxes meet.
     */
    private static boolean meets(
            final int px,
            final int py,
            final int qx,
            final int qy,
            final int ax,
            final int ay,
            final int bx,
            final int by) {
        return Math.max(Math.min(px, qx), Math.min(ax, bx)) <= Math.min(Math.max(px, qx), Math.max(ax, bx))
                && Math.max(Math.min(py, qy), Math.min(ay, by)) <= Math.min(Math.max(py, qy), Math.max(ay, by))
                && side(px, py, qx, qy, ax, ay) * side(px, py, qx, qy, bx, by) <= 0
                && side(ax, ay, bx, by, px, py) * side(ax, ay, bx, by, qx, qy) <= 0;
    }

    private static int side(final int px, final int py, final int qx, final int qy, final int x, final int y) {
        return Integer.signum((qx - px) * (y - py) - (qy - py) * (x - px));
    }

    private boolean alongRed(final int px, final int py, final int qx, final int qy) {
        boolean red = false;
        for (int x = Math.min(px, qx); py == qy && x < Math.max(px, qx); x++) {
            red |= plan.redNorth(x, py);
        }
        for (int y = Math.min(py, qy); px == qx && y < Math.max(py, qy); y++) {
            red |= plan.redWest(px, y);
        }
        return red;
    }

    /**
     * Spreads from the attacker's cell at one end of the line through cells of the tube to the target's cell at the
     * other end.
     */
    private boolean walkable(
            final int px,
            final int py,
            final int qx,
            final int qy,
            final int x,
            final int y,
            final int toX,
            final int toY) {
        final int row = plan.width * cells;
        final int start = cell(py, y) * row + cell(px, x);
        final int goal = cell(qy, toY) * row + cell(qx, toX);
        final BitSet reached = new BitSet();
        final Deque<Integer> open = new ArrayDeque<>();
        reached.set(start);
        open.add(start);
        while (!open.isEmpty() && !reached.get(goal)) {
            final int cell = open.remove();
            final int cx = cell % row;
            final int cy = cell / row;
            for (int way = 0; way < 4; way++) {
                final int nx = cx + (way == 0 ? 1 : way == 1 ? -1 : 0);
                final int ny = cy + (way == 2 ? 1 : way == 3 ? -1 : 0);
                if (nx >= 0
                        && nx < row
                        && ny >= 0
                        && ny < plan.height * cells
                        && !reached.get(ny * row + nx)
                        && !redBetween(cx, cy, nx, ny)
                        && inTube(nx, ny, px * cells, py * cells, qx * cells, qy * cells)) {
                    reached.set(ny * row + nx);
                    open.add(ny * row + nx);
                }
            }
        }
        return reached.get(goal);
    }

    /** The first or last cell of a space, whichever lies at the corner. */
    private int cell(final int corner, final int space) {
        return corner == space ? corner * cells : corner * cells - 1;
    }

    private boolean redBetween(final int cx, final int cy, final int nx, final int ny) {
        if (cx / cells != nx / cells) {
            return plan.redWest(Math.max(cx, nx) / cells, cy / cells);
        }
        return cy / cells != ny / cells && plan.redNorth(cx / cells, Math.max(cy, ny) / cells);
    }

    /** Whether the line and a cell, its border included, have a point in common. */
    private static boolean inTube(final int x, final int y, final int px, final int py, final int qx, final int qy) {
        if (x > Math.max(px, qx) || x + 1 < Math.min(px, qx) || y > Math.max(py, qy) || y + 1 < Math.min(py, qy)) {
            return false;
        }
        final int sides = side(px, py, qx, qy, x, y)
                + side(px, py, qx, qy, x + 1, y)
                + side(px, py, qx, qy, x, y + 1)
                + side(px, py, qx, qy, x + 1, y + 1);
        return Math.abs(sides) < 4;
    }
}
