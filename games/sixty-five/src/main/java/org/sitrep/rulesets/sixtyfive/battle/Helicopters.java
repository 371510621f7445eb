package org.sitrep.rulesets.sixtyfive.battle;

import org.sitrep.rulesets.sixtyfive.battle.BattleState.Flight;
import org.sitrep.rulesets.sixtyfive.play.DecisionKind;
import org.sitrep.rulesets.sixtyfive.play.Event;
import org.sitrep.rulesets.sixtyfive.tables.HexMap;
import org.sitrep.strategy.Decision;

/** Activates helicopters, each with any card (section 17 of the rules). */
final class Helicopters extends Part {
    private static final int MOVE = 1;
    private static final int FIRE = 2;
    private static final int RALLY = 4;

    private final Attack attack = new Attack();

    Helicopters(final Table table) {
        super(table);
    }

    /** Returns the helicopters of a side that can be activated, those that wait off the map included (SF-HELO-1). */
    long able(final int side) {
        final long here = table.actions.near(s.eligible() & units.helicopters & units.ofSide[side]);
        return here | table.arrivals.waiting(side) & units.helicopters;
    }

    /** Activates a helicopter: its mode first, then it moves, fires, does both or rallies. */
    void play(final int side) {
        table.windows.begin();
        final int unit = table.actions.chooseUnit(side, Activity.MOVE, able(side));
        final long bit = 1L << unit;
        if ((s.present & bit) == 0) {
            table.arrivals.flyIn(unit);
        }
        if ((s.present & bit) == 0) {
            return;
        }
        chooseMode(side, unit);
        final int does = choose(side, unit);
        if ((does & RALLY) != 0) {
            table.rally.rally(unit);
            return;
        }
        if ((does & MOVE) != 0) {
            fly(side, unit);
        }
        final boolean still = (s.present & bit) != 0 && (s.complete & bit) == 0;
        if (still && (does & FIRE) != 0 && (s.shaken & bit) == 0) {
            attack.begin(side);
            attack.solo = true;
            attack.moving = (does & MOVE) != 0;
            if (table.fire.declareBy(attack, unit, 0, 0)) {
                table.fire.resolve(attack);
            }
        }
        if (still) {
            mark(bit, does);
        }
    }

    private void mark(final long bit, final int does) {
        if (does == (MOVE | FIRE)) {
            table.markers.complete(bit);
        } else if (does == MOVE) {
            table.markers.moved(bit);
        } else if (does == FIRE) {
            table.markers.fired(bit);
        }
    }

    /** Asks for the mode; landing only in some terrain without enemies (SF-HELO-2, SF-HELO-3). */
    private void chooseMode(final int side, final int unit) {
        final int at = s.hex[unit];
        final Decision decision = seat(side).open(DecisionKind.FLIGHT, unit);
        decision.add(Flight.FLYING.ordinal());
        decision.add(Flight.HOVERING.ordinal());
        if (mayLand(side, unit, at)) {
            decision.add(Flight.LANDED.ordinal());
        }
        final int flight = seat(side).ask();
        if (flight != s.flight[unit]) {
            s.flight[unit] = flight;
            trace.tell(Event.HELICOPTER_MODE, unit, flight);
        }
    }

    private boolean mayLand(final int side, final int unit, final int at) {
        if (s.flight[unit] == Flight.LANDED.ordinal()) {
            return true;
        }
        final long ground = s.in(at, side) & ~(1L << unit);
        final boolean room = (ground & (units.vehicles | units.helicopters)) == 0 && Long.bitCount(ground) < 3;
        return room && tables.terrain.printed[map.terrain[at]].landing() && s.in(at, 1 - side) == 0;
    }

    /** Asks what the helicopter does in its mode. */
    private int choose(final int side, final int unit) {
        final Decision decision = seat(side).open(DecisionKind.HELICOPTER_DOES, unit);
        final boolean flying = s.flight[unit] == Flight.FLYING.ordinal();
        final boolean landed = s.flight[unit] == Flight.LANDED.ordinal();
        final boolean fires = (s.shaken & 1L << unit) == 0;
        decision.add(0);
        if (flying || landed) {
            decision.add(MOVE);
        }
        if (fires) {
            attack.begin(side);
            if (table.fire.leads(attack, 1L << unit, 0) != 0) {
                decision.add(FIRE);
            }
            if (flying) {
                decision.add(MOVE | FIRE);
            }
        }
        if ((table.rally.able(side) & 1L << unit) != 0) {
            decision.add(RALLY);
        }
        return seat(side).ask();
    }

    /** Flies anywhere in a straight line, hex by hex under fire (AMB-90), or unloads on the ground (SF-HELO-5). */
    private void fly(final int side, final int unit) {
        if (s.flight[unit] == Flight.LANDED.ordinal()) {
            final long off = table.places.fits(s.hex[unit], side, table.places.passengers(unit))
                    ? table.transport.unload(unit)
                    : 0;
            table.markers.moved(off);
            table.arrivals.unloaded(unit, off);
            return;
        }
        final Decision decision = seat(side).open(DecisionKind.DESTINATION, unit);
        for (int at = 0; at < map.count; at++) {
            if (at == s.hex[unit] || table.places.fits(at, side, 1L << unit)) {
                decision.add(at);
            }
        }
        final int to = seat(side).ask();
        long group = 1L << unit;
        while (group != 0 && s.hex[unit] != to) {
            final int from = s.hex[unit];
            final int next = towards(unit, to);
            if (next == from) {
                return;
            }
            table.places.move(unit, next);
            trace.tell(Event.UNIT_MOVED, unit, from, next, 0);
            s.facing[unit] = map.direction(from, next);
            group = table.opportunity.entered(side, group, next);
        }
    }

    /**
     * Returns the next hex on the way, nearer to the goal and free of other aircraft; the present one if all are taken.
     */
    private int towards(final int unit, final int to) {
        final int from = s.hex[unit];
        for (int direction = 0; direction < HexMap.SIDES; direction++) {
            final int next = map.neighbour(from, direction);
            if (next != HexMap.NONE
                    && map.distance(next, to) < map.distance(from, to)
                    && table.places.fits(next, units.side[unit], 1L << unit)) {
                return next;
            }
        }
        return from;
    }
}
