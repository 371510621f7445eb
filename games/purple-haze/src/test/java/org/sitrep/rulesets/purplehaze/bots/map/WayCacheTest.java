package org.sitrep.rulesets.purplehaze.bots.map;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.sitrep.rulesets.purplehaze.mission.Expedition;
import org.sitrep.rulesets.purplehaze.mission.MissionView;
import org.sitrep.rulesets.purplehaze.tables.Index;
import org.sitrep.rulesets.purplehaze.tables.MapTable;

/**
 * Ways that are kept are those that Dijkstra's method finds by looking at all Spaces again and again, whatever was
 * asked before.
 */
class WayCacheTest {
    private static final int PER_STAMINA = 15;
    private static final int PER_MARCH = 10;
    private static final int PER_EAZ = 30;
    private static final int PER_EVENT = 25;
    private static final int COLUMNS = 8;
    private static final int ROWS = 6;

    private final WayCache known = new WayCache(EnterCosts.inMinutes());
    private final SplittableRandom random = new SplittableRandom(1967);

    /** What a way costs, where it comes from or goes to next, minutes and SP, by Space. */
    private record Plain(int[] cost, int[] next, int[] minutes, int[] stamina) {}

    /**
     * Of the Spaces not settled yet the cheapest, then the one with the lowest number; a way is replaced by a cheaper
     * one alone.
     */
    private static Plain plain(final MissionView mission, final int origin, final boolean backwards) {
        final MapTable map = mission.map();
        final Plain ways = new Plain(new int[map.count], new int[map.count], new int[map.count], new int[map.count]);
        final boolean[] settled = new boolean[map.count];
        Arrays.fill(ways.cost, Routes.NO_WAY);
        ways.cost[origin] = 0;
        for (int at = origin; at != Index.NONE; at = cheapest(ways.cost, settled)) {
            settled[at] = true;
            final boolean leadsOn = at == origin || !mission.baseEndsMission() || at != mission.base();
            for (int to = 0; to < map.count && leadsOn; to++) {
                if (map.terrain[to] != Index.NONE && map.adjacent(at, to)) {
                    final int entered = backwards ? at : to;
                    final boolean wanted = backwards && at == origin && mission.hasEvent(at);
                    final int cost = ways.cost[at] + weight(mission, entered) - (wanted ? PER_EVENT : 0);
                    if (cost < ways.cost[to]) {
                        ways.cost[to] = cost;
                        ways.next[to] = at;
                        ways.minutes[to] = ways.minutes[at] + mission.marchMinutesWithoutShift(entered);
                        ways.stamina[to] = ways.stamina[at] + mission.marchStaminaWithoutShift(entered);
                    }
                }
            }
        }
        return ways;
    }

    private static int cheapest(final int[] cost, final boolean[] settled) {
        int best = Index.NONE;
        for (int space = 0; space < cost.length; space++) {
            if (!settled[space] && cost[space] < (best == Index.NONE ? Routes.NO_WAY : cost[best])) {
                best = space;
            }
        }
        return best;
    }

    private static int weight(final MissionView mission, final int space) {
        return mission.marchMinutesWithoutShift(space)
                + PER_STAMINA * mission.marchStaminaWithoutShift(space)
                + PER_MARCH
                + PER_EAZ * mission.eazThreatAt(space)
                + (mission.hasEvent(space) ? PER_EVENT : 0);
    }

    private void assertAsPlain(final MissionView mission, final int goal) {
        final Ways ways = known.of(mission, goal);
        final int origin = mission.space();
        final Plain from = plain(mission, origin, false);
        final Plain to = plain(mission, goal, true);
        final List<Integer> over = new ArrayList<>();
        boolean elsewhere = false;
        for (int space = 0; space < mission.map().count; space++) {
            elsewhere |= space != origin && mission.hasEvent(space);
            if (space != origin
                    && mission.hasEvent(space)
                    && from.cost[space] != Routes.NO_WAY
                    && to.cost[space] != Routes.NO_WAY) {
                over.add(space);
            }
        }
        assertEquals(elsewhere, ways.eventElsewhere);
        assertEquals(over.size(), ways.straight);
        over.add(goal);
        for (int way = 0; way < over.size(); way++) {
            final int space = over.get(way);
            final boolean reached = from.cost[space] != Routes.NO_WAY;
            assertEquals(space, ways.space[way]);
            assertEquals(from.cost[space], ways.cost[way]);
            assertEquals(from.cost[space] + to.cost[space] - from.cost[goal], ways.detour[way]);
            assertEquals(reached ? from.minutes[space] + to.minutes[space] : 0, ways.minutes[way]);
            assertEquals(reached ? from.stamina[space] + to.stamina[space] : 0, ways.stamina[way]);
            assertEquals(reached ? firstStep(from, origin, space) : Index.NONE, ways.firstStep[way]);
        }
        assertEquals(besides(mission), ways.sideStep);
    }

    private static int firstStep(final Plain from, final int origin, final int target) {
        int step = target == origin ? Index.NONE : target;
        while (step != Index.NONE && from.next[step] != origin) {
            step = from.next[step];
        }
        return step;
    }

    private static int besides(final MissionView mission) {
        int best = Index.NONE;
        for (int direction = 0; direction < MapTable.DIRECTIONS; direction++) {
            final int space = mission.map().neighbour[mission.space() * MapTable.DIRECTIONS + direction];
            if (space != Index.NONE && (best == Index.NONE || weight(mission, space) < weight(mission, best))) {
                best = space;
            }
        }
        return best;
    }

    /** A map of all Terrain with gaps, so that no way leads to some Spaces. */
    private String rows() {
        return random.ints(ROWS, 0, Integer.MAX_VALUE)
                .mapToObj(seed -> new SplittableRandom(seed)
                        .ints(COLUMNS, 0, 12)
                        .mapToObj(letter -> String.valueOf("PPPPJJHHMU..".charAt(letter)))
                        .collect(Collectors.joining()))
                .collect(Collectors.joining("', '", "maps.range.rows=['", "']"));
    }

    private String anywhere(final MapTable map) {
        int space = random.nextInt(map.count);
        while (map.terrain[space] == Index.NONE) {
            space = random.nextInt(map.count);
        }
        return map.name(space);
    }

    private Expedition anyPosition(final String... sets) {
        final Expedition e = new Expedition(sets);
        final MapTable map = e.view().map();
        e.on(anywhere(map));
        if (random.nextInt(3) > 0) {
            e.events(anywhere(map));
        }
        for (int eaz = random.nextInt(4); eaz > 0; eaz--) {
            e.eaz(anywhere(map));
        }
        for (int wounded = random.nextInt(3); wounded > 0; wounded--) {
            e.wound(wounded, wounded == 1 ? "W08" : "W11", 1);
        }
        return e;
    }

    @Test
    void areThoseOfAPlainSearchOverMapsWithGaps() {
        for (int map = 0; map < 6; map++) {
            final String rows = rows();
            final String ends = "missions.range.baseEndsMission=" + random.nextBoolean();
            for (int position = 0; position < 120; position++) {
                final MissionView mission = anyPosition(rows, ends).view();
                assertAsPlain(mission, mission.map().of(anywhere(mission.map())));
            }
        }
    }

    /** More positions than are kept, and each asked for again later. */
    @Test
    void areThoseOfAPlainSearchHoweverManyWereAskedFor() {
        final List<MissionView> missions = new ArrayList<>();
        for (int position = 0; position < 300; position++) {
            missions.add(anyPosition().view());
        }
        for (int asked = 0; asked < 6000; asked++) {
            final MissionView mission = missions.get(random.nextInt(missions.size()));
            known.of(mission, mission.map().of(anywhere(mission.map())));
            if (asked % 10 == 0) {
                assertAsPlain(mission, mission.map().of(anywhere(mission.map())));
            }
        }
    }

    @Test
    void areKeptUntilSomethingIsAnother() {
        final Expedition e = new Expedition().events("F3");
        final Ways ways = known.of(e.view(), e.at("H6"));
        assertSame(ways, known.of(new Expedition().events("F3").view(), e.at("H6")), "in another Mission");
        assertNotSame(ways, known.of(e.view(), e.at("H5")), "another goal");
        assertNotSame(ways, known.of(new Expedition().events("F3").on("D5").view(), e.at("H6")), "another Space");
        assertNotSame(ways, known.of(new Expedition().events("F2").view(), e.at("H6")), "another Event");
        assertNotSame(ways, known.of(new Expedition().events("F3").eaz("B2").view(), e.at("H6")), "an EAZ");
        final MissionView burdened =
                new Expedition().events("F3").wound(1, "W11", 1).view();
        assertNotSame(ways, known.of(burdened, e.at("H6")), "a burden");
        assertSame(ways, known.of(e.view(), e.at("H6")));
    }
}
