package org.sitrep.rulesets.sixtyfive.bots;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.sitrep.rulesets.sixtyfive.battle.BattleState;
import org.sitrep.rulesets.sixtyfive.battle.BattleView;
import org.sitrep.rulesets.sixtyfive.definition.UnitType;
import org.sitrep.rulesets.sixtyfive.tables.GameTables;
import org.sitrep.rulesets.sixtyfive.tables.HexMap;
import org.sitrep.rulesets.sixtyfive.tables.UnitTable;

/** Weighs hexes as places for units. Not thread-safe; allocates nothing once every goal has been seen. */
public final class Places {
    private static final int FAR = 99;
    private static final int NEAR = 5;
    /** Cards that a flying helicopter takes off an attack (AMB-22). */
    private static final int IN_THE_AIR = 2;
    /** Ways to be under fire: at rest or moving, soft or hard. */
    private static final int WAYS = 4;

    private final BattleView view;
    private final Stakes stakes;
    private final GameTables tables;
    private final HexMap map;
    private final UnitTable units;

    private final int[] enemies = new int[UnitTable.MOST];
    private final double[] enemyWorth = new double[UnitTable.MOST];
    private int enemyCount;
    private final int[] enemyHexes = new int[UnitTable.MOST];
    private final int[] enemyFire = new int[UnitTable.MOST];
    private final int[] enemyReady = new int[UnitTable.MOST];
    private final boolean[] enemyArmor = new boolean[UnitTable.MOST];
    private int enemyHexCount;
    private final int[] goals;
    private final double[] goalWorth;
    private int goalCount;
    /** The number of goals, the first ones, that are hexes to take. */
    private int toTake;
    /** Cost of each further move to them, in parts of their worth. */
    private double hurry;
    /** Points to a goal from each hex, by class of movement, goal and hex; filled when a goal is first seen. */
    private final byte[] far;

    private final boolean[] filled;

    private final int[] queue;
    private final int[] seen;
    private final double[] against;
    private final int[] pulled;
    private final double[] pulls;
    private final int[] scoring;
    private int looks;
    /** Worth of the dearest unit of the group that is aimed. */
    private double dearest;
    /** Hex where the unit that was asked about last would leave the map. */
    private int wayOut;
    /** Worth of leaving the map for a unit of the group that is aimed. */
    private double gone;

    Places(final BattleView view, final Stakes stakes) {
        this.view = view;
        this.stakes = stakes;
        tables = view.tables;
        map = tables.map;
        units = tables.units;
        goals = new int[map.count + UnitTable.MOST];
        goalWorth = new double[goals.length];
        filled = new boolean[UnitType.MoveClass.values().length * map.count];
        far = new byte[filled.length * map.count];
        queue = new int[map.count * HexMap.SIDES];
        seen = new int[map.count * WAYS];
        against = new double[seen.length];
        pulled = new int[map.count];
        pulls = new double[map.count];
        scoring = IntStream.range(0, map.count).filter(this::scores).toArray();
    }

    private boolean scores(final int at) {
        return stakes.control[0][at] != 0
                || stakes.control[1][at] != 0
                || stakes.presence[view.side][at] != 0
                || stakes.exit[at]
                || stakes.vehicleExit[at];
    }

    /** Takes the enemy's units in; call it before weighing. */
    void look() {
        looks++;
        enemyCount = 0;
        enemyHexCount = 0;
        final long all = view.present(1 - view.side) & ~view.loaded();
        final long eligible = view.eligible();
        for (long rest = all; rest != 0; rest &= rest - 1) {
            final int unit = Long.numberOfTrailingZeros(rest);
            enemies[enemyCount] = unit;
            enemyWorth[enemyCount++] = stakes.worth(view, unit);
            int i = 0;
            while (i < enemyHexCount && enemyHexes[i] != view.hex(unit)) {
                i++;
            }
            if (i == enemyHexCount) {
                enemyHexes[enemyHexCount++] = view.hex(unit);
                enemyFire[i] = 0;
                enemyReady[i] = 0;
                enemyArmor[i] = false;
            }
            final boolean shaken = (view.shaken() & 1L << unit) != 0;
            enemyFire[i] += shaken ? 0 : view.factor(unit);
            enemyReady[i] += shaken || (eligible & 1L << unit) == 0 ? 0 : view.factor(unit);
            enemyArmor[i] |= !shaken && view.hasArmorPiercing(unit);
        }
    }

    /** Notes what a group could go for. */
    public void aim(final long group) {
        goalCount = 0;
        dearest = dearest(group);
        final int unit = Long.numberOfTrailingZeros(group);
        final int from = view.hex(unit);
        final double[] presence = stakes.presence[view.side];
        int nearest = HexMap.NONE;
        int least = FAR;
        for (final int at : scoring) {
            final double taking = stakes.taking(view, at);
            if (taking > 0 && view.in(at, view.side) == 0) {
                goal(at, Worths.POINT * taking);
            }
            if (from >= 0 && presence[at] > presence[from] && map.distance(from, at) < least) {
                nearest = at;
                least = map.distance(from, at);
            }
        }
        toTake = goalCount;
        hurry = Worths.LATER * (stakes.waits ? 1 : tables.battle.printed.turns() / (1.0 + view.turnsLeft()));
        if (nearest != HexMap.NONE) {
            goal(nearest, Worths.POINT * (presence[nearest] - presence[from]));
        }
        final double way = stakes.exited[unit] > 0 ? Worths.SCORING_WAY : Worths.WAY;
        gone = from >= 0 && wayFrom(unit) < FAR ? way * Math.max(0, leaving(unit)) : 0;
        if (gone > 0) {
            goal(wayOut, gone);
        }
        relics();
    }

    /** Returns the worth of having left the map for a group that has been aimed; 0 if it had better stay. */
    double gone(final long group) {
        return Math.min(2, Long.bitCount(group)) * Worths.GONE * gone;
    }

    /** Returns what a unit gains if it leaves the map: points, and those that its loss would cost. */
    public double leaving(final int unit) {
        if (view.relicsWith() == unit) {
            return Worths.POINT * stakes.relics;
        }
        if (stakes.exited[unit] > 0) {
            return Worths.POINT * (stakes.exited[unit] - stakes.eliminated[unit]);
        }
        if (view.hex(unit) < 0) {
            return 0;
        }
        final double spare = view.turnsLeft() - (double) wayFrom(unit) / Worths.PACE;
        return -Worths.POINT * stakes.presence[view.side][view.hex(unit)]
                - Worths.STAY * Math.max(0, spare) / tables.battle.printed.turns();
    }

    /** Finds the nearest hex where a unit may leave the map; returns the points to it, or a large number. */
    private int wayFrom(final int unit) {
        int least = FAR;
        for (final int at : scoring) {
            if (stakes.leaves(unit, at) && distance(unit, view.hex(unit), at) < least) {
                wayOut = at;
                least = distance(unit, view.hex(unit), at);
            }
        }
        return least;
    }

    private void relics() {
        if (stakes.relics <= 0 || view.relicsWith() != BattleState.NONE) {
            return;
        }
        if (view.relicsIn() != BattleState.NONE) {
            goal(view.relicsIn(), Worths.POINT * stakes.relics);
            return;
        }
        for (int i = 0; i < tables.battle.ruins.length; i++) {
            if ((view.searched() & 1 << i) == 0 && view.in(tables.battle.ruins[i], view.side) == 0) {
                goal(tables.battle.ruins[i], Worths.RUIN * Worths.POINT * stakes.relics);
            }
        }
    }

    private void goal(final int at, final double worth) {
        goals[goalCount] = at;
        goalWorth[goalCount++] = worth;
    }

    /**
     * Returns the worth of a hex for a group that has been aimed; what its units do there, and what may befall them.
     */
    public double worth(final long group, final int at) {
        final int first = Long.numberOfTrailingZeros(group);
        final int many = Math.min(2, Long.bitCount(group));
        double worth = many * (pull(first, at) + Worths.POINT * stakes.presence[view.side][at]);
        worth += held(group, at);
        worth += Worths.FIRE_POSITION * fire(group, at);
        return worth - Worths.THREAT * threat(group, at, false);
    }

    private double held(final long group, final int at) {
        final double taking = stakes.taking(view, at);
        if (taking > 0) {
            return Worths.POINT * taking * 1.5;
        }
        final double points = stakes.control[view.side][at] - stakes.control[1 - view.side][at];
        final boolean alone = (view.in(at, view.side) & ~group) == 0;
        return points > 0 && alone && (view.turn() == 0 || view.distanceTo(at, 1 - view.side) <= NEAR)
                ? Worths.HOLD * Worths.POINT * points
                : 0;
    }

    /**
     * Returns the cost of a place for a unit that sets up before the enemy: to be seen from many hexes, if it holds
     * what scores, or scores by getting away. Others want to see far themselves.
     */
    double exposed(final int unit, final int at) {
        final boolean hides =
                stakes.control[view.side][at] > stakes.control[1 - view.side][at] || stakes.exited[unit] > 0;
        if (enemyCount > 0 || !hides) {
            return 0;
        }
        int seen = 0;
        for (int from = 0; from < map.count; from++) {
            final int range = map.distance(at, from);
            seen += range > 1 && range <= NEAR && view.printedSight(from, at) ? 1 : 0;
        }
        return Worths.EXPOSED * stakes.worth(view, unit) * seen;
    }

    /** Returns half the worth of the hexes that each side controls: the other side counts the other half. */
    double controlled() {
        double points = 0;
        for (final int at : scoring) {
            points += view.control(at) == BattleState.NONE ? 0 : stakes.control[view.control(at)][at];
        }
        return Worths.POINT * points / 2;
    }

    /** Returns the pull of goals and enemies on a unit in a hex. */
    private double pull(final int unit, final int at) {
        final double reach = Math.max(1, units.movement[unit]);
        double most = 0;
        for (int i = 0; i < goalCount; i++) {
            final double moves = distance(unit, at, goals[i]) / reach;
            final double late = moves * (i < toTake ? hurry : Worths.LATER);
            most = Math.max(most, goalWorth[i] * Math.max(1 / (1 + 2 * late), 1 - late));
        }
        return most + enemyPull(at);
    }

    private double enemyPull(final int at) {
        if (pulled[at] != looks) {
            pulled[at] = looks;
            double near = 0;
            for (int i = 0; i < enemyCount; i++) {
                near = Math.max(near, enemyWorth[i] / (4 + map.distance(at, view.hex(enemies[i])) / 3.0));
            }
            pulls[at] = 4 * near * (stakes.waits ? Worths.WAIT : Worths.ENGAGE);
        }
        return pulls[at];
    }

    /** Returns the fire that a group could lay on the best target from a hex. */
    public double fire(final long group, final int at) {
        int factor = 0;
        boolean piercing = false;
        for (long rest = group & ~view.shaken(); rest != 0; rest &= rest - 1) {
            final int unit = Long.numberOfTrailingZeros(rest);
            factor += view.factor(unit);
            piercing |= view.hasArmorPiercing(unit);
        }
        double best = 0;
        for (int i = 0; i < enemyCount; i++) {
            final int to = view.hex(enemies[i]);
            final int range = map.distance(at, to);
            final int modifier = tables.rangeModifier[range];
            if (range == 0 || modifier == GameTables.OUT_OF_RANGE || !view.printedSight(at, to)) {
                continue;
            }
            if (view.isSoft(enemies[i])) {
                final int draws = factor + modifier - ground(to);
                best = Math.max(best, draws * Worths.LOSS_PER_CARD * enemyWorth[i]);
            } else if (piercing) {
                best = Math.max(best, 0.25 * enemyWorth[i]);
            }
        }
        return best;
    }

    private int ground(final int at) {
        return tables.terrain.cover[map.terrain[at]] + (view.smoke(at) > 0 ? 1 : 0) - (view.wire(at) ? 1 : 0);
    }

    /** Returns the loss that enemies could inflict on a group in a hex; only those that are ready if it moves. */
    public double threat(final long group, final int at, final boolean moving) {
        final boolean hard = (group & units.hard & ~units.helicopters) != 0;
        final int index = at * WAYS + (moving ? 1 : 0) + (hard ? 2 : 0);
        if (seen[index] != looks) {
            seen[index] = looks;
            against[index] = against(at, moving, hard);
        }
        return against[index] == 0 ? 0 : Worths.LOSS_PER_CARD * against[index] * dearest;
    }

    /** Returns the loss that enemies could inflict on a helicopter in the air: they see it everywhere (SF-HELO-10). */
    double flak(final int unit, final int at) {
        double draws = 0;
        for (int i = 0; i < enemyHexCount; i++) {
            final int modifier = tables.rangeModifier[map.distance(at, enemyHexes[i])];
            if (modifier != GameTables.OUT_OF_RANGE) {
                draws += Math.max(0, enemyFire[i] + modifier - IN_THE_AIR);
            }
        }
        return Worths.FLAK * Worths.LOSS_PER_CARD * draws * stakes.worth(view, unit);
    }

    /** Returns the cards of the strongest fire that a hex is under, and some of the rest. */
    private double against(final int at, final boolean moving, final boolean hard) {
        final int cover = ground(at)
                + (view.foxhole(at) || view.bunker(at) != BattleState.NONE ? 1 : 0)
                - (moving && !tables.terrain.hidesMovement[map.terrain[at]] ? 1 : 0);
        double most = 0;
        double sum = 0;
        for (int i = 0; i < enemyHexCount; i++) {
            final int range = map.distance(at, enemyHexes[i]);
            final int modifier = tables.rangeModifier[range];
            if (range == 0 || modifier == GameTables.OUT_OF_RANGE || !view.printedSight(enemyHexes[i], at)) {
                continue;
            }
            final int factor = moving ? enemyReady[i] : enemyFire[i];
            final double draws = hard ? enemyArmor[i] ? 2 : 0 : Math.max(0, factor + modifier - cover);
            most = Math.max(most, draws);
            sum += draws;
        }
        return most + 0.3 * (sum - most);
    }

    private double dearest(final long group) {
        double most = 0;
        for (long rest = group; rest != 0; rest &= rest - 1) {
            most = Math.max(most, stakes.worth(view, Long.numberOfTrailingZeros(rest)));
        }
        return most;
    }

    /** Returns the points that the class of a unit pays from a hex to another over printed terrain. */
    int distance(final int unit, final int from, final int to) {
        final int index = units.moves[unit] * map.count + to;
        if (!filled[index]) {
            filled[index] = true;
            fill(index * map.count, units.moves[unit], to);
        }
        return far[index * map.count + from];
    }

    private void fill(final int base, final int moves, final int to) {
        Arrays.fill(far, base, base + map.count, (byte) FAR);
        far[base + to] = 0;
        queue[0] = to;
        int head = 0;
        int tail = 1;
        while (head != tail) {
            final int at = queue[head];
            head = (head + 1) % queue.length;
            for (int direction = 0; direction < HexMap.SIDES; direction++) {
                final int next = map.neighbour(at, direction);
                final int sum = far[base + at] + step(moves, at, direction);
                if (next != HexMap.NONE && sum < far[base + next]) {
                    far[base + next] = (byte) sum;
                    queue[tail] = next;
                    tail = (tail + 1) % queue.length;
                }
            }
        }
    }

    private int step(final int moves, final int into, final int direction) {
        if ((map.road[into] & 1 << direction) != 0) {
            return 1;
        }
        if (tables.rules.wheelsOnRoads() && moves == UnitType.MoveClass.WHEELED.ordinal()) {
            return FAR; // S6 (b)
        }
        final int cost = tables.terrain.cost(moves, map.terrain[into]);
        return cost == 0 ? FAR : cost;
    }
}
