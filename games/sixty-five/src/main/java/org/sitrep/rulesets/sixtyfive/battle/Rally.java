package org.sitrep.rulesets.sixtyfive.battle;

import org.sitrep.rulesets.sixtyfive.play.Event;

/** Rallies and reconstitutes units (section 16 of the rules, SF-ACT-2). */
final class Rally extends Part {
    Rally(final Table table) {
        super(table);
    }

    /** Returns the eligible units of a side that have something to recover (SF-RALLY-1, SF-RALLY-2). */
    long able(final int side) {
        final long eligible = s.eligible() & units.ofSide[side] & ~s.loaded;
        long able = eligible & s.shaken;
        for (long rest = eligible & ~s.shaken & s.reduced; rest != 0; rest &= rest - 1) {
            final int unit = Long.numberOfTrailingZeros(rest);
            able |= isSeen(unit) ? 0 : 1L << unit;
        }
        return able;
    }

    private boolean isSeen(final int unit) {
        for (long rest = s.present(1 - units.side[unit]) & ~s.loaded; rest != 0; rest &= rest - 1) {
            if (table.sight.sees(Long.numberOfTrailingZeros(rest), unit)) {
                return true;
            }
        }
        return false;
    }

    /** Lets a unit recover and marks it Ops Complete, with its passengers (SF-RALLY-1, SF-TRAN-7). */
    void rally(final int unit) {
        table.markers.complete(1L << unit | table.places.passengers(unit) & s.shaken);
        recover(unit);
    }

    /** Rallies a Shaken unit, or else restores a reduced one; one of the two (SF-RALLY-3). */
    void recover(final int unit) {
        final long bit = 1L << unit;
        if ((s.shaken & bit) != 0) {
            s.shaken &= ~(bit | table.places.passengers(unit)); // SF-TRAN-7
            trace.tell(Event.RALLIED, unit);
        } else {
            s.reduced &= ~bit;
            trace.tell(Event.RECONSTITUTED, unit);
        }
    }
}
