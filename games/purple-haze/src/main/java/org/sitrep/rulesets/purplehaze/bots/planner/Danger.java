package org.sitrep.rulesets.purplehaze.bots.planner;

import java.util.Arrays;
import org.sitrep.portable.Exponentials;
import org.sitrep.rulesets.purplehaze.combat.CombatView;
import org.sitrep.rulesets.purplehaze.squad.SquadView;
import org.sitrep.rulesets.purplehaze.tables.EnemyTable;
import org.sitrep.rulesets.purplehaze.tables.GameTables;
import org.sitrep.rulesets.purplehaze.tables.MarkerTables;

/**
 * Estimates the Enemy's effect until the combat ends: the number of attacks, and the Damage of each through each
 * Marine's cover. The Damage is the mean over the Combat markers that may be drawn. The unit is Fighters eliminated, as
 * in all of the planner.
 */
final class Danger {
    /** The cost of a point of Damage on a fresh Marine. */
    private static final double DAMAGE = 0.13;
    /** The additional cost for a Marine who is two points from a Wound. */
    private static final double NEAR_WOUND = 0.5;
    /** The additional cost per Wound of the Marine. */
    private static final double WOUNDED = 0.5;
    /** The factor on an attack while any Tactics marker waits. */
    private static final double TACTICS = 1.25;
    /** The mean Initiative that an activation of a Marine takes. */
    private static final double ACTIVATION = 4.4;

    /**
     * From this number of attacks on, dice hardly ever result in none; below it, the expected number is never quite 0.
     */
    private static final double CERTAIN = 3;

    private static final int LEAST_COST = 3;
    private static final int NEAR = 2;
    private static final int MOST_COVER = 8;
    private static final int FACES = 6;

    private final DamageTable table = new DamageTable();
    /** The Damage on one ID in one attack by cover, for the Enemies considered; NaN until computed. */
    private final double[] byCover = new double[MOST_COVER + 1];

    private int focus;
    private int strike;
    private int crit;
    /** The share of an Enemy type in the price of an attack. */
    private final double[] ofType = new double[EnemyTable.MOST_TYPES];

    private final double[] weight = new double[SquadView.MARINES];

    private SquadView squad;
    private CombatView combat;
    private EnemyTable enemies;
    private double attackPrice;
    private double cost;
    private double goesOn;

    /** Starts from the present state of the combat. */
    void begin(final SquadView squadView, final CombatView combatView) {
        squad = squadView;
        combat = combatView;
        enemies = combat.enemyTable();
        table.use(combat.rule());
        for (int marine = 0; marine < SquadView.MARINES; marine++) {
            weight[marine] = squad.present(marine) ? weightOf(marine) : 0;
        }
        cost = meanCost();
        goesOn = combat.eliminationsToRetreatRoll() > 0 ? 1 : Math.min(FACES, combat.enemies()) / (double) FACES;
        for (int type = 0; type < enemies.types; type++) {
            ofType[type] = combat.enemiesOnBoard(type) == 0 ? Double.NaN : priceOf(type);
        }
        attackPrice = priceOf(-1);
        for (int type = 0; type < enemies.types; type++) {
            ofType[type] = Double.isNaN(ofType[type]) ? 0 : attackPrice - ofType[type];
        }
    }

    private double weightOf(final int marine) {
        final int left = squad.damageThreshold(marine) - squad.damage(marine);
        return DAMAGE * (1 + (left <= NEAR ? NEAR_WOUND : 0) + WOUNDED * squad.woundCubes(marine));
    }

    private double meanCost() {
        final MarkerTables markers = combat.markers();
        double sum = 0;
        for (final int marker : markers.combatPool) {
            sum += Math.max(
                    LEAST_COST,
                    markers.combat.get(marker).cost() + combat.eliminatedBonus() + sum(enemies.cost, -1)); // PH-ENM-6
        }
        return sum / markers.combatPool.length;
    }

    /** Considers the attacks without one Enemy of a type; -1 for all Enemies. */
    private void look(final int without) {
        focus = GameTables.COMBAT_FOCUS - (combat.night() ? 1 : 0) + sum(enemies.focus, without);
        strike = combat.enemies() - (without < 0 ? 0 : 1) + sum(enemies.strike, without);
        crit = sum(enemies.crit, without);
        Arrays.fill(byCover, Double.NaN);
    }

    private double through(final int cover) {
        if (Double.isNaN(byCover[cover])) {
            byCover[cover] = compute(cover);
        }
        return byCover[cover];
    }

    private double compute(final int cover) {
        final MarkerTables markers = combat.markers();
        double sum = 0;
        for (final int marker : markers.combatPool) {
            if (!(markers.combat.get(marker).hardMove()
                    && markers.combat.get(marker).addTactic())) { // PH-ENM-2
                sum += table.of(
                        focus + markers.combat.get(marker).focus(),
                        strike,
                        crit + markers.combat.get(marker).crit(),
                        cover);
            }
        }
        return (combat.tacticsWaiting() > 0 ? TACTICS : 1) * sum / markers.combatPool.length;
    }

    /** Returns the sum of a value over the Enemies on the board without one of a type; -1 for all Enemies. */
    private int sum(final int[] each, final int without) {
        int sum = without < 0 ? 0 : -each[without];
        for (int type = 0; type < enemies.types; type++) {
            sum += combat.enemiesOnBoard(type) * each[type];
        }
        return sum;
    }

    private double priceOf(final int without) {
        look(without);
        double sum = 0;
        for (int marine = 0; marine < SquadView.MARINES; marine++) {
            final int space = squad.present(marine) ? combat.space(marine) : -1;
            sum += space < 0 ? 0 : onto(marine, combat.hardCover(space) + combat.soft(marine));
        }
        return sum;
    }

    private double onto(final int marine, final int cover) {
        return weight[marine] * (squad.extraId(marine) >= 0 ? 2 : 1) * through(Math.min(cover, MOST_COVER));
    }

    /** Returns the cost of one attack on all Marines. */
    double ofAttack() {
        return attackPrice;
    }

    /** Returns the reduction of an attack without one Enemy of a type. */
    double ofType(final int type) {
        return ofType[type];
    }

    /** Returns the reduction of an attack's cost if a Marine gains cover. */
    double saved(final int marine, final int hard, final int soft, final int more) {
        return onto(marine, hard + soft) - onto(marine, hard + soft + more);
    }

    /**
     * Returns the expected number of Enemy attacks if {@code spent} Initiative is spent now and {@code toCome}
     * activations of Marines follow.
     */
    double attacks(final int spent, final int toCome) {
        final double lead = combat.initiative() - spent - ACTIVATION * toCome;
        if (toCome == 0) {
            return lead >= 0 ? 0 : goesOn * Math.ceil(-lead / cost);
        }
        final double expected = -lead / cost;
        return goesOn * (expected > CERTAIN ? expected : Exponentials.log1p(Exponentials.exp(2 * expected)) / 2);
    }

    /** Returns whether the Enemy acts before the next Marine if {@code spent} Initiative is spent now. */
    boolean actsNext(final int spent) {
        return combat.initiative() - spent < 0; // PH-CBB-5
    }
}
