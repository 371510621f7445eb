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
    /** Minutes of rest that give back one SP (PH-BIV-4). */
    static final int PER_STAMINA = 15;
    /** What a March costs besides: half a Threat point and every second time an Encounter. In minutes. */
    private static final int PER_MARCH = 10;
    /** What a point of Threat by an EAZ costs, in minutes. */
    private static final int PER_EAZ = 30;
    /** What it costs to come by an Event that is not the target, in minutes. */
    private static final int PER_EVENT = 25;

    private final int[] cost = new int[MapTable.MOST_SPACES];
    private final int[] minutes = new int[MapTable.MOST_SPACES];
    private final int[] stamina = new int[MapTable.MOST_SPACES];
    private final int[] marches = new int[MapTable.MOST_SPACES];
    private final int[] onward = new int[MapTable.MOST_SPACES];
    private Ground ground;
    private int target = Index.NONE;

    /** Looks for the ways to a Space. */
    void to(final Ground over, final int space) {
        ground = over;
        target = space;
        Arrays.fill(cost, 0, ground.map.count, NO_WAY);
        cost[space] = 0;
        minutes[space] = 0;
        stamina[space] = 0;
        marches[space] = 0;
        boolean changed = true;
        for (boolean down = true; changed; down = !down) {
            changed = sweep(down);
        }
    }

    /** Returns where the ways lead to. */
    int target() {
        return target;
    }

    /** Returns the cost of the way from a Space, {@link #NO_WAY} if there is none. */
    int cost(final int space) {
        return cost[space];
    }

    /** Returns its minutes of March. */
    int minutes(final int space) {
        return minutes[space];
    }

    /** Returns its SP. */
    int stamina(final int space) {
        return stamina[space];
    }

    /** Returns its Marches. */
    int marches(final int space) {
        return marches[space];
    }

    /** Returns the first Space on the way from another one than the target. */
    int onward(final int space) {
        return onward[space];
    }

    /** Returns the cost of entering a Space that is not the target. */
    static int costOf(final Ground ground, final int space) {
        return costOfEnd(ground, space) + (ground.event[space] ? PER_EVENT : 0);
    }

    private static int costOfEnd(final Ground ground, final int space) {
        return ground.minutes[space] + PER_STAMINA * ground.stamina[space] + PER_MARCH + PER_EAZ * ground.eaz[space];
    }

    /** All Spaces once, from the first to the last or back: a way found early in the round is carried on in it. */
    private boolean sweep(final boolean down) {
        final int count = ground.map.count;
        boolean changed = false;
        for (int i = 0; i < count; i++) {
            final int space = down ? i : count - 1 - i;
            if (ground.map.terrain[space] != Index.NONE && space != target) {
                changed |= relax(space);
            }
        }
        return changed;
    }

    private boolean relax(final int space) {
        final int[] neighbour = ground.map.neighbour;
        boolean changed = false;
        for (int direction = 0; direction < MapTable.DIRECTIONS; direction++) {
            final int next = neighbour[space * MapTable.DIRECTIONS + direction];
            if (next != Index.NONE && cost[next] < NO_WAY && (next == target || next != ground.end)) {
                final int step = next == target ? costOfEnd(ground, next) : costOf(ground, next);
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
