package org.sitrep.rulesets.sixtyfive.battle;

import org.sitrep.rulesets.sixtyfive.play.Event;

/** Puts markers on units, and rallies and reconstitutes them (sections 4 and 16 of the rules, SF-STAT-4, SF-ACT-2). */
final class Markers extends Part {
    // The markers, as events report them.
    static final int FIRED = 0;
    static final int MOVED = 1;
    static final int COMPLETE = 2;

    Markers(final Table table) {
        super(table);
    }

    /** Marks units Fired. */
    void fired(final long some) {
        s.fired |= tell(some, FIRED);
    }

    /** Marks units Moved, unless they are Ops Complete. */
    void moved(final long some) {
        s.moved |= tell(some & ~s.complete, MOVED);
    }

    /** Marks units Ops Complete; other markers go. They still defend and are supported (SF-STAT-2). */
    void complete(final long some) {
        s.complete |= tell(some, COMPLETE);
        s.fired &= ~some;
        s.moved &= ~some;
    }

    private long tell(final long some, final int marker) {
        final long marked = some & s.present;
        for (long rest = marked; rest != 0; rest &= rest - 1) {
            trace.tell(Event.MARKED, Long.numberOfTrailingZeros(rest), marker);
        }
        return marked;
    }

    /** Removes the markers of all units, and of smoke that has lasted for two turns (SF-TURN-10, SF-POW-6). */
    void cleanUp() {
        s.fired = 0;
        s.moved = 0;
        s.complete = 0;
        for (int at = 0; at < map.count; at++) {
            s.smoke[at] = Math.max(0, s.smoke[at] - 1);
        }
    }

    /** Removes a marker of a unit (SF-ACT-17). */
    void remove(final int unit, final int marker) {
        final long bit = 1L << unit;
        s.fired &= marker == FIRED ? ~bit : -1;
        s.moved &= marker == MOVED ? ~bit : -1;
        trace.tell(Event.UNMARKED, unit, marker);
    }

    /** Returns the eligible units of a side that have something to recover (SF-RALLY-1, SF-RALLY-2). */
    long recoverable(final int side) {
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
        complete(1L << unit | table.places.passengers(unit) & s.shaken);
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
