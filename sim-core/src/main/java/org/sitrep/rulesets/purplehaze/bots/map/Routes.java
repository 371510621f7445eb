package org.sitrep.rulesets.purplehaze.bots.map;

import java.util.Arrays;
import org.sitrep.rulesets.purplehaze.mission.MissionView;
import org.sitrep.rulesets.purplehaze.tables.Index;
import org.sitrep.rulesets.purplehaze.tables.MapTable;

/**
 * Cheapest ways over a map by Dijkstra's method, from one Space to all or from all to one. What is cheap is a matter of weights. A way never leads through a Base that ends the Mission.
 *
 * <p>Memory: 30 KB. Cost: one search takes about {@code 8 n log n} steps for {@code n} Spaces. Not thread-safe.
 */
final class Routes {
    /** The cost of where no way leads. */
    static final int NO_WAY = Integer.MAX_VALUE;

    private final int perMinute;
    private final int perStamina;
    private final int perMarch;
    private final int perEaz;
    private final int perEvent;
    private final int[] cost = new int[MapTable.MOST_SPACES];
    private final int[] minutes = new int[MapTable.MOST_SPACES];
    private final int[] stamina = new int[MapTable.MOST_SPACES];
    private final int[] before = new int[MapTable.MOST_SPACES];
    private final boolean[] settled = new boolean[MapTable.MOST_SPACES];
    private final int[] enterCost = new int[MapTable.MOST_SPACES];
    private final int[] enterMinutes = new int[MapTable.MOST_SPACES];
    private final int[] enterStamina = new int[MapTable.MOST_SPACES];
    private final SpaceQueue open = new SpaceQueue(MapTable.MOST_SPACES * MapTable.DIRECTIONS);
    private MissionView mission;
    private MapTable map;
    private int origin;
    private int end;
    private boolean backwards;

    /**
     * Weighs ways.
     *
     * @param perMinute cost of a minute
     * @param perStamina cost of an SP
     * @param perMarch cost of a March besides
     * @param perEaz cost of each point that an EAZ adds to Threat
     * @param perEvent cost of passing an Event marker that is not the end of the way
     */
    Routes(final int perMinute, final int perStamina, final int perMarch, final int perEaz, final int perEvent) {
        this.perMinute = perMinute;
        this.perStamina = perStamina;
        this.perMarch = perMarch;
        this.perEaz = perEaz;
        this.perEvent = perEvent;
    }

    /** Looks for the ways from a Space to all others. */
    void from(final MissionView view, final int space) {
        search(view, space, false);
    }

    /** Looks for the ways from all Spaces to one. */
    void to(final MissionView view, final int space) {
        search(view, space, true);
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

    /** Returns the cost of entering a Space. */
    int costOf(final int space) {
        return perMinute * mission.marchMinutesWithoutShift(space)
                + perStamina * mission.marchStaminaWithoutShift(space)
                + perMarch
                + (perEaz == 0 ? 0 : perEaz * mission.eazThreatAt(space))
                + (perEvent == 0 || !mission.hasEvent(space) ? 0 : perEvent);
    }

    /** Ways are looked for again only if a Space, the end of ways or the map is another than the last time. */
    private void search(final MissionView view, final int space, final boolean towards) {
        final int last = view.baseEndsMission() ? view.base() : Index.NONE;
        final boolean same = mission == view && map == view.map() && origin == space && end == last;
        mission = view;
        map = view.map();
        origin = space;
        end = last;
        if (weigh() || !same || backwards != towards) {
            backwards = towards;
            search();
        }
    }

    /** Weighs the Spaces anew; returns whether any has changed. */
    private boolean weigh() {
        boolean changed = false;
        for (int space = 0; space < map.count; space++) {
            if (map.terrain[space] != Index.NONE) {
                final int time = mission.marchMinutesWithoutShift(space);
                final int points = mission.marchStaminaWithoutShift(space);
                final int weight = costOf(space);
                changed |= time != enterMinutes[space] || points != enterStamina[space] || weight != enterCost[space];
                enterMinutes[space] = time;
                enterStamina[space] = points;
                enterCost[space] = weight;
            }
        }
        return changed;
    }

    private void search() {
        Arrays.fill(cost, 0, map.count, NO_WAY);
        Arrays.fill(settled, 0, map.count, false);
        cost[origin] = 0;
        minutes[origin] = 0;
        stamina[origin] = 0;
        open.clear();
        for (int next = origin; next != Index.NONE; next = cheapest()) {
            settled[next] = true;
            if (next == origin || next != end) {
                relax(next);
            }
        }
    }

    /** The Space not settled that is cheapest to come to, the first of equal ones. */
    private int cheapest() {
        while (!open.isEmpty()) {
            final int space = open.removeFirst();
            if (!settled[space]) {
                return space;
            }
        }
        return Index.NONE;
    }

    private void relax(final int at) {
        // an Event at the end of the way is wanted: backwards it is the origin, forwards it is taken off again
        final int wanted = perEvent != 0 && backwards && at == origin && mission.hasEvent(at) ? perEvent : 0;
        for (int direction = 0; direction < MapTable.DIRECTIONS; direction++) {
            final int other = map.neighbour[at * MapTable.DIRECTIONS + direction];
            if (other != Index.NONE && !settled[other]) {
                final int entered = backwards ? at : other;
                final int total = cost[at] + enterCost[entered] - wanted;
                if (total < cost[other]) {
                    cost[other] = total;
                    minutes[other] = minutes[at] + enterMinutes[entered];
                    stamina[other] = stamina[at] + enterStamina[entered];
                    before[other] = at;
                    open.add(total, other);
                }
            }
        }
    }
}
