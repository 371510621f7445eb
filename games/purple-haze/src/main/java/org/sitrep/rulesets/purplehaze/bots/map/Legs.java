package org.sitrep.rulesets.purplehaze.bots.map;

import java.util.Arrays;
import org.sitrep.rulesets.purplehaze.tables.Index;
import org.sitrep.rulesets.purplehaze.tables.MapTable;

/**
 * Finds the cheapest ways from every Space to one, weighed in minutes: the March, the rest that restores its SP, and
 * the equivalents of Threat and Events on the way. The search relaxes all Spaces until no way gets cheaper, which takes
 * three or four rounds on the shipped maps.
 *
 * <p>Memory: 5 KB. Not thread-safe.
 */
final class Legs {
    /** The cost of a Space without a way. */
    static final int NO_WAY = Integer.MAX_VALUE / 4;
    /** The cost of the way from a Space, {@link #NO_WAY} if there is none. */
    final int[] cost = new int[MapTable.MOST_SPACES];
    /** The minutes of March of that way, 0 if there is none. */
    final int[] minutes = new int[MapTable.MOST_SPACES];
    /** The SP of that way, 0 if there is none. */
    final int[] stamina = new int[MapTable.MOST_SPACES];
    /** The Marches of that way, 0 if there is none. */
    final int[] marches = new int[MapTable.MOST_SPACES];
    /** The first Space on the way from a Space other than the target. */
    final int[] onward = new int[MapTable.MOST_SPACES];
    /** The end of the ways. */
    int target = Index.NONE;

    private EnterCosts enter;
    /** The {@link EnterCosts#computations} of the last search. */
    private int searched;

    /** Finds the ways to a Space; repeats the search only if its inputs have changed. */
    void to(final EnterCosts newEnter, final int space) {
        if (target != space || searched != newEnter.computations) {
            enter = newEnter;
            searched = newEnter.computations;
            target = space;
            search();
        }
    }

    private void search() {
        final int count = enter.state.map.count;
        Arrays.fill(cost, 0, count, NO_WAY);
        Arrays.fill(minutes, 0, count, 0);
        Arrays.fill(stamina, 0, count, 0);
        Arrays.fill(marches, 0, count, 0);
        cost[target] = 0;
        boolean changed = true;
        for (boolean down = true; changed; down = !down) {
            changed = sweep(down);
        }
    }

    /**
     * Relaxes all Spaces once, from the first to the last or back; ways found early in the round are extended in it.
     */
    private boolean sweep(final boolean down) {
        final int count = enter.state.map.count;
        boolean changed = false;
        for (int i = 0; i < count; i++) {
            final int space = down ? i : count - 1 - i;
            if (enter.state.map.terrain[space] != Index.NONE && space != target) {
                changed |= relax(space);
            }
        }
        return changed;
    }

    private boolean relax(final int space) {
        final int[] neighbour = enter.state.map.neighbour;
        boolean changed = false;
        for (int direction = 0; direction < MapTable.DIRECTIONS; direction++) {
            final int next = neighbour[space * MapTable.DIRECTIONS + direction];
            if (next != Index.NONE && cost[next] < NO_WAY && (next == target || next != enter.state.end)) {
                final int step = next == target ? enter.weightOfEnd(next) : enter.weight[next];
                if (cost[next] + step < cost[space]) {
                    cost[space] = cost[next] + step;
                    minutes[space] = minutes[next] + enter.minutes[next];
                    stamina[space] = stamina[next] + enter.stamina[next];
                    marches[space] = marches[next] + 1;
                    onward[space] = next;
                    changed = true;
                }
            }
        }
        return changed;
    }
}
