package org.sitrep.rulesets.rambo.bots.sense;

import org.sitrep.rulesets.rambo.mission.MissionView;
import org.sitrep.rulesets.rambo.tables.EnemyTable;
import org.sitrep.rulesets.rambo.tables.GameTables;
import org.sitrep.rulesets.rambo.tables.HeroTable;
import org.sitrep.rulesets.rambo.tables.MapTable;

/**
 * What alert and danger cost, in spaces of movement. Judgement, no rule. Not thread-safe; allocates nothing once made.
 */
public final class Safety {
    private static final int YELLOW = 1;
    /** What it costs to be at a level: who is hit by threat cards and seen by enemies. */
    private static final double[] LEVEL = {0, 0.8, 2, 3.5};

    private static final double SPACE = 0.12;

    private static final double NO_TURN_LEFT = 0.05;

    private static final double DAMAGE = 0.5;
    private static final double WOUND = 4;
    /** How much of an enemy's next activation counts that is not the one to come. */
    private static final double LATER = 0.2;

    private final MissionView view;
    private final MapTable map;
    private final EnemyTable enemies;
    private final double[][] alertCost;

    /** Reckons for a view. */
    public Safety(final MissionView view, final Nerve nerve) {
        this.view = view;
        final GameTables tables = view.tables();
        map = tables.map;
        enemies = tables.enemies;
        alertCost = new double[tables.heroes.length][];
        for (int hero = 0; hero < alertCost.length; hero++) {
            alertCost[hero] = alertCosts(
                    tables.heroes[hero], tables.mission.mission.failure().redAtStartOfTurn(), nerve);
        }
    }

    private static double[] alertCosts(final HeroTable board, final boolean redFails, final Nerve nerve) {
        final double[] costs = new double[board.level.length];
        for (int space = 0; space < costs.length; space++) {
            costs[space] = LEVEL[board.level[space]] + SPACE * space;
            costs[space] += redFails ? nerve.belowRed(board.toRed(space)) : 0;
        }
        return costs;
    }

    /**
     * Returns what it costs a hero to have its marker on a space of its track; beyond either end it stays at that end.
     */
    public double alert(final int hero, final int space) {
        final double[] costs = alertCost[hero];
        final boolean done = view.round() == view.tables().mission.mission.rounds() && view.turnsLeft(hero) == 0;
        if (done) {
            return NO_TURN_LEFT * Math.max(0, space); // what comes is one activation
        }
        return costs[Math.max(0, Math.min(costs.length - 1, space))];
    }

    /**
     * Returns what it costs a hero to be on a space when enemies activate.
     *
     * @param alert space of its marker by then
     * @param armor tokens by then
     * @param dead mask of figures that are gone by then
     */
    public double danger(final int hero, final int space, final int alert, final int armor, final long dead) {
        final int level = view.tables().heroes[hero].levelAt(alert);
        if (level == 0 || view.lasting().hides(hero)) {
            return 0;
        }
        final boolean cover = map.cover(space) || view.lasting().covers(hero);
        if (cover && level == YELLOW && !view.lasting().noHiding()) {
            return 0;
        }
        final int next = view.nextActivation();
        double sum = 0;
        for (long rest = view.figures() & ~dead; rest != 0; rest &= rest - 1) {
            final int figure = Long.numberOfTrailingZeros(rest);
            final int type = view.type(figure);
            final int damage = enemies.cards[type].damage()
                    + view.lasting().enemyDamage()
                    - view.resistance(hero)
                    - (cover ? 1 : 0)
                    - armor;
            if (damage > 0 && reaches(figure, type, space)) {
                final double cost = DAMAGE * damage + (damage >= view.healthLeft(hero) ? WOUND : 0);
                sum += type == next ? cost : LATER * cost;
            }
        }
        return sum;
    }

    private boolean reaches(final int figure, final int type, final int space) {
        final int walk = map.walk(view.figureSpace(figure), space) - enemies.cards[type].movement();
        if (walk <= 1) {
            return true;
        }
        final int range = enemies.cards[type].range() + view.lasting().enemyRange();
        return walk <= range * 3 && map.sees(view.figureSpace(figure), space);
    }
}
