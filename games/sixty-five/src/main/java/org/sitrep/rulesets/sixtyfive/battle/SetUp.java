package org.sitrep.rulesets.sixtyfive.battle;

import java.util.Arrays;
import org.sitrep.rulesets.sixtyfive.definition.Force;
import org.sitrep.rulesets.sixtyfive.definition.UnitType.MoveClass;
import org.sitrep.rulesets.sixtyfive.play.DecisionKind;
import org.sitrep.rulesets.sixtyfive.play.Event;
import org.sitrep.rulesets.sixtyfive.tables.HexMap;
import org.sitrep.rulesets.sixtyfive.tables.TerrainTable;
import org.sitrep.strategy.Decision;

/** Sets up the forces in the order of the scenario (SF-SCEN-1, SF-SCEN-3). */
final class SetUp extends Part {
    private static final int CORNERS = (1 << HexMap.SIDES) - 1;

    private final Force[] forces;
    /** Hexes where each force may set up. */
    private final boolean[][] zone;

    private final boolean[] anywhere = new boolean[2];

    SetUp(final Table table) {
        super(table);
        forces = table.arrivals.forces;
        zone = new boolean[forces.length][map.count];
        for (int force = 0; force < forces.length; force++) {
            for (final int[] hexes : tables.battle.zones[force]) {
                for (final int hex : hexes) {
                    zone[force][hex] = true;
                }
            }
            final boolean everywhere = Arrays.stream(tables.battle.zones[force]).anyMatch(z -> z.length == map.count);
            anywhere[forces[force].side().ordinal()] |= everywhere;
        }
    }

    /** Returns whether a side sets up anywhere. */
    boolean isAnywhere(final int side) {
        return anywhere[side];
    }

    /** Returns how many of some units are in a zone where a side set up. */
    int inZone(final int side, final long some) {
        int count = 0;
        for (long rest = some; rest != 0; rest &= rest - 1) {
            count += isIn(side, s.hex[Long.numberOfTrailingZeros(rest)]) ? 1 : 0;
        }
        return count;
    }

    private boolean isIn(final int side, final int at) {
        for (int force = 0; force < forces.length; force++) {
            if (forces[force].turn() == 0 && forces[force].side().ordinal() == side && zone[force][at]) {
                return true;
            }
        }
        return false;
    }

    /** Sets up everything, and gives each side control of the hexes of its zones (SF-SCEN-2). */
    void play() {
        for (int force = 0; force < forces.length; force++) {
            if (forces[force].turn() == 0) {
                setUp(force);
            }
        }
        for (int at = 0; at < map.count; at++) {
            control(at);
        }
        trace.tell(Event.SET_UP);
    }

    private void control(final int at) {
        final boolean us = isIn(0, at);
        final boolean com = isIn(1, at);
        final int holder = s.holder(at);
        s.control[at] = holder != BattleState.NONE ? holder : us == com ? BattleState.NONE : us ? 0 : 1;
    }

    private void setUp(final int force) {
        final int side = forces[force].side().ordinal();
        final long own = units.ofForce[force];
        for (long rest = own & ~units.leg; rest != 0; rest &= rest - 1) {
            place(force, side, Long.numberOfTrailingZeros(rest));
        }
        for (long rest = own & units.leg; rest != 0; rest &= rest - 1) {
            final int unit = Long.numberOfTrailingZeros(rest);
            if (forces[force].convoy()) {
                load(side, unit, own, Long.bitCount(rest & ~units.heroes)); // S6
            } else {
                place(force, side, unit);
            }
        }
        forts(force, side);
    }

    private void place(final int force, final int side, final int unit) {
        final Decision decision = seats[side].open(DecisionKind.SET_UP_UNIT, unit);
        for (int at = 0; at < map.count; at++) {
            if (zone[force][at] && mayStand(force, side, unit, at)) {
                decision.add(at);
            }
        }
        final int at = seats[side].ask();
        table.places.put(unit, at);
        trace.tell(Event.UNIT_SET_UP, unit, at);
        if ((units.leg & 1L << unit) == 0) {
            face(side, unit);
        }
    }

    /** Asks which corner a vehicle or helicopter faces. */
    void face(final int side, final int unit) {
        s.facing[unit] = askOne(side, DecisionKind.FACING, unit, CORNERS);
        trace.tell(Event.UNIT_TURNED, unit, s.facing[unit]);
    }

    private boolean mayStand(final int force, final int side, final int unit, final int at) {
        final TerrainTable terrain = tables.terrain;
        final boolean enters = terrain.cost(units.moves[unit], map.terrain[at]) != 0
                || map.onRoad[at] && (units.leg & 1L << unit) == 0;
        final boolean alone = !forces[force].convoy() || s.in[at] == 0;
        return enters
                && alone
                && s.in(at, 1 - side) == 0
                && table.places.fits(at, side, 1L << unit)
                && isFarEnough(force, side, at);
    }

    private boolean isFarEnough(final int force, final int side, final int at) {
        for (int z = 0; z < tables.battle.zones[force].length; z++) {
            final int away = tables.battle.away[force][z];
            if (Arrays.binarySearch(tables.battle.zones[force][z], at) >= 0
                    && (away == 0 || s.distanceTo(at, 1 - side) >= away)) {
                return true;
            }
        }
        return false;
    }

    /** Loads a unit of a convoy; every truck carries one at last. */
    private void load(final int side, final int unit, final long own, final int left) {
        long empty = 0;
        long room = 0;
        for (long rest = own & units.carriers; rest != 0; rest &= rest - 1) {
            final int carrier = Long.numberOfTrailingZeros(rest);
            final boolean truck = units.moves[carrier] == MoveClass.WHEELED.ordinal();
            empty |= truck && table.places.passengers(carrier) == 0 ? rest & -rest : 0;
            room |= table.places.hasRoom(carrier, unit) ? rest & -rest : 0;
        }
        final boolean hero = (units.heroes & 1L << unit) != 0;
        final boolean forced = !hero && empty != 0 && Long.bitCount(empty) >= left;
        table.places.load(unit, askOne(side, DecisionKind.SET_UP_LOADED, unit, forced ? empty & room : room));
    }

    private void forts(final int force, final int side) {
        for (int i = 0; i < forces[force].bunkers(); i++) {
            final int at = fortHex(force, side, DecisionKind.BUNKER, i);
            s.bunker[at] = askOne(side, DecisionKind.FACING, DecisionKind.OF_A_BUNKER | at, CORNERS);
            trace.tell(Event.BUNKER_SET_UP, at, s.bunker[at]);
        }
        for (int i = 0; i < forces[force].foxholes(); i++) {
            final int at = fortHex(force, side, DecisionKind.FOXHOLE, i);
            s.foxhole[at] = true;
            trace.tell(Event.FOXHOLE_SET_UP, at);
        }
    }

    private int fortHex(final int force, final int side, final int kind, final int nth) {
        final Decision decision = seats[side].open(kind, nth);
        for (int at = 0; at < map.count; at++) {
            if (zone[force][at]
                    && tables.terrain.printed[map.terrain[at]].fortifiable()
                    && s.bunker[at] == BattleState.NONE
                    && (kind != DecisionKind.BUNKER || table.places.suitBunker(s.in[at]))
                    && !s.foxhole[at]
                    && !s.wire[at]) {
                decision.add(at);
            }
        }
        return seats[side].ask();
    }
}
