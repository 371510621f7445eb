package org.sitrep.rulesets.rambo.bots.sense;

import java.util.Arrays;
import org.sitrep.rulesets.rambo.mission.MissionView;
import org.sitrep.rulesets.rambo.tables.MapTable;

/** Finds ways of heroes by the true costs of steps. Not thread-safe; allocates nothing after construction. */
public final class Ways {
    /** Cost of a space that no way leads to. */
    public static final int FAR = 1 << 20;

    /** Assumed cost in movement of entering a space next to a fog card: what it hides has to be fought. */
    private static final int FOG = 2;

    private final MapTable map;
    private final int[] queue;
    private final boolean[] queued;
    /** Direction of the last step of the best way to each space. */
    private final int[] last;

    /** Creates the search on a map. */
    public Ways(final MapTable map) {
        this.map = map;
        queue = new int[map.spaces];
        queued = new boolean[map.spaces];
        last = new int[map.spaces];
    }

    /** Returns the mask of areas with a fog card. */
    public static long fog(final MissionView view) {
        long fog = 0;
        for (int area = 0; area < view.tables().map.areas; area++) {
            fog |= view.fogged(area) ? 1L << area : 0;
        }
        return fog;
    }

    /** Fills in the cost from each space to a P.O.I. or to a space next to it. */
    public void toPoi(final int poi, final boolean easyRough, final long fog, final int[] cost) {
        Arrays.fill(cost, FAR);
        int end = 0;
        for (int i = map.adjacentOffset[poi]; i < map.adjacentOffset[poi + 1]; i++) {
            end = seed(map.adjacentSpaces[i], cost, end);
        }
        if (!map.blocked(poi)) {
            end = seed(poi, cost, end);
        }
        searchBack(end, easyRough, fog, cost);
    }

    /** Fills in the cost from each space into an area. */
    public void toArea(final int area, final boolean easyRough, final long fog, final int[] cost) {
        Arrays.fill(cost, FAR);
        int end = 0;
        for (int i = map.areaOffset[area]; i < map.areaOffset[area + 1]; i++) {
            end = seed(map.areaSpaces[i], cost, end);
        }
        searchBack(end, easyRough, fog, cost);
    }

    private int seed(final int space, final int[] cost, final int end) {
        cost[space] = 0;
        queue[end] = space;
        queued[space] = true;
        return end + 1;
    }

    /** Searches backwards from where the ways end; figures do not block these ways. */
    private void searchBack(final int seeds, final boolean easyRough, final long fog, final int[] cost) {
        int head = 0;
        int count = seeds;
        while (count > 0) {
            final int space = queue[head];
            head = head + 1 == queue.length ? 0 : head + 1;
            count--;
            queued[space] = false;
            final long beside = fog & (map.areasTouching[space] | 1L << map.areaOf[space]);
            for (int d = 0; d < MapTable.DIRECTIONS; d++) {
                final int from = map.step[space * MapTable.DIRECTIONS + d];
                if (from < 0) {
                    continue;
                }
                final long before = map.areasTouching[from] | 1L << map.areaOf[from];
                final int step = easyRough ? 1 : map.stepCost[space * MapTable.DIRECTIONS + d];
                final int now = cost[space] + step + FOG * Long.bitCount(beside & ~before);
                if (now < cost[from]) {
                    cost[from] = now;
                    if (!queued[from]) {
                        queued[from] = true;
                        final int tail = head + count;
                        queue[tail < queue.length ? tail : tail - queue.length] = from;
                        count++;
                    }
                }
            }
        }
    }

    /**
     * Fills in the cost to a hero of getting to each space around figures; {@link #FAR} where it cannot, or not for
     * this much movement.
     *
     * @return the number of spaces, written to {@code spaces} with the nearest first
     */
    public int reach(
            final MissionView view,
            final int hero,
            final int start,
            final int most,
            final int[] cost,
            final int[] spaces) {
        Arrays.fill(cost, FAR);
        cost[start] = 0;
        last[start] = MapTable.NONE;
        spaces[0] = start;
        int count = 1;
        for (int next = 0; next < count; next++) {
            // Steps cost 1 or 2, so the nearest unvisited space is moved to the front first.
            bringNearest(spaces, cost, next, count);
            final int space = spaces[next];
            for (int d = 0; d < MapTable.DIRECTIONS; d++) {
                final int step = view.stepCost(hero, space, d);
                if (step == 0) {
                    continue;
                }
                final int to = map.step[space * MapTable.DIRECTIONS + d];
                final int now = cost[space] + step;
                if (now <= most && now < cost[to]) {
                    if (cost[to] == FAR) {
                        spaces[count++] = to;
                    }
                    cost[to] = now;
                    last[to] = d;
                }
            }
        }
        return count;
    }

    private static void bringNearest(final int[] spaces, final int[] cost, final int next, final int count) {
        int best = next;
        for (int i = next + 1; i < count; i++) {
            if (cost[spaces[i]] < cost[spaces[best]]) {
                best = i;
            }
        }
        final int space = spaces[best];
        System.arraycopy(spaces, next, spaces, next + 1, best - next);
        spaces[next] = space;
    }

    /** Returns the first step of the way to a space by the last {@link #reach}; below 0 if that is where it starts. */
    public int firstStep(final int space) {
        int at = space;
        int first = MapTable.NONE;
        while (last[at] >= 0) {
            first = last[at];
            at = map.step[at * MapTable.DIRECTIONS + (first + MapTable.DIRECTIONS / 2) % MapTable.DIRECTIONS];
        }
        return first;
    }
}
