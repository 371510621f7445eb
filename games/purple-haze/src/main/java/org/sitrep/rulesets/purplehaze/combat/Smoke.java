package org.sitrep.rulesets.purplehaze.combat;

import org.sitrep.rulesets.purplehaze.definition.Space;
import org.sitrep.rulesets.purplehaze.play.Event;
import org.sitrep.strategy.Trace;

/** Smoke on the columns of the Marine half (PH-SMK-2, PH-SMK-3). */
final class Smoke {
    /** The fresh side: +2 Hard Cover, two line-of-sight penalties. */
    static final int FRESH = 2;

    private Smoke() {}

    /** Returns the smoke on all columns, two bits each. */
    static int columns(final CombatState state) {
        int columns = 0;
        for (int column = 0; column < Space.COLUMNS; column++) {
            columns |= state.smoke[column] << 2 * column;
        }
        return columns;
    }

    /** Every marker that still lies as in {@link #columns} of before flips from its fresh side, or goes. */
    static void thin(final CombatState state, final Trace trace, final int before) {
        for (int column = 0; column < Space.COLUMNS; column++) {
            final int old = before >>> 2 * column & 3;
            if (old > 0 && state.smoke[column] == old) {
                state.smoke[column]--;
                trace.tell(Event.SMOKE_CHANGED, column);
            }
        }
    }
}
