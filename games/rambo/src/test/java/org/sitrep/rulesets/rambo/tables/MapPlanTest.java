package org.sitrep.rulesets.rambo.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.sitrep.rulesets.rambo.definition.Mission.TilePlace;
import org.sitrep.rulesets.rambo.definition.Tile;

/**
 * Tiles laid and turned against the printed maps of three missions, and which borders are red (RB-SETUP-2, RB-TERR-3,
 * RB-TERR-4).
 */
class MapPlanTest {
    /** Marks stand where the dossier prints something on the terrain. */
    private static final String MARKS = "123SABCDZ";

    private static final String MISSION_1 = """
            ..cc............
            ..cc..c..##.A##.
            ......c..##..##.
            tttt........1..A
            tttt..cc.c....c.
            ......cccc....cc
            .c..............
            .cc........cc...
            cc...tt....cc...
            c.2..tt..##cc...
            ....ctt..##....c
            ..cc...........c
            ..cc....cc..tt..
            .SS....cc...tt..
            .SS...cc....##..
            .....cc...c.##..
            """;

    private static final String CAGE_RUN = """
            .c........c.....
            cc..tttt..cc.##.
            ....tttt....C##.
            ..ttttc.c...1..Z
            .ttttcc.c.......
            tttt.........##.
            ttt...c...cc.##.
            ......c...c.....
            .cc.....
            cc......
            c.......
            ....cc..
            ....cc..
            .SSc....
            .SS....c
            .tt...cc
            """;

    private static final String POWDER_STORE = """
            ..c..c...tt...cZ
            .##......ttt..cc
            .##..cc..tt2t...
            ....1cA..Cttt...
            c...##.....tttt.
            c...##.....cAtt.
            ..c.....cc.cctt.
            ..c..c.......tt.
            cc...tt....cc...
            c....tt..##cc...
            ....ctt..##....c
            ..cc.......3...c
            ..cc....cc..tt..
            .SS....cc...tt..
            .SS...cc....##..
            .....cc...c.##..
            """;

    @Test
    void tilesLaidAndTurnedMakeThePrintedMaps() {
        assertDrawn(TestMaps.MISSION_1, MISSION_1);
        assertDrawn(TestMaps.CAGE_RUN, CAGE_RUN);
        assertDrawn(TestMaps.POWDER_STORE, POWDER_STORE);
    }

    @Test
    void redLinesTurnWithTheirTiles() {
        assertEquals(
                List.of("H(8,6)", "H(9,6)", "H(10,6)", "H(13,6)", "H(14,6)", "H(15,6)"),
                betweenOpenSpaces(TestMaps.MISSION_1));
        assertEquals(
                List.of("V(10,0)", "V(10,1)", "V(10,2)", "V(10,5)", "V(10,6)", "V(10,7)"),
                betweenOpenSpaces(TestMaps.CAGE_RUN));
        assertEquals(List.of("V(4,0)", "V(4,1)"), betweenOpenSpaces(TestMaps.POWDER_STORE));
        // Two quarter turns: upper sides become lower ones; three: upper sides become left ones.
        assertEquals(
                List.of("H(0,2)", "H(1,2)", "H(2,2)", "H(5,2)", "H(6,2)", "H(7,2)"),
                betweenOpenSpaces(TestMaps.laid("T4 0 0 2")));
        assertEquals(List.of("H(6,4)", "H(7,4)"), betweenOpenSpaces(TestMaps.laid("T5 0 0 1")));
        assertEquals(List.of("H(0,4)", "H(1,4)"), betweenOpenSpaces(TestMaps.laid("T5 0 0 3")));
        assertEquals(
                List.of("V(6,0)", "V(6,1)", "V(6,2)", "V(6,5)", "V(6,6)", "V(6,7)"),
                betweenOpenSpaces(TestMaps.laid("T4 0 0 3")));
    }

    @Test
    void aRedLineOnTheRimPartsATileFromItsNeighbours() {
        // Turned once, an upper side becomes the right rim; turned twice, it becomes the lower one, and a left side the
        // right one.
        final Tile rimmed =
                new Tile("rim", "Rim", Collections.nCopies(Tile.SIDE, "........"), TestMaps.redLines("H(3,0) V(0,6)"));

        final MapPlan plan = MapPlan.of(
                Map.of("rim", rimmed),
                List.of(
                        new TilePlace("rim", 0, 0, 1),
                        new TilePlace("rim", 8, 0, 2),
                        new TilePlace("rim", 16, 8, 0),
                        new TilePlace("rim", 16, 0, 0),
                        new TilePlace("rim", 8, 8, 3)));

        assertEquals(
                List.of("V(16,1)", "V(8,3)", "V(16,6)", "H(12,8)", "H(19,8)", "V(16,14)"), betweenOpenSpaces(plan));
    }

    @Test
    void aTurnedTileTurnsItsStepsAndLinesOfSight() {
        final MapTable once = TestMaps.table(TestMaps.laid("T4 0 0 1"));
        final MapTable straight = TestMaps.table(TestMaps.laid("T4 0 0 0"));
        for (int space = 0; space < straight.spaces; space++) {
            final int turned = once.space(7 - straight.y(space), straight.x(space));
            for (int direction = 0; direction < MapTable.DIRECTIONS; direction++) {
                final int to = straight.step(space, direction);
                final int turnedTo =
                        to == MapTable.NONE ? MapTable.NONE : once.space(7 - straight.y(to), straight.x(to));

                assertEquals(turnedTo, once.step(turned, direction + 2 & 7));
            }
            for (int other = 0; other < straight.spaces; other++) {
                final int turnedOther = once.space(7 - straight.y(other), straight.x(other));

                assertEquals(straight.sees(space, other), once.sees(turned, turnedOther));
            }
        }
    }

    @Test
    void bordersOfImpassableSpacesOfMissingTilesAndOfTheMapAreRed() {
        final MapPlan plan = MapPlan.of(List.of(".# ", "..."), List.of());

        assertTrue(plan.redWest(0, 0));
        assertTrue(plan.redWest(1, 0));
        assertFalse(plan.redWest(2, 0), "between an impassable space and none");
        assertFalse(plan.redWest(3, 0), "beside no tile");
        assertTrue(plan.redWest(3, 1));
        assertFalse(plan.redNorth(0, 1));
        assertTrue(plan.redNorth(1, 1));
        assertTrue(plan.redNorth(2, 1));
        assertTrue(plan.redNorth(0, 2));
        assertTrue(plan.open(0, 0));
        assertFalse(plan.open(1, 0));
        assertFalse(plan.open(2, 0));
        assertFalse(plan.open(-1, 0));
        assertFalse(plan.open(0, 2));
    }

    @Test
    void rowsOfUnequalLengthAreRefused() {
        final IllegalArgumentException refusal =
                assertThrows(IllegalArgumentException.class, () -> MapPlan.of(List.of("...", ".."), List.of()));

        assertEquals("row 1 is not 3 spaces long", refusal.getMessage());
    }

    private static void assertDrawn(final MapPlan plan, final String printed) {
        final List<String> rows = printed.lines().toList();
        assertEquals(16, plan.width);
        assertEquals(rows.size(), plan.height);
        for (int y = 0; y < plan.height; y++) {
            for (int x = 0; x < plan.width; x++) {
                final String row = rows.get(y);
                final String at = "(" + x + "," + y + ")";
                final char letter = x < row.length() ? row.charAt(x) : MapPlan.NO_TILE;
                if (MARKS.indexOf(letter) < 0) {
                    assertEquals(letter, plan.letter(x, y), at);
                } else {
                    assertTrue(plan.open(x, y), at);
                }
            }
        }
    }

    private static List<String> betweenOpenSpaces(final MapPlan plan) {
        final List<String> lines = new ArrayList<>();
        for (int y = 0; y < plan.height; y++) {
            for (int x = 0; x < plan.width; x++) {
                if (plan.open(x, y) && plan.open(x - 1, y) && plan.redWest(x, y)) {
                    lines.add("V(" + x + "," + y + ")");
                }
                if (plan.open(x, y) && plan.open(x, y - 1) && plan.redNorth(x, y)) {
                    lines.add("H(" + x + "," + y + ")");
                }
            }
        }
        return lines;
    }
}
