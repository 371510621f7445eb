package org.sitrep.rulesets.purplehaze.bots.map;

import java.util.Arrays;
import org.sitrep.rulesets.purplehaze.tables.Index;
import org.sitrep.rulesets.purplehaze.tables.MapTable;
import org.sitrep.rulesets.purplehaze.tables.MissionTable;

/**
 * The cheapest ways from a Space over each Event to a goal, and straight to it: a number for each, the Events in the
 * order of their Spaces and the straight way last. They follow from the {@link Lay}, the Space and the goal, and from
 * nothing else.
 *
 * <p>Memory: 0.6 KB. Not thread-safe.
 */
final class Ways {
    private static final int MOST = MissionTable.MOST_EVENTS + 1;

    private final Lay lay = new Lay();
    private int origin;
    private int goal;

    private final int[] space = new int[MOST];
    private final int[] cost = new int[MOST];
    private final int[] detour = new int[MOST];
    private final int[] minutes = new int[MOST];
    private final int[] stamina = new int[MOST];
    private final int[] firstStep = new int[MOST];
    private int straight;
    private boolean eventElsewhere;
    private int besides;

    /** Returns whether these are the ways from a Space to a goal over such a lay. */
    boolean are(final Lay other, final int from, final int to) {
        return origin == from && goal == to && lay.same(other);
    }

    /** Takes down what has been found of the ways from a Space to a goal. */
    void takeDown(final EnterCosts enter, final int from, final Routes fromHere, final int to, final Routes toGoal) {
        lay.copyFrom(enter.lay);
        origin = from;
        goal = to;
        straight = 0;
        eventElsewhere = false;
        for (int event = 0; event < lay.map.count; event++) {
            if (event != origin && lay.hasEvent(event)) {
                eventElsewhere = true;
                if (fromHere.cost(event) != Routes.NO_WAY && toGoal.cost(event) != Routes.NO_WAY) {
                    takeDown(straight++, event, fromHere, toGoal);
                }
            }
        }
        takeDown(straight, goal, fromHere, toGoal);
        besides = cheapestNeighbour(enter.weight);
    }

    private void takeDown(final int way, final int over, final Routes fromHere, final Routes toGoal) {
        final boolean reached = fromHere.cost(over) != Routes.NO_WAY;
        space[way] = over;
        cost[way] = fromHere.cost(over);
        detour[way] = fromHere.cost(over) + toGoal.cost(over) - fromHere.cost(goal);
        minutes[way] = reached ? fromHere.minutes(over) + toGoal.minutes(over) : 0;
        stamina[way] = reached ? fromHere.stamina(over) + toGoal.stamina(over) : 0;
        firstStep[way] = reached && over != origin ? fromHere.firstStep(over) : Index.NONE;
    }

    /** The first of equal ones by direction. */
    private int cheapestNeighbour(final int[] weight) {
        int best = Index.NONE;
        int least = Routes.NO_WAY;
        for (int direction = 0; direction < MapTable.DIRECTIONS; direction++) {
            final int next = lay.map.neighbour[origin * MapTable.DIRECTIONS + direction];
            if (next != Index.NONE && weight[next] < least) {
                least = weight[next];
                best = next;
            }
        }
        return best;
    }

    /** Returns the number of the straight way to the goal, which is how many lead over Events. */
    int straight() {
        return straight;
    }

    /** Returns the Space that a way leads over: of an Event, or the goal. */
    int space(final int way) {
        return space[way];
    }

    /**
     * Returns what the way to that Space costs, the Event there as well; {@link Routes#NO_WAY} for a goal to which none
     * leads.
     */
    int cost(final int way) {
        return cost[way];
    }

    /** Returns what the whole way costs more than the straight one, the Event on it as well. */
    int detour(final int way) {
        return detour[way];
    }

    /** Returns the minutes of the whole way. */
    int minutes(final int way) {
        return minutes[way];
    }

    /** Returns its SP. */
    int stamina(final int way) {
        return stamina[way];
    }

    /** Returns its first Space; {@link Index#NONE} if there is none to go to. */
    int firstStep(final int way) {
        return firstStep[way];
    }

    /** Returns whether there is an Event but where the ways begin, be it one to which none leads. */
    boolean eventElsewhere() {
        return eventElsewhere;
    }

    /** Returns the cheapest Space to step aside from where the ways begin; {@link Index#NONE} if there is none. */
    int besides() {
        return besides;
    }

    @Override
    public String toString() {
        return "from " + origin + " to " + goal + " over " + Arrays.toString(Arrays.copyOf(space, straight));
    }
}
