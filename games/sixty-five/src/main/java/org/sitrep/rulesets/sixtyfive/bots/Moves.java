package org.sitrep.rulesets.sixtyfive.bots;

import java.util.Arrays;
import org.sitrep.rulesets.sixtyfive.battle.BattleView;
import org.sitrep.rulesets.sixtyfive.play.DecisionKind;
import org.sitrep.rulesets.sixtyfive.tables.HexMap;
import org.sitrep.rulesets.sixtyfive.tables.UnitTable;
import org.sitrep.strategy.Decision;

/** Finds where a group would best go with the points it has. Not thread-safe. */
public final class Moves {
    private static final int FAR = 99;

    private final BattleView view;
    private final Stakes stakes;
    private final Places places;
    private final HexMap map;
    private final UnitTable units;
    private final int[] spent;
    private final int[] first;
    private final double[] risk;
    private final int[] queue;
    private final boolean[] queued;

    /** Hex found by the last search; the present one to stay. */
    int goal;
    /** Direction of the first step to it. */
    int direction;

    Moves(final BattleView view, final Stakes stakes, final Places places) {
        this.view = view;
        this.stakes = stakes;
        this.places = places;
        map = view.tables.map;
        units = view.tables.units;
        spent = new int[map.count];
        first = new int[map.count];
        risk = new double[map.count];
        queue = new int[map.count];
        queued = new boolean[map.count];
    }

    /**
     * Searches the hexes that a group can reach; returns how much the best is worth more than the present one.
     *
     * @param steps the possible first steps, or null for a move that has not begun: its first hex is always possible
     */
    double search(final long group, final int points, final boolean assaults, final Decision steps) {
        final int unit = Long.numberOfTrailingZeros(group);
        final int from = view.hex(unit);
        places.aim(group);
        spread(group, from, points, steps);
        final double here = places.worth(group, from);
        double most = 0;
        goal = from;
        for (int at = 0; at < map.count; at++) {
            if (spent[at] == FAR) {
                continue;
            }
            final double worth = worth(group, at, points, assaults, here) - slow(at) - risk[at] - here;
            if (worth > most) {
                most = worth;
                goal = at;
                direction = first[at];
            }
        }
        return most;
    }

    /** Returns the worth of a hex that can be reached, with what a group may do there: fight, leave or unload. */
    private double worth(final long group, final int at, final int points, final boolean assaults, final double here) {
        final int unit = Long.numberOfTrailingZeros(group);
        final boolean stays = spent[at] == 0;
        if (!stays && view.in(at, 1 - view.side) != 0) {
            return assaults && canAssault(group) ? here + assault(group, at) : Double.NEGATIVE_INFINITY;
        }
        if (!stays && !view.fits(at, group)) {
            return Double.NEGATIVE_INFINITY;
        }
        final double there = stays ? here : places.worth(group, at);
        if (stakes.leaves(unit, at) && (stays || spent[at] < points)) {
            return Math.max(there, places.gone(group));
        }
        final long passengers = view.passengers(unit);
        return passengers != 0 && assaults && spent[at] <= (points + 1) / 2 && view.fits(at, passengers)
                ? there + Worths.FIRE_POSITION * places.fire(passengers, at)
                : there;
    }

    /** Of equal places the nearer one is better. */
    private double slow(final int at) {
        return 0.002 * spent[at];
    }

    private void spread(final long group, final int from, final int points, final Decision steps) {
        final int unit = Long.numberOfTrailingZeros(group);
        Arrays.fill(spent, FAR);
        spent[from] = 0;
        risk[from] = 0;
        final boolean watched = view.phasing() == view.side; // not in the Reserve Phase
        int head = 0;
        int tail = 0;
        queue[tail++] = from;
        while (head != tail) {
            final int at = queue[head];
            head = (head + 1) % queue.length;
            queued[at] = false;
            if (at != from && (view.in(at, 1 - view.side) != 0 || view.wire(at) && (group & units.leg) != 0)) {
                continue;
            }
            for (int to = 0; to < HexMap.SIDES; to++) {
                final int next = map.neighbour(at, to);
                if (next == HexMap.NONE || at == from && !allows(steps, to)) {
                    continue;
                }
                final int cost = view.cost(unit, group, at, next); // units of a group are of one class
                final boolean free = at == from; // SF-MOVE-6: one hex is always possible, or the steps say so
                final int sum = spent[at] + cost;
                final boolean passes = view.in(next, 1 - view.side) != 0 || view.fits(next, group);
                if (cost == 0 || !passes || sum > points && !free || sum >= spent[next]) {
                    continue;
                }
                spent[next] = sum;
                first[next] = at == from ? to : first[at];
                final double fire = watched ? Worths.OPPORTUNITY * places.threat(group, next, true) : 0;
                risk[next] = Math.max(risk[at], fire) + Worths.AGAIN * Math.min(risk[at], fire);
                if (!queued[next]) {
                    queued[next] = true;
                    queue[tail] = next;
                    tail = (tail + 1) % queue.length;
                }
            }
        }
    }

    private static boolean allows(final Decision steps, final int direction) {
        if (steps == null) {
            return true;
        }
        for (int i = 0; i < steps.count(); i++) {
            final int option = steps.option(i);
            final boolean turns = option >= DecisionKind.PIVOT && option < DecisionKind.UNLOAD;
            if (turns || option == direction || option == (direction | DecisionKind.REVERSE)) {
                return true;
            }
        }
        return false;
    }

    /** Returns the least points that a unit of a group has for a move. */
    int points(final long group) {
        int least = FAR;
        for (long rest = group; rest != 0; rest &= rest - 1) {
            least = Math.min(least, view.allowance(Long.numberOfTrailingZeros(rest)));
        }
        return least;
    }

    private boolean canAssault(final long group) {
        for (long rest = group; rest != 0; rest &= rest - 1) {
            if (!view.mayAssault(Long.numberOfTrailingZeros(rest))) {
                return false;
            }
        }
        return true;
    }

    /** Returns the worth of an assault by a group on a hex (SF-ASLT-3). */
    public double assault(final long group, final int at) {
        double ours = 0;
        double theirs = 0;
        double atStake = 0;
        double ownStake = 0;
        final long enemies = view.in(at, 1 - view.side);
        final long friends = view.in(at, view.side) & ~view.shaken();
        for (long rest = group | friends; rest != 0; rest &= rest - 1) {
            ours += view.strength(Long.numberOfTrailingZeros(rest));
            ownStake = Math.max(ownStake, stakes.worth(view, Long.numberOfTrailingZeros(rest)));
        }
        for (long rest = enemies; rest != 0; rest &= rest - 1) {
            final int unit = Long.numberOfTrailingZeros(rest);
            theirs += (view.shaken() & 1L << unit) != 0 ? 0.3 * view.strength(unit) : view.strength(unit);
            atStake = Math.max(atStake, stakes.worth(view, unit));
        }
        final double win = Math.max(0.05, Math.min(0.95, 0.45 + 0.15 * (ours - theirs)));
        final double dealt = Worths.ASSAULT_HIT * ours * Worths.SHAKEN * atStake;
        final double suffered = Worths.ASSAULT_HIT * theirs * Worths.SHAKEN * ownStake;
        final double prize = Worths.POINT * Math.max(0, stakes.taking(view, at)) + 0.15;
        return Math.min(dealt, 1.2 * atStake * Long.bitCount(enemies))
                - Math.min(suffered, ownStake * Long.bitCount(group))
                + win * prize
                - (1 - win) * 0.2;
    }
}
