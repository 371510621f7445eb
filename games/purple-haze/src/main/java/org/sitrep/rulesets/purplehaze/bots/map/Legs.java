package org.sitrep.rulesets.purplehaze.bots.map;

import java.util.Arrays;
import org.sitrep.rulesets.purplehaze.tables.Index;
import org.sitrep.rulesets.purplehaze.tables.MapTable;

/**
 * The cheapest ways from every Space to one, weighed in minutes: its March, the rest that gives its SP back, and what
 * Threat and Events on the way are worth. Found by relaxing all Spaces until nothing gets cheaper, which takes three or
 * four rounds on the shipped maps.
 *
 * <p>Memory: 5 KB. Not thread-safe.
 */
final class Legs {
    /** The cost of where no way leads. */
    static final int NO_WAY = Integer.MAX_VALUE / 4;
    /** The cost of the way from a Space, {@link #NO_WAY} if there is none. */
    final int[] cost = new int[MapTable.MOST_SPACES];
    /** Its minutes of March. */
    final int[] minutes = new int[MapTable.MOST_SPACES];
    /** Its SP. */
    final int[] stamina = new int[MapTable.MOST_SPACES];
    /** Its Marches. */
    final int[] marches = new int[MapTable.MOST_SPACES];
    /** The first Space on the way from another one than the target. */
    final int[] onward = new int[MapTable.MOST_SPACES];
    /** Where the ways lead to. */
    int target = Index.NONE;

    private EnterCosts ground;
    /** The {@link EnterCosts#reckoned} of the last search. */
    private int searched;

    /** Looks for the ways to a Space, again only if something of them is another than the last time. */
    void to(final EnterCosts over, final int space) {
        if (target != space || searched != over.reckoned) {
            ground = over;
            searched = over.reckoned;
            target = space;
            search();
        }
    }

    private void search() {
        Arrays.fill(cost, 0, ground.lay.map.count, NO_WAY);
        cost[target] = 0;
        minutes[target] = 0;
        stamina[target] = 0;
        marches[target] = 0;
        boolean changed = true;
        for (boolean down = true; changed; down = !down) {
            changed = sweep(down);
        }
    }

    /** All Spaces once, from the first to the last or back: a way found early in the round is carried on in it. */
    private boolean sweep(final boolean down) {
        final int count = ground.lay.map.count;
        boolean changed = false;
        for (int i = 0; i < count; i++) {
            final int space = down ? i : count - 1 - i;
            if (ground.lay.map.terrain[space] != Index.NONE && space != target) {
                changed |= relax(space);
            }
        }
        return changed;
    }

    private boolean relax(final int space) {
        final int[] neighbour = ground.lay.map.neighbour;
        boolean changed = false;
        for (int direction = 0; direction < MapTable.DIRECTIONS; direction++) {
            final int next = neighbour[space * MapTable.DIRECTIONS + direction];
            if (next != Index.NONE && cost[next] < NO_WAY && (next == target || next != ground.lay.end)) {
                final int step = next == target ? ground.weightOfEnd(next) : ground.weight[next];
                if (cost[next] + step < cost[space]) {
                    cost[space] = cost[next] + step;
                    minutes[space] = minutes[next] + ground.minutes[next];
                    stamina[space] = stamina[next] + ground.stamina[next];
                    marches[space] = marches[next] + 1;
                    onward[space] = next;
                    changed = true;
                }
            }
        }
        return changed;
    }
}
