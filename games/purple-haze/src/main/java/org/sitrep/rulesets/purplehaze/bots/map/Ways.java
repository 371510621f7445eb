package org.sitrep.rulesets.purplehaze.bots.map;

import org.sitrep.rulesets.purplehaze.tables.Index;
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

    /** The Space that a way leads over: of an Event, or the goal. */
    final int[] space = new int[MOST];
    /** What the way to that Space costs, the Event too; {@link Routes#NO_WAY} for a goal to which none leads. */
    final int[] cost = new int[MOST];
    /** What the whole way costs more than the straight one, the Event on it as well. */
    final int[] detour = new int[MOST];
    /** The minutes of the whole way. */
    final int[] minutes = new int[MOST];
    /** Its SP. */
    final int[] stamina = new int[MOST];
    /** Its first Space; {@link Index#NONE} if there is none to go to. */
    final int[] firstStep = new int[MOST];
    /** The number of the straight way to the goal, which is how many lead over Events. */
    int straight;
    /** Whether there is an Event but where the ways begin, be it one to which none leads. */
    boolean eventElsewhere;
    /** The cheapest Space to step aside from where the ways begin; {@link Index#NONE} if there is none. */
    int besides;

    private final Lay lay = new Lay();
    private int origin;
    private int goal;

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
        eventElsewhere = lay.hasEventBut(origin);
        for (int event = 0; event < lay.map.count; event++) {
            if (event != origin
                    && lay.hasEvent(event)
                    && fromHere.cost[event] != Routes.NO_WAY
                    && toGoal.cost[event] != Routes.NO_WAY) {
                takeDown(straight++, event, fromHere, toGoal);
            }
        }
        takeDown(straight, goal, fromHere, toGoal);
        besides = enter.cheapestNextTo(origin);
    }

    private void takeDown(final int way, final int over, final Routes fromHere, final Routes toGoal) {
        final boolean reached = fromHere.cost[over] != Routes.NO_WAY;
        space[way] = over;
        cost[way] = fromHere.cost[over];
        detour[way] = fromHere.cost[over] + toGoal.cost[over] - fromHere.cost[goal];
        minutes[way] = reached ? fromHere.minutes[over] + toGoal.minutes[over] : 0;
        stamina[way] = reached ? fromHere.stamina[over] + toGoal.stamina[over] : 0;
        firstStep[way] = reached && over != origin ? fromHere.firstStep(over) : Index.NONE;
    }
}
