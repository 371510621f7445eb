package org.sitrep.rulesets.sixtyfive.battle;

import org.sitrep.rulesets.sixtyfive.play.Event;

/** Puts units on the map and takes them off: stacking (section 9 of the rules), loads, and the control of hexes. */
final class Places extends Part {
    private static final int GROUND_UNITS = 3;
    private static final int LEG_UNITS = 2;

    /** The friendly edge of each side. */
    private final boolean[][] edge = new boolean[2][map.count];
    /** Units that cannot be in a bunker (S5). */
    private final long outsideBunkers =
            units.those(type -> tables.rules.outsideBunkers().contains(type.id()));

    Places(final Table table) {
        super(table);
        for (int side = 0; side < 2; side++) {
            for (final int hex : tables.battle.friendlyEdge[side]) {
                edge[side][hex] = true;
            }
        }
    }

    /** Returns whether a hex with some units may have a bunker, or the units be in one (S5). */
    boolean suitBunker(final long some) {
        return (some & outsideBunkers) == 0;
    }

    /** Returns whether units of a side may be added to a hex (SF-STACK-1 to SF-STACK-3). */
    boolean fits(final int at, final int side, final long more) {
        final long all = s.in(at, side) | more;
        final long air = s.inTheAir(all);
        final long ground = all & ~air;
        final long heroes = ground & units.heroes;
        return (s.bunker[at] == BattleState.NONE || suitBunker(more))
                && Long.bitCount(ground) <= GROUND_UNITS
                && Long.bitCount(ground & units.leg & ~heroes) <= LEG_UNITS
                && Long.bitCount(heroes) <= 1
                && Long.bitCount(ground & (units.vehicles | units.helicopters)) <= 1 // SF-STACK-2
                && Long.bitCount(air) <= 1;
    }

    /** Puts a unit that is not on the map on it. */
    void put(final int unit, final int at) {
        s.present |= 1L << unit;
        s.hex[unit] = at;
        s.in[at] |= 1L << unit;
        carryTo(unit, at);
        occupied(at);
    }

    /** Moves a unit to another hex, with its passengers. */
    void move(final int unit, final int to) {
        final int from = s.hex[unit];
        s.searchers &= ~(1L << unit);
        s.in[from] &= ~(1L << unit);
        s.hex[unit] = to;
        s.in[to] |= 1L << unit;
        carryTo(unit, to);
        occupied(from);
        occupied(to);
    }

    private void carryTo(final int unit, final int at) {
        for (long rest = passengers(unit); rest != 0; rest &= rest - 1) {
            final int passenger = Long.numberOfTrailingZeros(rest);
            s.hex[passenger] = at;
            s.present |= 1L << passenger;
        }
    }

    /** Returns the units that a carrier has loaded. */
    long passengers(final int unit) {
        long found = 0;
        if ((units.carriers & 1L << unit) != 0) {
            for (long rest = s.loaded & units.ofSide[units.side[unit]]; rest != 0; rest &= rest - 1) {
                final int passenger = Long.numberOfTrailingZeros(rest);
                found |= s.carrier[passenger] == unit ? 1L << passenger : 0;
            }
        }
        return found;
    }

    /** Returns whether a carrier has room for a unit: a Leg unit and a Hero (SF-TRAN-1). */
    boolean hasRoom(final int carrier, final int unit) {
        final boolean hero = (units.heroes & 1L << unit) != 0;
        final long same = passengers(carrier) & (hero ? units.heroes : ~units.heroes);
        return (units.leg & 1L << unit) != 0 && same == 0;
    }

    /** Loads a unit; it leaves the hex for its carrier. */
    void load(final int unit, final int carrier) {
        if (s.hex[unit] >= 0) {
            s.in[s.hex[unit]] &= ~(1L << unit);
        }
        s.loaded |= 1L << unit;
        s.carrier[unit] = carrier;
        s.hex[unit] = s.hex[carrier];
        s.present |= (s.present & 1L << carrier) == 0 ? 0 : 1L << unit; // a pair may wait off the map
        trace.tell(Event.UNIT_LOADED, unit, carrier);
    }

    /** Unloads units into the hexes of their carriers. */
    void unload(final long some) {
        for (long rest = some; rest != 0; rest &= rest - 1) {
            final int unit = Long.numberOfTrailingZeros(rest);
            final int carrier = s.carrier[unit];
            s.loaded &= ~(1L << unit);
            s.carrier[unit] = BattleState.NONE;
            s.in[s.hex[unit]] |= 1L << unit;
            trace.tell(Event.UNIT_UNLOADED, unit, carrier);
        }
    }

    /** Takes a unit off the map; {@link BattleState#DEAD} or {@link BattleState#EXITED} says where it is. */
    void remove(final int unit, final int where) {
        final int from = s.hex[unit];
        if (from >= 0 && (s.loaded & 1L << unit) == 0) {
            s.in[from] &= ~(1L << unit);
        }
        final long bit = 1L << unit;
        s.present &= ~bit;
        s.loaded &= ~bit;
        s.carrier[unit] = BattleState.NONE;
        s.hex[unit] = where;
        s.dead |= where == BattleState.DEAD ? bit : 0;
        s.exited |= where == BattleState.EXITED ? bit : 0;
        s.shaken &= ~bit;
        s.fired &= ~bit;
        s.moved &= ~bit;
        s.complete &= ~bit;
        if (from >= 0) {
            occupied(from);
        }
    }

    /** Notes who holds a hex: the side whose units alone are in it; else control stays (SF-SCEN-2, AMB-68). */
    private void occupied(final int at) {
        final int holder = s.holder(at);
        if (holder != BattleState.NONE && holder != s.control[at]) {
            s.control[at] = holder;
            trace.tell(Event.HEX_CONTROLLED, at, holder);
        }
    }

    /** Returns whether units may leave the map from a hex. */
    boolean mayLeave(final long group, final int from) {
        final int side = units.side[Long.numberOfTrailingZeros(group)];
        return tables.battle.exit[side][from]
                || tables.battle.vehicleExit[side][from] && (group & ~units.vehicles) == 0
                || edge[1 - side][from] && table.bonuses.isExit(side); // SF-BON-1
    }

    /** Takes a unit and its passengers off the map (SF-MOVE-10). */
    void leave(final int unit, final int from) {
        for (long rest = passengers(unit); rest != 0; rest &= rest - 1) {
            off(Long.numberOfTrailingZeros(rest), from);
        }
        off(unit, from);
    }

    private void off(final int unit, final int from) {
        final int side = units.side[unit];
        if (s.relicsWith == unit) {
            s.relicsWith = BattleState.NONE;
            s.relicsGone = edge[side][from] ? side : BattleState.NONE; // S8
        }
        s.exitedThrough |= edge[1 - side][from] ? 1L << unit : 0;
        remove(unit, BattleState.EXITED);
        trace.tell(Event.UNIT_EXITED, unit, from);
    }
}
