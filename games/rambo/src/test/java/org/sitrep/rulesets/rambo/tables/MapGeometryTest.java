package org.sitrep.rulesets.rambo.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sitrep.rulesets.rambo.definition.Options;
import org.sitrep.rulesets.rambo.definition.Options.Adjacency;
import org.sitrep.rulesets.rambo.definition.Options.AreaDistance;
import org.sitrep.rulesets.rambo.definition.Options.FogArrow;
import org.sitrep.rulesets.rambo.definition.Options.LinesApart;
import org.sitrep.rulesets.rambo.definition.Options.TouchingLines;
import org.sitrep.scenario.RecordType;

/**
 * Steps and their costs, ranges, areas and fog on maps of missions and on open ground (WE-08, WE-15, C-01 to C-05,
 * RB-MAP-1, RB-AREA-1).
 */
class MapGeometryTest {
    private static final MapTable MISSION_1 = TestMaps.table(TestMaps.MISSION_1);
    private static final MapTable OPEN = TestMaps.table(TestMaps.open(16, 16));
    private static final Options OTHERS = RecordType.with(
            TestMaps.DEFAULT,
            Map.of(
                    "areaDistance", AreaDistance.ORTHOGONAL,
                    "touchingLines", TouchingLines.BLOCKED,
                    "linesApart", LinesApart.ANY,
                    "adjacency", Adjacency.THROUGH_WALLS,
                    "fogArrow", FogArrow.AWAY));

    @ParameterizedTest
    @CsvSource({"3,2,1", "3,3,2", "2,4,4", "3,5,3", "0,3,5", "4,3,1", "4,2,0"})
    void roughTerrainCostsTwo_C_01(final int x, final int y, final int cost) {
        assertEquals(cost, costs(MISSION_1, MISSION_1.space(4, 2))[MISSION_1.space(x, y)]);
    }

    @Test
    void enemiesCountStepsOnly_C_01() {
        assertEquals(2, MISSION_1.walk(MISSION_1.space(4, 2), MISSION_1.space(2, 4)));
        assertEquals(0, MISSION_1.walk(0, 0));
    }

    @ParameterizedTest
    @CsvSource({"8,9,9,8,true", "8,5,8,6,false", "11,5,11,6,true", "10,5,11,6,true", "10,5,9,6,false", "10,5,10,6,false"
    })
    void stepsPassCornersButNotFences_C_02(
            final int x, final int y, final int toX, final int toY, final boolean legal) {
        assertEquals(legal, steps(MISSION_1, MISSION_1.space(x, y), MISSION_1.space(toX, toY)));
    }

    @Test
    void twoImpassableSpacesThatTouchPartADiagonal_C_02() {
        final MapTable map = TestMaps.table(MapPlan.of(List.of("....", ".#..", "..#.", "...."), List.of()));

        assertFalse(steps(map, map.space(1, 2), map.space(2, 1)));
        assertEquals(3, map.walk(map.space(1, 2), map.space(2, 1)));
    }

    @Test
    void directionsRunClockwiseFromNorth() {
        final int space = OPEN.space(5, 5);

        assertEquals(OPEN.space(5, 4), OPEN.step(space, MapTable.NORTH));
        assertEquals(OPEN.space(6, 4), OPEN.step(space, MapTable.NORTH + 1));
        assertEquals(OPEN.space(6, 5), OPEN.step(space, MapTable.EAST));
        assertEquals(OPEN.space(6, 6), OPEN.step(space, MapTable.EAST + 1));
        assertEquals(OPEN.space(5, 6), OPEN.step(space, MapTable.SOUTH));
        assertEquals(OPEN.space(4, 6), OPEN.step(space, MapTable.SOUTH + 1));
        assertEquals(OPEN.space(4, 5), OPEN.step(space, MapTable.WEST));
        assertEquals(OPEN.space(4, 4), OPEN.step(space, MapTable.WEST + 1));
        assertEquals(MapTable.NONE, OPEN.step(0, MapTable.WEST));
    }

    @Test
    void terrainIsThatOfTheLetters() {
        final MapTable map = TestMaps.table(MapPlan.of(List.of(".ctb# "), List.of()));
        final int[] flags = {
            0, MapTable.COVER, MapTable.ROUGH, MapTable.COVER | MapTable.ROUGH, MapTable.BLOCKED, MapTable.BLOCKED
        };
        for (int space = 0; space < flags.length; space++) {
            assertEquals(flags[space], map.terrain[space]);
            assertEquals((flags[space] & MapTable.COVER) != 0, map.cover(space));
            assertEquals((flags[space] & MapTable.ROUGH) != 0, map.rough(space));
            assertEquals((flags[space] & MapTable.BLOCKED) != 0, map.blocked(space));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "0,0,1,3,3,true", "0,0,1,4,0,false", "0,0,2,7,0,true", "0,0,2,8,0,false", "0,0,3,11,0,true", "0,0,3,12,0,false",
        "3,0,1,4,0,true", "3,0,0,4,1,true", "0,0,0,2,0,false", "3,0,-1,4,0,true", "0,0,-1,2,0,false", "0,0,2,7,7,true"
    })
    void rangeCountsAreas_WE_15(
            final int x, final int y, final int range, final int toX, final int toY, final boolean inRange) {
        assertEquals(inRange, OPEN.inRange(OPEN.space(x, y), OPEN.space(toX, toY), range));
    }

    @Test
    void areasThatTouchAtACornerAreApartByTheOtherReading() {
        final MapTable orthogonal = new MapTable(TestMaps.open(16, 16), OTHERS);

        assertEquals(1, OPEN.areaDistance(0, 5));
        assertEquals(2, orthogonal.areaDistance(0, 5));
        assertEquals(3, OPEN.areaDistance(0, 11));
        assertEquals(5, orthogonal.areaDistance(0, 11));
        assertFalse(orthogonal.inRange(orthogonal.space(0, 0), orthogonal.space(7, 7), 2));
        assertTrue(orthogonal.inRange(orthogonal.space(3, 3), orthogonal.space(4, 4), 1), "RB-RNG-2");
    }

    @Test
    void areasAreFourSpacesWide() {
        assertEquals(16, MISSION_1.areas);
        assertEquals(0, MISSION_1.areaOf[MISSION_1.space(3, 3)]);
        assertEquals(1, MISSION_1.areaOf[MISSION_1.space(4, 3)]);
        assertEquals(6, MISSION_1.areaOf[MISSION_1.space(11, 7)]);
        assertEquals(16, spacesOf(MISSION_1, 0).length);
        assertEquals(12, spacesOf(MISSION_1, 3).length, "four of them are a block");
        final MapTable cageRun = TestMaps.table(TestMaps.CAGE_RUN);
        assertEquals(0, spacesOf(cageRun, 15).length, "no tile");
        for (final int space : spacesOf(MISSION_1, 9)) {
            assertEquals(9, MISSION_1.areaOf[space]);
            assertFalse(MISSION_1.blocked(space));
        }
    }

    @Test
    void fogCardsTurnToTheSideOfTheHero_C_04() {
        final int[][] points = {{1, 1}, {2, 0}, {0, 3}};
        final int[][][] turned = {
            {{1, 1}, {2, 0}, {0, 3}}, {{2, 1}, {3, 2}, {0, 0}}, {{2, 2}, {1, 3}, {3, 0}}, {{1, 2}, {0, 1}, {3, 3}}
        };
        for (int turns = 0; turns < turned.length; turns++) {
            for (int point = 0; point < points.length; point++) {
                final int[] to = turned[turns][point];

                assertEquals(
                        MISSION_1.space(8 + to[0], 4 + to[1]),
                        MISSION_1.fogSpace(6, points[point][0], points[point][1], turns));
            }
        }
        assertEquals(0, MISSION_1.turnsFor(MapTable.SOUTH_SIDE));
        assertEquals(1, MISSION_1.turnsFor(MapTable.WEST_SIDE));
        assertEquals(2, MISSION_1.turnsFor(MapTable.NORTH_SIDE));
        assertEquals(3, MISSION_1.turnsFor(MapTable.EAST_SIDE));
        final MapTable away = new MapTable(TestMaps.MISSION_1, OTHERS);
        assertEquals(2, away.turnsFor(MapTable.SOUTH_SIDE));
        assertEquals(3, away.turnsFor(MapTable.WEST_SIDE));
        assertEquals(0, away.turnsFor(MapTable.NORTH_SIDE));
        assertEquals(1, away.turnsFor(MapTable.EAST_SIDE));
    }

    @Test
    void fogLiesBesideSpacesOfOtherAreas_C_05() {
        final int area = 1;
        final int beside = MISSION_1.space(3, 2);
        final int corner = MISSION_1.space(3, 4);
        final int far = MISSION_1.space(2, 2);

        assertTrue(MISSION_1.touches(beside, area));
        assertEquals(1 << MapTable.WEST_SIDE, MISSION_1.sides(area, beside));
        assertTrue(MISSION_1.touches(corner, area));
        assertEquals(1 << MapTable.WEST_SIDE | 1 << MapTable.SOUTH_SIDE, MISSION_1.sides(area, corner));
        assertFalse(MISSION_1.touches(far, area));
        assertFalse(MISSION_1.touches(MISSION_1.space(4, 2), area), "in it");
        assertEquals(0, MISSION_1.sides(area, MISSION_1.space(4, 2)));
        assertEquals(1 << MapTable.EAST_SIDE, MISSION_1.sides(area, MISSION_1.space(8, 3)));
        assertEquals(1 << MapTable.NORTH_SIDE, MISSION_1.sides(5, MISSION_1.space(4, 3)));
        assertEquals(1L | 1L << 1 | 1L << 5, MISSION_1.areasTouching[corner]);
        assertEquals(0, MISSION_1.areasTouching[far]);
    }

    @Test
    void redLinesDoNotHideFog_FOG_8() {
        final MapTable walled =
                TestMaps.table(MapPlan.of(List.of("........", "........"), TestMaps.redLines("V(4,0) V(4,1)")));

        assertFalse(walled.adjacent(walled.space(3, 0), walled.space(4, 0)));
        assertTrue(walled.touches(walled.space(3, 0), 1));
    }

    @Test
    void spacesAcrossARedLineAreAdjacentByTheOtherReading() {
        final MapPlan plan = MapPlan.of(List.of("..#", "..."), TestMaps.redLines("V(1,0) V(1,1)"));
        final MapTable usual = TestMaps.table(plan);
        final MapTable through = new MapTable(plan, OTHERS);

        assertFalse(usual.adjacent(0, 1));
        assertTrue(through.adjacent(0, 1));
        assertTrue(through.adjacent(0, 4));
        assertFalse(through.adjacent(1, 2), "impassable");
        assertFalse(through.adjacent(0, 0));
        assertEquals(MapTable.NONE, through.step(0, MapTable.EAST), "nobody steps through");
        assertEquals(MapTable.UNREACHABLE, through.walk(0, 1));
    }

    @Test
    void readingsOfTheMapReachItsLinesOfSight() {
        final MapPlan plan = MapPlan.of(
                List.of("......", "......", "......", "......", "......"), TestMaps.redLines("V(3,2) V(3,3) V(3,4)"));
        final MapTable usual = TestMaps.table(plan);

        assertTrue(usual.sees(usual.space(2, 3), usual.space(3, 1)));
        assertFalse(new MapTable(plan, OTHERS).sees(usual.space(2, 3), usual.space(3, 1)));
    }

    @Test
    void aMapHasAtMost64Areas() {
        assertEquals(MapTable.MOST_AREAS, TestMaps.table(TestMaps.open(32, 32)).areas);
        assertThrows(IllegalArgumentException.class, () -> TestMaps.table(TestMaps.open(33, 32)));
    }

    @Test
    void nobodySeesACornerOfTheMapByTheStrictReading() {
        final MapTable strict = new MapTable(TestMaps.open(8, 8), OTHERS);

        assertFalse(strict.sees(strict.space(1, 1), strict.space(0, 0)));
        assertTrue(strict.sees(strict.space(1, 1), strict.space(0, 1)));
        assertTrue(OPEN.sees(OPEN.space(1, 1), OPEN.space(0, 0)));
    }

    @Test
    void distanceCountsTheGrid() {
        assertEquals(5, OPEN.distance(OPEN.space(1, 2), OPEN.space(6, 4)));
        assertEquals(7, OPEN.distance(OPEN.space(6, 9), OPEN.space(5, 2)));
    }

    private static boolean steps(final MapTable map, final int from, final int to) {
        for (int direction = 0; direction < MapTable.DIRECTIONS; direction++) {
            if (map.step(from, direction) == to) {
                return true;
            }
        }
        return false;
    }

    private static short[] spacesOf(final MapTable map, final int area) {
        return Arrays.copyOfRange(map.areaSpaces, map.areaOffset[area], map.areaOffset[area + 1]);
    }

    /** The least movement that a hero needs to each space: prices lowered until none falls. */
    private static int[] costs(final MapTable map, final int from) {
        final int[] costs = new int[map.spaces];
        Arrays.fill(costs, Integer.MAX_VALUE / 2);
        costs[from] = 0;
        boolean falls = true;
        while (falls) {
            falls = false;
            for (int at = 0; at < map.step.length; at++) {
                final int to = map.step[at];
                final int cost = costs[at / MapTable.DIRECTIONS] + map.stepCost[at];
                if (to != MapTable.NONE && cost < costs[to]) {
                    costs[to] = cost;
                    falls = true;
                }
            }
        }
        return costs;
    }
}
