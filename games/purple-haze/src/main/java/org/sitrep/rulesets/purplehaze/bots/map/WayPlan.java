package org.sitrep.rulesets.purplehaze.bots.map;

import java.util.Arrays;
import org.sitrep.rulesets.purplehaze.definition.ClockTime;
import org.sitrep.rulesets.purplehaze.mission.MissionView;
import org.sitrep.rulesets.purplehaze.tables.Index;
import org.sitrep.rulesets.purplehaze.tables.MapTable;

/**
 * Plans the way to the next place of a {@link Tour} by dynamic programming. A state is a Space, the SP and the time;
 * its value is the least expected cost. The actions are a March to a neighbour and a quarter of an hour's rest. Both
 * take time, so states of one time depend on later ones only, and one pass backwards in time solves them all.
 * {@link WayCost} gives the costs.
 *
 * <p>Excluded are Spaces that no nearly cheapest way passes through, and ways that take over an hour longer than the
 * cheapest.
 *
 * <p>Memory: 250 KB. Cost: 30 µs for a way of five Marches. Not thread-safe.
 */
final class WayPlan {
    private static final int STEP = ClockTime.STEP;
    /** The maximum number of time steps looked ahead: 10 hours. */
    private static final int MOST_STEPS = 40;
    /** The time steps beyond those of the cheapest way and its rest. */
    private static final int SPARE_STEPS = 5;
    /** The maximum number of Spaces examined. */
    private static final int MOST_SPACES = 40;
    /** The maximum cost of a detour, in minutes or the equivalent in SP and Threat. */
    private static final int DETOUR = 45;

    private static final int POINTS = MissionView.MOST_STAMINA + 1;
    /** The action of rest; the others are Marches in a direction. */
    private static final byte REST = (byte) MapTable.DIRECTIONS;

    private final EnterCosts enter;
    private final WayCost costs;
    /** The least cost of each state, at {@code (step * MOST_SPACES + place) * POINTS + stamina}. */
    private final double[] least = new double[(MOST_STEPS + 1) * MOST_SPACES * POINTS];
    /** The best action of each state. */
    private final byte[] action = new byte[(MOST_STEPS + 1) * MOST_SPACES * POINTS];
    /** The Spaces examined, by place, and the place of each Space. */
    private final int[] spaces = new int[MOST_SPACES];

    private final int[] places = new int[MapTable.MOST_SPACES];
    private final int[] neighbours = new int[MOST_SPACES * MapTable.DIRECTIONS];
    private final int[] steps = new int[MOST_SPACES];
    private final double[] entering = new double[MOST_SPACES];
    private Legs legs;
    private int from;
    private int start;
    private int count;
    /** The number of time steps looked ahead. */
    int last;

    private int pointsNow;

    WayPlan(final EnterCosts enter, final WayCost costs) {
        this.enter = enter;
        this.costs = costs;
    }

    /**
     * Solves the way from a Space, with given SP and minutes since the Mission began, to the target of the legs, which
     * must reach it.
     */
    void solve(final Legs ways, final int space, final int stamina, final int elapsed) {
        legs = ways;
        from = space;
        pointsNow = stamina;
        start = elapsed;
        final int rest = Math.max(0, ways.stamina[space] - stamina);
        chooseSpaces();
        last = Math.min(MOST_STEPS, (ways.minutes[from] + STEP - 1) / STEP + rest + SPARE_STEPS);
        for (int step = last; step >= 0; step--) {
            for (int place = 0; place < count; place++) {
                if (spaces[place] == legs.target) {
                    end(step, place);
                } else if (step >= enter.state.map.distance(from, spaces[place])) {
                    rest(step, place);
                    march(step, place);
                }
            }
        }
    }

    /** Chooses the Spaces of ways that are nearly as good as the cheapest one. */
    private void chooseSpaces() {
        Arrays.fill(places, 0, enter.state.map.count, Index.NONE);
        count = 0;
        add(from);
        add(legs.target);
        final int easiest = easiest();
        final int most = legs.cost[from] + DETOUR;
        for (int space = 0; space < enter.state.map.count && count < MOST_SPACES; space++) {
            final boolean near = enter.state.map.terrain[space] != Index.NONE
                    && space != enter.state.end
                    && !enter.state.forbids(space)
                    && legs.cost[space] + easiest * enter.state.map.distance(from, space) <= most;
            if (near && places[space] == Index.NONE) {
                add(space);
            }
        }
        for (int place = 0; place < count; place++) {
            for (int direction = 0; direction < MapTable.DIRECTIONS; direction++) {
                final int next = enter.state.map.neighbour[spaces[place] * MapTable.DIRECTIONS + direction];
                neighbours[place * MapTable.DIRECTIONS + direction] = next == Index.NONE ? Index.NONE : places[next];
            }
        }
    }

    private int easiest() {
        int least = Legs.NO_WAY;
        for (int space = 0; space < enter.state.map.count; space++) {
            if (enter.state.map.terrain[space] != Index.NONE) {
                least = Math.min(least, enter.weight[space]);
            }
        }
        return least;
    }

    private void add(final int space) {
        places[space] = count;
        spaces[count] = space;
        steps[count] = Math.max(1, enter.minutes[space] / STEP);
        entering[count] = costs.ofMarch(space, space == legs.target);
        count++;
    }

    private void end(final int step, final int place) {
        final int at = (step * MOST_SPACES + place) * POINTS;
        for (int points = 0; points < POINTS; points++) {
            least[at + points] = costs.atEnd(start + STEP * step, points);
        }
    }

    /** Returns the maximum SP at a step: those of now and of rest since then. */
    private int mostPoints(final int step) {
        return Math.min(POINTS - 1, pointsNow + step);
    }

    private void rest(final int step, final int place) {
        final int at = (step * MOST_SPACES + place) * POINTS;
        final int rested = at + MOST_SPACES * POINTS;
        final double watch = costs.ofRest(spaces[place], start + STEP * (step + 1));
        final int most = mostPoints(step);
        for (int points = 0; points <= most; points++) {
            least[at + points] = step == last
                    ? Double.POSITIVE_INFINITY
                    : least[rested + Math.min(POINTS - 1, points + 1)] + watch; // PH-BIV-4
            action[at + points] = REST;
        }
    }

    private void march(final int step, final int place) {
        for (int direction = 0; direction < MapTable.DIRECTIONS; direction++) {
            final int next = neighbours[place * MapTable.DIRECTIONS + direction];
            if (next != Index.NONE && step + steps[next] <= last) {
                march(step, place, next, direction);
            }
        }
    }

    private void march(final int step, final int place, final int next, final int direction) {
        final int at = (step * MOST_SPACES + place) * POINTS;
        final int to = ((step + steps[next]) * MOST_SPACES + next) * POINTS;
        final int needed = enter.stamina[spaces[next]];
        final double cost = entering[next];
        final int most = mostPoints(step);
        for (int points = 0; points <= most; points++) {
            final int left = points - needed;
            final double total = cost + (left < 0 ? least[to] + costs.ofMissing(-left) : least[to + left]);
            if (total < least[at + points]) {
                least[at + points] = total;
                action[at + points] = (byte) direction;
            }
        }
    }

    /**
     * Returns the Space to march to from the start after {@code rested} steps of rest, or {@link Index#NONE} to
     * continue the rest.
     */
    int next(final int rested) {
        final int todo = action[rested * MOST_SPACES * POINTS + mostPoints(rested)]; // the first place
        return todo == REST ? Index.NONE : enter.state.map.neighbour[from * MapTable.DIRECTIONS + todo];
    }

    /** Returns the minutes to rest before the next March. */
    int restMinutes() {
        int rested = 0;
        while (rested < last && next(rested) == Index.NONE) {
            rested++;
        }
        return STEP * rested;
    }

    /** Returns the Space to march to after that rest. */
    int nextAfterRest() {
        return next(restMinutes() / STEP);
    }

    /** Returns the least expected cost from the start; infinite if the way takes longer than the time looked ahead. */
    double cost() {
        return least[pointsNow];
    }
}
