package org.sitrep.rulesets.sixtyfive.battle;

import org.sitrep.rulesets.sixtyfive.battle.BattleState.Flight;
import org.sitrep.rulesets.sixtyfive.definition.Block;
import org.sitrep.rulesets.sixtyfive.definition.Options;
import org.sitrep.rulesets.sixtyfive.play.DecisionKind;
import org.sitrep.rulesets.sixtyfive.play.Event;
import org.sitrep.rulesets.sixtyfive.tables.AttackKind;
import org.sitrep.rulesets.sixtyfive.tables.HexMap;
import org.sitrep.rulesets.sixtyfive.tables.SightLines;
import org.sitrep.strategy.Decision;

/** Activates helicopters, each with any card (section 17 of the rules). */
final class Helicopters extends Part {

    private final Attack attack = new Attack();
    /** The move of passengers that have got off. */
    private final Trip onFoot = new Trip(trip -> {
        trip.rest = true;
        trip.carries = false;
    });

    Helicopters(final Table table) {
        super(table);
    }

    /**
     * Returns the helicopters of a side that a card can activate, those that wait off the map included (SF-HELO-1,
     * SF-MOVE-9).
     */
    long able(final int side, final int card) {
        if (units.helicopters == 0) {
            return 0;
        }
        final long here = table.actions.near(s.eligible() & units.helicopters & units.ofSide[side]);
        final boolean brings = tables.options.helicopterEntry() == Options.HelicopterEntry.ANY
                || (cards.with(Block.MOVE) & 1L << card) != 0;
        return brings && !table.actions.isLed() ? here | table.arrivals.flying(side) : here;
    }

    /** Activates a helicopter: its mode first, then it moves, fires, does both or rallies. */
    void play(final int side, final int card) {
        table.windows.begin();
        final int unit = table.actions.chooseUnit(side, Activity.MOVE, able(side, card));
        final long bit = 1L << unit;
        if ((s.present & bit) == 0) {
            table.arrivals.flyIn(unit); // SF-HELO-2: it stays in that mode
            if ((s.present & bit) == 0 || (s.complete & bit) != 0) {
                return;
            }
        } else {
            chooseMode(side, unit);
        }
        onFoot.bonus = (cards.with(Block.FAST_MOVE) & 1L << card) != 0 ? 1 : 0; // SF-HELO-5
        final int does = choose(side, unit);
        if ((does & DecisionKind.TO_RALLY) != 0) {
            table.markers.rally(unit);
            return;
        }
        if ((does & DecisionKind.TO_MOVE) != 0) {
            fly(side, unit);
        }
        final boolean still = (s.present & bit) != 0 && (s.complete & bit) == 0;
        if (still && (does & DecisionKind.TO_FIRE) != 0 && (s.shaken & bit) == 0) {
            attack.begin(side);
            attack.solo = true;
            attack.kind = (does & DecisionKind.TO_MOVE) != 0 ? AttackKind.MOVE_AND_FIRE : AttackKind.FIRE;
            if (table.fire.declareBy(attack, unit, 0)) {
                table.fire.resolve(attack);
            }
        }
        if (still && (does & DecisionKind.TO_FIRE) == 0) {
            table.markers.moved(bit);
        } else if (still && (does & DecisionKind.TO_MOVE) == 0) {
            table.markers.fired(bit);
        } else if (still) {
            table.markers.complete(bit);
        }
    }

    /** Asks for the mode; landing only in some terrain without enemies (SF-HELO-2, SF-HELO-3). */
    private void chooseMode(final int side, final int unit) {
        final int at = s.hex[unit];
        final Decision decision = seats[side].open(DecisionKind.FLIGHT, unit);
        if (table.sight.inTheAir(unit) || hasRoomAbove(side, at)) {
            decision.add(Flight.FLYING.ordinal());
            decision.add(Flight.HOVERING.ordinal());
        }
        if (mayLand(side, unit, at)) {
            decision.add(Flight.LANDED.ordinal());
        }
        final int flight = seats[side].ask();
        if (flight != s.flight[unit]) {
            s.flight[unit] = flight;
            trace.tell(Event.HELICOPTER_MODE, unit, flight);
        }
    }

    private boolean hasRoomAbove(final int side, final int at) {
        return s.in(at, side) == s.ground(at, side); // SF-STACK-1: one air unit
    }

    private boolean mayLand(final int side, final int unit, final int at) {
        if (s.flight[unit] == Flight.LANDED.ordinal()) {
            return true;
        }
        final long ground = s.ground(at, side);
        final boolean room = (ground & ~units.leg) == 0 && Long.bitCount(ground) < 3; // SF-STACK-2
        return room && tables.terrain.printed[map.terrain[at]].landing() && s.ground(at, 1 - side) == 0;
    }

    /** Asks what the helicopter does in its mode. */
    private int choose(final int side, final int unit) {
        final Decision decision = seats[side].open(DecisionKind.HELICOPTER_DOES, unit);
        final boolean flying = s.flight[unit] == Flight.FLYING.ordinal();
        final boolean landed = s.flight[unit] == Flight.LANDED.ordinal();
        final boolean fires = (s.shaken & 1L << unit) == 0;
        decision.add(0);
        if (flying || landed) {
            decision.add(DecisionKind.TO_MOVE);
        }
        if (fires) {
            attack.begin(side);
            if (table.fire.leads(attack, 1L << unit) != 0) {
                decision.add(DecisionKind.TO_FIRE);
            }
            if (flying) {
                decision.add(DecisionKind.TO_MOVE | DecisionKind.TO_FIRE);
            }
        }
        if ((table.markers.recoverable(side) & 1L << unit) != 0) {
            decision.add(DecisionKind.TO_RALLY);
        }
        return seats[side].ask();
    }

    /** Flies anywhere in a straight line, hex by hex under fire (AMB-90), or unloads on the ground. */
    private void fly(final int side, final int unit) {
        if (s.flight[unit] == Flight.LANDED.ordinal()) {
            unload(side, unit);
            return;
        }
        final Decision decision = seats[side].open(DecisionKind.DESTINATION, unit);
        for (int at = 0; at < map.count; at++) {
            if (at == s.hex[unit] || table.places.fits(at, side, 1L << unit)) {
                decision.add(at);
            }
        }
        final int start = s.hex[unit];
        final int to = seats[side].ask();
        long group = 1L << unit;
        while (group != 0 && s.hex[unit] != to) {
            final int from = s.hex[unit];
            final int next = next(unit, start, to);
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
     * Unloads on the ground; that costs passengers half of their points, and they may use the rest (SF-HELO-5, AMB-58).
     */
    private void unload(final int side, final int unit) {
        final long passengers = table.places.passengers(unit);
        if (passengers == 0 || !table.places.fits(s.hex[unit], side, passengers)) {
            return;
        }
        table.transport.unload(unit);
        if (tables.rules.transportsLeave() > 0) {
            table.places.leave(unit, s.hex[unit]); // S7
        }
        if ((passengers & s.shaken) == 0) { // SF-TRAN-8
            table.movement.moveFrom(side, passengers, onFoot);
        }
        table.markers.moved(passengers);
    }

    /** Returns the next hex of a straight line; around other aircraft, and where the line leaves the maps. */
    private int next(final int unit, final int start, final int to) {
        final int from = s.hex[unit];
        for (int i = tables.lines.first(start, to); i < tables.lines.end(start, to); i++) {
            final int item = tables.lines.item(i);
            final int first = SightLines.hex(item);
            final int other = (item & SightLines.EDGE) == 0 ? SightLines.OFF_MAP : SightLines.second(item);
            if (isOnTheWay(unit, from, first, to)) {
                return first;
            }
            if (isOnTheWay(unit, from, other, to)) {
                return other;
            }
        }
        for (int direction = 0; direction < HexMap.SIDES; direction++) {
            final int next = map.neighbour(from, direction);
            if (next != HexMap.NONE && isOnTheWay(unit, from, next, to)) {
                return next;
            }
        }
        return from;
    }

    private boolean isOnTheWay(final int unit, final int from, final int next, final int to) {
        return next != SightLines.OFF_MAP
                && map.distance(from, next) == 1
                && map.distance(next, to) < map.distance(from, to)
                && table.places.fits(next, units.side[unit], 1L << unit);
    }
}
