package org.sitrep.rulesets.purplehaze.tables;

import org.sitrep.rulesets.purplehaze.definition.Board;
import org.sitrep.rulesets.purplehaze.definition.Space;

/**
 * The spaces crossed by the straight line from each Marine space to each Enemy space (PH-LOS-1, PH-LOS-2, GAP-12).
 * Computed once from the board's geometry and stored as bit masks. Immutable.
 *
 * <p>Spaces are unit squares with a circle in the middle. The halves lie on both sides of a strip, and a dot lies
 * beyond each circle on the side of the strip. A line from dot to dot crosses a space when its distance from the centre
 * of the circle is at most the radius. If doubtful contact does not count, the distance must be clearly smaller.
 */
public final class LineOfSight {
    /**
     * Distance from the circle's edge within which a contact is doubtful, in widths of a space. About the thickness of
     * a board's printed line and dot (house).
     */
    private static final double DOUBTFUL = 0.06;

    /** First bit of the columns in the result of {@link #crossed}. */
    public static final int COLUMNS = 2 * Space.COUNT;

    private final int[] crossed = new int[Space.COUNT * Space.COUNT];

    /**
     * Computes the masks.
     *
     * @param touchCrosses true if doubtful contact counts: a line that only grazes a circle (AMB-28)
     */
    public LineOfSight(final Board board, final boolean touchCrosses) {
        for (int from = 0; from < Space.COUNT; from++) {
            for (int to = 0; to < Space.COUNT; to++) {
                crossed[from * Space.COUNT + to] = trace(board, touchCrosses, from, to);
            }
        }
    }

    private static int trace(final Board board, final boolean touchCrosses, final int from, final int to) {
        final double dot = board.circleRadius() + board.dotGap();
        final double x1 = x(from);
        final double y1 = marineY(from) + dot;
        final double x2 = x(to);
        final double y2 = enemyY(to, board.centreStripHeight()) - dot;
        int marines = 0;
        int enemies = 0;
        int columns = 1 << from % Space.COLUMNS; // PH-LOS-2: a line that starts in a Smoke column
        for (int space = 0; space < Space.COUNT; space++) {
            final double toMarine = squaredDistance(x(space), marineY(space), x1, y1, x2, y2);
            if (space != from && crosses(toMarine, board.circleRadius(), touchCrosses)) {
                marines |= 1 << space;
                columns |= 1 << space % Space.COLUMNS;
            }
            final double toEnemy = squaredDistance(x(space), enemyY(space, board.centreStripHeight()), x1, y1, x2, y2);
            if (space != to && crosses(toEnemy, board.circleRadius(), touchCrosses)) {
                enemies |= 1 << space;
            }
        }
        return board(marines, enemies) | columns << COLUMNS;
    }

    private static double x(final int space) {
        return space % Space.COLUMNS + 0.5;
    }

    private static double marineY(final int space) {
        return -(space / Space.COLUMNS + 0.5);
    }

    private static double enemyY(final int space, final double strip) {
        return strip + space / Space.COLUMNS + 0.5;
    }

    private static boolean crosses(final double squaredDistance, final double radius, final boolean touchCrosses) {
        final double reach = touchCrosses ? radius : Math.max(0, radius - DOUBTFUL);
        // The tolerance makes an exact touch independent of rounding; it is far below any length of the board.
        return squaredDistance <= reach * reach + 1e-9;
    }

    private static double squaredDistance(
            final double px, final double py, final double x1, final double y1, final double x2, final double y2) {
        final double dx = x2 - x1;
        final double dy = y2 - y1;
        final double along = ((px - x1) * dx + (py - y1) * dy) / (dx * dx + dy * dy);
        final double t = Math.max(0, Math.min(1, along));
        final double ex = px - (x1 + t * dx);
        final double ey = py - (y1 + t * dy);
        return ex * ex + ey * ey;
    }

    /**
     * Returns everything that the line crosses. The spaces of both halves, except its ends, are laid out as by
     * {@link #board}. The columns whose smoke hinders the line follow from bit {@link #COLUMNS} on (PH-LOS-2).
     */
    public int crossed(final int marineSpace, final int enemySpace) {
        return crossed[marineSpace * Space.COUNT + enemySpace];
    }

    /** Combines spaces of the Marine half and of the Enemy half into one mask. */
    public static int board(final int ofMarines, final int ofEnemies) {
        return ofMarines | ofEnemies << Space.COUNT;
    }
}
