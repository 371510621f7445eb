package org.sitrep.rulesets.purplehaze.bots.map;

import org.sitrep.rng.Mix64;
import org.sitrep.rulesets.purplehaze.mission.MissionView;
import org.sitrep.rulesets.purplehaze.tables.MapTable;

/**
 * Caches ways: Missions of one scenario begin alike, and few things change the cost of ways. Each entry is stored with
 * all that it depends on and is used only if all of that is equal. A result therefore never depends on earlier queries.
 *
 * <p>Memory: 32 KB, and 0.6 KB for each of up to 2048 entries in use: 0.1 MB on Crash, up to 1.2 MB in campaigns. Cost:
 * a comparison of all dependencies on a hit, else a search. Not thread-safe.
 */
final class WayCache {
    /** The entries per row: frequent ones move to the front, and the last one is replaced. */
    private static final int ROW = 4;
    /** A power of two. */
    private static final int ROWS = 512;

    private final EnterCosts enter;
    private final Routes fromHere;
    private final Routes toGoal;
    private final MapState now = new MapState();
    private final Ways[] known = new Ways[ROWS * ROW];
    /** The hash of each entry's dependencies: others are not compared. */
    private final long[] marks = new long[ROWS * ROW];
    /** The ways found last; {@code null} before the first. */
    private Ways last;

    /** Creates a cache of ways with the given costs. */
    WayCache(final EnterCosts enter) {
        this.enter = enter;
        fromHere = new Routes(enter);
        toGoal = new Routes(enter);
    }

    /** Returns the present ways from the Squad's Space to a goal; valid until the next query. */
    Ways of(final MissionView mission, final int goal) {
        now.look(mission);
        final int origin = mission.space();
        if (last == null || !last.are(now, origin, goal)) {
            last = find(mission, origin, goal);
        }
        return last;
    }

    private Ways find(final MissionView mission, final int origin, final int goal) {
        final long hash = Mix64.mix(now.hash() ^ (long) origin * MapTable.MOST_SPACES + goal);
        final int first = ((int) hash & ROWS - 1) * ROW;
        int place = first;
        while (known[place] != null && !(marks[place] == hash && known[place].are(now, origin, goal))) {
            if (++place == first + ROW) {
                marks[--place] = hash;
                return look(mission, goal, place);
            }
        }
        if (known[place] == null) {
            known[place] = new Ways();
            marks[place] = hash;
            return look(mission, goal, place);
        }
        final Ways ways = known[place];
        if (place > first) {
            known[place] = known[place - 1];
            known[place - 1] = ways;
            marks[place] = marks[place - 1];
            marks[place - 1] = hash;
        }
        return ways;
    }

    private Ways look(final MissionView mission, final int goal, final int place) {
        fromHere.from(mission, mission.space());
        toGoal.to(mission, goal);
        known[place].store(enter, mission.space(), fromHere, goal, toGoal);
        return known[place];
    }
}
