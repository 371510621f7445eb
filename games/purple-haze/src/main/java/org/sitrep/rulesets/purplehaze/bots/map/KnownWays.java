package org.sitrep.rulesets.purplehaze.bots.map;

import org.sitrep.rng.Mix64;
import org.sitrep.rulesets.purplehaze.mission.MissionView;
import org.sitrep.rulesets.purplehaze.tables.MapTable;

/**
 * Ways that have been looked for, kept for when they are asked for again: Missions of one scenario begin alike, and few
 * things change what ways cost. They stand by all that they depend on, and are taken only if all of that is the same;
 * so what is found never depends on what was asked before.
 *
 * <p>Memory: 32 KB, and 0.6 KB for each of up to 2048 places that has been used: 0.1 MB on Crash, up to 1.2 MB in
 * campaigns. Cost: a comparison of all that the ways depend on if they are known, else a search. Not thread-safe.
 */
final class KnownWays {
    /**
     * Places that ways may stand in, one behind the other; those asked for often come to the front, and the last one
     * makes room.
     */
    private static final int ROW = 4;
    /** A power of two. */
    private static final int ROWS = 512;

    private final EnterCosts enter;
    private final Routes fromHere;
    private final Routes toGoal;
    private final Lay now = new Lay();
    private final Ways[] known = new Ways[ROWS * ROW];
    /** What the ways in each place depend on, mixed: others are not looked at. */
    private final long[] marks = new long[ROWS * ROW];
    /** The ways found last; {@code null} before the first. */
    private Ways last;

    /** Looks for ways by such costs. */
    KnownWays(final EnterCosts enter) {
        this.enter = enter;
        fromHere = new Routes(enter);
        toGoal = new Routes(enter);
    }

    /** Returns the ways from where the Squad is to a goal, as they are now; they hold until the next question. */
    Ways of(final MissionView mission, final int goal) {
        now.look(mission);
        final int origin = mission.space();
        if (last == null || !last.are(now, origin, goal)) {
            last = find(mission, origin, goal);
        }
        return last;
    }

    private Ways find(final MissionView mission, final int origin, final int goal) {
        final long mixed = Mix64.mix(now.mixed() ^ (long) origin * MapTable.MOST_SPACES + goal);
        final int first = ((int) mixed & ROWS - 1) * ROW;
        int place = first;
        while (known[place] != null && !(marks[place] == mixed && known[place].are(now, origin, goal))) {
            if (++place == first + ROW) {
                marks[--place] = mixed;
                return look(mission, goal, place);
            }
        }
        if (known[place] == null) {
            known[place] = new Ways();
            marks[place] = mixed;
            return look(mission, goal, place);
        }
        final Ways ways = known[place];
        if (place > first) {
            known[place] = known[place - 1];
            known[place - 1] = ways;
            marks[place] = marks[place - 1];
            marks[place - 1] = mixed;
        }
        return ways;
    }

    private Ways look(final MissionView mission, final int goal, final int place) {
        fromHere.from(mission, mission.space());
        toGoal.to(mission, goal);
        known[place].takeDown(enter, mission.space(), fromHere, goal, toGoal);
        return known[place];
    }
}
