package org.sitrep.rulesets.rambo.tables;

import org.sitrep.rulesets.rambo.definition.Options.LinesApart;
import org.sitrep.rulesets.rambo.definition.Options.TouchingLines;

/**
 * Determines the lines of sight on a map (RB-LOS-1 to RB-LOS-5), in whole numbers only. Points are the corners of
 * spaces: the corner {@code (x, y)} is the upper left one of the space {@code (x, y)}. Up to four red edges start at
 * each corner.
 *
 * <p>Obstacles between the ends of a line depend on the ends alone and are found once for each pair of corners.
 * Obstacles at its ends also depend on the two spaces.
 *
 * <p>By the strict reading (AMB-LOS-1) a line is blocked if it has any point in common with a red edge, its ends
 * included. The map's edge is red (RB-TERR-4), so a space in a corner of the map cannot be seen.
 */
final class LineOfSight {
    private static final int[] EDGE_X = {1, 0, -1, 0};
    private static final int[] EDGE_Y = {0, -1, 0, 1};
    private static final int EAST = 1;
    private static final int NORTH = 2;
    private static final int WEST = 4;
    private static final int SOUTH = 8;
    /** The corners of a space, in order around it. */
    private static final int[] CORNER_X = {0, 1, 1, 0};

    private static final int[] CORNER_Y = {0, 0, 1, 1};

    private static final int CORNERS = 4;

    private final boolean touchBlocks;
    private final boolean apart;
    /** Corners per row. */
    private final int columns;
    /** The red edges at each corner, one bit each. */
    private final byte[] red;
    /** True if the line between two corners is clear between its ends, at {@code from * corners + to}. */
    private final boolean[] clear;

    /** Examines a map. Time and memory grow as the square of its corners: 1.2 MB for 32 × 32 spaces. */
    LineOfSight(final MapPlan plan, final TouchingLines touching, final LinesApart linesApart) {
        touchBlocks = touching == TouchingLines.BLOCKED;
        apart = linesApart == LinesApart.APART;
        columns = plan.width + 1;
        red = redEdges(plan);
        final int corners = red.length;
        clear = new boolean[corners * corners];
        for (int from = 0; from < corners; from++) {
            for (int to = 0; to <= from; to++) {
                final boolean free = clearBetween(from % columns, from / columns, to % columns, to / columns);
                clear[from * corners + to] = free;
                clear[to * corners + from] = free;
            }
        }
    }

    private static byte[] redEdges(final MapPlan plan) {
        final int columns = plan.width + 1;
        final byte[] edges = new byte[columns * (plan.height + 1)];
        for (int y = 0; y <= plan.height; y++) {
            for (int x = 0; x <= plan.width; x++) {
                if (x < plan.width && plan.redNorth(x, y)) {
                    edges[y * columns + x] |= EAST;
                    edges[y * columns + x + 1] |= WEST;
                }
                if (y < plan.height && plan.redWest(x, y)) {
                    edges[y * columns + x] |= SOUTH;
                    edges[(y + 1) * columns + x] |= NORTH;
                }
            }
        }
        return edges;
    }

    /**
     * Returns whether the space (x, y) sees another one, (toX, toY): straight lines from one of its corners to two
     * neighbouring corners of the other cross no red line (RB-LOS-2). Not symmetric (RB-LOS-5).
     */
    boolean sees(final int x, final int y, final int toX, final int toY) {
        for (int corner = 0; corner < CORNERS; corner++) {
            for (int first = 0; first < CORNERS; first++) {
                final int second = (first + 1) % CORNERS;
                if ((!apart || !inLine(x, y, corner, toX, toY, first, second))
                        && line(x, y, corner, toX, toY, first)
                        && line(x, y, corner, toX, toY, second)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** RB-LOS-4 f: returns whether one of the two lines lies on the other. */
    private static boolean inLine(
            final int x,
            final int y,
            final int corner,
            final int toX,
            final int toY,
            final int first,
            final int second) {
        final int fromX = x + CORNER_X[corner];
        final int fromY = y + CORNER_Y[corner];
        return cross(
                        toX + CORNER_X[first] - fromX,
                        toY + CORNER_Y[first] - fromY,
                        toX + CORNER_X[second] - fromX,
                        toY + CORNER_Y[second] - fromY)
                == 0;
    }

    /** Returns whether the line from a corner of one space to a corner of another crosses no red line. */
    private boolean line(final int x, final int y, final int corner, final int toX, final int toY, final int toCorner) {
        final int startX = x + CORNER_X[corner];
        final int startY = y + CORNER_Y[corner];
        final int endX = toX + CORNER_X[toCorner];
        final int endY = toY + CORNER_Y[toCorner];
        final int start = startY * columns + startX;
        final int end = endY * columns + endX;
        if (!clear[start * red.length + end]) {
            return false;
        }
        if (touchBlocks) {
            return (red[start] | red[end]) == 0;
        }
        // The middle of a space is half a space away from its corner on both axes.
        final int attackerX = 1 - 2 * CORNER_X[corner];
        final int attackerY = 1 - 2 * CORNER_Y[corner];
        final int targetX = 1 - 2 * CORNER_X[toCorner];
        final int targetY = 1 - 2 * CORNER_Y[toCorner];
        if (start == end) { // RB-LOS-4 e
            return !redOnBothSides(red[start], attackerX, attackerY, targetX, targetY);
        }
        final int dx = endX - startX;
        final int dy = endY - startY;
        return !redOnBothSides(red[start], attackerX, attackerY, dx, dy) // RB-LOS-4 c
                && !redOnBothSides(red[end], targetX, targetY, -dx, -dy);
    }

    /** Evaluates RB-LOS-4 a, d, and b for the corners between the ends. */
    private boolean clearBetween(final int x, final int y, final int toX, final int toY) {
        final int dx = toX - x;
        final int dy = toY - y;
        return dx == 0 || dy == 0 ? clearAlong(x, y, dx, dy) : clearAcross(x, y, dx, dy) && clearDown(x, y, dx, dy);
    }

    /** Returns whether a line along the sides of spaces meets no red edge. */
    private boolean clearAlong(final int x, final int y, final int dx, final int dy) {
        final int stepX = Integer.signum(dx);
        final int stepY = Integer.signum(dy);
        final int ahead = dx > 0 ? EAST : dx < 0 ? WEST : dy > 0 ? SOUTH : NORTH;
        for (int at = 0; at < Math.abs(dx + dy); at++) {
            final int edges = red[(y + at * stepY) * columns + x + at * stepX];
            if ((edges & ahead) != 0 || at > 0 && blockedAt(edges, dx, dy)) {
                return false;
            }
        }
        return true;
    }

    /** Returns whether an oblique line crosses no red vertical edge and is not blocked at the corners on its way. */
    private boolean clearAcross(final int x, final int y, final int dx, final int dy) {
        final int step = Integer.signum(dx);
        for (int at = step; at != dx; at += step) {
            final int rise = at * dy;
            final int edges = red[(y + Math.floorDiv(rise, dx)) * columns + x + at];
            if (rise % dx == 0 ? blockedAt(edges, dx, dy) : (edges & SOUTH) != 0) {
                return false;
            }
        }
        return true;
    }

    /** Returns whether an oblique line crosses no red horizontal edge. */
    private boolean clearDown(final int x, final int y, final int dx, final int dy) {
        final int step = Integer.signum(dy);
        for (int at = step; at != dy; at += step) {
            final int run = at * dx;
            if (run % dy != 0 && (red[(y + at) * columns + x + Math.floorDiv(run, dy)] & EAST) != 0) {
                return false;
            }
        }
        return true;
    }

    private boolean blockedAt(final int edges, final int dx, final int dy) {
        return touchBlocks ? edges != 0 : redOnBothSides(edges, -dx, -dy, dx, dy);
    }

    /**
     * RB-LOS-4 b: returns whether a way into a corner and a way out of it separate the corner's red edges. Both ways
     * are directions away from the corner; an edge along one of them is on neither side.
     */
    private static boolean redOnBothSides(
            final int edges, final int inX, final int inY, final int outX, final int outY) {
        boolean left = false;
        boolean right = false;
        for (int edge = 0; edge < EDGE_X.length; edge++) {
            if ((edges & 1 << edge) != 0) {
                left |= turnsThrough(inX, inY, EDGE_X[edge], EDGE_Y[edge], outX, outY);
                right |= turnsThrough(outX, outY, EDGE_X[edge], EDGE_Y[edge], inX, inY);
            }
        }
        return left && right;
    }

    /**
     * Returns whether a turn from the first direction to the last passes the middle one, in the sense that
     * {@link #cross} counts as positive.
     */
    private static boolean turnsThrough(
            final int fromX, final int fromY, final int x, final int y, final int toX, final int toY) {
        final int angle = cross(fromX, fromY, toX, toY);
        if (angle > 0) {
            return cross(fromX, fromY, x, y) > 0 && cross(x, y, toX, toY) > 0;
        }
        if (angle < 0) { // more than half a turn: outside the rest of the circle, including its borders
            return cross(toX, toY, x, y) < 0 || cross(x, y, fromX, fromY) < 0;
        }
        return fromX * toX + fromY * toY < 0 && cross(fromX, fromY, x, y) > 0;
    }

    private static int cross(final int ax, final int ay, final int bx, final int by) {
        return ax * by - ay * bx;
    }
}
