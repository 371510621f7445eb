package org.sitrep.rulesets.sixtyfive.battle;

import org.sitrep.rulesets.sixtyfive.play.DecisionKind;
import org.sitrep.rulesets.sixtyfive.play.Event;

/** Moves of the Reserve Phase (SF-TURN-7 to SF-TURN-9). */
final class Reserve extends Part {
    private static final int CLOSE = 3;
    private static final int VEHICLES = 3;
    private static final int LEGS = 2;

    private final Trip trip = new Trip();

    Reserve(final Table table) {
        super(table);
    }

    /** Lets a side move its eligible units. */
    void play(final int side) {
        trace.tell(Event.RESERVE_PHASE, side);
        long left = (s.eligible() | table.arrivals.forReserve(side))
                & units.ofSide[side]
                & ~(s.loaded | units.helicopters); // SF-HELO-4
        while (left != 0) {
            final long able = able(side, left) | table.arrivals.forReserve(side) & left;
            if (able == 0) {
                return;
            }
            final int unit = askOneOrNone(side, DecisionKind.RESERVE, 0, able);
            if (unit == DecisionKind.NOTHING) {
                return;
            }
            left &= ~(1L << unit);
            move(side, unit);
        }
    }

    private long able(final int side, final long some) {
        long able = 0;
        for (long rest = some & s.present; rest != 0; rest &= rest - 1) {
            final int unit = Long.numberOfTrailingZeros(rest);
            final boolean close = s.distanceTo(s.hex[unit], 1 - side) <= CLOSE;
            able |= close && (s.shaken & 1L << unit) != 0 ? 0 : 1L << unit;
        }
        return able;
    }

    private void move(final int side, final int unit) {
        trip.begin();
        trip.assaults = false;
        trip.carries = false;
        trip.watched = false;
        trip.nearest = CLOSE;
        final boolean shaken = (s.shaken & 1L << unit) != 0;
        trip.most = shaken ? 1 : (units.leg & 1L << unit) != 0 ? LEGS : VEHICLES;
        if ((s.present & 1L << unit) == 0) {
            table.arrivals.enterInReserve(side, unit, trip);
            return;
        }
        final boolean close = s.distanceTo(s.hex[unit], 1 - side) <= CLOSE;
        trip.hexes = close ? 1 : Integer.MAX_VALUE; // SF-TURN-9
        table.movement.moveFrom(side, 1L << unit, trip);
    }
}
