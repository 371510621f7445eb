package org.sitrep.rulesets.sixtyfive.battle;

import org.sitrep.rulesets.sixtyfive.play.Event;

/** Bunkers under fire (SF-FORT-4). */
final class Forts extends Part {
    Forts(final Table table) {
        super(table);
    }

    /** Applies a hit on a bunker; returns whether it is destroyed. */
    boolean hitBunker(final int at, final boolean destroyed, final boolean shaken) {
        final long inside = s.in[at] & units.leg;
        if (!destroyed) {
            for (long rest = shaken ? inside : 0; rest != 0; rest &= rest - 1) {
                table.damage.shake(Long.numberOfTrailingZeros(rest));
            }
            return false;
        }
        s.bunker[at] = BattleState.NONE;
        s.rubble[at] = true;
        trace.tell(Event.BUNKER_DESTROYED, at);
        for (long rest = inside; rest != 0; rest &= rest - 1) {
            final int unit = Long.numberOfTrailingZeros(rest);
            table.damage.hit(unit);
            if ((s.present & 1L << unit) != 0) {
                table.damage.hit(unit);
            }
        }
        return true;
    }
}
