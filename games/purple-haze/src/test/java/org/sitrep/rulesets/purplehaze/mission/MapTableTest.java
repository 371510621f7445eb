package org.sitrep.rulesets.purplehaze.mission;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.sitrep.rulesets.purplehaze.definition.BoonCard.Direction;
import org.sitrep.rulesets.purplehaze.tables.MapTable;
import org.sitrep.rulesets.purplehaze.tables.TerrainTable;

/** PH-VOC-2, PH-MCH-2, PH-MCH-5: Spaces, their neighbours and the order of Terrain. */
class MapTableTest {
    private final Expedition range = new Expedition();
    private final MapTable map = range.mission.map;

    private String neighbour(final String space, final Direction direction) {
        final int to = map.neighbour[map.of(space) * MapTable.DIRECTIONS + direction.ordinal()];
        return to == MissionState.NONE ? "none" : map.name(to);
    }

    /** North first, clockwise; nothing beyond the grid, nothing out of play. */
    @Test
    void aSpaceHasEightNeighbours() {
        assertEquals("D3", neighbour("D4", Direction.N));
        assertEquals("E3", neighbour("D4", Direction.NE));
        assertEquals("E4", neighbour("D4", Direction.E));
        assertEquals("E5", neighbour("D4", Direction.SE));
        assertEquals("D5", neighbour("D4", Direction.S));
        assertEquals("C5", neighbour("D4", Direction.SW));
        assertEquals("C4", neighbour("D4", Direction.W));
        assertEquals("C3", neighbour("D4", Direction.NW));
        assertEquals("none", neighbour("A1", Direction.N));
        assertEquals("none", neighbour("A1", Direction.W));
        assertEquals("none", neighbour("H6", Direction.E));
        assertEquals("none", neighbour("A4", Direction.S), "A5 is out of play");
        assertEquals("none", neighbour("C6", Direction.W), "B6 is out of play");
    }

    @Test
    void distanceCountsDiagonalsAsSteps() {
        assertEquals(0, map.distance(map.of("B2"), map.of("B2")));
        assertEquals(1, map.distance(map.of("B2"), map.of("C3")));
        assertEquals(7, map.distance(map.of("A1"), map.of("H6")));
        assertTrue(map.adjacent(map.of("A1"), map.of("B1")));
        assertFalse(map.adjacent(map.of("A1"), map.of("A1")));
        assertFalse(map.adjacent(map.of("H1"), map.of("A2")), "rows do not run into each other");
    }

    /** Paddy, Jungle, Hilly, Mountainous; Urban has no place among them (AMB-20). */
    @Test
    void terrainHasAnOrder() {
        final TerrainTable terrain = range.tables.terrain;
        assertEquals("jungle", terrain.index.id(terrain.heavier[terrain.index.of("paddy")]));
        assertEquals("hilly", terrain.index.id(terrain.lighter[terrain.index.of("mountainous")]));
        assertEquals(MissionState.NONE, terrain.lighter[terrain.index.of("paddy")]);
        assertEquals(MissionState.NONE, terrain.heavier[terrain.index.of("mountainous")]);
        assertEquals(MissionState.NONE, terrain.lighter[terrain.index.of("urban")]);
        assertEquals(MissionState.NONE, terrain.heavier[terrain.index.of("urban")]);
    }
}
