package org.sitrep.rulesets.purplehaze.bots;

import org.sitrep.portable.Portable;
import org.sitrep.rulesets.purplehaze.bots.planner.PlannerCombat;
import org.sitrep.rulesets.purplehaze.combat.CombatView;
import org.sitrep.rulesets.purplehaze.combat.FireDice;
import org.sitrep.rulesets.purplehaze.combat.Order;
import org.sitrep.rulesets.purplehaze.definition.SkillId;
import org.sitrep.rulesets.purplehaze.definition.Space;
import org.sitrep.rulesets.purplehaze.tables.EnemyTable;

/**
 * Computes the worth of an order to the rifleman, in Fighters eliminated. An Initiative point costs
 * {@link #INITIATIVE}: the Enemy pays about five of them for an attack, so the Initiative that the Marines spend
 * returns as attacks.
 */
public final class OrderWorth {
    private static final double INITIATIVE = 0.10;
    /** The cost of an Initiative point in the last activation: almost nothing. */
    private static final double LAST_INITIATIVE = 0.01;
    /** The least cost of an activation. */
    private static final int LEAST_COST = 3;
    /** The worth of removing a Hit Point or a Soft Cover marker from an Enemy that survives. */
    private static final double HIT_POINT = 0.12;

    private static final double SOFT_COVER = 0.15;
    private static final double HARD_COVER = 0.45;
    private static final double REACH = 0.30;
    private static final double SMOKE_FOR_ONE = 0.20;
    private static final double GO_AGAIN = 0.40;
    private static final double FIRE_SUPPORT_FOR_ONE = 0.50;
    private static final double LIGHT_FOR_ONE = 0.20;
    private static final double DAMAGE_POINT = 0.12;
    private static final double SUPPRESSED = 0.20;
    /** The worth of escape: above all else when the Squad is in danger, below all else when it is not. */
    private static final double ESCAPE = 100;

    private static final SkillId[] SKILLS = SkillId.values();

    private final FireDice dice = new FireDice();
    private PlaceWorth places;
    private int marine;
    private int firstCost;
    private int stillToAct;
    /** The present value of {@link #exposure}. */
    private double exposed;
    /** The Marine's reach from their present space; NaN until computed. */
    private double reachHere;

    /** Starts to weigh the orders of a Marine. */
    public void begin(final GameView view, final int newMarine, final PlaceWorth placeWorth) {
        marine = newMarine;
        places = placeWorth;
        firstCost = Order.cost(view.combat.firstOrder()); // 0 before the first
        reachHere = Double.NaN;
        stillToAct = Integer.bitCount(view.combat.marinesToActivate() & ~(1 << marine));
        exposed = Math.min(1.0, view.combat.enemies() / 6.0);
        dice.begin(view.combat, marine);
    }

    double of(final GameView view, final int order) {
        final boolean last = endsTheCombat(view.combat, order);
        final double gain = switch (Order.kind(order)) {
            case Order.FIRE ->
                Order.has(order, Order.SMOKE) ? SMOKE_FOR_ONE * shielded(view.combat, order) : fire(view.combat, order);
            case Order.SKILL -> skill(view, order);
            case Order.MOVE -> last ? 0 : move(view, Order.space(order));
            case Order.TAKE_COVER -> last ? 0 : Order.markers(order) * SOFT_COVER * exposed;
            default -> 0;
        };
        // Initiative left after the last Marine is lost, so the last one may spend it.
        return gain - (last ? LAST_INITIATIVE : INITIATIVE) * Order.cost(order);
    }

    /** Returns the dice of a Fire order of the Marine, as in {@link CombatView#poolOf}. */
    public int poolOf(final int order) {
        return dice.poolOf(order);
    }

    /** Returns the chance that a Marine is shot at before the combat ends; it drops when few Enemies are left. */
    public double exposure() {
        return exposed;
    }

    /** Returns whether no activation follows this Marine's, including the Enemy's. */
    public boolean endsTheCombat(final CombatView combat, final int order) {
        return stillToAct == 0 && !enemyActsNext(combat, order);
    }

    private boolean enemyActsNext(final CombatView combat, final int order) {
        return combat.initiative() - Math.max(LEAST_COST, firstCost + Order.cost(order)) < 0; // PH-CBB-5, PH-ACT-3
    }

    private double fire(final CombatView combat, final int order) {
        final int target = Order.target(order);
        if (target == Order.NO_TARGET) {
            return row(combat, order);
        }
        final int strip = combat.strip(marine, order);
        final int pool = dice.poolOf(order);
        double value = shot(combat, pool, target, strip);
        if (combat.burst(marine, order)) {
            final int needed = combat.hitsToEliminate(target, strip);
            final double left = neighbour(combat, order, pool, target, needed, -1);
            final double right = neighbour(combat, order, pool, target, needed, 1);
            value += 0.5 * Math.max(left, right);
        }
        return value;
    }

    /** Weighs one target: the chance to eliminate it, and the Hit Points and cover removed if not. */
    private static double shot(final CombatView combat, final int pool, final int target, final int strip) {
        if (combat.hidden(target)) {
            return HIT_POINT * combat.meanOf(pool);
        }
        final int needed = combat.hitsToEliminate(target, strip);
        final double kill = combat.chanceOf(pool, needed);
        final int stripped = Math.min(strip, combat.enemySoft(target));
        final double wear = Math.min(needed - 1, combat.meanOf(pool)) + stripped;
        return kill * price(combat, target) + (1 - kill) * HIT_POINT * wear;
    }

    /**
     * Returns the additional worth of a Burst that eliminates its target and a neighbour: -1 to the left, 1 to the
     * right.
     */
    public double neighbour(final CombatView combat, final int order, final int target, final int side) {
        final int needed = combat.hitsToEliminate(target, combat.strip(marine, order));
        return neighbour(combat, order, dice.poolOf(order), target, needed, side);
    }

    /** @param needed the hits that eliminate the target; -1 if it is face down */
    private static double neighbour(
            final CombatView combat,
            final int order,
            final int pool,
            final int target,
            final int needed,
            final int side) {
        final int column = CombatView.column(target) + side;
        final int space = target + side;
        if (column < 0
                || column >= Space.COLUMNS
                || (combat.targets(order) & 1 << space) == 0
                || combat.hidden(space)) {
            return 0;
        }
        final int neighbourNeeds = combat.hitsToEliminate(space, 0);
        // The needs of a face-down target are unknown, but it takes at least the hits of its neighbour: PH-HIT-5
        final int both = (needed < 0 ? neighbourNeeds : needed) + neighbourNeeds;
        return combat.chanceOf(pool, both) * price(combat, space);
    }

    private double row(final CombatView combat, final int order) {
        final int row = combat.targets(order) & combat.board().row(1);
        final double each = combat.meanOf(dice.poolOf(order)) / Integer.bitCount(row);
        double value = 0;
        for (int rest = row; rest != 0; rest &= rest - 1) {
            value += ofHits(
                    combat,
                    Integer.numberOfTrailingZeros(rest),
                    (int) Portable.round(each),
                    combat.strip(marine, order));
        }
        return value;
    }

    /** Returns the worth of the given hits on the Enemy on a space. */
    public double ofHits(final CombatView combat, final int space, final int hits, final int strip) {
        if (hits == 0) {
            return 0;
        }
        if (combat.hidden(space)) {
            return HIT_POINT * hits;
        }
        final int needed = combat.hitsToEliminate(space, strip);
        return hits >= needed ? price(combat, space) : HIT_POINT * hits;
    }

    /** Returns the worth of a way to share a Burst, with subject and option packed as in {@code DecisionKind.BURST}. */
    public double ofShares(final CombatView combat, final int subject, final int share) {
        final int target = subject & 255;
        final int left = share & 255;
        final int right = share >>> 8;
        final int strip = combat.strip(combat.marineInHand(), combat.orderInHand());
        return ofHits(combat, target, (subject >>> 8) - left - right, strip)
                + ofHits(combat, target - 1, left, 0)
                + ofHits(combat, target + 1, right, 0);
    }

    /** Returns the worth of eliminating an Enemy, in Fighters. */
    public static double price(final CombatView combat, final int space) {
        final int type = combat.enemyType(space);
        return type <= EnemyTable.FIGHTER ? 1 : combat.enemyTable().worth[type]; // a Fighter, or face down
    }

    /**
     * Returns the number of Marines that smoke would shield from the next attack. Marines who act before it count half.
     * Returns 0 if no attack comes next, since smoke soon thins, or if there is smoke already.
     */
    public double shielded(final CombatView combat, final int order) {
        final int column = CombatView.column(combat.space(marine));
        if (combat.smoke(column) > 0 || !enemyActsNext(combat, order)) {
            return 0;
        }
        double value = 0;
        for (int space = column; space < Space.COUNT; space += Space.COLUMNS) {
            final int other = combat.marineAt(space);
            if (other >= 0) {
                value += exposed * (combat.mayActivate(other) && other != marine ? 0.5 : 1);
            }
        }
        return value;
    }

    private double move(final GameView view, final int to) {
        final int from = view.combat.space(marine);
        final double cover = (view.combat.marineHardCover(to) ? HARD_COVER : 0)
                - (view.combat.marineHardCover(from) ? HARD_COVER : 0);
        return cover * exposed + REACH * reachGained(view, to);
    }

    /** Returns the reach that the Marine would gain by moving to a space. */
    public double reachGained(final GameView view, final int to) {
        if (Double.isNaN(reachHere)) {
            places.begin();
            reachHere = places.reachOfSame(view, marine, view.combat.space(marine));
        }
        return places.reachOfSame(view, marine, to) - reachHere;
    }

    private double skill(final GameView view, final int order) {
        return switch (SKILLS[Order.skill(order)]) {
            case PULL_BACK -> PlannerCombat.inDanger(view.squad, view.combat) ? ESCAPE : -ESCAPE;
            case GO_AGAIN ->
                GO_AGAIN * places.reach(view, Order.argument(order), view.combat.space(Order.argument(order))) / 4;
            case ARTILLERY -> FIRE_SUPPORT_FOR_ONE * fullestRows(view.combat, 1);
            case AIR_STRIKE -> FIRE_SUPPORT_FOR_ONE * fullestRows(view.combat, 2);
            case ILLUMINATION -> LIGHT_FOR_ONE * stillToAct;
            case SUPPRESS -> SUPPRESSED;
            case PATCH_UP -> DAMAGE_POINT * Math.min(2, view.squad.damage(Order.argument(order)));
            default -> 0;
        };
    }

    /** Returns the number of Enemies on the fullest {@code rows} adjacent rows. */
    public static int fullestRows(final CombatView combat, final int rows) {
        int most = 0;
        for (int first = 1; first + rows <= Space.ROWS + 1; first++) {
            most = Math.max(most, enemiesOn(combat, first, rows));
        }
        return most;
    }

    /** Returns the number of Enemies on {@code rows} adjacent rows, from {@code nearest} on. */
    public static int enemiesOn(final CombatView combat, final int nearest, final int rows) {
        int enemies = 0;
        for (int row = nearest; row < nearest + rows; row++) {
            enemies += Integer.bitCount(combat.enemySpaces() & combat.board().row(row));
        }
        return enemies;
    }

    /** Returns the number of other Marines who may still act this round. */
    public int stillToAct() {
        return stillToAct;
    }
}
