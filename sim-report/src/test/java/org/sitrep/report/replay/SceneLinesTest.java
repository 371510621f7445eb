package org.sitrep.report.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.sitrep.ruleset.transcript.Scene;
import org.sitrep.ruleset.transcript.Transcript;
import org.sitrep.ruleset.transcript.Transcript.Mark.Kind;

/** Lines of a map are drawn along the edges of its cells, and a map of many columns has large counters. */
class SceneLinesTest {
    private static Scene map(final int columns, final List<Scene.Line> lines) {
        final List<Scene.Cell> cells = new ArrayList<>();
        for (int column = 0; column < columns; column++) {
            final Scene.Token token =
                    new Scene.Token("t" + column, Scene.Side.OWN, "" + column, "token", List.of(), Double.NaN);
            cells.add(new Scene.Cell(column, 0, column + ",0", Scene.Ground.PLAIN, "", List.of(), List.of(token)));
        }
        final List<String> labels =
                IntStream.range(0, columns).mapToObj(Integer::toString).toList();
        return new Scene("map", "Map", labels, List.of("0"), cells, lines);
    }

    private static String drawn(final Scene scene, final Transcript.Entry... step) {
        final Sprites sprites = new Sprites();
        final StepMarks marks = StepMarks.of(new Transcript.Step("", List.of(step)));
        final String picture =
                new SceneSvg(sprites).draw(scene, SceneChanges.NONE, marks).toString();
        return picture + sprites.definitions();
    }

    @Test
    void wallsLieOverBorders() {
        final String drawn = drawn(map(
                8,
                List.of(
                        new Scene.Line(4, 0, 4, 1, Scene.Stroke.WALL),
                        new Scene.Line(0, 0, 8, 0, Scene.Stroke.WALL),
                        new Scene.Line(4, 0, 4, 1, Scene.Stroke.BORDER))));
        final int wall = drawn.indexOf("<path class=\"line-wall\" d=\"M282 26L282 90M26 26L538 26\"/>");
        final int border = drawn.indexOf("<path class=\"line-border\" d=\"M282 26L282 90\"/>");
        assertTrue(border >= 0 && wall > border, drawn);
    }

    /** The middles of two hexes, the second of which lies half a cell lower. */
    @Test
    void aRoadLeadsFromMiddleToMiddle() {
        final Scene square = map(8, List.of(new Scene.Line(0, 0, 1, 0, Scene.Stroke.ROAD)));
        final Scene hexes =
                new Scene("map", "Map", square.columns(), square.rows(), square.cells(), square.lines(), true);
        assertTrue(drawn(hexes).contains("<path class=\"line-road\" d=\"M58 58L122 90\"/>"), drawn(hexes));
    }

    @Test
    void aMapWithoutLinesHasNone() {
        assertFalse(drawn(map(8, List.of())).contains("class=\"line-"));
    }

    /** Every second column of a map of hexes lies half a cell lower, and its picture is so much higher. */
    @Test
    void hexesAreStaggered() {
        final Scene square = map(8, List.of());
        final Scene hexes = hexes(square);
        final SceneGrid grid = new SceneGrid(hexes);
        assertEquals(grid.top(0), grid.top(hexes.cells().get(0)));
        assertEquals(
                grid.top(0) + grid.cellHeight(0) / 2, grid.top(hexes.cells().get(1)));
        assertEquals(
                new SceneGrid(square).top(0),
                new SceneGrid(square).top(square.cells().get(1)));
        assertEquals(new SceneGrid(square).height() + grid.cellHeight(0) / 2, grid.height());
    }

    private static Scene hexes(final Scene square) {
        return new Scene("map", "Map", square.columns(), square.rows(), square.cells(), List.of(), true);
    }

    /** The right corner of a hex in the first column is where the two hexes of the second one meet. */
    @Test
    void hexesMeet() {
        final String drawn = drawn(hexes(map(8, List.of())));
        assertTrue(drawn.contains("d=\"M36 26H80L100 58L80 90H36L16 58Z\""), drawn);
        assertTrue(drawn.contains("d=\"M100 58H144L164 90L144 122H100L80 90Z\""), drawn);
        assertFalse(drawn(map(8, List.of())).contains("H80L100"));
    }

    /**
     * A line of fire from the middle of a hex, (58, 58), to that of another, (122, 90), in the colour of the side that
     * fires; 0.3 of it is left out on either side, where the counters lie.
     */
    @Test
    void shotsAreDrawnFromCounterToCounter() {
        final Transcript.Shot shot = new Transcript.Shot(0, 0, 1, 0, Scene.Side.OPPOSING);
        final String drawn = drawn(hexes(map(8, List.of())), shot, shot);
        final String path = "<path class=\"shot opposing\" d=\"M77 68L103 80\"/>";
        assertTrue(drawn.contains(path), drawn);
        assertEquals(drawn.indexOf(path), drawn.lastIndexOf(path), "each line once");
    }

    /** Damage is added up, and a sign says the worst; who acts has a frame. */
    @Test
    void countersHaveMarksOfWhatBefellThem() {
        final String drawn = drawn(
                map(8, List.of()),
                new Transcript.Mark("t0", Kind.ACTS, 0),
                new Transcript.Mark("t1", Kind.HURT, 2),
                new Transcript.Mark("t1", Kind.WOUNDED, 0),
                new Transcript.Mark("t1", Kind.HURT, 3),
                new Transcript.Mark("t2", Kind.TARGET, 0),
                new Transcript.Mark("t3", Kind.HURT, 0),
                new Transcript.Mark("gone", Kind.LOST, 0));
        assertEquals(1, drawn.split("class=\"ring acts\"", -1).length - 1, drawn);
        assertEquals(1, drawn.split("class=\"badge wounded\"", -1).length - 1, drawn);
        assertTrue(drawn.contains(">\u22125 \u271a</text>"), drawn);
        assertTrue(drawn.contains("badge target") && drawn.contains(">0</text>"), drawn);
        assertTrue(drawn.contains("badge hurt") && drawn.contains(">!</text>"), drawn);
        assertFalse(drawn.contains("badge lost"), "it is on no board");
    }

    @Test
    void aRoleIsAnIconWhereThereIsRoom() {
        final List<Scene.Token> medics = IntStream.range(0, 3)
                .mapToObj(n -> new Scene.Token("m" + n, Scene.Side.OWN, "M" + n, "medic", List.of(), Double.NaN))
                .map(token -> token.as(Scene.Role.MEDIC))
                .toList();
        for (int count = 1; count <= 3; count++) {
            final Scene.Cell cell =
                    new Scene.Cell(0, 0, "a", Scene.Ground.PLAIN, "", List.of(), medics.subList(0, count));
            final Scene square = map(8, List.of());
            final String drawn = drawn(new Scene("map", "Map", square.columns(), square.rows(), List.of(cell)));
            assertEquals(count == 3 ? 0 : count, drawn.split("href=\"#i-medic\"", -1).length - 1, drawn);
        }
    }

    @Test
    void aHeldCellHasTheFlagOfItsHolder() {
        final Scene.Cell held = new Scene.Cell(
                0, 0, "a", Scene.Ground.BUILT, "", List.of(), List.of(), Optional.of(Scene.Side.OPPOSING));
        final Scene square = map(8, List.of());
        final String drawn = drawn(new Scene("map", "Map", square.columns(), square.rows(), List.of(held)));
        assertTrue(drawn.contains("<g class=\"flag opposing\">"), drawn);
        assertFalse(drawn(square).contains("class=\"flag"));
    }

    @Test
    void aVehicleShowsItsFront() {
        final Scene square = map(8, List.of());
        final Scene.Token tank =
                new Scene.Token("t", Scene.Side.OWN, "T", "tank", List.of(), Double.NaN, 90, Scene.Role.TANK);
        final Scene.Cell first = square.cells().get(0);
        final Scene.Cell cell =
                new Scene.Cell(0, 0, first.name(), first.ground(), first.letter(), first.marks(), List.of(tank));
        final Scene scene = new Scene("map", "Map", square.columns(), square.rows(), List.of(cell));
        assertTrue(
                drawn(scene).contains("<path class=\"front\" transform=\"translate(25 18) rotate(90)\""), drawn(scene));
        assertFalse(drawn(square).contains("class=\"front\""));
    }

    @Test
    void countersAreLargeWhereColumnsAreMany() {
        assertEquals(12, drawn(map(12, List.of())).split("class=\"label single\"", -1).length - 1);
        final String many = drawn(map(13, List.of()));
        assertEquals(13, many.split("class=\"label large\"", -1).length - 1);
    }
}
