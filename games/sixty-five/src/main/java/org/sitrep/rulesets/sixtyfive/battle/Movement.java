package org.sitrep.rulesets.sixtyfive.battle;

import java.util.Arrays;
import org.sitrep.rulesets.sixtyfive.definition.Options;
import org.sitrep.rulesets.sixtyfive.definition.UnitType.Ability;
import org.sitrep.rulesets.sixtyfive.definition.UnitType.MoveClass;
import org.sitrep.rulesets.sixtyfive.play.DecisionKind;
import org.sitrep.rulesets.sixtyfive.play.Event;
import org.sitrep.rulesets.sixtyfive.tables.HexMap;
import org.sitrep.strategy.Decision;

/** Moves units over the ground (sections 7 and 8 of the rules). */
final class Movement extends Part {
    private static final int LEG = MoveClass.LEG.ordinal();
    private static final int TRACKED = MoveClass.TRACKED.ordinal();
    private static final int BESIDE_WIRE = 3;

    private final int[] spent;
    private final int[] entries;

    Movement(final Table table) {
        super(table);
        spent = new int[units.count];
        entries = new int[units.count];
    }

    /**
     * Moves units of a hex, in groups that the side chooses (SF-MOVE-3); returns those that are marked for it: they
     * have moved, loaded or unloaded.
     */
    long moveFrom(final int side, final long some, final Trip trip) {
        begin();
        long left = some & ~s.loaded;
        long moved = 0;
        while (left != 0) {
            final long group = chooseGroup(side, left);
            if (group == 0) {
                break;
            }
            moved |= run(side, group, trip);
            left = (left & ~group | table.transport.again(some)) & s.present & ~(s.loaded | s.complete);
        }
        return moved | table.transport.marked();
    }

    /**
     * Lets a unit that has just come on the map go on (SF-MOVE-9); it has paid for the hex where it entered. Returns
     * the units that are marked for it.
     */
    long goOn(final int side, final int unit, final int paid, final Trip trip) {
        begin();
        spent[unit] = paid;
        entries[unit] = 1;
        return run(side, 1L << unit, trip) | table.transport.marked();
    }

    private void begin() {
        Arrays.fill(spent, 0);
        Arrays.fill(entries, 0);
        table.transport.begin();
    }

    /** Returns whether a unit has entered a hex in the present Action. */
    boolean hasEntered(final int unit) {
        return entries[unit] > 0;
    }

    private long chooseGroup(final int side, final long left) {
        s.movers = left;
        final Decision decision = seats[side].open(DecisionKind.MOVERS, s.hex[Long.numberOfTrailingZeros(left)]);
        final int many = Long.bitCount(left);
        for (int mask = 1; mask < 1 << many; mask++) {
            final long group = spread(mask, left);
            if ((group & ~units.leg) == 0 || Long.bitCount(group) == 1) {
                decision.add(mask);
            }
        }
        decision.add(DecisionKind.NOTHING);
        final int chosen = seats[side].ask();
        return chosen == DecisionKind.NOTHING ? 0 : spread(chosen, left);
    }

    /** Returns the units whose places in a mask are set. */
    static long spread(final int places, final long some) {
        long found = 0;
        int place = 0;
        for (long rest = some; rest != 0; rest &= rest - 1) {
            found |= (places & 1 << place++) == 0 ? 0 : rest & -rest;
        }
        return found;
    }

    /** Moves a group step by step; returns it if it has done anything. */
    private long run(final int side, final long all, final Trip trip) {
        long group = all;
        long moved = 0;
        while (group != 0) {
            final int first = Long.numberOfTrailingZeros(group);
            s.points = left(group, trip);
            s.movers = group;
            final Decision decision = seats[side].open(DecisionKind.STEP, first | Long.bitCount(group) << 8);
            addSteps(group, trip, decision);
            decision.add(DecisionKind.STOP);
            final int step = seats[side].ask();
            if (step == DecisionKind.STOP) {
                break;
            }
            if (step < DecisionKind.PIVOT) {
                moved |= group;
                group = enter(group, step & DecisionKind.NUMBER, (step & DecisionKind.REVERSE) != 0, trip);
            } else if (step < DecisionKind.UNLOAD) {
                moved |= group;
                turn(first, step & DecisionKind.NUMBER);
            } else {
                leaveOrCarry(group, step);
                group = 0;
            }
        }
        return moved;
    }

    private void leaveOrCarry(final long group, final int step) {
        final int first = Long.numberOfTrailingZeros(group);
        if (step == DecisionKind.EXIT) {
            final int from = s.hex[first];
            for (long rest = group; rest != 0; rest &= rest - 1) {
                table.places.leave(Long.numberOfTrailingZeros(rest), from);
            }
        } else if (step == DecisionKind.UNLOAD) {
            table.transport.unload(first, spent[first] == 0);
        } else {
            table.transport.load(first, step & DecisionKind.NUMBER, spent[first] == 0);
        }
    }

    private int left(final long group, final Trip trip) {
        int least = Integer.MAX_VALUE;
        for (long rest = group; rest != 0; rest &= rest - 1) {
            final int unit = Long.numberOfTrailingZeros(rest);
            least = Math.min(least, allowance(unit, trip) - spent[unit]);
        }
        return least;
    }

    private void addSteps(final long group, final Trip trip, final Decision decision) {
        final int first = Long.numberOfTrailingZeros(group);
        final int from = s.hex[first];
        final boolean vehicle = units.moves[first] != LEG;
        for (int direction = 0; direction < HexMap.SIDES; direction++) {
            final int to = map.neighbour(from, direction);
            if (to == HexMap.NONE) {
                continue;
            }
            final boolean front = !vehicle || isFront(first, direction);
            if (front && canEnter(group, from, to, 0, trip)) {
                decision.add(direction);
            } else if (!front && canReverse(first, direction) && canEnter(group, from, to, 1, trip)) {
                decision.add(DecisionKind.REVERSE | direction); // SF-MOVE-8
            }
        }
        for (int corner = 0; vehicle && corner < HexMap.SIDES; corner++) {
            if (corner != s.facing[first] && pivots(first, corner) <= allowance(first, trip) - spent[first]) {
                decision.add(DecisionKind.PIVOT | corner);
            }
        }
        if (trip.carries && Long.bitCount(group) == 1) {
            table.transport.add(first, spent[first], trip, decision);
        }
        if (table.places.mayLeave(group, from) && hasPointsLeft(group, trip)) {
            decision.add(DecisionKind.EXIT); // SF-MOVE-10, AMB-79
        }
    }

    private boolean hasPointsLeft(final long group, final Trip trip) {
        for (long rest = group; rest != 0; rest &= rest - 1) {
            final int unit = Long.numberOfTrailingZeros(rest);
            if (spent[unit] > 0 && spent[unit] >= allowance(unit, trip)) {
                return false;
            }
        }
        return true;
    }

    private boolean isFront(final int unit, final int direction) {
        final int corner = s.facing[unit];
        return direction == corner || direction == (corner + 1) % HexMap.SIDES;
    }

    private boolean canReverse(final int unit, final int direction) {
        final int opposite = (s.facing[unit] + HexMap.SIDES / 2) % HexMap.SIDES;
        return tables.options.reverse() == Options.Reverse.ANY_FLANK // AMB-42
                || direction == opposite
                || direction == (opposite + 1) % HexMap.SIDES;
    }

    private int pivots(final int unit, final int corner) {
        final int apart = Math.abs(s.facing[unit] - corner);
        return Math.min(apart, HexMap.SIDES - apart);
    }

    private void turn(final int unit, final int corner) {
        final int cost = pivots(unit, corner);
        spent[unit] += cost;
        s.facing[unit] = corner;
        trace.tell(Event.UNIT_TURNED, unit, corner, cost);
    }

    /** Returns the points that a unit has for a move (SF-MOVE-7). */
    int allowance(final int unit, final Trip trip) {
        if (trip.most > 0) {
            return trip.most; // SF-TURN-8
        }
        if (trip.rest) {
            return (units.movement[unit] + trip.bonus) / 2; // AMB-58
        }
        return points(unit, trip, trip.half || table.transport.isHalved(unit));
    }

    /** Returns the points that a unit may have spent when it loads or unloads (SF-TRAN-2). */
    int half(final int unit, final Trip trip) {
        return points(unit, trip, true);
    }

    private int points(final int unit, final Trip trip, final boolean half) {
        final int whole = units.movement[unit] + trip.bonus; // SF-TRAN-3
        final int points = half ? (whole + 1) / 2 : whole;
        return (s.shaken & 1L << unit) != 0 ? points / 2 : points;
    }

    private boolean canEnter(final long group, final int from, final int to, final int more, final Trip trip) {
        final int side = units.side[Long.numberOfTrailingZeros(group)];
        if (!table.places.fits(to, side, group)) {
            return false; // SF-MOVE-4
        }
        final boolean enemies = s.ground(to, 1 - side) != 0;
        for (long rest = group; rest != 0; rest &= rest - 1) {
            final int unit = Long.numberOfTrailingZeros(rest);
            final int cost = cost(unit, group, from, to, trip);
            if (cost == 0 || entries[unit] >= trip.hexes || isStopped(unit, from, trip)) {
                return false;
            }
            if (enemies && !(trip.assaults && mayAssault(unit))) {
                return false; // SF-MOVE-5
            }
            if (spent[unit] > 0 && spent[unit] + cost + more > allowance(unit, trip)) {
                return false; // SF-MOVE-6: one hex is always possible
            }
        }
        return true;
    }

    /**
     * Returns whether a unit has entered a hex that it may not leave in this move: with Wire (SF-FORT-5), or near
     * enemies (SF-TURN-8).
     */
    private boolean isStopped(final int unit, final int from, final Trip trip) {
        return entries[unit] > 0
                && (s.wire[from] && units.moves[unit] == LEG
                        || trip.nearest > 0 && s.distanceTo(from, 1 - units.side[unit]) <= trip.nearest);
    }

    /** Returns whether a unit may start an assault (SF-ASLT-1). */
    boolean mayAssault(final int unit) {
        final long able = units.with(Ability.ASSAULT) | units.with(Ability.ASSAULT_PLUS);
        return (able & ~s.shaken & 1L << unit) != 0;
    }

    /** Returns what a unit pays to enter a hex; 0 if it cannot (SF-MOVE-1). */
    int cost(final int unit, final long group, final int from, final int to, final Trip trip) {
        final int moves = units.moves[unit];
        final boolean byRoad = (map.road[from] & 1 << map.direction(from, to)) != 0;
        if (moves != LEG && s.wire[to]) {
            return moves == TRACKED ? BESIDE_WIRE : 0; // SF-FORT-5, AMB-55
        }
        if (tables.rules.wheelsOnRoads() && moves == MoveClass.WHEELED.ordinal() && !byRoad) {
            return 0; // S6 (b)
        }
        final int printed = byRoad ? 1 : tables.terrain.cost(moves, map.terrain[to]);
        if (printed == 0) {
            return 0;
        }
        final boolean guided = trip.scouting
                || (group & units.with(Ability.PATHFINDER) & ~(s.shaken | s.complete)) != 0; // SF-ACT-16, SF-ABIL-5
        return (guided ? 1 : printed) + (byRoad ? blocked(to) : 0);
    }

    private int blocked(final int to) {
        final boolean isBlocked = s.wreck[to] || (s.in[to] & units.vehicles) != 0;
        return isBlocked && tables.terrain.cost(MoveClass.WHEELED.ordinal(), map.terrain[to]) == 0
                ? tables.rules.blockedRoad() // S6 (e)
                : 0;
    }

    /** Moves a group into a hex; returns those that may go on. */
    private long enter(final long group, final int direction, final boolean backwards, final Trip trip) {
        final int first = Long.numberOfTrailingZeros(group);
        final int from = s.hex[first];
        final int to = map.neighbour(from, direction);
        final int side = units.side[first];
        final boolean assault = s.ground(to, 1 - side) != 0;
        for (long rest = group; rest != 0; rest &= rest - 1) {
            final int unit = Long.numberOfTrailingZeros(rest);
            final int cost = cost(unit, group, from, to, trip) + (backwards ? 1 : 0);
            spent[unit] += cost;
            entries[unit]++;
            s.entered[unit] = assault ? from : BattleState.NONE;
            table.places.move(unit, to);
            trace.tell(Event.UNIT_MOVED, unit, from, to, cost);
        }
        if (trip.watched) {
            table.expansion.entered(side, group, to);
        }
        final boolean seen = trip.watched && !(trip.sneaking && table.aim.cover(to) > 0);
        final long left = seen ? table.opportunity.entered(side, group & s.present, to) : group & s.present;
        return assault ? 0 : left;
    }
}
