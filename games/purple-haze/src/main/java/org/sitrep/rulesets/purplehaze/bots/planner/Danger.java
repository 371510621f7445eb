package org.sitrep.rulesets.purplehaze.bots.planner;

import java.util.Arrays;
import org.sitrep.rulesets.purplehaze.combat.CombatView;
import org.sitrep.rulesets.purplehaze.squad.SquadView;
import org.sitrep.rulesets.purplehaze.tables.EnemyTable;
import org.sitrep.rulesets.purplehaze.tables.GameTables;
import org.sitrep.rulesets.purplehaze.tables.MarkerTables;

/**
 * What the Enemy can be expected to do until the combat ends: how often he acts, and the Damage of each attack through
 * each Marine's cover, as the mean over the Combat markers that he may draw. In Fighters eliminated, the unit of all
 * that the planner weighs.
 */
final class Danger {
    /** What a point of Damage on a fresh Marine costs. */
    private static final double DAMAGE = 0.13;
    /** How much more it costs on a man whom two more points wound. */
    private static final double NEAR_WOUND = 0.5;
    /** How much more for each Wound that he has. */
    private static final double WOUNDED = 0.5;
    /** What Tactics markers add to an attack as long as any wait. */
    private static final double TACTICS = 1.25;
    /** Initiative that an activation of a Marine takes on average. */
    private static final double ACTIVATION = 4.4;

    /** From so many attacks on, dice can hardly make them none: below, the expected number is never quite 0. */
    private static final double CERTAIN = 3;

    private static final int LEAST_COST = 3;
    private static final int NEAR = 2;
    private static final int MOST_COVER = 8;
    private static final int FACES = 6;

    private final DamageTable table = new DamageTable();
    /**
     * Damage on one ID in one attack by cover, with the Enemies that are looked at; not a number before it is reckoned.
     */
    private final double[] byCover = new double[MOST_COVER + 1];

    private int focus;
    private int strike;
    private int crit;
    /** What an Enemy of a type adds to the price of an attack. */
    private final double[] ofType = new double[EnemyTable.TYPES];

    private final double[] weight = new double[SquadView.MARINES];

    private SquadView squad;
    private CombatView combat;
    private double attackPrice;
    private double cost;
    private double goesOn;

    /** Looks at the combat as it is now. */
    void begin(final SquadView squadView, final CombatView combatView) {
        squad = squadView;
        combat = combatView;
        table.use(combat.rule());
        for (int marine = 0; marine < SquadView.MARINES; marine++) {
            weight[marine] = squad.present(marine) ? weightOf(marine) : 0;
        }
        cost = meanCost();
        goesOn = combat.eliminationsToRetreatRoll() > 0 ? 1 : Math.min(FACES, combat.enemies()) / (double) FACES;
        for (int type = 0; type < EnemyTable.TYPES; type++) {
            ofType[type] = combat.enemiesOnBoard(type) == 0 ? Double.NaN : priceOf(type);
        }
        attackPrice = priceOf(-1);
        for (int type = 0; type < EnemyTable.TYPES; type++) {
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
                    markers.combat.get(marker).cost()
                            + combat.eliminatedBonus()
                            - combat.enemiesOnBoard(EnemyTable.LEADER)); // PH-ENM-6
        }
        return sum / markers.combatPool.length;
    }

    /** Looks at the attacks without one Enemy of a type; -1 for with all. */
    private void look(final int without) {
        focus = GameTables.COMBAT_FOCUS - (combat.night() ? 1 : 0) + count(EnemyTable.RPD, without);
        strike = combat.enemies()
                - (without < 0 ? 0 : 1)
                + count(EnemyTable.ELITE, without) * combat.eliteExtraStrike()
                + count(EnemyTable.TANK, without) * EnemyTable.TANK_STRIKE;
        crit = count(EnemyTable.SNIPER, without) + count(EnemyTable.TANK, without) * EnemyTable.TANK_CRIT;
        Arrays.fill(byCover, Double.NaN);
    }

    private double through(final int cover) {
        if (Double.isNaN(byCover[cover])) {
            byCover[cover] = reckon(cover);
        }
        return byCover[cover];
    }

    private double reckon(final int cover) {
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

    private int count(final int type, final int without) {
        return combat.enemiesOnBoard(type) - (type == without ? 1 : 0);
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

    /** Returns what one attack on all Marines costs them. */
    double ofAttack() {
        return attackPrice;
    }

    /** Returns by how much an attack is weaker without an Enemy of a type. */
    double ofType(final int type) {
        return ofType[type];
    }

    /** Returns what an attack costs less for a Marine with cover added to what he has. */
    double saved(final int marine, final int hard, final int soft, final int more) {
        return onto(marine, hard + soft) - onto(marine, hard + soft + more);
    }

    /**
     * Returns how often the Enemy still acts if so much Initiative is spent now and so many activations of Marines
     * follow.
     */
    double attacks(final int spent, final int toCome) {
        final double lead = combat.initiative() - spent - ACTIVATION * toCome;
        if (toCome == 0) {
            return lead >= 0 ? 0 : goesOn * Math.ceil(-lead / cost);
        }
        final double expected = -lead / cost;
        return goesOn * (expected > CERTAIN ? expected : StrictMath.log1p(StrictMath.exp(2 * expected)) / 2);
    }

    /** Returns whether the Enemy acts before the next Marine if so much Initiative is spent now. */
    boolean actsNext(final int spent) {
        return combat.initiative() - spent < 0; // PH-CBB-5
    }
}
