package org.sitrep.rulesets.purplehaze.bots;

import org.sitrep.rulesets.purplehaze.definition.Space;

/** What a space is worth to a Marine: what his weapons reach from there, and the cover it gives. */
public final class PlaceWorth {
    /** What Hard Cover is worth, in mean successes of a shot: it absorbs one hit of every attack. */
    private static final double HARD_COVER = 1.5;
    /** What a comrade straight ahead takes off: he stands in the line of sight. */
    private static final double BEHIND_A_COMRADE = 0.8;

    private final Ranges ranges = new Ranges();
    /** What he reaches from each row. */
    private final double[] fromRow = new double[Space.ROWS];
    /** The rows from which it is known, a bit each. */
    private int rowsKnown;

    /** The worth of a space, in mean successes of a shot, to the Marine looked at since {@link #begin}. */
    double of(final GameView view, final int marine, final int space) {
        final double value = reachOfSame(view, marine, space) + (view.combat.marineHardCover(space) ? HARD_COVER : 0);
        return value - BEHIND_A_COMRADE * comradesAhead(view, marine, space);
    }

    /** Returns how many other Marines stand straight ahead of a space, in the line of sight. */
    public static int comradesAhead(final GameView view, final int marine, final int space) {
        int comrades = 0;
        for (int ahead = space - Space.COLUMNS; ahead >= 0; ahead -= Space.COLUMNS) {
            final int comrade = view.combat.marineAt(ahead);
            comrades += comrade >= 0 && comrade != marine ? 1 : 0;
        }
        return comrades;
    }

    /**
     * Returns the mean successes of the best mode with ammo left, averaged over the Enemies, without regard to lines of
     * sight; 0 if there are none.
     */
    public double reach(final GameView view, final int marine, final int space) {
        if (view.combat.enemySpaces() == 0) {
            return 0;
        }
        ranges.look(view.squad, view.combat, marine);
        return ranges.reach(view.combat, marine, space);
    }

    /** Forgets what it knows of a Marine's weapons and of the Enemies. */
    void begin() {
        rowsKnown = 0;
    }

    /**
     * As {@link #reach}, quicker where many spaces are looked at: the Marine, his kit, the light and the Enemies are
     * those of all calls since {@link #begin}. From all spaces of a row he reaches the same (PH-FIRE-3).
     */
    double reachOfSame(final GameView view, final int marine, final int space) {
        final int row = space / Space.COLUMNS;
        if ((rowsKnown & 1 << row) == 0) {
            rowsKnown |= 1 << row;
            fromRow[row] = reach(view, marine, space);
        }
        return fromRow[row];
    }
}
