package org.sitrep.rulesets.sixtyfive.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.sitrep.rulesets.sixtyfive.battle.BattleState;
import org.sitrep.rulesets.sixtyfive.tables.GameTables;
import org.sitrep.rulesets.sixtyfive.tables.HexMap;

/** A battle of the engine as hexes and counters of the reference. */
final class TableCopy {
    final List<Hex> hexes = new ArrayList<>();
    /** All units by number; those that are not on the map have no hex. */
    final List<Counter> counters = new ArrayList<>();

    final Sights sights;

    TableCopy(final BattleState s) {
        final GameTables tables = s.tables;
        for (int at = 0; at < tables.map.count; at++) {
            hexes.add(hex(s, at));
        }
        for (int at = 0; at < tables.map.count; at++) {
            for (int direction = 0; direction < HexMap.SIDES; direction++) {
                if ((tables.map.road[at] & 1 << direction) != 0) {
                    hexes.get(at).roads.add(hexes.get(tables.map.neighbour(at, direction)));
                }
            }
        }
        for (int unit = 0; unit < tables.units.count; unit++) {
            counters.add(counter(s, unit));
        }
        for (int unit = 0; unit < tables.units.count; unit++) {
            place(s, unit);
        }
        sights = new Sights(hexes);
    }

    private static Hex hex(final BattleState s, final int at) {
        final GameTables tables = s.tables;
        final String terrain = tables.terrain.ids.get(tables.map.terrain[at]);
        final Hex hex = new Hex(
                tables.map.column[at],
                tables.map.row[at],
                tables.map.name(at),
                Hex.Ground.valueOf(terrain.toUpperCase(Locale.ROOT)));
        hex.smoke = s.smoke[at] > 0;
        hex.wreck = s.wreck[at];
        hex.rubble = s.rubble[at];
        hex.wire = s.wire[at];
        hex.foxhole = s.foxhole[at];
        hex.bunker = s.bunker[at] == BattleState.NONE ? null : Integer.valueOf(s.bunker[at]);
        return hex;
    }

    private static Counter counter(final BattleState s, final int unit) {
        final Counter counter = new Counter(
                unit, CounterType.BY_ID.get(s.tables.units.printed(unit).id()), s.tables.units.side[unit]);
        counter.shaken = isIn(s.shaken, unit);
        counter.reduced = isIn(s.reduced, unit);
        counter.dead = isIn(s.dead, unit);
        counter.fired = isIn(s.fired, unit);
        counter.moved = isIn(s.moved, unit);
        counter.complete = isIn(s.complete, unit);
        counter.facing = s.facing[unit];
        counter.flight = counter.type.helicopter() ? Counter.Flight.values()[s.flight[unit]] : null;
        return counter;
    }

    private void place(final BattleState s, final int unit) {
        if (s.hex[unit] >= 0) {
            final Counter counter = counters.get(unit);
            counter.hex = hexes.get(s.hex[unit]);
            counter.hex.counters.add(counter);
            counter.carrier = s.carrier[unit] == BattleState.NONE ? null : counters.get(s.carrier[unit]);
        }
    }

    static boolean isIn(final long units, final int unit) {
        return (units & 1L << unit) != 0;
    }
}
