package org.sitrep.rulesets.sixtyfive.odds;

import org.sitrep.rulesets.sixtyfive.play.Event;
import org.sitrep.rulesets.sixtyfive.tables.UnitTable;
import org.sitrep.strategy.EventListener;

/** Counts the hits of one side's attack. */
class HitNotes extends EventListener<Event> {
    int hits;
    /** The side that attacks. */
    int attacker;

    final UnitTable units;

    HitNotes(final UnitTable units) {
        this.units = units;
    }

    final boolean isAttacker(final int unit) {
        return units.side[unit] == attacker;
    }

    @Override
    protected void heard(final Event event, final int[] n) {
        if (event == Event.DAMAGE_CARD) {
            hits += n[1];
        } else if (event == Event.TARGETING && isAttacker(n[0])) {
            hits += n[4];
        }
    }
}
