package org.sitrep.rulesets.purplehaze.bots;

import org.sitrep.rulesets.purplehaze.definition.Space;

/** Computes the worth of a space to a Marine: the reach of their weapons from there, and the cover it gives. */
public final class PlaceWorth {
    /** The worth of Hard Cover, in mean successes of a shot: it absorbs one hit of every attack. */
    private static final double HARD_COVER = 1.5;
    /** The deduction for a comrade straight ahead, who stands in the line of sight. */
    private static final double BEHIND_A_COMRADE = 0.8;

    private final Ranges ranges = new Ranges();
    /** The Marine's reach from each row. */
    private final double[] fromRow = new double[Space.ROWS];
    /** The rows whose reach is known, one bit per row. */
    private int rowsKnown;

    /** Returns the worth of a space, in mean successes of a shot, to the Marine examined since {@link #begin}. */
    double of(final GameView view, final int marine, final int space) {
        final double value = reachOfSame(view, marine, space) + (view.combat.marineHardCover(space) ? HARD_COVER : 0);
        return value - BEHIND_A_COMRADE * comradesAhead(view, marine, space);
    }

    /** Returns the number of other Marines straight ahead of a space, in the line of sight. */
    public static int comradesAhead(final GameView view, final int marine, final int space) {
        int comrades = 0;
        for (int ahead = space - Space.COLUMNS; ahead >= 0; ahead -= Space.COLUMNS) {
            final int comrade = view.combat.marineAt(ahead);
            comrades += comrade >= 0 && comrade != marine ? 1 : 0;
        }
        return comrades;
    }

    /**
     * Returns the mean successes of the best mode with ammo left, averaged over the Enemies and ignoring lines of
     * sight; 0 without Enemies.
     */
    public double reach(final GameView view, final int marine, final int space) {
        if (view.combat.enemySpaces() == 0) {
            return 0;
        }
        ranges.look(view.squad, view.combat, marine);
        return ranges.reach(view.combat, marine, space);
    }

    /** Forgets the Marine's weapons and the Enemies. */
    void begin() {
        rowsKnown = 0;
    }

    /**
     * Returns the same as {@link #reach}, faster for many spaces. The Marine, their kit, the light and the Enemies must
     * be the same in all calls since {@link #begin}. The reach is equal from all spaces of a row (PH-FIRE-3).
     */
    double reachOfSame(final GameView view, final int marine, final int space) {
        final int row = space / Space.COLUMNS;
        if ((rowsKnown & 1 << row) == 0) {
            if (rowsKnown == 0) {
                ranges.look(view.squad, view.combat, marine);
            }
            rowsKnown |= 1 << row;
            fromRow[row] = view.combat.enemySpaces() == 0 ? 0 : ranges.reach(view.combat, marine, space);
        }
        return fromRow[row];
    }
}
