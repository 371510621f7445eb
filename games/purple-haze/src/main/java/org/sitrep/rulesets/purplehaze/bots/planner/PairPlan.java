package org.sitrep.rulesets.purplehaze.bots.planner;

import java.util.Arrays;
import org.sitrep.rulesets.purplehaze.combat.CombatView;
import org.sitrep.rulesets.purplehaze.combat.Order;
import org.sitrep.rulesets.purplehaze.definition.FireSupport;
import org.sitrep.rulesets.purplehaze.definition.SkillId;
import org.sitrep.rulesets.purplehaze.definition.Space;
import org.sitrep.rulesets.purplehaze.squad.SquadView;
import org.sitrep.strategy.Decision;

/**
 * Weighs both orders of an activation together: for each first order it finds the best second one. The two share the
 * least cost of an activation, and a shot after a Move differs from one before it. Their gain is weighed against the
 * attacks that their Initiative cost allows the Enemy.
 */
final class PairPlan {
    private static final int LEAST_COST = 3;
    /** The preference, among equal pairs, for the one with the shot first: its outcome is known to the second order. */
    private static final double FIRST = 0.001;
    /** The price of Initiative of no further use. */
    private static final double SPARE = 0.002;

    private static final double GO_AGAIN = 0.8;
    /**
     * The share of fire missions that land before the combat ends, of those called while other Marines have still to
     * act.
     */
    private static final double LANDS = 0.85;

    private static final double LIGHT_FOR_ONE = 0.20;
    private static final double PATCHED = 0.12;
    /** The worth of escape: above all else when the Squad is in danger, below all else when it is not. */
    private static final double ESCAPE = 100;

    private static final int D3 = 3;
    /** The highest cost of an activation: two orders at most. */
    private static final int MOST_COST = 2 * Shots.MOST_COST;

    private static final SkillId[] SKILLS = SkillId.values();

    private final Danger danger = new Danger();
    private final Shots shots = new Shots(danger);
    // Values computed for the present Marine; NaN until computed
    /** The attacks still to come, by the Initiative that an activation takes. */
    private final double[] attacksAfter = new double[MOST_COST + 1];
    /** The cost of these attacks. */
    private final double[] prices = new double[MOST_COST + 1];
    /** The worth of another activation of a Marine. */
    private final double[] again = new double[SquadView.MARINES];

    private SquadView squad;
    private CombatView combat;
    private int marine;
    private int toCome;
    private double attacks;
    private int here;

    /** Starts from the present state of the combat. */
    void begin(final SquadView squadView, final CombatView combatView) {
        squad = squadView;
        combat = combatView;
        danger.begin(squad, combat);
    }

    /** Starts to weigh the orders of a Marine. */
    void of(final int newMarine) {
        marine = newMarine;
        here = combat.space(marine);
        toCome = 0;
        for (int other = 0; other < SquadView.MARINES; other++) {
            toCome += other != marine && combat.mayActivate(other) ? 1 : 0;
        }
        toCome += combat.roundsLeft() * squad.marines();
        attacks = danger.attacks(LEAST_COST + 1, toCome);
        shots.begin(squad, combat, attacks);
        Arrays.fill(attacksAfter, Double.NaN);
        Arrays.fill(prices, Double.NaN);
        Arrays.fill(again, Double.NaN);
    }

    /** Returns the shots weighed for this Marine. */
    Shots shots() {
        return shots;
    }

    /** Returns the worth of a second order. */
    double ofSecond(final int order) {
        final int spent = Order.cost(combat.firstOrder());
        return gain(order, here, spent) - price(spent + Order.cost(order));
    }

    /** Returns the worth of activating the Marine now: the best shot from the present space. */
    double ofActivation() {
        shots.from(marine, here);
        return bestWith(0, 0);
    }

    /** Starts to weigh the places of a Marine, for a given number of Enemy attacks to come. */
    void toPlace(final int newMarine, final double attacksToCome) {
        marine = newMarine;
        shots.begin(squad, combat, attacksToCome);
    }

    /** Returns the worth of Hard Cover to a Marine with fresh Soft Cover in one attack. */
    double hardCover(final int target, final int markers) {
        return danger.saved(target, 0, squad.maxSoft(target), markers);
    }

    /** Returns the worth of a first order, with the best second one on the list. */
    double ofFirst(final int order, final Decision decision) {
        final int cost = Order.cost(order);
        final double gain = gain(order, here, 0);
        return switch (Order.kind(order)) {
            case Order.FIRE, Order.SKILL -> gain + FIRST + bestAfter(order, decision);
            case Order.MOVE -> {
                shots.from(marine, Order.space(order));
                yield Math.max(bestWith(cost, gain), gain + bestAfter(order, decision));
            }
            case Order.TAKE_COVER -> {
                shots.from(marine, here);
                yield Math.max(bestWith(cost, gain), gain + bestAfter(order, decision));
            }
            default -> -price(cost);
        };
    }

    /**
     * Returns the worth of the best second order on the list of first ones, less the cost of both: a Move, cover or
     * nothing; shots are handled elsewhere.
     */
    private double bestAfter(final int first, final Decision decision) {
        final int spent = Order.cost(first);
        final int kind = Order.kind(first);
        double most = -price(spent);
        for (int i = decision.count() - 1; i >= 0; i--) {
            final int order = decision.option(i);
            final int other = Order.kind(order);
            if (other == Order.FIRE) {
                break; // they come first
            }
            final boolean fits = other != kind
                    && !(other == Order.SKILL && kind == Order.FIRE)
                    && !(other == Order.MOVE && Order.has(first, Order.STANDING));
            if (fits) {
                most = Math.max(most, gain(order, here, spent) - price(spent + Order.cost(order)));
            }
        }
        return most;
    }

    private double bestWith(final int spent, final double gained) {
        double most = gained - price(spent);
        for (int cost = 0; cost <= Shots.MOST_COST; cost++) {
            if (shots.best(cost) > 0) {
                most = Math.max(most, gained + shots.best(cost) - price(spent + cost));
            }
        }
        return most;
    }

    /** Returns the cost of the attacks that spent Initiative allows the Enemy. */
    private double price(final int initiative) {
        final int cost = Math.min(initiative, MOST_COST);
        if (Double.isNaN(prices[cost])) {
            prices[cost] = attacksAfter(cost) * danger.ofAttack() + SPARE * Math.max(LEAST_COST, cost);
        }
        return prices[cost];
    }

    private double attacksAfter(final int initiative) {
        final int spent = Math.max(LEAST_COST, initiative); // PH-ACT-3
        if (spent > MOST_COST) {
            return danger.attacks(spent, toCome);
        }
        if (Double.isNaN(attacksAfter[spent])) {
            attacksAfter[spent] = danger.attacks(spent, toCome);
        }
        return attacksAfter[spent];
    }

    private double gain(final int order, final int from, final int spent) {
        return switch (Order.kind(order)) {
            case Order.FIRE ->
                Order.has(order, Order.SMOKE) ? smoke(spent + Order.cost(order)) : shots.of(marine, from, order);
            case Order.SKILL -> skill(order, spent);
            case Order.MOVE -> move(Order.space(order));
            case Order.TAKE_COVER -> cover(Order.markers(order), spent + Order.cost(order));
            default -> 0;
        };
    }

    /** Weighs Soft Cover: each marker absorbs once, and the next attack meets what the first one leaves. */
    private double cover(final int markers, final int spent) {
        final double often = attacksAfter(spent);
        final double saved = danger.saved(marine, combat.hardCover(here), combat.soft(marine), markers);
        return saved * (Math.min(1, often) + Math.max(0, often - 1) / 2);
    }

    private double move(final int to) {
        final int hard = combat.hardCover(to);
        final int now = combat.hardCover(here);
        final double saved = hard >= now
                ? danger.saved(marine, now, combat.soft(marine), hard - now)
                : -danger.saved(marine, hard, combat.soft(marine), now - hard);
        return saved * attacks;
    }

    /** Weighs smoke: it thins soon, so it pays when the Enemy acts next. */
    private double smoke(final int spent) {
        final int column = CombatView.column(here);
        if (combat.smoke(column) > 0 || !danger.actsNext(Math.max(LEAST_COST, spent))) {
            return 0;
        }
        double value = 0;
        for (int space = column; space < Space.COUNT; space += Space.COLUMNS) {
            final int struck = combat.marineAt(space);
            if (struck >= 0) {
                value += danger.saved(struck, combat.hardCover(space), combat.soft(struck), 2);
            }
        }
        return value;
    }

    private double skill(final int order, final int spent) {
        return switch (SKILLS[Order.skill(order)]) {
            case PULL_BACK -> PlannerCombat.inDanger(squad, combat) ? ESCAPE : -ESCAPE;
            case GO_AGAIN -> again(Order.argument(order));
            case ARTILLERY -> toCome == 0 ? 0 : LANDS * fireMission(combat.artillery());
            case AIR_STRIKE -> toCome == 0 ? 0 : LANDS * fireMission(combat.airStrike());
            case ILLUMINATION -> LIGHT_FOR_ONE * toCome;
            case SUPPRESS -> attacksAfter(spent + LEAST_COST) > 0 ? danger.ofAttack() / 5 : 0;
            case PATCH_UP -> PATCHED * Math.min(2, squad.damage(Order.argument(order)));
            default -> 0;
        };
    }

    private double again(final int other) {
        if (Double.isNaN(again[other])) {
            again[other] = computeAgain(other);
        }
        return again[other];
    }

    private double computeAgain(final int other) {
        shots.from(other, combat.space(other));
        double most = 0;
        for (int cost = 0; cost <= Shots.MOST_COST; cost++) {
            if (shots.best(cost) > 0) {
                final int spent = LEAST_COST + Math.max(LEAST_COST, cost);
                final double price = (attacksAfter(spent) - attacksAfter(LEAST_COST)) * danger.ofAttack();
                most = Math.max(most, shots.best(cost) - price);
            }
        }
        shots.from(marine, here);
        return GO_AGAIN * most;
    }

    /** Weighs a fire mission on its best rows, by the three equally likely numbers of hits (PH-FSP-3, PH-FSP-4). */
    private double fireMission(final FireSupport.Strike strike) {
        double most = 0;
        for (int first = 1; first + strike.rows() <= Space.ROWS + 1; first++) {
            most = Math.max(most, ofRows(first, strike));
        }
        return most;
    }

    private double onOne(final int space, final FireSupport.Strike strike) {
        final int needed = shots.needs(space, strike.stripSoft(), 0);
        double value = 0;
        for (int die = 1; die <= D3; die++) {
            value += shots.worn(space, strike.hitsBeyondD3() + die, needed);
        }
        return value / D3;
    }

    /** Returns the worth of a fire mission on adjacent rows. */
    double ofRows(final int firstRow, final FireSupport.Strike strike) {
        double value = 0;
        for (int row = firstRow; row < firstRow + strike.rows(); row++) {
            for (int rest = combat.enemySpaces() & combat.board().row(row); rest != 0; rest &= rest - 1) {
                value += onOne(Integer.numberOfTrailingZeros(rest), strike);
            }
        }
        return value;
    }
}
