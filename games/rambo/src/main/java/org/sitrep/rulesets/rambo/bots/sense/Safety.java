package org.sitrep.rulesets.rambo.bots.sense;

import org.sitrep.rulesets.rambo.mission.MissionView;
import org.sitrep.rulesets.rambo.tables.EnemyTable;
import org.sitrep.rulesets.rambo.tables.GameTables;
import org.sitrep.rulesets.rambo.tables.HeroTable;
import org.sitrep.rulesets.rambo.tables.MapTable;

/**
 * Estimates the cost of alert and danger, in spaces of movement. A heuristic, not a rule. Not thread-safe; allocates
 * nothing after construction.
 */
public final class Safety {
    private static final int YELLOW = 1;
    /** Cost of each level, for the threat cards that hit it and the enemies that see it. */
    private static final double[] LEVEL = {0, 0.8, 2, 3.5};

    private static final double SPACE = 0.12;

    private static final double NO_TURN_LEFT = 0.05;

    private static final double DAMAGE = 0.5;
    private static final double WOUND = 4;
    /** Weight of an enemy whose activation is not the next one. */
    private static final double LATER = 0.2;

    private final MissionView view;
    private final MapTable map;
    private final EnemyTable enemies;
    private final double[][] alertCost;

    /** Creates the estimates for a view. */
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
     * Returns the cost to a hero of having its marker on a space of its track; a space beyond either end counts as that
     * end.
     */
    public double alert(final int hero, final int space) {
        final double[] costs = alertCost[hero];
        final boolean done = view.round() == view.tables().mission.mission.rounds() && view.turnsLeft(hero) == 0;
        if (done) {
            return NO_TURN_LEFT * Math.max(0, space); // only one activation is still to come
        }
        return costs[Math.max(0, Math.min(costs.length - 1, space))];
    }

    /**
     * Returns the cost to a hero of being on a space when enemies activate.
     *
     * @param alert space of its marker at that time
     * @param armor tokens at that time
     * @param dead mask of figures dead by then
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
