package org.sitrep.rulesets.sixtyfive.battle;

import org.sitrep.rulesets.sixtyfive.play.DecisionKind;
import org.sitrep.strategy.Decision;

/** Loads and unloads carriers in the course of a move (section 8 of the rules). */
final class Transport extends Part {
    Transport(final Table table) {
        super(table);
    }

    /** Adds the ways to load or unload that a unit has after it has spent some points. */
    void add(final int unit, final int spent, final int allowance, final Decision decision) {
        if (spent > (allowance + 1) / 2) { // SF-TRAN-2
            return;
        }
        final boolean shaken = (s.shaken & 1L << unit) != 0;
        if (unloads(unit)) {
            decision.add(DecisionKind.UNLOAD);
        }
        if (shaken) {
            return; // SF-TRAN-8
        }
        final long own = s.in(s.hex[unit], units.side[unit]) & ~(1L << unit);
        if ((units.carriers & units.vehicles & 1L << unit) != 0) {
            final long legs = own & units.leg & s.eligible() & ~s.shaken;
            for (long rest = legs; rest != 0; rest &= rest - 1) {
                final int passenger = Long.numberOfTrailingZeros(rest);
                if (table.places.hasRoom(unit, passenger)) {
                    decision.add(DecisionKind.LOAD | passenger);
                }
            }
        } else {
            final long carriers = own & units.carriers & ~s.shaken & (s.eligible() | units.helicopters & ~s.complete);
            for (long rest = carriers; rest != 0; rest &= rest - 1) {
                final int carrier = Long.numberOfTrailingZeros(rest);
                if (table.places.hasRoom(carrier, unit) && !table.sight.inTheAir(carrier)) { // SF-HELO-5
                    decision.add(DecisionKind.LOAD | carrier);
                }
            }
        }
    }

    /** Returns whether a carrier has passengers that have room in its hex (SF-TRAN-5). */
    private boolean unloads(final int unit) {
        final long passengers = table.places.passengers(unit);
        return passengers != 0
                && !table.sight.inTheAir(unit)
                && table.places.fits(s.hex[unit], units.side[unit], passengers);
    }

    /** Unloads all passengers, which are marked Moved; returns them. */
    long unload(final int carrier) {
        final long passengers = table.places.passengers(carrier);
        for (long rest = passengers; rest != 0; rest &= rest - 1) {
            table.places.unload(Long.numberOfTrailingZeros(rest));
        }
        return passengers;
    }
}
