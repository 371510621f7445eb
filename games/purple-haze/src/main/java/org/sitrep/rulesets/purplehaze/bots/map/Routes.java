package org.sitrep.rulesets.purplehaze.bots.map;

import java.util.Arrays;
import org.sitrep.rulesets.purplehaze.mission.MissionView;
import org.sitrep.rulesets.purplehaze.tables.MapTable;

/**
 * Finds cheapest ways over a map by Dijkstra's method, from one Space to all or from all to one. A way never passes
 * through a Base that ends the Mission.
 *
 * <p>The cost of a March depends only on the Space entered, not on the one left. Spaces are processed in the order of
 * the cost up to and beyond them (forwards) or from before them (backwards). The first way to reach a Space is
 * therefore the cheapest one, and each Space is queued once.
 *
 * <p>Memory: 9 KB. Cost: one search takes about {@code n (4 + log n)} steps for {@code n} Spaces. Not thread-safe.
 */
final class Routes {
    /** The cost of a Space without a way. */
    static final int NO_WAY = Integer.MAX_VALUE;

    private final EnterCosts enter;
    /** The cost of the way to or from a Space, {@link #NO_WAY} if there is none. */
    final int[] cost = new int[MapTable.MOST_SPACES];
    /** The minutes of that way. */
    final int[] minutes = new int[MapTable.MOST_SPACES];
    /** The SP of that way. */
    final int[] stamina = new int[MapTable.MOST_SPACES];

    private final int[] before = new int[MapTable.MOST_SPACES];
    /** The Spaces that the search has not reached, one bit per Space. */
    private final long[] unknown = new long[MissionView.SPACE_WORDS];

    private final SpaceQueue open = new SpaceQueue(MapTable.MOST_SPACES);
    private int origin;
    private boolean backwards;
    /** The {@link EnterCosts#computations} of the last search; 0 before the first one. */
    private int searched;

    /** Creates a search with the given costs, which may be shared. An Event at the end of a way costs nothing. */
    Routes(final EnterCosts enter) {
        this.enter = enter;
    }

    /** Finds the ways from a Space to all others. */
    void from(final MissionView view, final int space) {
        search(view, space, false);
    }

    /** Finds the ways from all Spaces to one. */
    void to(final MissionView view, final int space) {
        search(view, space, true);
    }

    /** Returns the first Space on the way from the origin of {@link #from} to another Space. */
    int firstStep(final int target) {
        int step = target;
        while (before[step] != origin) {
            step = before[step];
        }
        return step;
    }

    /** Repeats the search only if its inputs have changed. */
    private void search(final MissionView view, final int space, final boolean towards) {
        enter.look(view);
        if (searched != enter.computations || origin != space || backwards != towards) {
            searched = enter.computations;
            origin = space;
            backwards = towards;
            search();
        }
    }

    private void search() {
        Arrays.fill(cost, 0, enter.state.map.count, NO_WAY);
        Arrays.fill(unknown, -1);
        cost[origin] = 0;
        minutes[origin] = 0;
        stamina[origin] = 0;
        learn(origin);
        open.clear();
        int reached = backwards ? enter.weightOfEnd(origin) : 0;
        int rank = 0;
        touch(origin, reached, rank);
        while (!open.isEmpty()) {
            final long first = open.removeFirst();
            rank += SpaceQueue.cost(first) == reached ? 0 : 1;
            reached = SpaceQueue.cost(first);
            touch(SpaceQueue.space(first), reached, rank);
        }
    }

    private void learn(final int space) {
        unknown[space / Long.SIZE] &= ~(1L << space);
    }

    /**
     * Reaches the unreached neighbours of a Space, by words of the set. Backwards, of equal ways on, the one from the
     * nearer Space is taken, then the one from the lower number: hence the rank, which grows with the cost.
     */
    private void touch(final int at, final int reached, final int rank) {
        final MapTable map = enter.state.map;
        final int first = at * map.words;
        for (int word = 0; word < map.words; word++) {
            for (long fresh = map.around[first + word] & unknown[word]; fresh != 0; fresh &= fresh - 1) {
                final int other = word * Long.SIZE + Long.numberOfTrailingZeros(fresh);
                final int ahead = reached + enter.weight[other];
                come(other, at, backwards ? at : other, backwards ? reached : ahead);
                if (other != enter.state.end) {
                    open.add(ahead, backwards ? rank : 0, other);
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
