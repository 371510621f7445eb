package org.sitrep.rulesets.purplehaze.bots.map;

import org.sitrep.rulesets.purplehaze.tables.Index;
import org.sitrep.rulesets.purplehaze.tables.MissionTable;

/**
 * The cheapest ways from a Space to a goal: one over each Event, in the order of their Spaces, and the straight one
 * last. They depend only on the {@link MapState}, the Space and the goal.
 *
 * <p>Memory: 0.6 KB. Not thread-safe.
 */
final class Ways {
    private static final int MOST = MissionTable.MOST_EVENTS + 1;

    /** The Space that each way passes through: that of an Event, or the goal. */
    final int[] space = new int[MOST];
    /** The cost of the way to that Space, including the Event; {@link Routes#NO_WAY} for a goal that no way reaches. */
    final int[] cost = new int[MOST];
    /** The additional cost of the whole way over the straight one, including the Event on it. */
    final int[] detour = new int[MOST];
    /** The minutes of the whole way. */
    final int[] minutes = new int[MOST];
    /** The SP of the whole way. */
    final int[] stamina = new int[MOST];
    /** The first Space of the way; {@link Index#NONE} if there is none. */
    final int[] firstStep = new int[MOST];
    /** The index of the straight way to the goal, which equals the number of ways over Events. */
    int straight;
    /** True if there is an Event elsewhere than at the start, reachable or not. */
    boolean eventElsewhere;
    /** The cheapest Space to step aside from the start; {@link Index#NONE} if there is none. */
    int sideStep;

    private final MapState state = new MapState();
    private int origin;
    private int goal;

    /** Returns whether these are the ways from a Space to a goal for the given state of the map. */
    boolean are(final MapState other, final int from, final int to) {
        return origin == from && goal == to && state.same(other);
    }

    /** Stores the ways found from a Space to a goal. */
    void store(final EnterCosts enter, final int from, final Routes fromHere, final int to, final Routes toGoal) {
        state.copyFrom(enter.state);
        origin = from;
        goal = to;
        straight = 0;
        eventElsewhere = state.hasEventBut(origin);
        for (int event = 0; event < state.map.count; event++) {
            if (event != origin
                    && state.hasEvent(event)
                    && fromHere.cost[event] != Routes.NO_WAY
                    && toGoal.cost[event] != Routes.NO_WAY) {
                store(straight++, event, fromHere, toGoal);
            }
        }
        store(straight, goal, fromHere, toGoal);
        sideStep = enter.cheapestNextTo(origin);
    }

    private void store(final int way, final int over, final Routes fromHere, final Routes toGoal) {
        final boolean reached = fromHere.cost[over] != Routes.NO_WAY;
        space[way] = over;
        cost[way] = fromHere.cost[over];
        detour[way] = fromHere.cost[over] + toGoal.cost[over] - fromHere.cost[goal];
        minutes[way] = reached ? fromHere.minutes[over] + toGoal.minutes[over] : 0;
        stamina[way] = reached ? fromHere.stamina[over] + toGoal.stamina[over] : 0;
        firstStep[way] = reached && over != origin ? fromHere.firstStep(over) : Index.NONE;
    }
}
