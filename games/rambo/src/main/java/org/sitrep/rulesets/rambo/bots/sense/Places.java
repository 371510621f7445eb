package org.sitrep.rulesets.rambo.bots.sense;

import org.sitrep.rulesets.rambo.mission.MissionView;
import org.sitrep.rulesets.rambo.tables.MapTable;

/**
 * Estimates the worth of standing on a space: nearer to the hero's goal, out of danger, not next to a fog card without
 * need. In spaces of movement. Not thread-safe; allocates nothing.
 */
public final class Places {
    /** Cost to a guard per step to the nearest enemy, where all enemies have to be killed. */
    private static final double TO_ENEMY = 0.35;

    private static final double TO_RUNNER = 0.1;
    private static final double REVEAL = 3;

    private final MissionView view;
    private final MapTable map;
    private final Goals goals;
    private final Orders orders;
    private final Safety safety;

    Places(final MissionView view, final Goals goals, final Orders orders, final Safety safety) {
        this.view = view;
        this.goals = goals;
        this.orders = orders;
        this.safety = safety;
        map = view.tables().map;
    }

    /**
     * Returns the worth to a hero of ending its turn on a space.
     *
     * @param alert space of its marker at that time
     * @param armor tokens at that time
     * @param dead mask of figures dead by then
     */
    public double worth(final int hero, final int space, final int alert, final int armor, final long dead) {
        return way(hero, space, dead) - safety.danger(hero, space, alert, armor, dead);
    }

    private double way(final int hero, final int space, final long dead) {
        if (orders.runs(hero)) {
            return -orders.toGoal(hero, space);
        }
        final int fog = Long.bitCount(map.areasTouching[space] & orders.fog());
        double sum = -REVEAL * fog;
        if (goals.killsAll()) {
            final int enemy = toEnemy(space, dead);
            sum -= enemy < MapTable.UNREACHABLE ? TO_ENEMY * Math.max(0, enemy - 1) : 0;
        }
        for (int other = 0; other < view.heroes(); other++) {
            if (orders.runs(other)) {
                sum -= TO_RUNNER * map.distance(space, view.space(other));
                break;
            }
        }
        return sum;
    }

    /**
     * Returns the steps from a space to the nearest enemy as enemies count them; {@link MapTable#UNREACHABLE} if there
     * is none.
     */
    int toEnemy(final int space, final long dead) {
        int least = MapTable.UNREACHABLE;
        for (long rest = view.figures() & ~dead; rest != 0; rest &= rest - 1) {
            least = Math.min(least, map.walk(space, view.figureSpace(Long.numberOfTrailingZeros(rest))));
        }
        return least;
    }
}
