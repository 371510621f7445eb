package org.sitrep.rulesets.purplehaze.bots.map;

import java.util.Arrays;
import org.sitrep.rulesets.purplehaze.mission.MissionView;
import org.sitrep.rulesets.purplehaze.tables.MapTable;

/**
 * Cheapest ways over a map by Dijkstra's method, from one Space to all or from all to one. A way never leads through a Base that ends the Mission.
 *
 * <p>A March costs what the Space costs that is entered, wherever it comes from. So, taken in the order of what it costs to have come to a Space and on (forwards) or from before it (backwards), the
 * first way to touch a Space is the cheapest one, and each is queued once.
 *
 * <p>Memory: 9 KB. Cost: one search takes about {@code n (4 + log n)} steps for {@code n} Spaces, fewer if it may stop before it knows all. Not thread-safe.
 */
final class Routes {
    /** The cost of where no way leads. */
    static final int NO_WAY = Integer.MAX_VALUE;

    private static final int ALL = -2;

    private final EnterCosts enter;
    private final int[] cost = new int[MapTable.MOST_SPACES];
    private final int[] minutes = new int[MapTable.MOST_SPACES];
    private final int[] stamina = new int[MapTable.MOST_SPACES];
    private final int[] before = new int[MapTable.MOST_SPACES];
    /** The Spaces that the search has not come to, a bit each. */
    private final long[] unknown = new long[MissionView.SPACE_WORDS];
    /** The Spaces that it is to come to; all, if it is to come to as many as it can. */
    private final long[] wanted = new long[MissionView.SPACE_WORDS];

    private final SpaceQueue open = new SpaceQueue(MapTable.MOST_SPACES);
    private int origin;
    /** Whom it is enough to know the ways of besides the Events; {@link #ALL} for those of all. */
    private int goal;

    private boolean backwards;
    /** The {@link EnterCosts#reckoned} of the last search; 0 before the first one. */
    private int searched;
    /** How many of the wanted Spaces the search has yet to come to. */
    private int missing;

    /** Looks for ways by such costs, which others may use, too. An Event at the end of a way costs nothing. */
    Routes(final EnterCosts enter) {
        this.enter = enter;
    }

    /** Looks for the ways from a Space to all others. */
    void from(final MissionView view, final int space) {
        search(view, space, false, ALL);
    }

    /** Looks for the ways from all Spaces to one. */
    void to(final MissionView view, final int space) {
        search(view, space, true, ALL);
    }

    /** Looks for the ways from a Space to the Events and to another one; of the rest nothing is known then. */
    void fromToEvents(final MissionView view, final int space, final int besides) {
        search(view, space, false, besides);
    }

    /** Looks for the ways from the Events to a Space; of the rest nothing is known then. */
    void toFromEvents(final MissionView view, final int space) {
        search(view, space, true, space);
    }

    /** Returns the cost of the way to or from a Space, {@link #NO_WAY} if there is none. */
    int cost(final int space) {
        return cost[space];
    }

    /** Returns the minutes of that way. */
    int minutes(final int space) {
        return minutes[space];
    }

    /** Returns the SP of that way. */
    int stamina(final int space) {
        return stamina[space];
    }

    /** Returns the first Space on the way from the origin of {@link #from} to another one. */
    int firstStep(final int target) {
        int step = target;
        while (before[step] != origin) {
            step = before[step];
        }
        return step;
    }

    /** Returns the cost of entering a Space, as it was at the last search. */
    int costOf(final int space) {
        return enter.weight[space];
    }

    /** Ways are looked for again only if something of them is another than the last time. */
    private void search(final MissionView view, final int space, final boolean towards, final int besides) {
        enter.look(view);
        if (searched != enter.reckoned || origin != space || backwards != towards || goal != besides) {
            searched = enter.reckoned;
            origin = space;
            backwards = towards;
            goal = besides;
            search();
        }
    }

    private void search() {
        Arrays.fill(cost, 0, enter.map.count, NO_WAY);
        cost[origin] = 0;
        minutes[origin] = 0;
        stamina[origin] = 0;
        want();
        learn(origin);
        open.clear();
        // an Event at the end of the way is wanted: backwards it is the origin, forwards it is taken off again
        final int atEnd = backwards && enter.hasEvent(origin) ? enter.perEvent() : 0;
        int at = origin;
        int reached = backwards ? enter.weight[origin] - atEnd : 0;
        int rank = 0;
        while (missing > 0) {
            if (backwards) {
                touchBefore(at, reached, rank);
            } else {
                touchAfter(at, reached);
            }
            if (open.isEmpty()) {
                return;
            }
            final long first = open.removeFirst();
            rank += SpaceQueue.cost(first) == reached ? 0 : 1;
            at = SpaceQueue.space(first);
            reached = SpaceQueue.cost(first);
        }
    }

    /** Sets whom it is enough to know the ways of. */
    private void want() {
        missing = 0;
        for (int word = 0; word < unknown.length; word++) {
            unknown[word] = -1;
            wanted[word] = goal == ALL ? -1 : enter.events[word] | (goal / Long.SIZE == word ? 1L << goal : 0);
            missing += Long.bitCount(wanted[word]);
        }
    }

    private void learn(final int space) {
        final int word = space / Long.SIZE;
        unknown[word] &= ~(1L << space);
        missing -= (int) (wanted[word] >>> space & 1);
    }

    /** What lies next to a Space and has not been come to, by words of the set. */
    private void touchAfter(final int at, final int reached) {
        final MapTable map = enter.map;
        final int first = at * map.words;
        for (int word = 0; word < map.words; word++) {
            for (long fresh = map.around[first + word] & unknown[word]; fresh != 0; fresh &= fresh - 1) {
                final int other = word * Long.SIZE + Long.numberOfTrailingZeros(fresh);
                come(other, at, other, reached + enter.weight[other]);
                if (other != enter.end) {
                    open.add(cost[other], 0, other);
                }
            }
        }
    }

    /** Of equal ways on, the one from the nearer Space is taken, then from the one with the lower number: hence the rank, which grows with the cost. */
    private void touchBefore(final int at, final int reached, final int rank) {
        final MapTable map = enter.map;
        final int first = at * map.words;
        for (int word = 0; word < map.words; word++) {
            for (long fresh = map.around[first + word] & unknown[word]; fresh != 0; fresh &= fresh - 1) {
                final int other = word * Long.SIZE + Long.numberOfTrailingZeros(fresh);
                come(other, at, at, reached);
                if (other != enter.end) {
                    open.add(reached + enter.weight[other], rank, other);
                }
            }
        }
    }

    private void come(final int other, final int at, final int entered, final int total) {
        cost[other] = total;
        minutes[other] = minutes[at] + enter.minutes[entered];
        stamina[other] = stamina[at] + enter.stamina[entered];
        before[other] = at;
        learn(other);
    }
}
