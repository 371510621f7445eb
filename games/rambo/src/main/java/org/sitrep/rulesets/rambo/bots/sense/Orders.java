package org.sitrep.rulesets.rambo.bots.sense;

import org.sitrep.rulesets.rambo.mission.MissionView;
import org.sitrep.rulesets.rambo.tables.GameTables;
import org.sitrep.rulesets.rambo.tables.HeroTable;

/**
 * Assigns the heroes of a party: each goal of the mission to the hero that gets there first; the others guard. Kept up
 * to date with what is revealed. Not thread-safe; allocates nothing after construction.
 */
public final class Orders {
    /** Stands for a hero without a goal. */
    public static final int GUARD = -1;

    /** Share of valor counted for steps; the rest serves other uses. */
    private static final double VALOR_FOR_STEPS = 0.7;

    private static final double SLOWEST = 0.5;

    private final MissionView view;
    private final GameTables tables;
    private final Goals goals;
    private final Ways ways;
    private final int areaGoal;
    /** Cost to each goal from each space, for heroes whom rough terrain slows and for others. */
    private final int[][][] cost;

    private final int[] goalOf;
    private final int[] wanted;
    private long fog;
    private long known;
    private int taken;

    /** Creates the orders of a mission. */
    public Orders(final MissionView view, final Goals goals, final Ways ways) {
        this.view = view;
        this.goals = goals;
        this.ways = ways;
        tables = view.tables();
        areaGoal = tables.mission.pois.length;
        cost = new int[areaGoal + 1][2][tables.map.spaces];
        goalOf = new int[tables.heroes.length];
        wanted = new int[areaGoal + 1];
    }

    /** Forgets the last mission. */
    public void begin() {
        known = -1;
    }

    /** Updates the orders from the table. */
    public void refresh() {
        fog = Ways.fog(view);
        long now = fog;
        for (int poi = 0; poi < areaGoal; poi++) {
            wanted[poi] = goals.wanted(view, poi);
            now = now * 31 + (wanted[poi] == 0 ? -1 : view.poi(poi));
        }
        wanted[areaGoal] = 0;
        for (int hero = 0; hero < view.heroes(); hero++) {
            wanted[areaGoal] |= goals.area() >= 0 && view.carries(hero) ? 1 : 0;
        }
        now = now * 31 + wanted[areaGoal];
        if (now != known) {
            known = now;
            find();
        }
        assign();
    }

    private void find() {
        for (int goal = 0; goal <= areaGoal; goal++) {
            for (int easy = 0; easy < 2 && wanted[goal] != 0; easy++) {
                if (goal == areaGoal) {
                    ways.toArea(goals.area(), easy == 1, fog, cost[goal][easy]);
                } else {
                    ways.toPoi(view.poi(goal), easy == 1, fog, cost[goal][easy]);
                }
            }
        }
    }

    private void assign() {
        taken = 0;
        for (int hero = 0; hero < view.heroes(); hero++) {
            final boolean carries = goals.area() >= 0 && view.carries(hero);
            goalOf[hero] = carries ? areaGoal : GUARD;
            taken |= carries ? 1 << areaGoal : 0;
        }
        while (assignOne()) {
            // until no goals or no heroes are left
        }
    }

    private boolean assignOne() {
        double best = Double.MAX_VALUE;
        int runner = GUARD;
        int to = GUARD;
        for (int hero = 0; hero < view.heroes(); hero++) {
            for (int goal = 0; goal < areaGoal && goalOf[hero] == GUARD; goal++) {
                if (wanted[goal] != 0 && (taken >> goal & 1) == 0) {
                    final double turns = turns(hero, goal);
                    if (turns < best) {
                        best = turns;
                        runner = hero;
                        to = goal;
                    }
                }
            }
        }
        if (runner < 0) {
            return false;
        }
        goalOf[runner] = to;
        taken |= 1 << to;
        return true;
    }

    private double turns(final int hero, final int goal) {
        final double steps = cost[goal][easyRough(hero)][view.space(hero)];
        return Math.max(0, steps - VALOR_FOR_STEPS * view.valor(hero)) / speed(hero);
    }

    /** Returns the mean movement per turn of a hero, alternating two stances. */
    private double speed(final int hero) {
        final HeroTable board = tables.heroes[hero];
        int first = 0;
        int second = 0;
        for (int stance = 0; stance < HeroTable.STANCES; stance++) {
            if (((board.stanceMask & ~view.wounds(hero)) >> stance & 1) != 0) {
                final int movement = board.stances[stance].movement();
                second = Math.max(second, Math.min(first, movement));
                first = Math.max(first, movement);
            }
        }
        return Math.max(SLOWEST, (first + second) / 2.0 - view.carrying(hero));
    }

    private int easyRough(final int hero) {
        return view.hasEasyRough(hero) ? 1 : 0;
    }

    /** Returns the mask of areas with a fog card. */
    public long fog() {
        return fog;
    }

    /** Returns whether a hero has a goal of its own. */
    public boolean runs(final int hero) {
        return goalOf[hero] != GUARD;
    }

    /** Returns the P.O.I. that a hero goes to; {@link #GUARD} if none. */
    public int poi(final int hero) {
        return goalOf[hero] == areaGoal ? GUARD : goalOf[hero];
    }

    /** Returns the cost of the way from a space to a hero's goal; 0 for a guard. */
    public int toGoal(final int hero, final int space) {
        return goalOf[hero] == GUARD ? 0 : cost[goalOf[hero]][easyRough(hero)][space];
    }

    /** Returns the options of a P.O.I. that make progress. */
    public int wanted(final int poi) {
        return wanted[poi];
    }
}
