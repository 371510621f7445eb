package org.sitrep.rulesets.sixtyfive.battle;

import java.util.Arrays;
import org.sitrep.rulesets.sixtyfive.battle.BattleState.Flight;
import org.sitrep.rulesets.sixtyfive.definition.Force;
import org.sitrep.rulesets.sixtyfive.definition.Force.Arrival;
import org.sitrep.rulesets.sixtyfive.definition.Options;
import org.sitrep.rulesets.sixtyfive.play.DecisionKind;
import org.sitrep.rulesets.sixtyfive.play.Event;
import org.sitrep.strategy.Decision;

/** Brings reinforcements on the map (SF-SCEN-4, SF-MOVE-9, AMB-21). */
final class Arrivals extends Part {
    final Force[] forces;

    private final Trip trip = new Trip();

    Arrivals(final Table table) {
        super(table);
        forces = tables.battle.printed.forces().toArray(Force[]::new);
    }

    /** Returns the units of a side that wait off the map and may enter now. */
    long waiting(final int side) {
        long waiting = 0;
        for (int force = 0; force < forces.length; force++) {
            if (forces[force].side().ordinal() == side
                    && forces[force].turn() > 0
                    && forces[force].turn() <= s.turn
                    && forces[force].arrives() != Arrival.PLACED) {
                waiting |= off(force);
            }
        }
        return waiting & ~s.loaded;
    }

    private long off(final int force) {
        return units.ofForce[force] & ~(s.present | s.dead | s.exited);
    }

    /** Returns the helicopters that wait and have a hex to enter. */
    long flying(final int side) {
        return entering(waiting(side) & units.helicopters, DecisionKind.NOTHING);
    }

    private boolean hasHex(final int unit) {
        for (int at = 0; at < map.count; at++) {
            if (zoneOf(unit, at) != BattleState.NONE) {
                return true;
            }
        }
        return false;
    }

    private boolean mayEnter(final int unit, final int zone, final int at) {
        final int force = units.force[unit];
        final int side = units.side[unit];
        final boolean open = (units.helicopters & 1L << unit) != 0
                || tables.terrain.cost(units.moves[unit], map.terrain[at]) != 0
                || map.onRoad[at];
        return open
                && (s.through[force] == BattleState.NONE || s.through[force] == zone)
                && s.ground(at, 1 - side) == 0
                && table.places.fits(at, side, s.arrived | 1L << unit)
                && isWithin(force, at);
    }

    private boolean isWithin(final int force, final int at) {
        final int within = forces[force].within();
        for (long rest = within == 0 ? 0 : units.ofForce[force] & s.present; rest != 0; rest &= rest - 1) {
            if (map.distance(at, s.hex[Long.numberOfTrailingZeros(rest)]) > within) {
                return false;
            }
        }
        return true;
    }

    /** Brings on the units of one hex by a Move card, or of the whole group (AMB-21). */
    void enter(final int side) {
        int at = DecisionKind.NOTHING;
        s.arrived = 0;
        while (true) {
            final boolean sameHex = at != DecisionKind.NOTHING
                    && tables.options.reinforcementsPerCard() == Options.ReinforcementsPerCard.ONE_HEX;
            final long may = entering(waiting(side) & ~units.helicopters, sameHex ? at : DecisionKind.NOTHING);
            if (may == 0) {
                break;
            }
            final int unit = at == DecisionKind.NOTHING
                    ? table.actions.chooseUnit(side, Activity.MOVE, may)
                    : askOneOrNone(side, DecisionKind.ARRIVES, at, may);
            if (unit == DecisionKind.NOTHING) {
                break;
            }
            at = sameHex ? at : chooseHex(side, unit);
            put(unit, at);
            s.arrived |=
                    tables.options.reinforcementsPerCard() == Options.ReinforcementsPerCard.ONE_HEX ? 1L << unit : 0;
            if (table.opportunity.entered(side, 1L << unit, at) != 0) {
                table.markers.moved(table.movement.goOn(side, unit, costOf(unit, at), trip));
            }
            table.markers.moved(1L << unit);
        }
        s.arrived = 0;
    }

    /** Returns what a unit pays for the hex where it enters: a road leads on over the edge. */
    private int costOf(final int unit, final int at) {
        return map.onRoad[at] ? 1 : tables.terrain.cost(units.moves[unit], map.terrain[at]);
    }

    /** Returns the ground units that could enter by a Move card, or in the Reserve Phase (SF-TURN-7). */
    long onFoot(final int side) {
        return entering(waiting(side) & ~units.helicopters, DecisionKind.NOTHING);
    }

    /** Brings a unit on in the Reserve Phase; it may go on (AMB-20). */
    void enterInReserve(final int side, final int unit, final Trip reserve) {
        final int at = chooseHex(side, unit);
        put(unit, at);
        table.movement.goOn(side, unit, costOf(unit, at), reserve);
    }

    private long entering(final long some, final int at) {
        long may = 0;
        for (long rest = some; rest != 0; rest &= rest - 1) {
            final int unit = Long.numberOfTrailingZeros(rest);
            final boolean open = at == DecisionKind.NOTHING ? hasHex(unit) : zoneOf(unit, at) != BattleState.NONE;
            may |= open ? 1L << unit : 0;
        }
        return may;
    }

    private int zoneOf(final int unit, final int at) {
        final int[][] zones = tables.battle.zones[units.force[unit]];
        for (int z = 0; z < zones.length; z++) {
            if (Arrays.binarySearch(zones[z], at) >= 0 && mayEnter(unit, z, at)) {
                return z;
            }
        }
        return BattleState.NONE;
    }

    private int chooseHex(final int side, final int unit) {
        final Decision decision = seats[side].open(DecisionKind.DESTINATION, unit);
        for (int at = 0; at < map.count; at++) {
            if (zoneOf(unit, at) != BattleState.NONE) {
                decision.add(at);
            }
        }
        return seats[side].ask();
    }

    private void put(final int unit, final int at) {
        s.through[units.force[unit]] = zoneOf(unit, at);
        table.places.put(unit, at);
        trace.tell(Event.UNIT_ARRIVED, unit, at);
        if ((units.leg & 1L << unit) == 0) {
            table.setUp.face(units.side[unit], unit); // SF-FACE-1
        }
    }

    /** Brings a helicopter on, flying (SF-HELO-2). */
    void flyIn(final int unit) {
        s.flight[unit] = Flight.FLYING.ordinal();
        put(unit, chooseHex(units.side[unit], unit));
        table.opportunity.entered(units.side[unit], 1L << unit, s.hex[unit]);
    }

    /** Lets Leg units of a group load into carriers before they enter (S7, SF-SCEN-4). */
    void loadUp(final int side) {
        for (int force = 0; force < forces.length; force++) {
            if (forces[force].side().ordinal() == side && forces[force].turn() == s.turn) {
                loadUp(side, off(force));
            }
        }
    }

    private void loadUp(final int side, final long group) {
        for (long rest = group & units.leg; rest != 0; rest &= rest - 1) {
            final int unit = Long.numberOfTrailingZeros(rest);
            long room = 0;
            for (long carriers = group & units.carriers; carriers != 0; carriers &= carriers - 1) {
                final int carrier = Long.numberOfTrailingZeros(carriers);
                room |= table.places.hasRoom(carrier, unit) ? 1L << carrier : 0;
            }
            final int carrier =
                    room == 0 ? DecisionKind.NOTHING : askOneOrNone(side, DecisionKind.SET_UP_LOADED, unit, room);
            if (carrier != DecisionKind.NOTHING) {
                table.places.load(unit, carrier);
            }
        }
    }

    /** Offers to place a unit that was held back, in one impulse of its turn (S7, AMB-78). */
    void placeHeldBack(final int side) {
        for (int force = 0; force < forces.length; force++) {
            if (forces[force].arrives() == Arrival.PLACED
                    && forces[force].turn() == s.turn
                    && forces[force].side().ordinal() == side
                    && off(force) != 0) {
                place(side, force, Long.numberOfTrailingZeros(off(force)));
            }
        }
    }

    private void place(final int side, final int force, final int unit) {
        final Decision decision = seats[side].open(DecisionKind.DESTINATION, unit);
        for (int z = 0; z < tables.battle.zones[force].length; z++) {
            for (final int at : tables.battle.zones[force][z]) {
                if (mayEnter(unit, z, at) && s.distanceTo(at, 1 - side) >= tables.battle.away[force][z]) {
                    decision.add(at);
                }
            }
        }
        decision.add(DecisionKind.NOTHING);
        final int at = seats[side].ask();
        if (at != DecisionKind.NOTHING) {
            put(unit, at);
        }
    }

    /** Ends a turn: units that had to enter by now never do, transports leave (S4, S7). */
    void endTurn() {
        for (int force = 0; force < forces.length; force++) {
            if (forces[force].arrives() == Arrival.ENTERS_AT_ONCE && forces[force].turn() == s.turn) {
                for (long rest = off(force); rest != 0; rest &= rest - 1) {
                    table.places.remove(Long.numberOfTrailingZeros(rest), BattleState.EXITED);
                }
            }
        }
        if (tables.rules.transportsLeave() == s.turn) {
            for (long rest = s.present & units.helicopters & units.carriers; rest != 0; rest &= rest - 1) {
                final int unit = Long.numberOfTrailingZeros(rest);
                table.places.leave(unit, s.hex[unit]); // AMB-74: no unit is eliminated
            }
        }
    }
}
