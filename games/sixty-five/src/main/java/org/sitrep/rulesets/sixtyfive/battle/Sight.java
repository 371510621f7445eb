package org.sitrep.rulesets.sixtyfive.battle;

import org.sitrep.rulesets.sixtyfive.battle.BattleState.Flight;
import org.sitrep.rulesets.sixtyfive.definition.Options;
import org.sitrep.rulesets.sixtyfive.definition.Terrain;
import org.sitrep.rulesets.sixtyfive.tables.GameTables;
import org.sitrep.rulesets.sixtyfive.tables.HexMap;
import org.sitrep.rulesets.sixtyfive.tables.SightLines;

/** Finds what can be seen (section 14 of the rules, SF-HELO-10). Reads the state, changes nothing. */
public final class Sight {
    private static final int OPEN = 0;
    private static final int DEGRADES = 1;
    private static final int BLOCKS = 2;
    private static final int IN_A_DOWNPOUR = 3;

    private final BattleState s;
    private final GameTables tables;
    private final HexMap map;
    private final SightLines lines;
    /** Effect of the printed terrain of a hex that a line crosses. */
    private final int[] printed;

    private final boolean wholeBuildings;
    /** Effect of what lies off the map (S7). */
    private final int offMap;

    /** Creates a look at a state. */
    public Sight(final BattleState state) {
        s = state;
        tables = state.tables;
        map = tables.map;
        lines = tables.lines;
        printed = new int[map.count];
        offMap = tables.rules.mountains() ? BLOCKS : OPEN;
        wholeBuildings = tables.options.silhouettes() == Options.Silhouettes.WHOLE_HEX; // AMB-24
        for (int hex = 0; hex < map.count; hex++) {
            printed[hex] = switch (tables.terrain.printed[map.terrain[hex]].sight()) {
                case OPEN, SILHOUETTE_BLOCKS -> OPEN;
                case DEGRADES -> DEGRADES;
                case BLOCKS -> BLOCKS;
            };
        }
    }

    /** Returns whether units on the ground in two hexes see each other (SF-LOS-1 to SF-LOS-8). */
    public boolean ground(final int from, final int to) {
        if (map.distance(from, to) < 2) {
            return true;
        }
        if (isTooFar(from, to)) {
            return false;
        }
        final boolean downTheRoad = isDownARoad(from, to);
        int degrading = 0;
        for (int i = lines.first(from, to); i < lines.end(from, to); i++) {
            degrading += effect(lines.item(i), downTheRoad);
            if (degrading >= BLOCKS) { // SF-LOS-3, and two that degrade: SF-LOS-4
                return false;
            }
        }
        return true;
    }

    private boolean isTooFar(final int from, final int to) {
        return s.downpour && map.distance(from, to) > IN_A_DOWNPOUR; // SF-ACT-18
    }

    private int effect(final int item, final boolean downTheRoad) {
        final int hex = SightLines.hex(item);
        if ((item & SightLines.EDGE) == 0) {
            return hex == SightLines.OFF_MAP ? offMap : of(hex, (item & SightLines.MIDDLE) != 0, downTheRoad);
        }
        final int second = SightLines.second(item);
        if (hex == SightLines.OFF_MAP || second == SightLines.OFF_MAP) {
            return OPEN; // SF-LOS-6
        }
        // An edge touches no silhouette. SF-LOS-5: both sides count; SF-LOS-6: mixed ones as one that degrades
        return Math.min(of(hex, false, false), of(second, false, false));
    }

    private int of(final int hex, final boolean middle, final boolean downTheRoad) {
        if (s.smoke[hex] > 0) {
            return BLOCKS; // SF-LOS-11
        }
        int effect = downTheRoad ? OPEN : printed[hex]; // SF-LOS-8
        if (!downTheRoad && isBuilding(hex) && (middle || wholeBuildings)) {
            effect = BLOCKS; // SF-LOS-10
        }
        final long vehicles = s.in[hex] & (tables.units.vehicles | tables.units.helicopters) & ~s.inTheAir(s.in[hex]);
        final boolean rubble = s.rubble[hex] && !downTheRoad; // terrain, which a road leads through
        return effect == OPEN && (rubble || s.wreck[hex] || vehicles != 0) ? DEGRADES : effect; // SF-LOS-7, AMB-26
    }

    private boolean isBuilding(final int hex) {
        return tables.terrain.printed[map.terrain[hex]].sight() == Terrain.Sight.SILHOUETTE_BLOCKS;
    }

    /** Returns whether a unit is a helicopter that flies or hovers. */
    public boolean inTheAir(final int unit) {
        return (tables.units.helicopters & 1L << unit) != 0 && s.flight[unit] != Flight.LANDED.ordinal();
    }

    /** Returns whether a line runs straight down a road, hex by hex (SF-LOS-8, AMB-25). */
    public boolean isDownARoad(final int from, final int to) {
        if (from == to || !map.onRoad[from] || !map.onRoad[to]) {
            return false;
        }
        for (int direction = 0; direction < HexMap.SIDES; direction++) {
            int at = from;
            while (at != HexMap.NONE && at != to && (map.road[at] & 1 << direction) != 0) {
                at = map.neighbour(at, direction);
            }
            if (at == to) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether a unit sees a unit. */
    public boolean sees(final int unit, final int other) {
        final boolean one = inTheAir(unit);
        final boolean two = inTheAir(other);
        final int from = s.hex[unit];
        final int to = s.hex[other];
        if (one && two) {
            return !isTooFar(from, to) && !isBarred(from, to);
        }
        return one ? fromTheAir(from, to) : two ? fromTheAir(to, from) : ground(from, to);
    }

    /** Returns whether a helicopter in the air over a hex and the ground of another see each other (SF-HELO-11). */
    public boolean fromTheAir(final int over, final int ground) {
        if (map.distance(over, ground) < 2) {
            return true;
        }
        if (isTooFar(over, ground) || isBarred(over, ground)) {
            return false;
        }
        final int end = lines.end(over, ground);
        if (end == lines.first(over, ground)) {
            return true;
        }
        final int last = lines.item(end - 1);
        final int hex = SightLines.hex(last);
        if ((last & SightLines.EDGE) == 0) {
            return hex == SightLines.OFF_MAP || !isHigh(hex, (last & SightLines.MIDDLE) != 0);
        }
        final int second = SightLines.second(last);
        return hex == SightLines.OFF_MAP
                || second == SightLines.OFF_MAP
                || !(isHigh(hex, false) && isHigh(second, false));
    }

    /** Returns whether a hex with Jungle, or the silhouette of a building, hides what is right behind it. */
    private boolean isHigh(final int hex, final boolean middle) {
        return isBuilding(hex) ? middle || wholeBuildings : tables.terrain.printed[map.terrain[hex]].tall();
    }

    /** Returns whether smoke or a mountain is in the way: both are infinitely high (SF-LOS-11, S7). */
    private boolean isBarred(final int from, final int to) {
        for (int i = lines.first(from, to); i < lines.end(from, to); i++) {
            final int item = lines.item(i);
            final int hex = SightLines.hex(item);
            final boolean barred = (item & SightLines.EDGE) != 0
                    ? hasSmoke(hex) && hasSmoke(SightLines.second(item))
                    : hasSmoke(hex) || hex == SightLines.OFF_MAP && tables.rules.mountains();
            if (barred) {
                return true;
            }
        }
        return false;
    }

    private boolean hasSmoke(final int hex) {
        return hex != SightLines.OFF_MAP && s.smoke[hex] > 0;
    }
}
