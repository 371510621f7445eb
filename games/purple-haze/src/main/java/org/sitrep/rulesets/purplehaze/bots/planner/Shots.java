package org.sitrep.rulesets.purplehaze.bots.planner;

import java.util.Arrays;
import org.sitrep.portable.Portable;
import org.sitrep.rulesets.purplehaze.combat.CombatView;
import org.sitrep.rulesets.purplehaze.combat.Order;
import org.sitrep.rulesets.purplehaze.definition.Space;
import org.sitrep.rulesets.purplehaze.squad.SquadView;
import org.sitrep.rulesets.purplehaze.tables.EnemyTable;
import org.sitrep.rulesets.purplehaze.tables.ModeTable;
import org.sitrep.rulesets.purplehaze.tables.StartingSquad;

/**
 * Computes the worth of Fire orders by the exact law of their hits and the best share of a Burst for each number of
 * hits.
 */
final class Shots {
    /** The highest cost of an activation that has an entry of its own. */
    static final int MOST_COST = 15;

    private static final double ELIMINATED = 1;
    /** The additional worth of an elimination while more than half have still to fall. */
    private static final double TO_WIN = 1.0;
    /** The share of an Enemy's worth that all hits but the last achieve without eliminating it. */
    private static final double WORN = 0.55;
    /** The cost of a step of ammo or of a grenade. */
    private static final double AMMO = 0.03;
    /** The hits that a face-down Enemy is assumed to bear. */
    private static final int HIDDEN = 6;

    private static final int MOST_HITS = 24;
    private static final int FLAGS = 4;
    /** The capacity of the cache of shots: more than a Marine can choose from. */
    private static final int KNOWN = 1024;

    private static final int KNOWN_SHIFT = 22;
    private static final int MIX = 0x9E3779B1;
    private static final int MOST_FOCUS = 15;
    /** The four bits of a missing target. */
    private static final int NO_SPACE = 15;

    private static final int ALL_FLAGS = Order.AIMED | Order.ATTACHMENT | Order.EXTRA_AMMO | Order.STANDING;

    private final Danger danger;
    private final double[] best = new double[MOST_COST + 1];
    /** The cached worth of shots, by a hash of their key. */
    private final double[] known = new double[KNOWN];
    /** The key of each cached shot, including the number of the state of the combat it belongs to. */
    private final long[] knownShot = new long[KNOWN];

    private long look;
    private SquadView squad;
    private CombatView combat;
    /** The worth of eliminating an Enemy of a type. */
    private final double[] ofType = new double[EnemyTable.MOST_TYPES];

    Shots(final Danger danger) {
        this.danger = danger;
    }

    /** Starts from the present state of the combat, with {@code attacks} more attacks of the Enemy expected. */
    void begin(final SquadView squadView, final CombatView combatView, final double attacks) {
        squad = squadView;
        combat = combatView;
        look++;
        final double each = ELIMINATED + (combat.eliminationsToWin() > 0 ? TO_WIN : 0);
        for (int type = 0; type < combat.enemyTable().types; type++) {
            ofType[type] = each + attacks * danger.ofType(type);
        }
    }

    /** Finds the best shot of each cost that a Marine could take from a space. */
    void from(final int marine, final int space) {
        Arrays.fill(best, Double.NEGATIVE_INFINITY);
        final ModeTable modes = squad.modes();
        for (int i = 0; i < StartingSquad.MAX_WEAPONS && squad.weapon(marine, i) >= 0; i++) {
            final int first = squad.firstMode(squad.weapon(marine, i));
            for (int mode = first; mode < first + squad.modesOf(squad.weapon(marine, i)); mode++) {
                tryMode(marine, space, mode);
            }
        }
        for (int mode = modes.firstThrown; mode < modes.count; mode++) {
            tryMode(marine, space, mode);
        }
    }

    /** Returns the worth of the best shot of a cost; negative infinity if there is no shot. */
    double best(final int cost) {
        return best[cost];
    }

    /** Returns the worth of the best shot of any cost for a price of Initiative. */
    double best(final double initiative) {
        double most = 0;
        for (int cost = 0; cost <= MOST_COST; cost++) {
            most = Math.max(most, best[cost] - initiative * cost);
        }
        return most;
    }

    private void tryMode(final int marine, final int space, final int mode) {
        final ModeTable modes = squad.modes();
        if (squad.stepsFor(marine, mode) == 0) {
            return;
        }
        for (int flags = 0; flags < FLAGS; flags++) {
            final boolean aimed = (flags & 1) != 0;
            final boolean bipod = (flags & 2) != 0;
            if (aimed && !combat.mayAim(space, marine, mode)
                    || bipod
                            && (modes.attachment[mode] < 0
                                    || squad.steps(marine, modes.attachment[mode]) == 0
                                    || modes.strike[mode] + modes.parts[mode].strike() < 0)) {
                continue;
            }
            final int flag = (aimed ? Order.AIMED : 0) | (bipod ? Order.ATTACHMENT : 0);
            if (modes.items[mode].hitsFrontRow()) {
                note(marine, space, combat.fireOrder(marine, mode, flag, Order.NO_TARGET));
                continue;
            }
            final int targets = combat.targets(combat.fireOrder(marine, mode, flag, 0));
            for (int rest = targets; rest != 0; rest &= rest - 1) {
                final int target = Integer.numberOfTrailingZeros(rest);
                if (combat.board().range(space, target) <= modes.range[mode]) {
                    note(marine, space, combat.fireOrder(marine, mode, flag, target));
                }
            }
        }
    }

    private void note(final int marine, final int space, final int shot) {
        final int cost = Math.min(MOST_COST, Order.cost(shot));
        best[cost] = Math.max(best[cost], of(marine, space, shot));
    }

    /** Returns the worth of a Fire order from a space, without its Initiative; 0 if it cannot hit. */
    double of(final int marine, final int space, final int shot) {
        final int focus = combat.focusFrom(space, marine, shot);
        if (focus <= 0) {
            return 0;
        }
        final int range = combat.board().range(space, Order.target(shot) == Order.NO_TARGET ? 0 : Order.target(shot));
        final long what = packed(marine, range, focus, shot);
        final int at = (int) (what ^ what >>> 20) * MIX >>> KNOWN_SHIFT;
        if (knownShot[at] != what) {
            knownShot[at] = what;
            known[at] = compute(marine, space, shot, focus);
        }
        return known[at];
    }

    /**
     * Packs all that a shot's worth depends on in one state of the combat: two spaces at the same range with the same
     * hindrance give the same shot.
     *
     * <pre>
     *   63      32 31   28 27   24 23    21 20   13 12     9 8     0
     *  +----------+-------+-------+--------+-------+--------+-------+
     *  |   look   | range | focus | marine |  mode | target | flags |
     *  +----------+-------+-------+--------+-------+--------+-------+
     * </pre>
     */
    private long packed(final int marine, final int range, final int focus, final int shot) {
        return look << 32
                | (long) range << 28
                | (long) Math.min(focus, MOST_FOCUS) << 24
                | marine << 21
                | Order.mode(shot) << 13
                | (Order.target(shot) & NO_SPACE) << 9
                | shot & ALL_FLAGS;
    }

    private double compute(final int marine, final int space, final int shot, final int focus) {
        final int strike = combat.strike(marine, shot);
        final int crit = combat.crit(marine, shot);
        final ModeTable modes = squad.modes();
        final int mode = Order.mode(shot);
        final double spent = modes.spends[mode] < 0 ? 0 : AMMO * (Order.has(shot, Order.EXTRA_AMMO) ? 2 : 1);
        final double value = Order.target(shot) == Order.NO_TARGET
                ? ofRow(shot, space, focus, strike, crit)
                : ofTarget(shot, space, focus, strike, crit);
        return value - spent;
    }

    private double ofRow(final int shot, final int space, final int focus, final int strike, final int crit) {
        final int row = combat.targets(shot) & combat.board().row(1);
        final int enemies = Integer.bitCount(row);
        if (enemies == 0) {
            return 0;
        }
        final int mode = Order.mode(shot);
        final int strip = squad.modes().strip(mode, combat.board().range(space, 0), false);
        final double each = combat.meanSuccesses(focus, strike, crit) / enemies;
        double value = 0;
        for (int rest = row; rest != 0; rest &= rest - 1) {
            final int target = Integer.numberOfTrailingZeros(rest);
            value += worn(target, (int) Portable.round(each), needs(target, strip, Space.COUNT));
        }
        return value;
    }

    private double ofTarget(final int shot, final int space, final int focus, final int strike, final int crit) {
        final ModeTable modes = squad.modes();
        final int mode = Order.mode(shot);
        final int target = Order.target(shot);
        final int rows = combat.board().range(space, target);
        final boolean aimed = Order.has(shot, Order.AIMED);
        final int ignored = modes.ignoredHard(mode, rows, aimed);
        final int strip = modes.strip(mode, rows, aimed);
        final int cell = ModeTable.cell(mode, rows);
        final int needed = needs(target, strip, ignored);
        final int targets = combat.targets(shot);
        final int left = modes.cellBurst[cell] && CombatView.column(target) > 0 ? neighbour(targets, target - 1) : -1;
        final int right = modes.cellBurst[cell] && CombatView.column(target) < Space.COLUMNS - 1
                ? neighbour(targets, target + 1)
                : -1;
        final int stripped = Math.min(strip, combat.enemySoft(target));
        double value = stripped == 0 ? 0 : price(target) * WORN * stripped / (needed + stripped);
        final int needsLeft = left < 0 ? 0 : needs(left, 0, 0);
        final int needsRight = right < 0 ? 0 : needs(right, 0, 0);
        final int enough = Math.min(MOST_HITS, needed + needsLeft + needsRight);
        double atLeast = combat.probabilityAtLeast(focus, strike, crit, 1);
        for (int hits = 1; hits <= enough; hits++) {
            final double more = hits == enough ? 0 : combat.probabilityAtLeast(focus, strike, crit, hits + 1);
            final double worth = left < 0 && right < 0
                    ? worn(target, hits, needed)
                    : shared(target, needed, left, needsLeft, right, needsRight, hits);
            value += (atLeast - more) * worth;
            atLeast = more;
        }
        return value;
    }

    private static int neighbour(final int targets, final int space) {
        return (targets >>> space & 1) != 0 ? space : -1;
    }

    /** Returns the worth of hits under their best division between the target and its neighbours. */
    private double shared(
            final int target,
            final int needed,
            final int left,
            final int needsLeft,
            final int right,
            final int needsRight,
            final int hits) {
        double most = worn(target, hits, needed);
        if (left >= 0) {
            most = Math.max(most, withOne(target, needed, left, needsLeft, hits));
        }
        if (right >= 0) {
            most = Math.max(most, withOne(target, needed, right, needsRight, hits));
        }
        if (left >= 0 && right >= 0) {
            final int forTarget = hits - needsLeft - needsRight;
            most = forTarget >= Math.max(needsLeft, needsRight)
                    ? Math.max(most, price(left) + price(right) + worn(target, forTarget, needed))
                    : most;
        }
        return most;
    }

    /**
     * Weighs sharing with one neighbour: it takes the hits that the target does not need, or enough to be eliminated.
     */
    private double withOne(final int target, final int needed, final int other, final int needsOther, final int hits) {
        final int spare = Math.min(hits - needed, needed);
        final double leftover = spare > 0 ? price(target) + worn(other, spare, needsOther) : 0;
        final int forTarget = hits - needsOther;
        return forTarget >= needsOther ? Math.max(leftover, price(other) + worn(target, forTarget, needed)) : leftover;
    }

    /** Returns the worth of the given hits on one Enemy. */
    double worn(final int space, final int hits, final int needed) {
        return hits >= needed ? price(space) : WORN * price(space) * hits / needed;
    }

    /** Returns the hits required to eliminate the Enemy on a space. */
    int needs(final int space, final int strip, final int ignoredHard) {
        if (combat.hidden(space)) {
            return HIDDEN;
        }
        return combat.hitPoints(space)
                + Math.max(0, combat.enemySoft(space) - strip)
                + (combat.enemyHardCover(space) && ignoredHard == 0 ? 1 : 0);
    }

    /** Returns the worth of eliminating the Enemy on a space: its own, and the weakening of later attacks. */
    double price(final int space) {
        return ofType[Math.max(EnemyTable.FIGHTER, combat.enemyType(space))];
    }
}
