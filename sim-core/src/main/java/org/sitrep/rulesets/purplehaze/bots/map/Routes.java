package org.sitrep.rulesets.purplehaze.bots.map;

import java.util.Arrays;
import org.sitrep.rulesets.purplehaze.mission.MissionView;
import org.sitrep.rulesets.purplehaze.tables.Index;
import org.sitrep.rulesets.purplehaze.tables.MapTable;
import org.sitrep.rulesets.purplehaze.tables.TerrainTable;

/**
 * Cheapest ways over a map by Dijkstra's method, from one Space to all or from all to one. What is cheap is a matter of weights. A way never leads through a Base that ends the Mission.
 *
 * <p>Memory: 30 KB. Cost: one search takes about {@code 8 n log n} steps for {@code n} Spaces. Not thread-safe.
 */
final class Routes {
    /** The cost of where no way leads. */
    static final int NO_WAY = Integer.MAX_VALUE;

    private static final int ALL = -2;

    private final int perMinute;
    private final int perStamina;
    private final int perMarch;
    private final int perEaz;
    private final int perEvent;
    private final int[] cost = new int[MapTable.MOST_SPACES];
    private final int[] minutes = new int[MapTable.MOST_SPACES];
    private final int[] stamina = new int[MapTable.MOST_SPACES];
    private final int[] before = new int[MapTable.MOST_SPACES];
    private final int[] enterCost = new int[MapTable.MOST_SPACES];
    private final int[] enterMinutes = new int[MapTable.MOST_SPACES];
    private final int[] enterStamina = new int[MapTable.MOST_SPACES];
    private final SpaceQueue open = new SpaceQueue(MapTable.MOST_SPACES * MapTable.DIRECTIONS);
    private MissionView mission;
    private MapTable map;
    private int origin;
    private int end;
    /** Whom it is enough to know the ways of besides the Events; {@link #ALL} for those of all. */
    private int goal;

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
        search(view, space, false, ALL);
    }

    /** Looks for the ways from all Spaces to one. */
    void to(final MissionView view, final int space) {
        search(view, space, true, ALL);
    }

    /** Looks for the ways from a Space to the Events and to another one; of the rest nothing is known then. For those who weigh Events. */
    void fromToEvents(final MissionView view, final int space, final int besides) {
        search(view, space, false, besides);
    }

    /** Looks for the ways from the Events to a Space; of the rest nothing is known then. For those who weigh Events. */
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
        return enterCost[space];
    }

    /** Ways are looked for again only if a Space, the end of ways or the map is another than the last time. */
    private void search(final MissionView view, final int space, final boolean towards, final int besides) {
        final int last = view.baseEndsMission() ? view.base() : Index.NONE;
        final boolean same = mission == view && map == view.map() && origin == space && end == last;
        mission = view;
        map = view.map();
        origin = space;
        end = last;
        if (weigh() || !same || backwards != towards || goal != besides) {
            backwards = towards;
            goal = besides;
            search();
        }
    }

    /** Weighs the Spaces anew; returns whether any has changed. */
    private boolean weigh() {
        final TerrainTable terrain = mission.terrain();
        final int moreMinutes = mission.burdenMinutes();
        final int moreStamina = mission.burdenStamina();
        boolean changed = false;
        for (int space = 0; space < map.count; space++) {
            final int entered = map.terrain[space];
            if (entered != Index.NONE) {
                final int time = terrain.minutes[entered] + moreMinutes;
                final int points = terrain.stamina[entered] + moreStamina;
                final int weight = perMinute * time + perStamina * points + perMarch + dangers(space);
                changed |= time != enterMinutes[space] || points != enterStamina[space] || weight != enterCost[space];
                enterMinutes[space] = time;
                enterStamina[space] = points;
                enterCost[space] = weight;
            }
        }
        return changed;
    }

    private int dangers(final int space) {
        return (perEaz == 0 ? 0 : perEaz * mission.eazThreatAt(space))
                + (perEvent == 0 || !mission.hasEvent(space) ? 0 : perEvent);
    }

    private void search() {
        Arrays.fill(cost, 0, map.count, NO_WAY);
        cost[origin] = 0;
        minutes[origin] = 0;
        stamina[origin] = 0;
        open.clear();
        int missing = goal == ALL ? map.count : 1 + events();
        for (int next = origin; next != Index.NONE; next = cheapest()) {
            missing -= goal == ALL || next == goal || mission.hasEvent(next) ? 1 : 0;
            if (missing == 0) {
                return;
            }
            if (next == origin || next != end) {
                relax(next);
            }
        }
    }

    /** Returns how many Spaces with an Event there are that are not the goal. */
    private int events() {
        int events = 0;
        for (int space = 0; space < map.count; space++) {
            events += mission.hasEvent(space) && space != goal ? 1 : 0;
        }
        return events;
    }

    /** The Space not come to yet that is cheapest to come to, the first of equal ones. */
    private int cheapest() {
        while (!open.isEmpty()) {
            final long first = open.removeFirst();
            final int space = SpaceQueue.space(first);
            if (SpaceQueue.cost(first) == cost[space]) { // else it was come to on a cheaper way
                return space;
            }
        }
        return Index.NONE;
    }

    /** A Space come to already is never come to more cheaply, as no Space costs less than nothing. */
    private void relax(final int at) {
        // an Event at the end of the way is wanted: backwards it is the origin, forwards it is taken off again
        final int wanted = perEvent != 0 && backwards && at == origin && mission.hasEvent(at) ? perEvent : 0;
        final int[] neighbour = map.neighbour;
        final int first = at * MapTable.DIRECTIONS;
        final int here = cost[at] - wanted;
        for (int direction = 0; direction < MapTable.DIRECTIONS; direction++) {
            final int other = neighbour[first + direction];
            if (other == Index.NONE) {
                continue;
            }
            final int entered = backwards ? at : other;
            final int total = here + enterCost[entered];
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
