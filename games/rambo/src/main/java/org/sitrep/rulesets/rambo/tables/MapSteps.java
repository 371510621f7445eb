package org.sitrep.rulesets.rambo.tables;

import java.util.Arrays;

/**
 * Computes the steps between the spaces of a map, and what follows from them; {@link MapTable} documents each array.
 */
final class MapSteps {
    /** Change of the column in each direction, to the right. */
    static final int[] X = {0, 1, 1, 1, 0, -1, -1, -1};
    /** Change of the row in each direction, down. */
    static final int[] Y = {-1, -1, 0, 1, 1, 1, 0, -1};

    private static final int NONE = MapTable.NONE;
    private static final int DIRECTIONS = MapTable.DIRECTIONS;

    final short[] step;
    final byte[] cost;
    final int[] adjacentOffset;
    final short[] adjacentSpaces;

    private final MapPlan plan;
    private final int spaces;

    /**
     * Finds the steps and the adjacent spaces.
     *
     * @param terrain the flags of each space
     * @param throughWalls whether spaces that touch across a red line are adjacent (AMB-ADJ-1)
     */
    MapSteps(final MapPlan plan, final byte[] terrain, final boolean throughWalls) {
        this.plan = plan;
        spaces = plan.width * plan.height;
        step = new short[spaces * DIRECTIONS];
        cost = new byte[spaces * DIRECTIONS];
        adjacentOffset = new int[spaces + 1];
        final short[] adjacent = new short[spaces * DIRECTIONS];
        int count = 0;
        for (int space = 0; space < spaces; space++) {
            adjacentOffset[space] = count;
            for (int direction = 0; direction < DIRECTIONS; direction++) {
                final int touching = touching(space, direction);
                final boolean passes = touching != NONE && passes(space, touching);
                final int at = space * DIRECTIONS + direction;
                step[at] = (short) (passes ? touching : NONE);
                if (passes) { // RB-MOVE-8
                    cost[at] = (byte) (((terrain[space] | terrain[touching]) & MapTable.ROUGH) != 0 ? 2 : 1);
                }
                if (passes || throughWalls && touching != NONE) {
                    adjacent[count++] = (short) touching;
                }
            }
        }
        adjacentOffset[spaces] = count;
        adjacentSpaces = Arrays.copyOf(adjacent, count);
    }

    /** Returns the open space next to an open one in a direction, ignoring red lines. */
    private int touching(final int space, final int direction) {
        final int x = space % plan.width + X[direction];
        final int y = space / plan.width + Y[direction];
        return plan.open(space % plan.width, space / plan.width) && plan.open(x, y) ? y * plan.width + x : NONE;
    }

    private boolean passes(final int space, final int to) {
        return plan.passes(space % plan.width, space / plan.width, to % plan.width, to / plan.width);
    }

    /** Returns the adjacent spaces of each space as sets. */
    long[] adjacentSets(final int words) {
        final long[] sets = new long[spaces * words];
        for (int space = 0; space < spaces; space++) {
            for (int at = adjacentOffset[space]; at < adjacentOffset[space + 1]; at++) {
                final int other = adjacentSpaces[at];
                sets[space * words + (other >> 6)] |= 1L << other;
            }
        }
        return sets;
    }

    /** Returns the fewest steps between any two spaces, by a breadth-first search from each open one. */
    short[] walks() {
        final short[] walk = new short[spaces * spaces];
        Arrays.fill(walk, MapTable.UNREACHABLE);
        final int[] queue = new int[spaces];
        for (int from = 0; from < spaces; from++) {
            if (plan.open(from % plan.width, from / plan.width)) {
                walksFrom(from, walk, queue);
            }
        }
        return walk;
    }

    private void walksFrom(final int from, final short[] walk, final int[] queue) {
        final int row = from * spaces;
        walk[row + from] = 0;
        queue[0] = from;
        int count = 1;
        for (int next = 0; next < count; next++) {
            final int space = queue[next];
            for (int direction = 0; direction < DIRECTIONS; direction++) {
                final int to = step[space * DIRECTIONS + direction];
                if (to != NONE && walk[row + to] == MapTable.UNREACHABLE) {
                    walk[row + to] = (short) (walk[row + space] + 1);
                    queue[count++] = to;
                }
            }
        }
    }
}
