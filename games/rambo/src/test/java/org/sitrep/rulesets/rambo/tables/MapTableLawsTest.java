package org.sitrep.rulesets.rambo.tables;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.rulesets.rambo.definition.Options.Adjacency;
import org.sitrep.scenario.RecordType;

/** What holds on every map, looked for on maps by chance and on those of missions. */
class MapTableLawsTest {
    static Stream<MapTable> maps() {
        final SplittableRandom chance = new SplittableRandom(5);
        final List<MapPlan> plans = new ArrayList<>();
        for (int map = 0; map < 12; map++) {
            plans.add(TestMaps.random(8, 8, map * 0.05, chance));
        }
        plans.add(TestMaps.MISSION_1);
        plans.add(TestMaps.CAGE_RUN);
        return plans.stream().map(TestMaps::table);
    }

    @ParameterizedTest
    @MethodSource("maps")
    void stepsLeadBothWaysAtTheSameCost(final MapTable map) {
        for (int at = 0; at < map.step.length; at++) {
            final int to = map.step[at];
            if (to == MapTable.NONE) {
                assertEquals(0, map.stepCost[at]);
                continue;
            }
            final int space = at / MapTable.DIRECTIONS;
            final int back = to * MapTable.DIRECTIONS + (at % MapTable.DIRECTIONS ^ 4);

            assertEquals(space, map.step[back]);
            assertEquals(map.stepCost[at], map.stepCost[back]);
            assertEquals(map.rough(space) || map.rough(to) ? 2 : 1, map.stepCost[at]);
            assertEquals(1, map.distance(space, to));
            assertFalse(map.blocked(space) || map.blocked(to));
        }
    }

    /**
     * RB-MOVE-7 put the other way: straight steps cross one border; around the corner of a slanting one, red leads away
     * on one side at most.
     */
    @ParameterizedTest
    @MethodSource("maps")
    void stepsCrossNoRedLine(final MapTable map) {
        for (int a = 0; a < map.spaces; a++) {
            for (int b = 0; b < map.spaces; b++) {
                if (map.distance(a, b) == 1 && !map.blocked(a) && !map.blocked(b)) {
                    assertEquals(passes(map, a, b), map.walk(a, b) == 1, a + " to " + b);
                }
            }
        }
    }

    private static boolean passes(final MapTable map, final int a, final int b) {
        final MapPlan plan = map.plan;
        final int right = Math.max(map.x(a), map.x(b));
        final int low = Math.max(map.y(a), map.y(b));
        if (map.x(a) == map.x(b)) {
            return !plan.redNorth(right, low);
        }
        if (map.y(a) == map.y(b)) {
            return !plan.redWest(right, low);
        }
        final boolean up = plan.redWest(right, low - 1);
        final boolean down = plan.redWest(right, low);
        final boolean left = plan.redNorth(right - 1, low);
        final boolean toTheRight = plan.redNorth(right, low);
        final boolean falling = (map.x(a) < map.x(b)) == (map.y(a) < map.y(b));
        return falling ? !(up || toTheRight) || !(down || left) : !(up || left) || !(down || toTheRight);
    }

    @ParameterizedTest
    @MethodSource("maps")
    void adjacentSpacesAreThoseOfAStep(final MapTable map) {
        for (int a = 0; a < map.spaces; a++) {
            int listed = map.adjacentOffset[a];
            for (int direction = 0; direction < MapTable.DIRECTIONS; direction++) {
                if (map.step(a, direction) != MapTable.NONE) {
                    assertEquals(map.step(a, direction), map.adjacentSpaces[listed++]);
                }
            }
            assertEquals(map.adjacentOffset[a + 1], listed);
            for (int b = 0; b < map.spaces; b++) {
                assertEquals(map.walk(a, b) == 1, map.adjacent(a, b));
            }
        }
    }

    /** RB-LOS-3 asks for a line of sight of adjacent attackers too; it never lacks. */
    @ParameterizedTest
    @MethodSource("maps")
    void adjacentSpacesSeeEachOther(final MapTable map) {
        for (int a = 0; a < map.spaces; a++) {
            for (int b = 0; b < map.spaces; b++) {
                if (map.adjacent(a, b)) {
                    assertTrue(map.sees(a, b), a + " to " + b);
                }
                if (map.blocked(a) || map.blocked(b)) {
                    assertFalse(map.sees(a, b));
                } else if (a == b) {
                    assertTrue(map.sees(a, b));
                }
            }
        }
    }

    /**
     * Against the shortest ways by Floyd and Warshall; so the triangle inequality holds, and symmetry by that of steps.
     */
    @ParameterizedTest
    @MethodSource("maps")
    void waysAreShortest(final MapTable map) {
        final short[] walk = new short[map.spaces * map.spaces];
        for (int a = 0; a < map.spaces; a++) {
            for (int b = 0; b < map.spaces; b++) {
                walk[a * map.spaces + b] =
                        a == b && !map.blocked(a) ? 0 : map.adjacent(a, b) ? 1 : MapTable.UNREACHABLE;
            }
        }
        for (int via = 0; via < map.spaces; via++) {
            for (int a = 0; a < map.spaces; a++) {
                for (int b = 0; b < map.spaces; b++) {
                    final int sum = walk[a * map.spaces + via] + walk[via * map.spaces + b];
                    if (sum < walk[a * map.spaces + b]) {
                        walk[a * map.spaces + b] = (short) sum;
                    }
                }
            }
        }

        assertArrayEquals(walk, map.walk);
    }

    @ParameterizedTest
    @MethodSource("maps")
    void waysAreSymmetricAndNoDetourIsShorter(final MapTable map) {
        final SplittableRandom chance = new SplittableRandom(17);
        for (int triple = 0; triple < 20_000; triple++) {
            final int a = chance.nextInt(map.spaces);
            final int b = chance.nextInt(map.spaces);
            final int c = chance.nextInt(map.spaces);
            assertEquals(map.walk(a, b), map.walk(b, a));
            assertTrue(map.walk(a, c) <= map.walk(a, b) + map.walk(b, c));
            assertTrue(map.walk(a, b) >= map.distance(a, b));
        }
    }

    @ParameterizedTest
    @MethodSource("maps")
    void areasTouchingAreThoseOfSpacesAround(final MapTable map) {
        for (int a = 0; a < map.spaces; a++) {
            long touching = 0;
            for (int b = 0; b < map.spaces && !map.blocked(a); b++) {
                if (map.distance(a, b) == 1 && map.areaOf[a] != map.areaOf[b]) {
                    touching |= 1L << map.areaOf[b];
                }
            }
            assertEquals(touching, map.areasTouching[a]);
            for (int area = 0; area < map.areas; area++) {
                if (map.touches(a, area)) {
                    final boolean sameColumn = map.areaOf[a] % map.areaColumns == area % map.areaColumns;
                    final boolean sameRow = map.areaOf[a] / map.areaColumns == area / map.areaColumns;
                    assertEquals(sameColumn || sameRow ? 1 : 2, Integer.bitCount(map.sides(area, a)));
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("maps")
    void throughWallsAllOpenSpacesThatTouchAreAdjacent(final MapTable map) {
        final MapTable through =
                new MapTable(map.plan, RecordType.with(TestMaps.DEFAULT, Map.of("adjacency", Adjacency.THROUGH_WALLS)));
        for (int a = 0; a < map.spaces; a++) {
            int count = 0;
            for (int b = 0; b < map.spaces; b++) {
                final boolean touching = map.distance(a, b) == 1 && !map.blocked(a) && !map.blocked(b);
                assertEquals(touching, through.adjacent(a, b));
                count += touching ? 1 : 0;
            }
            assertEquals(count, through.adjacentOffset[a + 1] - through.adjacentOffset[a]);
        }
        assertArrayEquals(map.step, through.step);
        assertArrayEquals(map.walk, through.walk);
    }
}
