package org.sitrep.rulesets.purplehaze.combat;

import org.sitrep.rulesets.purplehaze.definition.Space;
import org.sitrep.rulesets.purplehaze.play.Event;
import org.sitrep.strategy.Trace;

/** Smoke on the columns of the Marine half (PH-SMK-2, PH-SMK-3). */
final class Smoke {
    /** The fresh side: +2 Hard Cover, two line-of-sight penalties. */
    static final int FRESH = 2;

    private Smoke() {}

    /** Every marker flips from its fresh side, or goes. */
    static void thin(final CombatState state, final Trace trace) {
        for (int column = 0; column < Space.COLUMNS; column++) {
            if (state.smoke[column] > 0) {
                state.smoke[column]--;
                trace.tell(Event.SMOKE_CHANGED, column);
            }
        }
    }
}
